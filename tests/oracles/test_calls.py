# SPDX-License-Identifier: GPL-2.0-only
"""Files of calls against a slow reading of docs/memcpy.md and docs/formats.md.

The reference knows the captures as lists of calls, and the file by struct. It shares nothing with
what wrote the file: one call at a time, and whole fractions where that has floats.
"""

import itertools
import random
import struct
from collections import Counter
from fractions import Fraction

import pytest
from make_trace import FUNCTIONS, Call, bucket, hash_pages, write_profile, write_trace

PAGE = 4096
KERNEL, OTHER, USER = 0xFFFF888000000000, 0xFFFFEA0000000000, 0x7F0000000000
COPIES = [name for name in FUNCTIONS
          if name not in ("memset", "clear_page", "rep_stos_alternative")]
SIZES = [[0, 1, 8], range(300), [64, 4095, 4096, 4097, 12288, 70000], [5000, 6001, 7777, 131071],
         [8, 1 << 20]]


def read(path):
    """(bytes of the arena, whether ranges may overlap, [(dst, src, length)]) of a file of calls."""
    data = path.read_bytes()
    magic, version, flags, count, arena, digest = struct.unpack_from("<8sIIQQQ", data)
    assert (magic, version, flags & ~1, len(data)) == (b"tarecall", 1, 0, 40 + 12 * count)
    calls = [struct.unpack_from("<III", data, 40 + 12 * i) for i in range(count)]
    total = sum((i + 1) * (length + 2**32 * (dst % 64) + 2**40 * (src % 64))
                for i, (dst, src, length) in enumerate(calls))
    assert digest == total % 2**64
    for dst, src, length in calls:
        assert max(dst, src) + length <= (arena or 2**32 + 2**30)
    return arena, bool(flags), calls


def overlaps(call):
    return call.dst and call.src and abs(call.dst - call.src) < call.len


def made(rng):
    """Calls of a capture, on pages that are alone, neighbours, or the same."""
    span, sizes = rng.choice([2, 9, 5000]) * PAGE, rng.choice(SIZES)
    unknown = rng.choice([0, 0, 0.3])
    calls = []

    def address():
        if rng.random() < unknown:
            return 0
        return rng.choice([KERNEL, KERNEL, OTHER, USER]) + rng.randrange(span)

    for _ in range(rng.choice([1, 3, 40, 300])):
        dst, src, length = address(), address(), rng.choice(sizes)
        if dst and rng.random() < 0.1:
            src = dst + rng.choice([0, 1, length, -length])
        name = rng.choice(FUNCTIONS)
        calls.append(Call(name, dst, src % 256 if name == "memset" else src, length,
                          rng.choice([1, 2, 2**32 - 1]), rng.randrange(4)))
    return calls


def options(rng):
    """(functions, least, most, words of the command)."""
    functions = rng.choice([["memcpy", "memmove"], COPIES, rng.sample(COPIES, 3)])
    least, most = rng.choice([(0, 2**30), (0, 2**30), (1, 4096), (8, 6001)])
    return functions, least, most, ["-f", ",".join(functions), "--min-size", least, "--max-size",
                                    most, "--seed", rng.choice([0, 1, 2**32 - 1])]


def pages_of(start, length):
    return range(start // PAGE, (start + max(length, 1) - 1) // PAGE + 1)


def space_of(call, operand, hashed):
    """Of a user address, the thread; hashing leaves the function to tell."""
    user = (call.func == {"dst": "_copy_to_user", "src": "_copy_from_user"}[operand] if hashed
            else getattr(call, operand) < 2**63)
    return call.pid if user else None


def operands(calls, array, hashed):
    """(captured address, space, offset in the arena, length) in turn, of addresses that are known;
    and (offset, length) of those that are not, by call."""
    known, unknown = [], []
    for call, (dst, src, length) in zip(calls, array, strict=True):
        assert length == call.len
        for operand, offset in (("dst", dst), ("src", src)):
            if address := getattr(call, operand):
                assert offset % PAGE == address % PAGE
                known.append((address, space_of(call, operand, hashed), offset, length))
            else:
                unknown.append((offset, length))
    return known, unknown


def places_by_rank(known):
    """Pages of the arena that raw addresses have: each touched page one, neighbours beside."""
    place = {}
    for address, space, offset, length in known:
        for page, at in zip(pages_of(address, length), pages_of(offset, length), strict=True):
            assert place.setdefault((space, page), at) == at
    assert sorted(place.values()) == list(range(len(place)))
    for space in {space for space, _ in place}:
        ranked = [at for _, at in sorted((page, at) for (of, page), at in place.items()
                                         if of == space)]
        assert ranked == list(range(ranked[0], ranked[0] + len(ranked)))
    return len(place)


def places_by_extent(known):
    """Pages of the arena that hashed addresses have: room for the longest copy from each."""
    place, room = {}, {}
    for address, space, offset, length in known:
        key = space, address // PAGE
        assert place.setdefault(key, offset // PAGE) == offset // PAGE
        room[key] = max(room.get(key, 0), len(pages_of(offset, length)))
    taken = [page for key in place for page in range(place[key], place[key] + room[key])]
    assert sorted(taken) == list(range(len(taken)))
    return len(taken)


def check_unknown(unknown, first, arena):
    """They have 1 MiB of their own, or room for two of the longest, and go round in it."""
    longest = max((len(pages_of(0, length)) for _, length in unknown), default=0)
    room = max(256, 2 * longest) if unknown else 0
    assert arena == (first + room) * PAGE
    at = 0
    for offset, length in unknown:
        pages = len(pages_of(0, length))
        at = 0 if at + pages > room else at
        assert offset == (first + at) * PAGE
        at += pages


@pytest.fixture
def written(tare, tmp_path):
    """written(source, *words) -> what read() says; None where no call was left."""
    def run(source, *words):
        status, out, said = tare("memcpy", "calls", source, *words, "-o", tmp_path / "calls")
        if status == 1 and "no call is left" in said:
            return None
        assert (status, out, said) == (0, "", "")
        return read(tmp_path / "calls")
    return run


@pytest.mark.parametrize("seed", range(40))
def test_captured_calls_have_the_places_of_their_pages(seed, tmp_path, written):
    rng = random.Random(seed)
    calls, hashed = made(rng), seed % 3 == 0
    if hashed:
        calls = hash_pages(calls)
    write_trace(tmp_path / "t", calls, keys={"address": "hashed" if hashed else "raw"})
    functions, least, most, words = options(rng)
    keep, first = rng.random() < 0.3, rng.choice([10**9, 7])
    wanted = [call for call in calls if call.func in functions and least <= call.len <= most
              and (keep or not overlaps(call))][:first]
    words += ["--max-calls", min(first, 2**28), "--overlap", "keep" if keep else "drop"]
    found = written(tmp_path / "t", *words)
    if not wanted:
        assert found is None
        return
    arena, may_overlap, array = found
    assert may_overlap == keep
    known, unknown = operands(wanted, array, hashed)
    check_unknown(unknown, (places_by_extent if hashed else places_by_rank)(known), arena)


def check_sizes(lengths, cells):
    """Lengths drawn by rank of CELLS, (low, high, weight, bytes) in their order.

    A call inside one size has this size, one over an edge lies between.
    """
    count, total = len(lengths), sum(weight for _, _, weight, _ in cells)
    assert abs(sum(lengths) - sum(cell[3] for cell in cells) * count / total) <= Fraction(1, 2)
    ends = list(itertools.accumulate(cell[2] * count / total for cell in cells))
    left, at, ranges = Counter(lengths), 0, []
    for call in range(count):
        while ends[at] <= call:
            at += 1
        last = at
        while ends[last] < call + 1:
            last += 1
        low = min(cell[0] for cell in cells[at:last + 1])
        high = max(cell[1] for cell in cells[at:last + 1])
        if low == high:
            left[low] -= 1
        else:
            ranges.append((low, high))
    assert min(left.values()) >= 0
    # the narrowest first: each range has a length of its own
    others = sorted(left.elements())
    for low, high in sorted(ranges, key=lambda ends: (ends[1], ends[0])):
        others.remove(next(length for length in others if low <= length <= high))
    assert not others


def check_drawn(array):
    """Ranges are apart, on pages of their own."""
    assert all(dst < 2**31 <= src for dst, src, _ in array)
    if len(array) >= 50:
        assert len({dst // PAGE for dst, _, _ in array}) > 0.9 * len(array)


@pytest.mark.parametrize("seed", range(40))
def test_drawn_calls_have_the_ranks_of_the_source(seed, tmp_path, written):
    rng = random.Random(seed)
    calls = made(rng)
    functions, least, most, words = options(rng)
    write_profile(tmp_path / "s", calls)
    cells, aligned, kept, pairs = [], Counter(), 0, 0
    for name in (one for one in FUNCTIONS if one in functions):
        mine = [call for call in calls if call.func == name]
        sizes = {}
        for call in mine:
            sizes.setdefault(bucket(call.len), []).append(call.len)
        chosen = [(*ends, Fraction(len(some)), Fraction(sum(some)))
                  for ends, some in sorted(sizes.items())
                  if least <= Fraction(sum(some), len(some)) <= most]
        cells += chosen
        weight = sum(cell[2] for cell in chosen)
        kept += weight
        pairs += bool(chosen)
        # alignments are of all sizes
        for call in mine if chosen else ():
            aligned[call.dst % 64, call.src % 64] += weight / len(mine)
    limit = rng.choice([10**6, 5, 50])
    found = written(tmp_path / "s", *words, "--max-calls", limit)
    if not kept:
        assert found is None
        return
    arena, may_overlap, array = found
    assert (arena, may_overlap) == (0, False)
    assert len(array) == min(kept, limit)
    check_drawn(array)
    check_sizes([length for _, _, length in array], cells)
    # a pair of alignments is rounded once in each function, and functions are, too
    counted = Counter((dst % 64, src % 64) for dst, src, _ in array)
    for pair in {*counted, *aligned}:
        assert abs(counted[pair] - aligned[pair] * len(array) / kept) < 2 * pairs
    if len(array) == kept and all(count == int(count) for count in aligned.values()):
        assert counted == aligned
