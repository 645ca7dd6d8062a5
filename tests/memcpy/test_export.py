# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy export`: what is written can be read back and says the same."""

import csv
import io

import numpy as np
import pytest
import synthetic

from tare.experiments.memcpy.read import distributions
from tare.experiments.memcpy.read.names import FUNCTIONS


def only_memcpy(made, largest):
    mine = made[made["func"] == 0]
    return mine, mine[mine["len"] <= largest]


@pytest.fixture
def rows(tare):
    """rows(capture, *words) -> the rows of its CSV."""
    def run(capture, *words):
        status, out, err = tare("memcpy", "export", "--format", "csv", capture, *words)
        assert status == 0, err
        return list(csv.DictReader(io.StringIO(out)))

    return run


@pytest.mark.parametrize("make", [synthetic.profile, synthetic.trace])
def test_llvm_round_trip(tare, tmp_path, make):
    made = synthetic.records(3000)
    _, small = only_memcpy(made, 4096)
    status, _, err = tare("memcpy", "export", "--format", "llvm-libc", make(tmp_path / "a", made),
                          "-o", tmp_path / "out.csv")
    assert status == 0 and "larger than 4096" in err
    assert (tmp_path / "out.csv").read_text().count("\n") == 1
    _, table, _, alignments = distributions.read(tmp_path / "out.csv", 1 << 30)
    assert alignments is None
    sizes = np.array([table[size] for size in range(len(table))])
    assert len(sizes) == int(small["len"].max()) + 1
    assert sizes.sum() == pytest.approx(1, abs=1e-12)
    assert np.array_equal(np.rint(sizes * len(small)), np.bincount(small["len"].astype(int)))


def exported(tare, tmp_path, capture):
    """(sizes, overlap, alignments) of a capture's memcpy as a file of Fleetbench, what was said."""
    status, _, err = tare("memcpy", "export", "--format", "fleetbench", capture, "-o",
                          tmp_path / "out.csv")
    assert status == 0
    return (*distributions.read(tmp_path / "out.csv", 1 << 30)[1:], err)


@pytest.mark.parametrize("make", [synthetic.profile, synthetic.trace])
def test_fleetbench_round_trip(tare, tmp_path, make):
    made = synthetic.records(3000)
    made["src"][:300] = made["dst"][:300]
    mine, small = only_memcpy(made, 4096)
    sizes, overlap, _, _ = exported(tare, tmp_path, make(tmp_path / "a", made))
    assert {size: round(chance * len(mine)) for size, chance in sizes.items() if size <= 4096} == {
        int(size): int(count) for size, count in zip(*np.unique(small["len"], return_counts=True),
                                                     strict=True)}
    assert sum(size * chance for size, chance in sizes.items()) == pytest.approx(
        mine["len"].mean(), rel=1e-12)
    overlapping = sum(abs(int(call["dst"]) - int(call["src"])) < call["len"] for call in mine)
    assert overlap == pytest.approx(overlapping / len(mine)) and overlapping > 10


def test_sizes_of_any_length_are_kept(tare, tmp_path):
    made = synthetic.uniform(300, 261126)
    made["len"][:100] = 4095
    sizes, _, _, err = exported(tare, tmp_path, synthetic.profile(tmp_path / "a", made))
    assert sizes == {4095: pytest.approx(1 / 3), 261126: pytest.approx(2 / 3)}
    assert "larger" not in err
    # and cut where that is asked for
    tare("memcpy", "export", "--format", "fleetbench", "--max-size", "5000", tmp_path / "a", "-o",
         tmp_path / "cut.csv")
    assert distributions.read(tmp_path / "cut.csv", 1 << 30)[1] == {4095: 1}


def crossed(operands):
    """Share of operands, (place, size), that touch one line more than at the start of one."""
    every = [(at % 64 + size - 1) // 64 > (size - 1) // 64 for at, size in operands if size]
    return sum(every) / len(operands)


def replayed_crossings(sizes, alignments):
    """Of what Fleetbench's sampler makes of a file: one of 64 offsets, rounded down."""
    return sum(chance * share * crossed([(drawn // value * value, size) for drawn in range(64)])
               for size, chance in sizes.items() for value, share in alignments.items())


def test_csv_of_a_profile_adds_up(rows, tmp_path):
    made = synthetic.records()
    written = rows(synthetic.profile(tmp_path / "a", made))
    for number, name in enumerate(FUNCTIONS[:4]):
        mine = made[made["func"] == number]
        for fact in ("size", "align", "caller"):
            assert sum(int(row["calls"]) for row in written
                       if (row["fact"], row["function"]) == (fact, name)) == len(mine)


def test_csv_of_a_trace_has_every_call_in_order(rows, tmp_path):
    made = synthetic.records(500)
    capture = synthetic.trace(tmp_path / "a", made)
    written = rows(capture)
    assert [int(row["ticks"]) for row in written] == made["tsc"].tolist()
    assert [int(row["destination"]) for row in written] == made["dst"].tolist()
    assert {row["caller"] for row in written} >= {"vfs_read+0x40/0x80", "_text-0x1000"}
    assert {row["function"] for row in rows(capture, "-f", "memset")} == {"memset"}


def test_bad_usage_writes_nothing(tare, tmp_path):
    capture = synthetic.profile(tmp_path / "a")
    target = tmp_path / "out"
    for arguments in (["--format", "xml"], ["--format", "csv", "-f", "strcpy"],
                      ["--format", "csv", "-f", "copy_page"],
                      ["--format", "csv", "--max-size", "9"],
                      ["--format", "llvm-libc", "--max-size", "-1"]):
        status, _, err = tare("memcpy", "export", capture, *arguments, "-o", target)
        assert status == 2 and err and not target.exists()


@pytest.mark.parametrize("at", [0, 63])
def test_crossings_of_a_trace_are_counted_call_by_call(at, tare, tmp_path):
    """Single bytes never cross, and 64 bytes do wherever no line starts: sizes know offsets."""
    made = synthetic.uniform(4000, 1)
    made["len"][::2] = 64
    # so far behind the start of a cache line
    offsets = np.where(made["len"] == 64, at, 63 - at).astype(np.uint64)
    for field in ("dst", "src"):
        made[field] = (made[field] & ~np.uint64(63)) + offsets
    sizes, _, alignments, err = exported(tare, tmp_path, synthetic.trace(tmp_path / "a", made))
    assert crossed([(int(call[field]), int(call["len"])) for call in made
                    for field in ("dst", "src")]) == (0.5 if at else 0)
    written = replayed_crossings(sizes, alignments)
    # of any offset 63 of 64 make 64 bytes cross, which is as near to all as a line can be
    assert written == pytest.approx(63 / 128 if at else 0, abs=1e-4)
    assert ("can express 49.2 %" in err) == bool(at)
