# SPDX-License-Identifier: GPL-2.0-only
"""The module in its kernels: each check of tests/memcpy/guest/memtap.sh as a test of its own, and
captures of known calls against what was called.
"""

import re
from pathlib import Path

import numpy as np
import pytest
from breadth import ONLY, named_checks
from make_trace import bucket
from tare.experiments.memcpy.read import trace

SCRIPT = Path(__file__).resolve().with_name("guest") / "memtap.sh"


# those of one name for several modes, and the others
NAMES = [name for name in (
    *(f"{mode}: known calls recorded" for mode in ("counts", "profile", "cost")),
    *(f"{mode}: unloads while a user copy sleeps" for mode in ("counts", "profile", "trace")))
         if re.search(ONLY, name)] + named_checks(SCRIPT)


def test_guest_ends_well(guest):
    guest.ended_well()


@pytest.mark.parametrize("name", NAMES)
def test_check(guest, name):
    guest.passed(name)


# (function, context, size, destination, source, calls) as the script makes them; an overlapping
# call's source is its destination plus a byte
KNOWN = [("memmove", context, *map(int, (size, dst, int(dst) + 1, calls)))
         if name == "overlap" else (name, context, *map(int, (size, dst, src, calls)))
         for name, context, size, dst, src, calls in re.findall(
             r"run call (\w+) (\w+) (\d+) (\d+) (\d+) (\d+)\n",
             re.search(r"^known_calls.*?^}", SCRIPT.read_text(), re.M | re.S)[0])]
# of those that assembly calls a kernel, on QEMU's CPU, has some alone
LACKS = {"6.1": ("rep_movs_alternative", "rep_stos_alternative"), "6.12": ()}
LACKS_SINCE_7 = ("clear_page",)


def known(guest):
    """The calls that the taps of its kernel see."""
    lacks = LACKS.get(guest.kernel, LACKS_SINCE_7)
    return [call for call in KNOWN if call[0] not in lacks]


def tally(rows):
    """Lines of equal keys added up: {words: [numbers]}."""
    sums = {}
    for key, *numbers in rows:
        old = sums.setdefault(key, [0] * len(numbers))
        sums[key] = [a + b for a, b in zip(old, numbers, strict=True)]
    return {f"{key} {' '.join(map(str, numbers))}" for key, numbers in sums.items()}


def facts(path, *kinds):
    body = path.read_text().split("\n\n", 1)[1]
    return {line for line in body.splitlines() if line.split()[0] in kinds}


@pytest.mark.parametrize("mode", ["counts", "profile", "cost"])
def test_profile_shows_exactly_the_known_calls(guest, mode):
    path = guest.out / f"known.{mode}"
    counts = map(str.split, facts(path, "function"))
    assert {f"{words[1]} {words[5]} {words[11]}" for words in counts} == tally(
        (f, n, n * size) for f, _, size, _, _, n in known(guest))
    if mode == "counts":
        return
    assert facts(path, "size") == tally(
        ("size {} {} {} {}".format(f, ctx, *bucket(size)), n, n * size)
        for f, ctx, size, _, _, n in known(guest))
    assert facts(path, "align") == tally(
        (f"align {f} {dst} {src}", n) for f, _, _, dst, src, n in known(guest))
    assert facts(path, "overlap") == {"overlap memmove 3"}
    callers = [line.split(maxsplit=4) for line in facts(path, "caller", "caller-other")]
    assert all("[tare_memtest]" in words[4] for words in callers)
    assert {f"{f} {sum(int(w[2]) for w in callers if w[1] == f)}" for f, *_ in known(guest)} == \
        tally((f, n) for f, _, _, _, _, n in known(guest))


def test_trace_shows_the_known_calls_in_order(guest):
    records = np.concatenate(list(trace.Trace(guest.out / "known.trace").chunks()))
    seen = [(int(r["func"]), int(r["ctx"]), int(r["len"]), int(r["dst"]) % 64,
             int(r["src"]) if r["func"] == 2 else int(r["src"]) % 64) for r in records]
    assert seen == ([(0, 0, 3001, 61, 59)] * 7 + [(1, 1, 77, 1, 2)] * 3 +
                    [(2, 2, 78, 4, 0x5A)] * 2)
    assert all((records["tsc"][1:] >= records["tsc"][:-1]).tolist())
