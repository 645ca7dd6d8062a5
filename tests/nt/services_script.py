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
CHANGES = {EVENT: [Op.SET, Op.SET, Op.RESET, Op.PULSE], SEMAPHORE: [Op.RELEASE],
           MUTEX: [Op.UNLOCK], KEY: [Op.SET]}
# what a random script must have met often enough to tell
REFUSALS = [nt.CANNOT_DELETE, nt.INVALID_PARAMETER, nt.KEY_DELETED, nt.MUST_BE_VOLATILE,
            nt.NAME_INVALID, nt.NOT_FOUND, nt.OVERFLOW, nt.TYPE_MISMATCH, nt.ACCESS_DENIED,
            nt.EXISTS, nt.LIMIT, nt.NOT_OWNED, nt.NO_MORE, nt.NO_THREAD, nt.INVALID_HANDLE,
            nt.SHARING_VIOLATION]


class Script:
    """lacks: what the front end may not be asked: "all", "pulse", "names", "duplicates"."""

    def __init__(self, threads, lacks=()):
        self.model, self.lacks = nt.Model(threads), lacks
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
                  of["given"].hex() or "-", of["room"], expected.status, expected.value,
                  expected.a, expected.size, data.hex() or "-")
        self.statuses[expected.status] += 1
        return expected.status

    def wait(self, slots, by=0, flags=0, sleeps=False):
        self.model.wait(self.model.threads[by], flags, sleeps, slots)
        self.tell("wait", by, flags, int(sleeps), len(slots), *slots)

    def die(self, by):
        self.model.die(self.model.threads[by])
        self.tell("die", by)

    def count(self, slot):
        key = self.model.slots[slot][0]
        self.tell("names", slot, len(key.keys), len(key.values))

    def tell_all(self):
        """All that is in the registry, one key after the other."""
        todo = [(b"", self.model.root)]
        for path, key in todo:
            self.ask(Op.KEY_OPEN, new=NO_SLOT, given=path)
            self.count(NO_SLOT)
            for name, (_, data) in key.values.items():
                self.ask(Op.VALUE_GET, slot=NO_SLOT, given=name, room=len(data) + 1)
            self.ask(Op.CLOSE, slot=NO_SLOT)
            todo += [(path + b"\\" * bool(path) + name, one) for name, one in key.keys.items()]


class Random(Script):
    def __init__(self, threads, seed, lacks=()):
        super().__init__(threads, lacks)
        self.draw = random.Random(seed)
        self.one_of = self.draw.choice

    def step(self):
        steps = {self.change: 8, self.some_wait: 8, self.make: 4, self.look: 3, self.die: 0.5}
        if "names" not in self.lacks:
            steps |= {self.message: 3, self.key: 8, self.value: 8, self.file: 6}
        thread = self.one_of([one for one in self.model.threads if not one.wait])
        self.draw.choices([*steps], steps.values())[0](thread.index)

    def some(self, op, by, **words):
        self.ask(op, by=by, fail=self.draw.random() < 0.3, **words)

    def slot(self, *kinds):
        """Of a handle, mostly of such an object; sometimes of none."""
        if self.draw.random() < 0.02:
            kinds = self.one_of([(), (EVENT, KEY)])
        return self.one_of([slot for slot, (it, _) in self.model.slots.items() if it.kind in kinds]
                           or [NO_SLOT])

    def kept(self, slot):
        """Whether it stays: without a core a wait does not keep what is closed."""
        return "names" in self.lacks and slot in self.model.slots and any(
            self.model.slots[slot][0] in wait.objects for wait in self.model.waits)

    def new(self, by, among):
        """What is in the way is closed."""
        slot = self.one_of([slot for slot in among if not self.kept(slot)] or SPARE)
        if slot in self.model.slots:
            self.some(Op.CLOSE, by, slot=slot)
        return slot

    def change(self, by):
        slot = self.slot(EVENT, SEMAPHORE, MUTEX)
        kind = self.model.slots[slot][0].kind if slot in self.model.slots else EVENT
        op = self.one_of(CHANGES[self.one_of([kind] * 20 + [EVENT, SEMAPHORE, MUTEX])])
        if op == Op.PULSE and "pulse" in self.lacks:
            op = Op.SET
        self.some(op, by, slot=slot,
                  a=self.one_of([0, 1, 1, 2, 3, 0xFFFFFFFF]) if op == Op.RELEASE else 0)

    def some_wait(self, by):
        slots = [self.slot(EVENT, SEMAPHORE, MUTEX) for _ in range(self.one_of([1, 1, 2, 2, 3, 5]))]
        if self.draw.random() < 0.7:
            slots = list(dict.fromkeys(slots))
        # the first thread is left to end the waits of the others
        flags = self.one_of([0, 0, nt.WAIT_ALL]) if "all" not in self.lacks else 0
        self.wait(slots, by, flags, by > 0 and self.draw.random() < 0.7)

    def make(self, by):
        op, kind = self.one_of([Op.CREATE] * 3 + [Op.OPEN, Op.DUPLICATE]), self.draw.randrange(3)
        access = self.one_of([0, MODIFY, SYNCHRONIZE, MODIFY | SYNCHRONIZE])
        words = {"new": self.new(by, OBJECTS)}
        if "names" in self.lacks:
            access = 0
            op = op if op == Op.DUPLICATE and "duplicates" not in self.lacks else Op.CREATE
        if op == Op.DUPLICATE:
            words |= {"slot": self.slot(EVENT, SEMAPHORE, MUTEX, KEY), "a": access}
        elif op == Op.OPEN:
            words |= {"a": kind, "b": access, "c": self.draw.randrange(2),
                      "given": self.one_of(NAMES)}
        else:
            words |= {"a": kind, "b": self.draw.randrange(3), "given": self.one_of([b"", *NAMES]),
                      "c": self.draw.randrange(4) if kind != MUTEX else 0}
            if "names" in self.lacks:
                words |= {"given": b"", "c": max(words["c"], int(kind == SEMAPHORE))}
        self.some(op, by, **words)

    def look(self, by):
        slot = self.slot(EVENT, SEMAPHORE, MUTEX, KEY)
        op = self.one_of([Op.CLOSE, Op.CLOSE, Op.QUERY])
        self.some(Op.QUERY if self.kept(slot) else op, by, slot=slot)

    def die(self, by):
        """Without a core in any order, and no mutex that is closed is abandoned."""
        owned = self.model.threads[by].owned
        if "names" not in self.lacks or len(owned) < 2 and all(one.handles for one in owned):
            super().die(by)

    def message(self, by):
        what = self.one_of([Op.SELF, Op.POST, Op.POST, Op.POST, Op.TAKE, Op.TAKE])
        if what == Op.SELF:
            self.some(what, by, new=self.new(by, OBJECTS), a=1)
        elif what == Op.POST:
            self.some(what, by, to=self.one_of(self.model.threads).index,
                      given=nt.message(self.draw.randrange(4)))
        else:
            a, b, c = self.one_of([(0, 9, 0), (1, 2, 0), (0, 9, nt.PEEK)])
            self.some(what, by, a=a, b=b, c=c, room=24)

    def key(self, by):
        op = self.one_of([Op.KEY_CREATE, Op.KEY_CREATE, Op.KEY_OPEN, Op.KEY_DELETE])
        odd = self.one_of([b""] * 97 + [b"\\", b"\\", b"\\" + b"n" * 256])
        words = {"slot": self.one_of([None, *[self.slot(KEY)] * 3])}
        if op != Op.KEY_DELETE:
            names = self.draw.choices(KEY_NAMES, k=self.one_of([0, 1, 1, 1, 2, 2, 3, 5]))
            words |= {"new": self.new(by, KEYS), "given": b"\\".join(names) + odd}
        if op == Op.KEY_CREATE:
            words["a"] = self.one_of([0, 0, 0, VOLATILE, VOLATILE, 2])
        self.some(op, by, **words)

    def file(self, by):
        if self.draw.random() < 0.2:
            self.some(Op.FILE_ACCESS, by, slot=self.slot(FILE, EVENT))
        else:
            self.some(Op.FILE_OPEN, by, new=self.new(by, FILES), a=self.draw.randrange(8),
                      b=self.one_of([7, 7, 3, *range(9)]),
                      given=self.one_of([b"file", b"FILE", b"file", b"another", b""]))

    def value(self, by):
        name = self.one_of([*VALUES, bytes(self.draw.choices(b"aBc", k=2))])
        slot = self.one_of([None, *[self.slot(KEY)] * 3])
        if self.draw.random() < 0.3:
            self.some(Op.VALUE_GET, by, slot=slot, given=name, room=self.one_of([0, 1, 3, 4, 200]))
        else:
            data = self.draw.randbytes(self.one_of([0, 1, 1, 4, 8, 100]))
            self.some(Op.VALUE_SET, by, slot=slot, a=self.draw.getrandbits(32), b=len(name),
                      given=name + data)


def random_calls(threads, seed):
    script = Random(threads, int(seed))
    # what is made at the first time, and stays
    script.ask(Op.KEY_OPEN, new=KEYS[0])
    for _ in range(8000):
        script.step()
    missed = [hex(status) for status in REFUSALS if script.statuses[status] < 3]
    assert not missed, missed
    script.tell_all()
    script.tell("names", NO_SLOT + 1, len(script.model.names), 0)
    script.tell("failures", 500, 1 << 30)
    return script


def random_objects(threads, *lacks):
    """Of front ends that have nothing else."""
    script = Random(threads, 1, ("names", *lacks))
    if "duplicates" not in lacks:
        # who dies abandons what only a duplicate is left of
        script.ask(Op.CREATE, new=90, a=MUTEX, b=1)
        script.ask(Op.DUPLICATE, new=91, slot=90)
        script.ask(Op.CLOSE, slot=90)
        script.die(0)
        script.wait([91], by=1)
    for _ in range(8000):
        script.step()
    missed = {nt.LIMIT, nt.NOT_OWNED, nt.TYPE_MISMATCH, nt.INVALID_HANDLE} - {*script.statuses}
    assert not missed, missed
    return script


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
    script, level = Script(threads), nt.NAME_MAX * b"n"
    for first, volatile in (b"k", 0), (b"v", VOLATILE):
        # of a new key: its depth below another
        for new, slot, depth in [(0, None, 513), (0, None, 512), (1, 0, 1), (1, 0, 0), (2, None, 2),
                                 (3, 2, 511), (3, 2, 510), (4, 2, 509)]:
            names = [first] * (slot is None) + [b"K"] * (depth - (slot is None))
            script.ask(Op.KEY_CREATE, new=new, slot=slot, a=volatile, given=b"\\".join(names))
            script.ask(Op.KEY_OPEN, new=new + 5, slot=slot, given=b"\\".join(names).swapcase())
    assert script.statuses == {nt.OK: 20, nt.NAME_INVALID: 12}
    path = b"\\".join([level] * (nt.PATH_MAX // 256 + 1))
    for given in path, path + b"\\", level + b"n", b"\\", b"\\a", b"a\\", b"a\\\\b":
        script.ask(Op.KEY_CREATE, new=10, given=given)
        script.ask(Op.KEY_OPEN, new=11, given=given)
    for name, data in [(nt.VALUE_NAME_MAX, 1), (nt.VALUE_NAME_MAX + 1, 1), (4, nt.VALUE_MAX),
                       (5, nt.VALUE_MAX + 1)]:
        script.ask(Op.VALUE_SET, slot=10, a=0xFFFFFFFF, b=name, given=b"v" * name + b"x" * data)
    for room in 0, nt.VALUE_MAX - 1, nt.VALUE_MAX:
        script.ask(Op.VALUE_GET, slot=10, given=b"VVVV", room=room)
    assert script.statuses == {nt.OK: 26, nt.NAME_INVALID: 20, nt.INVALID_PARAMETER: 6,
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


def many(threads, order):
    names = [b"%06d" % number for number in range(20000)]
    if order == "any":
        random.Random(1).shuffle(names)
    script = Script(threads)
    script.ask(Op.KEY_CREATE, new=0, given=b"values")
    script.ask(Op.KEY_CREATE, new=1, given=b"keys")
    for name in reversed(names) if order == "down" else names:
        script.ask(Op.VALUE_SET, slot=0, a=1, b=len(name), given=name + name)
        if name < b"003000":
            script.ask(Op.KEY_CREATE, new=2, slot=1, given=name)
            script.ask(Op.CLOSE, slot=2)
    script.count(0)
    script.count(1)
    made = [name for name in names if name < b"003000"]
    for name in made[::2]:
        script.ask(Op.KEY_OPEN, new=2, slot=1, given=name)
        script.ask(Op.KEY_DELETE, slot=2)
        script.ask(Op.CLOSE, slot=2)
    script.count(1)
    for name in made:
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
    script.tell("owned", 0, 1)
    script.ask(Op.SET, slot=1)
    script.tell("owned", 0, 0)
    return script
