# SPDX-License-Identifier: GPL-2.0-only
"""Events, semaphores, mutexes, waits, names, handles and messages as NT has them: a model in
Python, and random scripts for tests/nt/service_commands.c with the answers that the model gives."""

import random

(CREATE, OPEN, DUPLICATE, CLOSE, SET, RESET, PULSE, RELEASE, UNLOCK, QUERY, KEY_CREATE) = range(11)
SELF, POST, TAKE = range(15, 18)
EVENT, SEMAPHORE, MUTEX, KEY = range(4)
MODIFY, SYNCHRONIZE, ALL_ACCESS = 0x2, 0x100000, 0x1F0003
WAIT_ALL = 1
PEEK = NO_CASE = 1

OK, ABANDONED, TIMEOUT, EXISTS = 0, 0x80, 0x102, 0x40000000
NO_MORE, INVALID_HANDLE, NO_THREAD = 0x8000001A, 0xC0000008, 0xC000000B
INVALID_PARAMETER, ACCESS_DENIED, TYPE_MISMATCH = 0xC000000D, 0xC0000022, 0xC0000024
NOT_FOUND, NOT_OWNED, LIMIT = 0xC0000034, 0xC0000046, 0xC0000047
FIRST = 7  # what service_commands posts beside a number

THREADS, SLOTS = 6, 12
NAMES = ["a", "A", "b", "Local\\a", "local\\b", "Global\\a"]


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
        return 1 - self.recursion, int(self.abandoned)


class Thread:
    def __init__(self, index):
        self.index, self.owned, self.wait = index, [], None
        self.messages, self.takes = [], False
        self.posted = Object(EVENT, manual=True, set=False)


class Wait:
    def __init__(self, thread, objects, flags):
        self.thread, self.objects = thread, objects
        self.all = flags & WAIT_ALL

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
    def __init__(self):
        self.threads = [Thread(i) for i in range(THREADS)]
        self.slots = {}  # slot: (object, access)
        self.names = {}  # in the order of their making
        self.waits = []  # the same
        self.ended = {}  # since the last answer: thread's index: status

    # objects and those who wait

    def offer(self, changed):
        """To waits for all before those for any, of each in turn."""
        for wait in sorted(self.waits, key=lambda wait: not wait.all):
            if changed in wait.objects:
                status = wait.attempt()
                if status is not None:
                    self.end(wait, status)

    def end(self, wait, status):
        self.waits.remove(wait)
        wait.thread.wait = None
        self.ended[wait.thread.index] = status

    def wait(self, thread, flags, timeout_ns, slots):
        self.ended[thread.index], objects = None, []
        for slot in slots:
            if slot not in self.slots:
                status = INVALID_HANDLE
            elif not self.slots[slot][1] & SYNCHRONIZE:
                status = ACCESS_DENIED
            elif self.slots[slot][0].kind == KEY:
                status = TYPE_MISMATCH
            else:
                objects.append(self.slots[slot][0])
                continue
            self.ended[thread.index] = status
            return
        if flags & WAIT_ALL and len({id(each) for each in objects}) < len(objects):
            self.ended[thread.index] = INVALID_PARAMETER
            return
        wait = Wait(thread, objects, flags)
        status = wait.attempt()
        if status is None and timeout_ns:
            del self.ended[thread.index]
            thread.wait = wait
            self.waits.append(wait)
        else:
            self.ended[thread.index] = TIMEOUT if status is None else status

    def change(self, thread, op, slot, count):
        """The status, and what was before."""
        if slot not in self.slots:
            return [INVALID_HANDLE]
        it, access = self.slots[slot]
        if it.kind != {RELEASE: SEMAPHORE, UNLOCK: MUTEX}.get(op, EVENT):
            return [TYPE_MISMATCH]
        if op != UNLOCK and not access & MODIFY:
            return [ACCESS_DENIED]
        before = it.state()[0]
        if op == UNLOCK:
            if it.owner is not thread:
                return [NOT_OWNED]
            it.recursion -= 1
            if not it.recursion:
                it.let_go()
        elif op == RELEASE:
            if it.count + count > it.most:
                return [LIMIT]
            it.count += count
        else:
            it.set = op != RESET
        self.offer(it)
        if op == PULSE:
            it.set = False
        return [OK, before]

    def die(self, thread):
        for mutex in list(thread.owned):
            mutex.let_go()
            mutex.abandoned = True
            self.offer(mutex)
        self.threads[thread.index] = Thread(thread.index)

    # handles and names

    def handle(self, slot, it, access):
        it.handles += 1
        self.slots[slot] = it, access

    def close(self, slot):
        if slot not in self.slots:
            return [INVALID_HANDLE]
        it, _ = self.slots.pop(slot)
        it.handles -= 1
        if not it.handles:
            self.names = {name: each for name, each in self.names.items() if each is not it}
        return [OK]

    def make(self, thread, kind, first, second):
        if kind == EVENT:
            return Object(EVENT, manual=bool(first), set=bool(second))
        if kind == SEMAPHORE:
            return Object(SEMAPHORE, count=first, most=second) if 0 < second >= first else None
        it = Object(MUTEX, recursion=0)
        if first:
            it.take(thread)
        return it

    @staticmethod
    def own_name(name):
        return name[6:] if name.lower().startswith("local\\") else name

    def create(self, thread, kind, first, second, name, new):
        if kind == SEMAPHORE and not 0 < second >= first:
            return [INVALID_PARAMETER]
        there = self.names.get(self.own_name(name)) if name else None
        if there:
            if there.kind != kind:
                return [TYPE_MISMATCH]
            self.handle(new, there, ALL_ACCESS)
            return [EXISTS]
        it = self.make(thread, kind, first, second)
        if name:
            self.names[self.own_name(name)] = it
        self.handle(new, it, ALL_ACCESS)
        return [OK]

    def open(self, kind, access, flags, name, new):
        name = self.own_name(name)
        same = [it for each, it in self.names.items()
                if each == name or flags & NO_CASE and each.lower() == name.lower()]
        if not same:
            return [NOT_FOUND]
        if same[-1].kind != kind:
            return [TYPE_MISMATCH]
        self.handle(new, same[-1], access or ALL_ACCESS)
        return [OK]

    def duplicate(self, slot, access, new):
        if slot not in self.slots:
            return [INVALID_HANDLE]
        it, had = self.slots[slot]
        self.handle(new, it, access or had)
        return [OK]

    def query(self, slot):
        if slot not in self.slots:
            return [INVALID_HANDLE]
        it = self.slots[slot][0]
        return [TYPE_MISMATCH] if it.kind == KEY else [OK, *it.state()]

    # messages

    def post(self, to, number):
        if not to.takes:
            return [NO_THREAD]
        to.messages.append(number)
        to.posted.set = True
        self.offer(to.posted)
        return [OK]

    def take(self, thread, lowest, highest, flags):
        thread.takes = True
        for number in thread.messages:
            if lowest <= number <= highest:
                if not flags & PEEK:
                    thread.messages.remove(number)
                return [OK, number, FIRST]
        thread.posted.set = False
        return [NO_MORE]


class Script:
    """A random one: `lines` to ask, and `answers`."""

    def __init__(self, seed, steps):
        self.by, self.model = random.Random(seed), Model()
        self.lines, self.answers = [], []
        while len(self.lines) < steps:
            idle = [thread for thread in self.model.threads if not thread.wait]
            # somebody must be left to end the waits of the others
            self.step(self.by.choice(idle), len(idle) > 1)

    def slot(self):
        """Of a handle, as often as there is one; sometimes of none."""
        if self.model.slots and self.by.random() < 0.98:
            return self.by.choice(sorted(self.model.slots))
        return SLOTS

    def free_slot(self):
        free = [slot for slot in range(SLOTS) if slot not in self.model.slots]
        return self.by.choice(free) if free else None

    def ask(self, thread, answer, op, *, slot=None, words=(0, 0, 0), given="-", new=None):
        handle = "0" if slot in (None, SLOTS) else f"s{slot}"
        to = "-" if new is None else f"s{new}"
        self.say(f"{thread.index} {op} {handle} {' '.join(map(str, words))} {given} {to}", "",
                 " ".join(f"{word & 0xFFFFFFFF:x}" for word in answer))

    def say(self, line, rest, answer):
        ends = sorted(self.model.ended.items())
        self.model.ended = {}
        self.lines.append(f"{line} {len(ends)}{rest}")
        self.answers.append(" ".join([answer, *(f"{index}={status:x}" for index, status in ends)]))

    def step(self, thread, may_sleep):
        kinds = [self.change] * 8 + [self.wait] * 8 + [self.make] * 4 + [self.message] * 3
        self.by.choice([*kinds, self.close, self.close, self.look, self.die])(thread, may_sleep)

    def change(self, thread, _):
        slot, count = self.slot(), self.by.choice([0, 1, 1, 2, 3, 0xFFFFFFFF])
        fitting = {EVENT: [SET, SET, RESET, PULSE], SEMAPHORE: [RELEASE], MUTEX: [UNLOCK]}
        it = self.model.slots.get(slot, [None])[0]
        op = self.by.choice(fitting.get(it and it.kind, [SET]))
        if self.by.random() < 0.05:
            op = self.by.choice([SET, RESET, PULSE, RELEASE, UNLOCK])
        count = count if op == RELEASE else 0
        self.ask(thread, self.model.change(thread, op, slot, count), op, slot=slot,
                 words=(count, 0, 0))

    def wait(self, thread, may_sleep):
        slots = [self.slot() for _ in range(self.by.choice([1, 1, 2, 2, 3, 5]))]
        if self.by.random() < 0.7:
            slots = list(dict.fromkeys(slots))
        flags = self.by.choice([0, 0, WAIT_ALL])
        timeout = -1 if may_sleep and self.by.random() < 0.7 else 0
        self.model.wait(thread, flags, timeout, slots)
        handles = "".join(" 0" if slot == SLOTS else f" s{slot}" for slot in slots)
        self.say(f"{thread.index} wait {flags} {timeout}", handles, "wait")

    def make(self, thread, _):
        new, draw = self.free_slot(), self.by.random()
        if new is None:
            return
        name = self.by.choice(["", "", *NAMES])
        kind = self.by.choice([EVENT, SEMAPHORE, MUTEX])
        access = self.by.choice([0, MODIFY, SYNCHRONIZE, MODIFY | SYNCHRONIZE])
        if draw < 0.6:
            first, second = self.by.randrange(3), self.by.randrange(4)
            if kind == MUTEX:
                second = 0
            answer = self.model.create(thread, kind, first, second, name, new)
            self.ask(thread, answer, CREATE, words=(kind, first, second), given=name or "-",
                     new=new)
        elif draw < 0.75 and name:
            flags = self.by.randrange(2)
            self.ask(thread, self.model.open(kind, access, flags, name, new), OPEN,
                     words=(kind, access, flags), given=name, new=new)
        elif draw < 0.95:
            slot = self.slot()
            self.ask(thread, self.model.duplicate(slot, access, new), DUPLICATE, slot=slot,
                     words=(access, 0, 0), new=new)
        else:
            self.model.handle(new, Object(KEY), 0)
            self.ask(thread, [OK], KEY_CREATE, given="key", new=new)

    def close(self, thread, _):
        slot = self.slot()
        self.ask(thread, self.model.close(slot), CLOSE, slot=slot)

    def look(self, thread, _):
        slot = self.slot()
        self.ask(thread, self.model.query(slot), QUERY, slot=slot)

    def die(self, thread, _):
        if self.by.random() < 0.5:
            self.model.die(thread)
            self.say(f"{thread.index} die", "", "dies")

    def message(self, thread, _):
        what = self.by.choice([SELF, POST, POST, POST, TAKE, TAKE])
        to, number = self.by.choice(self.model.threads), self.by.randrange(4)
        if what == SELF:
            new = self.free_slot()
            if new is None:
                return
            thread.takes = True
            self.model.handle(new, thread.posted, SYNCHRONIZE)
            self.ask(thread, [OK], SELF, words=(1, 0, 0), new=new)
        elif what == POST:
            self.ask(thread, self.model.post(to, number), what,
                     words=(f"t{to.index}", 0, 0), given=f"#{number}")
        else:
            lowest, highest, flags = self.by.choice([(0, 9, 0), (1, 2, 0), (0, 9, PEEK)])
            self.ask(thread, self.model.take(thread, lowest, highest, flags), TAKE,
                     words=(lowest, highest, flags))
