# SPDX-License-Identifier: GPL-2.0-only
"""The report in terminals of several widths: no figure is cut, no line too wide, at any depth."""

import pytest
from hand_made import recorded
from narrow import WIDTHS, lost
from random_runs import run

from tare.experiments.exact import figures as exact_figures

LONG = "proc_pid_make_base_inode_of_a_name_that_is_long.constprop.0"


def deep(branches, chain=0):
    """A path that divides so often, then one of single calls."""
    rows = [(None, "user", "user", "[user]", 0, 1, 0)]
    for _ in range(branches):
        at = len(rows) - 1 if len(rows) == 1 else len(rows) - 2
        rows += [(at, "call", "task", LONG, 1_234_567, 1_000_000, 0),
                 (at, "call", "task", "beside", 7, 500_000, 0)]
    if branches:
        rows.append((len(rows) - 2, "call", "task", "first", 1, 9_000_000, 0))
    for _ in range(chain):
        rows.append((len(rows) - 1, "call", "task", "next", 1, 9_000_000, 0))
    return recorded(["[user]", LONG, "beside", "first", "next"], rows)


@pytest.mark.parametrize("width", [40, *WIDTHS])
@pytest.mark.parametrize("made", [deep(3), deep(60), deep(5, chain=60), run(1)],
                         ids=["flat", "deep", "chain", "chance"])
def test_no_width_cuts_a_figure(made, width):
    assert not lost(lambda out: exact_figures.show(made, 0, 1000, out=out), width)


def test_a_name_moves_to_the_right_where_a_path_divides_alone():
    assert [one.mark + one.name for one, _ in exact_figures.tree_rows(deep(2, chain=3), 0)] == [
        "task 7", f" {LONG}", f"  {LONG}", "  > first", "  > next", "  > next", "  > next",
        "  beside", " beside"]
