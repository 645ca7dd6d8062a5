# SPDX-License-Identifier: GPL-2.0-only
"""Reads a profile of pprof by its bytes alone: no code is shared with what writes it."""

import gzip
from dataclasses import dataclass


def _number(data, at):
    """(the number of protobuf's that begins AT, where it ends)."""
    value = shift = 0
    while True:
        byte = data[at]
        at, value, shift = at + 1, value | (byte & 127) << shift, shift + 7
        if byte < 128:
            return value, at


def fields(data):
    """[(number, value)] of a message of protobuf: numbers, and bytes of what has a length."""
    found, at = [], 0
    while at < len(data):
        key, at = _number(data, at)
        value, at = _number(data, at)
        if key & 7:
            assert key & 7 == 2, "pprof's messages have nothing else"
            value, at = data[at:at + value], at + value
        found.append((key >> 3, value))
    return found


def packed(data):
    found, at = [], 0
    while at < len(data):
        value, at = _number(data, at)
        found.append(value)
    return found


@dataclass(frozen=True)
class Sample:
    """path: of functions, the first last. modules: the files that these are in. labels: texts."""

    path: tuple
    modules: tuple
    values: tuple
    labels: dict


def read(path):
    """(types, [Sample]) of a profile."""
    every = fields(gzip.decompress(path.read_bytes()))
    strings = [value.decode() for number, value in every if number == 6]
    assert strings[0] == ""

    def messages(of):
        return [dict(fields(value)) for number, value in every if number == of]

    functions = {of[1]: strings[of[2]] for of in messages(5)}
    mappings = {of[1]: strings[of[5]] for of in messages(3)}
    locations = {of[1]: (functions[dict(fields(of[4]))[1]], mappings[of[2]])
                 for of in messages(4)}
    types = [tuple(strings[text] for _, text in fields(value)) for number, value in every
             if number == 1]
    return types, [_sample(fields(value), strings, locations) for number, value in every
                   if number == 2]


def _sample(found, strings, locations):
    of = dict(found)
    named, modules = zip(*(locations[one] for one in packed(of[1])), strict=True)
    labels = [dict(fields(value)) for number, value in found if number == 3]
    return Sample(named, modules, tuple(packed(of[2])),
                  {strings[one[1]]: strings[one.get(2, 0)] for one in labels})
