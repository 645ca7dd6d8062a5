# SPDX-License-Identifier: GPL-2.0-only
"""A registry in dictionaries, and a script for registry_commands with what it must answer."""

import inspect

from programs import run

OK, OVERFLOW = 0, 0x80000005
INVALID_PARAMETER, TYPE_MISMATCH = 0xc000000d, 0xc0000024
NAME_INVALID, NAME_NOT_FOUND = 0xc0000033, 0xc0000034
CANNOT_DELETE, KEY_DELETED, MUST_BE_VOLATILE = 0xc0000121, 0xc000017c, 0xc0000181

VOLATILE = 1
NAME_MAX, VALUE_NAME_MAX, VALUE_MAX, PATH_MAX, DEPTH_MAX = 255, 16383, 1 << 20, 16383, 512


class Refused(Exception):
    """Its one argument: the status."""


class Key:
    """keys, values: by the name in lower case; each with the spelling that came first."""

    def __init__(self, above, volatile):
        self.above, self.volatile, self.deleted = above, volatile, False
        self.depth = above.depth + 1 if above else 0
        self.keys, self.values = {}, {}


def names_of(path):
    names = path.split(b"\\") if path else []
    if len(path) > PATH_MAX:
        raise Refused(INVALID_PARAMETER)
    for name in names:
        if not name:
            raise Refused(NAME_INVALID)
        if len(name) > NAME_MAX:
            raise Refused(INVALID_PARAMETER)
    return names


class Registry:
    """slot: of the keys that are held."""

    def __init__(self):
        self.root = Key(None, False)
        self.slot = {}

    def key(self, where):
        if where == "event":
            raise Refused(TYPE_MISMATCH)
        key = self.root if where == "root" else self.slot[where]
        if key.deleted:
            raise Refused(KEY_DELETED)
        return key

    def _find(self, where, path, volatile, makes):
        names = names_of(path)
        key = self.key(where)
        if key.depth + len(names) > DEPTH_MAX:
            raise Refused(NAME_INVALID)
        made = 0
        for name in names:
            if name.lower() not in key.keys:
                if not makes:
                    raise Refused(NAME_NOT_FOUND)
                if key.volatile and not volatile:
                    raise Refused(MUST_BE_VOLATILE)
                key.keys[name.lower()] = name, Key(key, volatile)
                made = 1
            key = key.keys[name.lower()][1]
        return key, made

    def create(self, slot, where, number, name):
        if number not in (0, VOLATILE):
            raise Refused(INVALID_PARAMETER)
        self.slot[slot], made = self._find(where, name, number == VOLATILE, True)
        return made,

    def open(self, slot, where, name):
        self.slot[slot], _ = self._find(where, name, False, False)
        return ()

    def delete(self, where):
        key = self.key(where)
        if not key.above or key.keys:
            raise Refused(CANNOT_DELETE)
        key.above.keys = {name: one for name, one in key.above.keys.items() if one[1] is not key}
        key.deleted = True
        return ()

    def set(self, where, name, number, data):
        if len(name) > VALUE_NAME_MAX or len(data) > VALUE_MAX:
            raise Refused(INVALID_PARAMETER)
        values = self.key(where).values
        values[name.lower()] = values.get(name.lower(), (name,))[0], number, data
        return ()

    def get(self, where, name, room):
        values = self.key(where).values
        if name.lower() not in values:
            raise Refused(NAME_NOT_FOUND)
        _, kind, data = values[name.lower()]
        return b"%d " % kind, data, room


WORDS = {"where": "root", "slot": 0, "number": 0, "room": 0, "name": b"", "data": b""}


def word(value):
    return value.hex() or "-" if isinstance(value, bytes) else str(value)


def line_of(what, **words):
    """What registry_commands is told."""
    return " ".join([what, *map(word, (WORDS | words).values())])


def room_after(extra, there, room):
    """The status of a call with a room, and what is told of it."""
    fits = len(there) <= room
    shown = there + b"\xee" * (room - len(there)) if fits else b"\xee" * room
    status = OK if fits or not room else OVERFLOW
    return status, f"{status:x} {extra.decode()}{len(there)} {word(shown)}"


class Script:
    """Lines, and the answers that the oracle gives."""

    def __init__(self):
        self.registry = Registry()
        self.lines, self.answers = [], []

    def do(self, what, *words, fail=False):
        """Returns the status."""
        method = getattr(self.registry, what)
        words = inspect.signature(method).bind(*words).arguments
        self.lines.append("fail " * fail + line_of(what, **words))
        try:
            given = method(**words)
        except Refused as refused:
            made = " 0" * (what == "create")
            self.answers.append(f"{refused.args[0]:x}{made}")
            return refused.args[0]
        if what == "get":
            status, answer = room_after(*given)
            self.answers.append(answer)
            return status
        self.answers.append(" ".join([f"{OK:x}", *map(str, given)]))
        return OK

    def close(self, slot):
        del self.registry.slot[slot]
        self.lines.append(line_of("close", where=slot))
        self.answers.append("")

    def count(self, where, depth):
        """How many keys and values a key has, none of them more than DEPTH steps from it."""
        key = self.registry.key(where)
        self.lines.append(line_of("names", where=where, number=depth))
        self.answers.append(f"{len(key.keys)} {len(key.values)}")

    def tell_all(self):
        """All that is in the registry, one key after the other."""
        todo = [(b"", self.registry.root)]
        for path, key in todo:
            self.do("open", 63, "root", path)
            self.count(63, depth=16)
            for name, _, data in list(key.values.values()):
                self.do("get", 63, name, len(data) + 1)
            self.close(63)
            todo += [(path + b"\\" * bool(path) + name, one) for name, one in key.keys.values()]

    def run(self, program):
        """Returns how many calls failed for want of memory."""
        done = run(program, input="\n".join([*self.lines, line_of("end"), ""]), timeout=240)
        answers = done.stdout.split("\n")
        for line, expected, answer in zip(self.lines, self.answers, answers):
            assert answer == expected, f"{line[:200]}\n{done.stderr[-4000:]}"
        assert done.returncode == 0, done.stderr[-4000:]
        left, failures = answers[len(self.lines)].split(", ")
        assert left == "0 bytes"
        return int(failures.split()[0])
