# SPDX-License-Identifier: GPL-2.0-only
"""What the terms of a system call leave over is told with its interval."""

import numpy as np
import pytest
from tare.bench import added
from tare.latency import instruments, syscall
from tare.latency.sample import Sample, Samples

ROUNDS = 51
# ns: inside, as the instrument sees it; of user space with nothing attached, and with it
INSIDE = {"nosys": 40.0, "getppid": 49.0, "read": 83.0, "write": 120.0}
CROSSING, ADDS, MISSING = 75.0, 115.0, 12.0


def samples(noise):
    """Rounds of a known sum, each slowed down by its own amount; MISSING ns of read in no term."""
    taken = {}
    for body, names in syscall.BODIES.items():
        parts = ["nosys"] if body == "nosys" else ["write", "read"] if body == "pipe" else [body]
        kernel = sum(INSIDE[name] - INSIDE["nosys"] for name in parts)
        bare = kernel + len(parts) * CROSSING + (MISSING if body == "read" else 0)
        seen = {"instrument": "syslat", "entries": [
            {"name": name, "count": 1000, "sum": 1000 * INSIDE[part]}
            for name, part in zip(names, parts)]}
        for who, adds in ((instruments.BARE.name, 0), ("syslat", len(parts) * ADDS)):
            taken[who, body] = [Sample(0.5, 0.5 + bare + adds + len(parts) * slow, seen)
                                for slow in noise]
    return Samples(taken, None, 1000, 1000)


def terms(noise):
    document = {"measurements": [], "tables": []}
    syscall.fill(document, samples(noise), syscall.INSTRUMENTS[:1])
    [table] = document["tables"]
    assert table["columns"][5:] == ["left over", "95 %", "left over (%)"]
    return {row[0]: row[5:] for row in table["rows"]}


def test_the_interval_is_printed_and_finds_what_no_term_has():
    rows = terms(np.random.default_rng(1).normal(0, 30, ROUNDS))
    # a round that is slow is slow in all its terms
    assert rows["getppid"] == [0, "0.00 to 0.00", "0.00 [0.00, 0.00]"]
    assert rows["pipe"][0] == 0
    assert rows["read"][0] == pytest.approx(MISSING) and rows["read"][1] == "12.00 to 12.00"


def test_the_interval_is_as_wide_as_rounds_differ():
    left = syscall.left_over([100, 110, 90, 100, 100, 120, 80], [0] * 7, [50] * 7, 2)
    assert (left.value, left.low, left.high) == (0, -20, 20)


def test_tracers_stand_beside_the_empty_pair():
    with_it = {added.FLOOR: [125.0] * 11, "syslat.added": [200.0] * 11}
    table = added.over_floor(with_it, [100.0] * 11)
    assert [row[1:] for row in table["rows"]] == [
        [125.0, 1.25, 1.0, "1.000 to 1.000", "-"], [200.0, 2.0, 1.6, "1.600 to 1.600", 1.55]]
