# SPDX-License-Identifier: GPL-2.0-only
"""Instructions of user space against valgrind's, which shares no code with QEMU."""

import re
from collections import Counter

from test_cachegrind import GEOMETRIES, NOTHING, run, valgrind

# what faults, what the clock interrupts, odd and repeated instructions, signals
PARTS = "efijk"


def of_valgrind(part):
    """Instructions of a part of guest/cached.c.

    Of lackey: callgrind leaves out the block that ends a process, and two instructions a signal.
    """
    said = re.search(r"guest instrs: +([\d,]+)$", valgrind(part, "--tool=lackey"), re.M)
    return int(said[1].replace(",", ""))


def test_user_space_is_as_valgrind_counts_it(tmp_path):
    parts = NOTHING + PARTS
    found, ours = run(tmp_path, parts, GEOMETRIES[0]), Counter()
    # the clock's interrupts and the faults of pages are what could be counted wrong
    assert found.spans[1].taken_back > 500
    assert "interrupt" in {found.nodes[cell.node].kind for cell in found.cells if cell.block}
    for cell in found.cells:
        if not cell.block:
            ours[found.nodes[cell.node].task] += cell.executed + cell.repeated
    theirs = [of_valgrind(part) for part in parts]
    ours = [ours[task] for task in sorted(ours)]
    # no part is left out by chance
    assert theirs[2] > 3 * 2000000
    # all have the same before the first mark and behind the last
    assert [one - theirs[0] for one in theirs] == [one - ours[0] for one in ours]
