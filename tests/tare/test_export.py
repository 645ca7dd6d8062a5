# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy export`: what is written can be read back and says the same."""

import csv
import io
import sys
from fractions import Fraction

import numpy as np
import pytest
import synthetic

from tare.errors import FormatError
from tare.memcpy import distributions
from tare.memcpy.functions import FUNCTIONS


def only_memcpy(made, largest):
    mine = made[made["func"] == 0]
    return mine, mine[mine["len"] <= largest]


@pytest.mark.parametrize("make", [synthetic.profile, synthetic.trace])
def test_llvm_round_trip(tare, tmp_path, make):
    made = synthetic.records(3000)
    _, small = only_memcpy(made, 4096)
    status, _, err = tare("memcpy", "export", "--format", "llvm-libc", make(tmp_path / "a", made),
                          "-o", tmp_path / "out.csv")
    assert status == 0 and "larger than 4096" in err
    text = (tmp_path / "out.csv").read_text()
    assert text.count("\n") == 1
    sizes = distributions.read_llvm(tmp_path / "out.csv")
    assert len(sizes) == int(small["len"].max()) + 1
    assert sizes.sum() == pytest.approx(1, abs=1e-12)
    assert np.array_equal(np.rint(sizes * len(small)), np.bincount(small["len"].astype(int)))


@pytest.mark.parametrize("make", [synthetic.profile, synthetic.trace])
def test_fleetbench_round_trip(tare, tmp_path, make):
    made = synthetic.records(3000)
    made["src"][:300] = made["dst"][:300]
    mine, small = only_memcpy(made, 4095)
    status, _, _ = tare("memcpy", "export", "--format", "fleetbench", make(tmp_path / "a", made),
                        "-o", tmp_path / "out.csv")
    assert status == 0
    sizes, overlap, alignments = distributions.read_fleetbench(tmp_path / "out.csv")
    assert {size: round(chance * len(small)) for size, chance in sizes.items()} == {
        int(size): int(count) for size, count in zip(*np.unique(small["len"], return_counts=True),
                                                     strict=True)}
    overlapping = sum(abs(int(call["dst"]) - int(call["src"])) < call["len"] for call in mine)
    assert overlap[1] == pytest.approx(overlapping / len(mine)) and overlapping > 10
    addresses = [int(address) for field in ("dst", "src") for address in mine[field]]
    expected = {}
    for address in addresses:
        power = next(p for p in (64, 32, 16, 8, 4, 2, 1) if address % p == 0)
        expected[power] = expected.get(power, 0) + Fraction(1, len(addresses))
    assert alignments == pytest.approx({power: float(chance) for power, chance in expected.items()})


def test_csv_of_a_profile_adds_up(tare, tmp_path):
    made = synthetic.records()
    _, out, _ = tare("memcpy", "export", "--format", "csv", synthetic.profile(tmp_path / "a", made))
    rows = list(csv.DictReader(io.StringIO(out)))
    for number, name in enumerate(FUNCTIONS[:4]):
        mine = made[made["func"] == number]
        for fact in ("size", "align", "caller"):
            assert sum(int(row["calls"]) for row in rows
                       if (row["fact"], row["function"]) == (fact, name)) == len(mine)


def test_csv_of_a_trace_has_every_call_in_order(tare, tmp_path):
    made = synthetic.records(500)
    capture = synthetic.trace(tmp_path / "a", made)
    _, out, _ = tare("memcpy", "export", "--format", "csv", capture)
    rows = list(csv.DictReader(io.StringIO(out)))
    assert [int(row["ticks"]) for row in rows] == made["tsc"].tolist()
    assert [int(row["destination"]) for row in rows] == made["dst"].tolist()
    assert {row["caller"] for row in rows} >= {"vfs_read+0x40/0x80", "_text-0x1000"}
    _, out, _ = tare("memcpy", "export", "--format", "csv", capture, "-f", "memset")
    assert {row["function"] for row in csv.DictReader(io.StringIO(out))} == {"memset"}


def test_bad_usage_writes_nothing(tare, tmp_path):
    capture = synthetic.profile(tmp_path / "a")
    target = tmp_path / "out"
    for arguments in (["--format", "xml"], ["--format", "csv", "-f", "strcpy"],
                      ["--format", "csv", "-f", "copy_page"],
                      ["--format", "csv", "--max-size", "9"],
                      ["--format", "llvm-libc", "--max-size", "-1"]):
        status, _, err = tare("memcpy", "export", capture, *arguments, "-o", target)
        assert status == 2 and err and not target.exists()
    assert tare("memcpy", "export", capture, "--format", "parquet")[0] == 2


def test_parquet_without_pyarrow_says_so(tare, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    status, _, err = tare("memcpy", "export", synthetic.profile(tmp_path / "a"), "--format",
                          "parquet", "-o", tmp_path / "out")
    assert status == 77 and "pyarrow" in err and not (tmp_path / "out").exists()


@pytest.mark.parametrize("make", [synthetic.profile, synthetic.trace])
def test_parquet_has_the_rows_of_csv(tare, tmp_path, make):
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed")
    capture = make(tmp_path / "a")
    assert tare("memcpy", "export", capture, "--format", "parquet", "-o", tmp_path / "p")[0] == 0
    _, out, _ = tare("memcpy", "export", capture, "--format", "csv")
    rows = parquet.read_table(tmp_path / "p").to_pylist()
    assert [{key: "" if value is None else str(value) for key, value in row.items()}
            for row in rows] == list(csv.DictReader(io.StringIO(out)))


def test_broken_distributions_are_refused(tmp_path):
    for text, reader in (("0.5,0.2\n", distributions.read_llvm), ("a\n", distributions.read_llvm),
                         ("1:1\n0:1\n", distributions.read_fleetbench),
                         ("1:1\n0:1\n1:0.3\n", distributions.read_fleetbench),
                         ("1\n0:1\n1:1\n", distributions.read_fleetbench)):
        (tmp_path / "d").write_text(text)
        with pytest.raises(FormatError):
            reader(tmp_path / "d")
