# SPDX-License-Identifier: GPL-2.0-only
"""What a profile and a trace have in common: header and counts (docs/formats.md)."""

from dataclasses import dataclass, field
from pathlib import Path

from tare.errors import FormatError
from tare.experiments.memcpy.read.names import FUNCTIONS, MODES

VERSION = 1
# Of 2^64 - 1; Python refuses to read numbers of thousands.
_DIGITS = 20
_SHOWN = 40


@dataclass(frozen=True)
class Counts:
    """Calls of one function, and the bytes of the recorded ones."""

    seen: int
    recorded: int
    skipped: int
    lost: int
    bytes: int


@dataclass
class Header:
    """The keys of a capture, as text, with the few that are computed with as numbers."""

    path: Path
    kind: str
    keys: dict = field(default_factory=dict)

    def text(self, key, default=None):
        return self.keys.get(key, default)

    def number(self, key):
        """The value of a key that counts something, or None where it is absent."""
        value = self.keys.get(key)
        return None if value is None else parse_count(value, f"{self.path}: header key {key}")

    @property
    def mode(self):
        return self.keys["mode"]

    @property
    def accelerator(self):
        """none, kvm or tcg; anything else is unknown, and nothing is claimed of its time."""
        value = self.keys.get("accelerator")
        return value if value in ("none", "kvm", "tcg") else "unknown"

    @property
    def exact(self):
        return self.keys.get("exact", "no") == "yes"

    @property
    def hashed(self):
        return self.keys.get("address") == "hashed"


def read_header(stream, path):
    """Read the header and leave STREAM at the first byte after its empty line."""
    path = Path(path)
    first = stream.readline(200).decode("ascii", "replace").split()
    if first[:2] not in (["#", "tare"],) or len(first) != 4 or first[2] not in ("profile", "trace"):
        raise FormatError(path, "neither a profile nor a trace of tare (first line)")
    if first[3] != str(VERSION):
        raise FormatError(path, f"{first[2]} version {first[3]}; this tare reads version {VERSION}")
    header = Header(path, first[2])
    number = 1
    for raw in stream:
        number += 1
        line = raw.decode("utf-8", "backslashreplace").rstrip("\n")
        if not line:
            break
        # memrecord leaves the value out where there is nothing to say
        key, colon, value = (line + " " * line.endswith(":")).partition(": ")
        if not colon or not raw.endswith(b"\n"):
            raise FormatError(f"{path}:{number}", "not a `key: value` line of the header")
        if key in header.keys:
            raise FormatError(f"{path}:{number}", f"the header says {key} twice")
        header.keys[key] = value
    else:
        raise FormatError(path, "the header has no end: the file is cut short")
    if header.text("mode") not in MODES:
        raise FormatError(path, f"mode {header.text('mode')!r} is none of {', '.join(MODES)}")
    if header.text("exact", "no") not in ("no", "yes"):
        raise FormatError(path, f"exact {shown(header.text('exact'))} is neither yes nor no")
    return header, number


def add_counts(found, words, where):
    """Add what the WORDS of a `function` line count to FOUND, {name: Counts}."""
    name = known_function(words[0] if words else "", where)
    if words[1::2] != ["seen", "recorded", "skipped", "lost", "bytes"] or len(words) != 11:
        raise FormatError(where, "a function line must count seen, recorded, skipped, lost, bytes")
    if name in found:
        raise FormatError(where, f"{name} is counted twice")
    counts = Counts(*(parse_count(word, where) for word in words[2::2]))
    if counts.seen != counts.recorded + counts.skipped + counts.lost:
        raise FormatError(where, f"{name}: seen {counts.seen} is not recorded {counts.recorded} + "
                                 f"skipped {counts.skipped} + lost {counts.lost}")
    found[name] = counts


def known_function(name, where):
    if name not in FUNCTIONS:
        raise FormatError(where, f"unknown function {name!r}")
    return name


def parse_count(word, where):
    """An unsigned decimal number of at most 64 bits."""
    if not (word.isascii() and word.isdigit()) or len(word) > _DIGITS or int(word) >> 64:
        raise FormatError(where, f"{shown(word)} is not a count of at most 64 bits")
    return int(word)


def shown(word):
    """A word of a file as a message quotes it: not all of it where it is absurdly long."""
    return repr(word) if len(word) <= _SHOWN else f"{word[:_SHOWN]!r}... ({len(word)} characters)"
