# SPDX-License-Identifier: GPL-2.0-only
"""pprof's profile.proto, compressed: `go tool pprof`, Parca, Pyroscope and others read it.

Fields have the numbers of https://github.com/google/pprof/blob/main/proto/profile.proto.
"""

import gzip

from tare.output import atomic


def _number(value):
    """A whole number, 7 bits a byte, the lowest first."""
    found = bytearray()
    while value > 127:
        found.append(value & 127 | 128)
        value >>= 7
    return bytes([*found, value])


def _packed(values):
    return b"".join(map(_number, values))


def _message(fields):
    """{number of a field: a number, bytes, or a list of bytes, each a field of its own}."""
    found = []
    for field, value in sorted(fields.items()):
        if isinstance(value, int):
            found += [_number(field << 3), _number(value)] if value else []
        else:
            for one in value if isinstance(value, list) else [value]:
                found += [_number(field << 3 | 2), _number(len(one)), one]
    return b"".join(found)


class Profile:
    """A profile. kinds: [(name, unit)] of the values of each sample. shown: which is shown first.
    """

    def __init__(self, kinds, shown, comments):
        self._texts, self._files = {"": 0}, {}
        self._mappings, self._functions, self._locations, self._samples = [], [], [], []
        of = [_message({1: self._text(name), 2: self._text(unit)}) for name, unit in kinds]
        # a sample is of every event: the period is 1
        self._once = {1: of, 11: of[0], 12: 1, 13: _packed(map(self._text, comments)),
                      14: self._text(shown)}

    def _text(self, text):
        """The number of TEXT in the table of texts, of which the first must be ""."""
        return self._texts.setdefault(text, len(self._texts))

    def taken(self, began, nanoseconds=0):
        """When the samples were taken: a datetime, and how long that took."""
        self._once |= {9: int(began.timestamp()) * 10 ** 9, 10: nanoseconds}

    def place(self, name, system_name, file):
        """The number of a function of FILE, for the paths of samples."""
        if file not in self._files:
            self._files[file] = len(self._files) + 1
            # 7: it has functions
            self._mappings.append(_message({1: self._files[file], 5: self._text(file), 7: 1}))
        number = len(self._functions) + 1
        self._functions.append(_message({1: number, 2: self._text(name), 3: self._text(system_name),
                                         4: self._text(file)}))
        self._locations.append(_message({1: number, 2: self._files[file],
                                         4: _message({1: number})}))
        return number

    def sample(self, path, values, **labels):
        """path: numbers of functions, the innermost first. labels: texts or numbers."""
        self._samples.append(_message({1: _packed(path), 2: _packed(values), 3: [
            _message({1: self._text(key), **({3: label} if isinstance(label, int) else
                                             {2: self._text(label)})})
            for key, label in labels.items()]}))

    def write(self, path):
        whole = _message({**self._once, 2: self._samples, 3: self._mappings, 4: self._locations,
                          5: self._functions, 6: [text.encode() for text in self._texts]})
        with atomic(path, "wb") as stream:
            # no time is written, so that the same profile gives the same bytes
            stream.write(gzip.compress(whole, mtime=0))
