# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy export`: what is written can be read back and says the same."""

import csv
import io

import pytest
import synthetic

from tare.experiments.memcpy.read.names import FUNCTIONS


@pytest.fixture
def rows(tare):
    """rows(capture, *words) -> the rows of its CSV."""
    def run(capture, *words):
        status, out, err = tare("memcpy", "export", capture, *words)
        assert status == 0, err
        return list(csv.DictReader(io.StringIO(out)))

    return run


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
    written = rows(synthetic.trace(tmp_path / "a", made))
    assert [int(row["ticks"]) for row in written] == made["tsc"].tolist()
    assert [int(row["destination"]) for row in written] == made["dst"].tolist()
    assert {row["caller"] for row in written} >= {"vfs_read+0x40/0x80", "_text-0x1000"}
