# SPDX-License-Identifier: GPL-2.0-only
"""Events, semaphores, mutexes, waits, names, handles, messages, the registry and who has which file
open, as NT has them, in lists and dictionaries: Model.ask answers as a front end must."""

import re
import struct
from dataclasses import dataclass
from enum import IntEnum

from programs import TOP

HEADER = TOP / "kmod/include/uapi/tare/ntobj.h"
Op = IntEnum("Op", re.findall(r"^\tTARE_NT_OP_(\w+),", HEADER.read_text(), re.M), start=0)
EVENT, SEMAPHORE, MUTEX, KEY, FILE = range(5)
MODIFY, SYNCHRONIZE, ALL_ACCESS = 0x2, 0x100000, 0x1F0003
WAIT_ALL = PEEK = NO_CASE = VOLATILE = NEW = 1
THERE = 2

OK, ABANDONED, TIMEOUT, EXISTS = 0, 0x80, 0x102, 0x40000000
OVERFLOW, NO_MORE, INVALID_HANDLE, NO_THREAD = 0x80000005, 0x8000001A, 0xC0000008, 0xC000000B
INVALID_PARAMETER, NO_MEMORY, ACCESS_DENIED = 0xC000000D, 0xC0000017, 0xC0000022
TYPE_MISMATCH, NAME_INVALID, NOT_FOUND = 0xC0000024, 0xC0000033, 0xC0000034
NOT_OWNED, LIMIT, CANNOT_DELETE = 0xC0000046, 0xC0000047, 0xC0000121
KEY_DELETED, MUST_BE_VOLATILE, QUOTA = 0xC000017C, 0xC0000181, 0xC0000044
SHARING_VIOLATION = 0xC0000043

NAME_MAX, VALUE_NAME_MAX, VALUE_MAX, PATH_MAX, DEPTH_MAX = 255, 16383, 1 << 20, 16383, 512
WAIT_MAX, MESSAGES_MAX = 64, 10000


class Refused(Exception):
    """Its one argument: the status."""


@dataclass
class Answer:
    """-1: whatever the front end says; data: what is written to a room, size: what it tells."""

    status: int = OK
    value: int = -1
    a: int = -1
    data: bytes = b""
    size: int = 0


def message(number):
    return struct.pack("IIQQ", number, 0, 7, 8)


class Object:
    def __init__(self, kind, **state):
        self.kind, self.handles, self.owner, self.abandoned = kind, 0, None, False
        self.__dict__.update(state)

    def ready(self, thread):
        if self.kind == EVENT:
            return self.set
        if self.kind == SEMAPHORE:
            return self.count > 0
        return self.owner in (None, thread)

    def take(self, thread):
        """Whether it was abandoned."""
        if self.kind == EVENT:
            self.set = self.set and self.manual
            return False
        if self.kind == SEMAPHORE:
            self.count -= 1
            return False
        was, self.abandoned = self.abandoned, False
        if self.owner is None:
            thread.owned.append(self)
        self.owner = thread
        self.recursion += 1
        return was

    def let_go(self):
        self.owner.owned.remove(self)
        self.owner, self.recursion = None, 0

    def state(self):
        if self.kind == EVENT:
            return int(self.set), 0
        if self.kind == SEMAPHORE:
            return self.count, self.most
        return (1 - self.recursion) & 0xFFFFFFFF, int(self.abandoned)


class Key(Object):
    """keys, values: by the name in lower case."""

    def __init__(self, above=None, volatile=False, name=b""):
        super().__init__(KEY, above=above, volatile=volatile, name=name, deleted=False)
        self.keys, self.values, self.depth = {}, {}, above.depth + 1 if above else 0


class Thread:
    def __init__(self, index):
        self.index, self.owned, self.wait = index, [], None
        self.messages, self.takes, self.posted = [], False, Object(EVENT, manual=True, set=False)


@dataclass(eq=False)
class Wait:
    thread: Thread
    objects: list
    all: bool

    def attempt(self):
        """The status that ends it, and all that it takes is taken; or None."""
        here = [each.ready(self.thread) for each in self.objects]
        if self.all and all(here):
            return ABANDONED if any([each.take(self.thread) for each in self.objects]) else OK
        if not self.all and any(here):
            index = here.index(True)
            return (ABANDONED if self.objects[index].take(self.thread) else OK) + index
        return None


class Model:
    def __init__(self, threads):
        self.threads = [Thread(i) for i in range(threads)]
        self.slots = {}  # slot: (object, access)
        self.names = {}  # in the order of their making
        self.root = Key()
        self.files = []
        self.waits = []  # in their order
        self.ended = {}  # since they were last asked for: thread's index: status

    def ask(self, thread, op, **words):
        """words: of the operation, as its method names them; the answer."""
        method = self.change if Op.SET <= op <= Op.UNLOCK else getattr(self, op.name.lower())
        try:
            if words.get("slot") is not None:
                self.held(words["slot"])
            return method(thread, op, **words) or Answer()
        except Refused as refused:
            return Answer(*refused.args)

    def held(self, slot, access=0):
        if slot not in self.slots:
            raise Refused(INVALID_HANDLE)
        it, has = self.slots[slot]
        if access & ~has:
            raise Refused(ACCESS_DENIED)
        return it

    def handle(self, slot, it, access):
        it.handles += 1
        self.slots[slot] = it, access

    # objects and those who wait

    def offer(self, changed):
        """To waits for all before those for any, of each in turn."""
        for wait in sorted(self.waits, key=lambda wait: not wait.all):
            if changed in wait.objects and (status := wait.attempt()) is not None:
                self.waits.remove(wait)
                wait.thread.wait = None
                self.ended[wait.thread.index] = status

    def wait(self, thread, flags, sleeps, slots):
        try:
            self.begin(thread, flags, sleeps, slots)
        except Refused as refused:
            self.ended[thread.index] = refused.args[0]

    def begin(self, thread, flags, sleeps, slots):
        objects = []
        if not 0 < len(slots) <= WAIT_MAX:
            raise Refused(INVALID_PARAMETER)
        for slot in slots:
            objects.append(self.held(slot, SYNCHRONIZE))
            if objects[-1].kind in (KEY, FILE):
                raise Refused(TYPE_MISMATCH)
        if flags & WAIT_ALL and len(set(objects)) < len(objects):
            raise Refused(INVALID_PARAMETER)
        wait = Wait(thread, objects, flags & WAIT_ALL)
        status = wait.attempt()
        if status is not None or not sleeps:
            raise Refused(TIMEOUT if status is None else status)
        thread.wait = wait
        self.waits.append(wait)

    def change(self, thread, op, slot, a=0):
        it = self.held(slot)
        if it.kind != {Op.RELEASE: SEMAPHORE, Op.UNLOCK: MUTEX}.get(op, EVENT):
            raise Refused(TYPE_MISMATCH)
        self.held(slot, MODIFY if op != Op.UNLOCK else 0)
        before = it.state()[0]
        if op == Op.UNLOCK:
            if it.owner is not thread:
                raise Refused(NOT_OWNED)
            it.recursion -= 1
            if not it.recursion:
                it.let_go()
        elif op == Op.RELEASE:
            if it.count + a > it.most:
                raise Refused(LIMIT)
            it.count += a
        else:
            it.set = op != Op.RESET
        self.offer(it)
        if op == Op.PULSE:
            it.set = False
        return Answer(value=before)

    def die(self, thread):
        for mutex in list(thread.owned):
            mutex.let_go()
            mutex.abandoned = True
            self.offer(mutex)
        self.threads[thread.index] = Thread(thread.index)

    def query(self, _thread, _op, slot):
        it = self.held(slot)
        if it.kind in (KEY, FILE):
            raise Refused(TYPE_MISMATCH)
        return Answer(OK, *it.state())

    # handles and names

    def close(self, _thread, _op, slot):
        it = self.held(slot)
        del self.slots[slot]
        it.handles -= 1
        if not it.handles:
            self.names = {name: each for name, each in self.names.items() if each is not it}
            self.files = [each for each in self.files if each is not it]

    def duplicate(self, _thread, _op, slot, new, a=0):
        self.handle(new, self.held(slot), a or self.slots[slot][1])

    @staticmethod
    def own_name(name):
        name = name[6:] if name.lower().startswith(b"local\\") else name
        if not 0 < len(name) <= NAME_MAX:
            raise Refused(NAME_INVALID)
        return name

    def create(self, thread, _op, new, a, b=0, c=0, given=b""):
        if a == SEMAPHORE and not 0 < c >= b:
            raise Refused(INVALID_PARAMETER)
        name = self.own_name(given) if given else None
        there = self.names.get(name)
        if there and there.kind != a:
            raise Refused(TYPE_MISMATCH)
        it = there or Object(a, manual=bool(b), set=bool(c), count=b, most=c, recursion=0)
        if a == MUTEX and b and not there:
            it.take(thread)
        if name:
            self.names[name] = it
        self.handle(new, it, ALL_ACCESS)
        return Answer(EXISTS if there else OK)

    def open(self, _thread, _op, new, a, b=0, c=0, given=b""):
        name = self.own_name(given)
        same = [it for each, it in self.names.items()
                if each == name or c & NO_CASE and each.lower() == name.lower()]
        if not same:
            raise Refused(NOT_FOUND)
        if same[-1].kind != a:
            raise Refused(TYPE_MISMATCH)
        self.handle(new, same[-1], b or ALL_ACCESS)

    # messages

    def self(self, thread, _op, new, a=1):
        thread.takes = True
        self.handle(new, thread.posted, SYNCHRONIZE)

    def post(self, _thread, _op, to, given):
        to = self.threads[to]
        if not to.takes:
            raise Refused(NO_THREAD)
        if len(to.messages) == MESSAGES_MAX:
            raise Refused(QUOTA)
        to.messages.append(given)
        to.posted.set = True
        self.offer(to.posted)

    def take(self, thread, _op, b, room, a=0, c=0):
        thread.takes = True
        for one in thread.messages:
            if a <= struct.unpack_from("I", one)[0] <= b:
                if not c & PEEK:
                    thread.messages.remove(one)
                return Answer(data=one, size=len(one))
        thread.posted.set = False
        raise Refused(NO_MORE)

    # files; who wants nothing, as attributes alone, stands in nobody's way

    def file_open(self, _thread, _op, new, a, b, given=b""):
        if (a | b) > 7:
            raise Refused(INVALID_PARAMETER)
        if not 0 < len(given) <= PATH_MAX:
            raise Refused(NAME_INVALID)
        others = [it for it in self.files if it.path == given.lower() and it.access and a]
        if any(a & ~it.sharing or it.access & ~b for it in others):
            raise Refused(SHARING_VIOLATION)
        self.files.append(Object(FILE, path=given.lower(), access=a, sharing=b))
        self.handle(new, self.files[-1], 0)

    def file_access(self, _thread, _op, slot):
        it = self.held(slot)
        if it.kind != FILE:
            raise Refused(TYPE_MISMATCH)
        return Answer(value=it.access)

    # the registry; slot None is its root

    def key(self, slot):
        key = self.root if slot is None else self.held(slot)
        if key.kind != KEY:
            raise Refused(TYPE_MISMATCH)
        if key.deleted:
            raise Refused(KEY_DELETED)
        return key

    def reach(self, slot, path, new, makes, volatile=False):
        """Whether the last of the path was made."""
        if len(path) > PATH_MAX:
            raise Refused(INVALID_PARAMETER)
        names = path.lower().split(b"\\") if path else []
        for name in names:
            if not 0 < len(name) <= NAME_MAX:
                raise Refused(INVALID_PARAMETER if name else NAME_INVALID)
        key, made = self.key(slot), False
        if key.depth + len(names) > DEPTH_MAX:
            raise Refused(NAME_INVALID)
        for name in names:
            if name not in key.keys:
                if not makes:
                    raise Refused(NOT_FOUND)
                if key.volatile and not volatile:
                    raise Refused(MUST_BE_VOLATILE)
                key.keys[name] = Key(key, volatile, name)
                made = True
            key = key.keys[name]
        self.handle(new, key, 0)
        return made

    def key_create(self, _thread, _op, new, slot=None, a=0, given=b""):
        if a not in (0, VOLATILE):
            raise Refused(INVALID_PARAMETER)
        return Answer(value=NEW if self.reach(slot, given, new, True, a == VOLATILE) else THERE)

    def key_open(self, _thread, _op, new, slot=None, given=b""):
        self.reach(slot, given, new, False)

    def key_delete(self, _thread, _op, slot=None):
        key = self.key(slot)
        if not key.above or key.keys:
            raise Refused(CANNOT_DELETE)
        del key.above.keys[key.name]
        key.deleted = True

    def value_set(self, _thread, _op, slot=None, a=0, b=0, given=b""):
        """b: the size of the name, behind which are the data."""
        if b > VALUE_NAME_MAX or not 0 <= len(given) - b <= VALUE_MAX:
            raise Refused(INVALID_PARAMETER)
        self.key(slot).values[given[:b].lower()] = a, given[b:]

    def value_get(self, _thread, _op, slot=None, given=b"", room=0):
        values = self.key(slot).values
        if given.lower() not in values:
            raise Refused(NOT_FOUND)
        kind, data = values[given.lower()]
        if not room or len(data) <= room:
            return Answer(value=kind, data=data[:room], size=len(data))
        return Answer(OVERFLOW, kind, size=len(data))
