# SPDX-License-Identifier: GPL-2.0-only
"""No figure is cut in a terminal of any width."""

import random
import re

import narrow
import pytest
from made_results import document, wide
from programs import TARE, in_terminal
from tare import result


@pytest.mark.parametrize("width", [*narrow.WIDTHS, 40, 45, 61, 79, 132])
def test_a_terminal_of_any_width_shows_each_figure(width):
    assert not narrow.lost(narrow.of(wide()), width)


def test_tables_of_any_shape_show_each_figure():
    rng = random.Random(5)
    for _ in range(15):
        columns = rng.randint(1, 12)
        made = document(tables=[{
            "name": "t", "title": "T", "columns": ["w" * rng.randint(0, 25)] * columns,
            "rows": [[rng.choice([None, True, rng.randint(-10 ** 9, 10 ** 12), rng.random(),
                                  "word " * rng.randint(0, 9), "/a/long/path/" * 4,
                                  "1,234,567 [1,000,000, 2,000,000] 75 %", "[not markup]"])
                      for _ in range(columns)] for _ in range(rng.randint(1, 5))]}])
        for width in (40, 60, 80):
            assert not narrow.lost(narrow.of(made), width), made["tables"]


def test_the_figures_that_are_looked_for_are_there():
    """Else the other tests look for nothing."""
    said = narrow.figures(narrow.printed(narrow.of(wide()), 60))
    assert said["215,015,342"] + said["[215,015,342,"] >= 3 and said["1,000,000,000"] == 1
    assert len(said) > 80


def test_a_terminal(tmp_path):
    """A real one, of 80 columns."""
    result.write(wide(), tmp_path / "r.json")
    status, said = in_terminal(*TARE, "report", tmp_path / "r.json")
    said = re.sub("\x1b\\[[0-9;]*m", "", said.decode())
    assert status == 0 and "…" not in said
    assert not narrow.figures(narrow.printed(narrow.of(wide()), 5000)) - narrow.figures(said)


def test_a_pipe_has_a_line_for_each_row_and_none_is_padded(report):
    lines = report(wide())[1].splitlines()
    assert "1,000,000,000,000" in next(line for line in lines if "row0" in line)
    assert [line for line in lines if line != line.rstrip()] == []
