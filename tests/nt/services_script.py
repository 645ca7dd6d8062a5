# SPDX-License-Identifier: GPL-2.0-only
"""What front ends are asked, a request a line, with what the model answers: for nt_play.c."""

import random
from collections import Counter

import services_model as nt
from services_model import (
    EVENT, FILE, KEY, MODIFY, MUTEX, SEMAPHORE, SYNCHRONIZE, VOLATILE, Op)

OBJECTS, KEYS, FILES, SPARE, NO_SLOT = range(12), range(12, 22), range(22, 26), range(26, 90), 99
NAMES = [b"a", b"A", b"b", b"Local\\a", b"local\\b", b"Global\\a", b"Local\\", b"n" * 255,
         b"n" * 256]
KEY_NAMES = [b"a", b"A", b"b", b"_", b"Zz"]
# names that differ in case, lie between the letters of either case, or have odd bytes
VALUES = [b"", b"a", b"A", b"b", b"B", b"zZ", b"Zz", b"a_", b"A[", b"AB", b"aB", b"ab", b"\0",
          b"\xff", b"\xc4", b"\xe4", b"[", b"0"]
ANY, RIGHTS = (EVENT, SEMAPHORE, MUTEX, KEY), [0, MODIFY, SYNCHRONIZE, MODIFY | SYNCHRONIZE]
# what a random script must have met often enough to tell
REFUSALS = [nt.CANNOT_DELETE, nt.INVALID_PARAMETER, nt.KEY_DELETED, nt.MUST_BE_VOLATILE,
            nt.NAME_INVALID, nt.NOT_FOUND, nt.OVERFLOW, nt.TYPE_MISMATCH, nt.ACCESS_DENIED,
            nt.EXISTS, nt.LIMIT, nt.NOT_OWNED, nt.NO_MORE, nt.NO_THREAD, nt.INVALID_HANDLE,
            nt.SHARING_VIOLATION]


class Script:
    def __init__(self, threads):
        self.model = nt.Model(threads)
        self.lines, self.statuses = [], Counter()

    def tell(self, *words):
        """A line, and the waits that end by it."""
        due, self.model.ended = self.model.ended, {}
        self.lines.append(" ".join(map(str, (*words, len(due), *sum(due.items(), ())))))

    def ask(self, op, *, by=0, fail=False, **words):
        """Returns the status."""
        expected = self.model.ask(self.model.threads[by], op, **words)
        of = dict.fromkeys(("slot", "new", "to"), -1) | {"a": 0, "b": 0, "c": 0, "given": b"",
                                                         "room": 0} | words
        slot, new = (-1 if of[name] is None else of[name] for name in ("slot", "new"))
        data = expected.data.ljust(of["room"], b"\xee")
        self.tell("call", by, int(fail), int(op), slot, new, of["to"], of["a"], of["b"], of["c"],
                  len(of["given"]), of["given"].hex(), of["room"], expected.status,
                  expected.value, expected.a, expected.size, len(data), data.hex())
        self.statuses[expected.status] += 1
        return expected.status

    def wait(self, slots, by=0, flags=0, sleeps=False):
        self.model.wait(self.model.threads[by], flags, sleeps, slots)
        self.tell("wait", by, flags, int(sleeps), len(slots), *slots)

    def die(self, by):
        self.model.die(self.model.threads[by])
        self.tell("die", by)

    def tell_all(self):
        """All that is in the registry, one key after the other."""
        todo = [(b"", self.model.root)]
        for path, key in todo:
            self.ask(Op.KEY_OPEN, new=NO_SLOT, given=path)
            for name, (_, data) in key.values.items():
                self.ask(Op.VALUE_GET, slot=NO_SLOT, given=name, room=len(data) + 1)
            self.ask(Op.CLOSE, slot=NO_SLOT)
            todo += [(path + b"\\" * bool(path) + name, one) for name, one in key.keys.items()]


# How often each is asked at random, and what for; first of what front ends without the core have.
ALONE = {
    Op.SET: (2, lambda it: {"slot": it.slot(EVENT)}),
    Op.RESET: (1, lambda it: {"slot": it.slot(EVENT)}),
    Op.PULSE: (1, lambda it: {"slot": it.slot(EVENT)}),
    Op.RELEASE: (2, lambda it: {"slot": it.slot(SEMAPHORE),
                                "a": it.one_of([0, 1, 1, 2, 3, 0xFFFFFFFF])}),
    Op.UNLOCK: (3, lambda it: {"slot": it.slot(MUTEX)}),
    Op.CREATE: (3, lambda it: {"new": it.new(OBJECTS), **it.an_object()}),
    Op.DUPLICATE: (1, lambda it: {"new": it.new(OBJECTS), "slot": it.slot(*ANY),
                                  "a": 0 if it.alone else it.one_of(RIGHTS)}),
    Op.CLOSE: (2, lambda it: {"slot": it.slot(*ANY)}),
    Op.QUERY: (1, lambda it: {"slot": it.slot(*ANY)})}
ALL = ALONE | {
    Op.OPEN: (1, lambda it: {"new": it.new(OBJECTS), "a": it.below(3), "b": it.one_of(RIGHTS),
                             "c": it.below(2), "given": it.one_of(NAMES)}),
    Op.SELF: (0.5, lambda it: {"new": it.new(OBJECTS), "a": 1}),
    Op.POST: (1.5, lambda it: {"to": it.below(len(it.model.threads)),
                               "given": nt.message(it.below(4))}),
    Op.TAKE: (1, lambda it: {"room": 24} | it.one_of([
        {"b": 9}, {"a": 1, "b": 2}, {"b": 9, "c": nt.PEEK}])),
    Op.FILE_OPEN: (5, lambda it: {
        "new": it.new(FILES), "a": it.below(8), "b": it.one_of([7, 7, 3, *range(9)]),
        "given": it.one_of([b"file", b"FILE", b"file", b"another", b""])}),
    Op.FILE_ACCESS: (1, lambda it: {"slot": it.slot(FILE, EVENT)}),
    Op.KEY_CREATE: (4, lambda it: {"new": it.new(KEYS), "slot": it.key(), "given": it.path(),
                                   "a": it.one_of([0, 0, 0, VOLATILE, VOLATILE, 2])}),
    Op.KEY_OPEN: (2, lambda it: {"new": it.new(KEYS), "slot": it.key(), "given": it.path()}),
    Op.KEY_DELETE: (2, lambda it: {"slot": it.key()}),
    Op.VALUE_SET: (6, lambda it: {"slot": it.key(), "a": it.draw.getrandbits(32), **it.a_value()}),
    Op.VALUE_GET: (2, lambda it: {"slot": it.key(), "given": it.a_name(),
                                  "room": it.one_of([0, 1, 3, 4, 200])})}


class Random(Script):
    """requests: those of ALONE or ALL; alone: of a front end without the core; waits_for_all: it
    has those."""

    def __init__(self, threads, seed, requests, alone=False, waits_for_all=True):
        super().__init__(threads)
        self.requests, self.alone, self.waits_for_all = requests, alone, waits_for_all
        self.often = {op: often for op, (often, _) in requests.items()} | {"wait": 8, "die": 0.5}
        self.draw, self.by = random.Random(seed), 0
        self.one_of, self.below = self.draw.choice, self.draw.randrange

    def step(self):
        self.by = self.one_of([one for one in self.model.threads if not one.wait]).index
        op, = self.draw.choices([*self.often], self.often.values())
        if op == "wait":
            self.some_wait()
        elif op == "die":
            self.die(self.by)
        else:
            words = self.requests[op][1](self)
            self.some(Op.QUERY if op == Op.CLOSE and self.kept(words["slot"]) else op, **words)

    def some(self, op, **words):
        self.ask(op, by=self.by, fail=self.draw.random() < 0.3, **words)

    def slot(self, *kinds):
        """Of a handle, mostly of such an object; sometimes of none."""
        if self.draw.random() < 0.03:
            kinds = self.one_of([(), (EVENT, KEY)])
        return self.one_of([slot for slot, (it, _) in self.model.slots.items() if it.kind in kinds]
                           or [NO_SLOT])

    def key(self):
        """Its slot; of the root none."""
        return self.one_of([None, *[self.slot(KEY)] * 3])

    def kept(self, slot):
        """Whether it stays: without a core a wait does not keep what is closed."""
        return self.alone and slot in self.model.slots and any(
            self.model.slots[slot][0] in wait.objects for wait in self.model.waits)

    def new(self, among):
        """What is in the way is closed."""
        slot = self.one_of([slot for slot in among if not self.kept(slot)] or SPARE)
        if slot in self.model.slots:
            self.some(Op.CLOSE, slot=slot)
        return slot

    def an_object(self):
        kind, count = self.below(3), self.below(4)
        return {"a": kind, "b": self.below(3),
                "c": 0 if kind == MUTEX else count or int(self.alone and kind == SEMAPHORE),
                "given": b"" if self.alone else self.one_of([b"", *NAMES])}

    def path(self):
        names = self.draw.choices(KEY_NAMES, k=self.one_of([0, 1, 1, 1, 2, 2, 3, 5]))
        odd = self.one_of([b""] * 97 + [b"\\", b"\\", b"\\" + b"n" * 256])
        return b"\\".join(names) + odd

    def a_name(self):
        return self.one_of([*VALUES, bytes(self.draw.choices(b"aBc", k=2))])

    def a_value(self):
        name, data = self.a_name(), self.draw.randbytes(self.one_of([0, 1, 1, 4, 8, 100]))
        return {"b": len(name), "given": name + data}

    def some_wait(self):
        slots = [self.slot(*ANY[:3]) for _ in range(self.one_of([1, 1, 2, 2, 3, 5]))]
        if self.draw.random() < 0.7:
            slots = list(dict.fromkeys(slots))
        # the first thread is left to end the waits of the others
        flags = self.one_of([0, 0, nt.WAIT_ALL]) if self.waits_for_all else 0
        self.wait(slots, self.by, flags, self.by > 0 and self.draw.random() < 0.7)

    def die(self, by):
        """Without a core in any order, and no mutex that is closed is abandoned."""
        owned = self.model.threads[by].owned
        if not self.alone or len(owned) < 2 and all(one.handles for one in owned):
            super().die(by)


def at_random(script, refusals):
    """Lets a script have 8000 steps more, in which it meets each of these."""
    for _ in range(8000):
        script.step()
    missed = [hex(status) for status in refusals if script.statuses[status] < 3]
    assert not missed, missed
    return script


def random_calls(threads, seed):
    script = Random(threads, int(seed), ALL)
    # what is made at the first time, and stays
    script.ask(Op.KEY_OPEN, new=KEYS[0])
    at_random(script, REFUSALS).tell_all()
    script.tell("failures", 500, 1 << 30)
    return script


def random_objects(threads, *lacks):
    """Of front ends that have nothing else. lacks: "all", or names of operations."""
    requests = {op: request for op, request in ALONE.items() if op.name not in lacks}
    script = Random(threads, 1, requests, True, "all" not in lacks)
    if "DUPLICATE" not in lacks:
        # who dies abandons what only a duplicate is left of
        script.ask(Op.CREATE, new=90, a=MUTEX, b=1)
        script.ask(Op.DUPLICATE, new=91, slot=90)
        script.ask(Op.CLOSE, slot=90)
        script.die(0)
        script.wait([91], by=1)
    return at_random(script, [nt.LIMIT, nt.NOT_OWNED, nt.TYPE_MISMATCH, nt.INVALID_HANDLE])


def without_memory(threads, _):
    """What cannot be made or grow is as it was: the root, chains of keys, values, and a table of
    handles."""
    script = Script(threads)
    # a key stays where its handle finds no room: the table has some from here on
    script.ask(Op.CREATE, new=800, a=EVENT)
    for path in (b"", b"a\\b\\c\\d", b"A\\B\\x\\y\\z"):
        script.ask(Op.KEY_CREATE, new=0, given=path, fail=True)
        script.ask(Op.CLOSE, slot=0)
    for data in (b"before", b"afterwards", b"AFTERWARDS", b""):
        script.ask(Op.VALUE_SET, a=len(data), b=1, given=b"v" + data, fail=True)
    script.tell_all()
    script.tell("failures", 11, 11)
    for new in range(300):
        script.ask(Op.CREATE, new=new, a=new % 3, b=1, c=1, given=b"%d" % new, fail=True)
    for new in range(300, 800):
        script.ask(Op.DUPLICATE, new=new, slot=new - 300, fail=True)
    # objects, their names, and chunks for the 65th, 193rd and 449th handle
    script.tell("failures", *[11 + 2 * 300 + 3] * 2)
    for slot in range(801):
        script.ask(Op.CLOSE, slot=slot)
    return script


def limits(threads, _):
    script = Script(threads)
    # of a new key: its depth below another
    for new, slot, depth in [(0, None, 513), (0, None, 512), (1, 0, 1), (1, 0, 0), (2, None, 2),
                             (3, 2, 511), (3, 2, 510), (4, 2, 509)]:
        given = b"\\".join([b"k"] * (slot is None) + [b"K"] * (depth - (slot is None)))
        script.ask(Op.KEY_CREATE, new=new, slot=slot, given=given)
        script.ask(Op.KEY_OPEN, new=new + 5, slot=slot, given=given.swapcase())
    level = nt.NAME_MAX * b"n"
    path = b"\\".join([level] * (nt.PATH_MAX // 256 + 1))
    for given in path, path + b"\\", level + b"n", b"\\", b"\\a", b"a\\", b"a\\\\b":
        script.ask(Op.KEY_CREATE, new=10, given=given)
        script.ask(Op.KEY_OPEN, new=11, given=given)
    for name, data in [(nt.VALUE_NAME_MAX, 1), (nt.VALUE_NAME_MAX + 1, 1), (4, nt.VALUE_MAX),
                       (5, nt.VALUE_MAX + 1)]:
        script.ask(Op.VALUE_SET, slot=10, a=0xFFFFFFFF, b=name, given=b"v" * name + b"x" * data)
    for room in 0, nt.VALUE_MAX - 1, nt.VALUE_MAX:
        script.ask(Op.VALUE_GET, slot=10, given=b"VVVV", room=room)
    assert script.statuses == {nt.OK: 16, nt.NAME_INVALID: 14, nt.INVALID_PARAMETER: 6,
                               nt.OVERFLOW: 1}
    script.ask(Op.CREATE, new=0, a=EVENT, c=1)
    for count in 64, 65, 0:
        script.wait([0] * count)
    for size in nt.PATH_MAX, nt.PATH_MAX + 1, 0:
        script.ask(Op.FILE_OPEN, new=0, a=1, b=1, given=b"p" * size)
    script.ask(Op.SELF, new=0, a=1)
    for _ in range(nt.MESSAGES_MAX + 1):
        script.ask(Op.POST, to=0, given=nt.message(1))
    assert script.statuses[nt.QUOTA] == 1
    # they go with it
    script.die(0)
    script.ask(Op.TAKE, b=9, room=24)
    return script


def many(threads, _):
    """Values of one key, and keys of another."""
    names = [b"%06d" % number for number in range(20000)]
    random.Random(1).shuffle(names)
    script = Script(threads)
    script.ask(Op.KEY_CREATE, new=0, given=b"values")
    script.ask(Op.KEY_CREATE, new=1, given=b"keys")
    for name in names:
        script.ask(Op.VALUE_SET, slot=0, a=1, b=len(name), given=name + name)
    for name in names[:3000]:
        script.ask(Op.KEY_CREATE, new=2, slot=1, given=name)
        script.ask(Op.CLOSE, slot=2)
    for name in names[:3000:2]:
        script.ask(Op.KEY_OPEN, new=2, slot=1, given=name)
        script.ask(Op.KEY_DELETE, slot=2)
        script.ask(Op.CLOSE, slot=2)
    for name in names[:3000]:
        if script.ask(Op.KEY_OPEN, new=2, slot=1, given=name) == nt.OK:
            script.ask(Op.CLOSE, slot=2)
    assert script.statuses[nt.NOT_FOUND] == 1500
    return script


def kept_mutex(threads, _):
    """Who waits keeps one whose last handle is closed by its owner, who then dies."""
    script = Script(threads)
    script.ask(Op.CREATE, new=0, a=MUTEX, b=1)
    script.wait([0], by=1, sleeps=True)
    script.ask(Op.CLOSE, slot=0)
    script.die(0)
    assert not script.model.waits
    # and of whom nobody waits for any more, nothing is kept, however often it was named
    script.ask(Op.CREATE, new=0, a=MUTEX, b=1)
    script.ask(Op.CREATE, new=1, a=EVENT)
    script.wait([0, 0, 1], by=2, sleeps=True)
    script.ask(Op.CLOSE, slot=0)
    script.tell("freed", -1)
    script.ask(Op.SET, slot=1)
    script.tell("freed", 1)
    return script
