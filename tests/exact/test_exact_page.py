# SPDX-License-Identifier: GPL-2.0-only
"""The page of a recorded run: offline, whole, small, and its flame graph adds up."""

import json
import re

from itertools import pairwise

from hand_made import recorded, watched
from random_runs import run
from test_page import Outline

from tare.experiments.exact.read import document
from tare.experiments.exact.report import page


def frames(made):
    """[(depth, name, context, inclusive, own, calls)] that the page gives its script."""
    said = re.search(r'<script type="application/json" id="paths">(.*)</script>', page.page(made))
    data = json.loads(said[1])
    return [(depth, data["names"][name], data["contexts"][context], *counts)
            for depth, name, context, *counts in data["paths"]]


def refuse_loading(text):
    """A page that loads something, or has a script that does, would not work offline."""
    assert not re.search(r"url\(|@import|https?:|fetch\(|XMLHttp|\bimport\b", text)
    found = Outline(text).found
    assert {tag for tag, _ in found}.isdisjoint({"link", "iframe", "img", "object"})
    assert not [one for _, one in found if {"src", "href", "srcset"} & set(one)]


def test_the_page_is_written_and_loads_nothing(tare, tmp_path):
    path, out = tmp_path / "exact.json", tmp_path / "page.html"
    document.write(run(1), path)
    assert tare("exact", "report", path, "--html", out) == (0, "", "")
    text = out.read_text()
    assert text == page.page(document.load(path))
    refuse_loading(text)


def test_frames_lie_within_their_callers_and_add_up():
    made = run(2)
    found = frames(made)
    assert found[0] == (0, "all tasks", "all", made["instructions"], 0, None)
    nodes = document.nodes(made)
    assert len(found) == 1 + sum(1 for total in document.inclusive(nodes) if total)
    # its own, and what those below it have, the largest first, are what a frame has
    way, sums, last = [], [own for *_, own, _ in found], {}
    for number, (depth, _, _, inclusive, _, _) in enumerate(found):
        del way[depth:]
        assert len(way) == depth
        for caller in way[-1:]:
            assert inclusive <= last.get(caller, inclusive)
            last[caller] = inclusive
            sums[caller] += inclusive
        way.append(number)
    assert sums == [inclusive for _, _, _, inclusive, _, _ in found]
    assert {one[1:3] for one in found[1:]} >= {("task 7", "user"), ("function_10 [toy]", "task")}
    # in the table a task has depth 0
    [paths] = [rows for title, _, rows, *_ in page._tables(made) if title == "Paths"]
    assert paths[0][:2] == ["task 7", 0] and {row[1] for row in paths[1:]} >= {1, 2}
    nothing = recorded(["[user]"], [(None, "user", "user", "[user]", 0, 0, 0)])
    assert frames(nothing) == [(0, "all tasks", "all", 0, 0, None)]


def test_a_page_has_the_largest_paths_and_says_what_it_leaves_out():
    made = run(2)
    every, none = page.frames(made)
    assert none == 0
    some, left_out = page.frames(made, most=20)
    assert left_out == len(every) - 21
    assert sorted(one.inclusive for one in some) == sorted(one.inclusive for one in every)[-21:]
    for one, after in pairwise(some):
        assert after.depth <= one.depth + 1


def test_the_answer_the_check_and_the_tables():
    made = run(0) | {"watched": [watched("getppid", [321, 999], [1875, 1]),
                                 watched("helper", [7, 2], what="function")]}
    said = " ".join(Outline(page.page(made)).texts)
    assert f"{made['instructions']:,} instructions" in said
    assert "1,000 calls, min 321, median 321, max 1,875 instructions" in said
    assert "function helper: 2 calls, min 7" in said and "Paths of function helper" in said
    assert "to the last one" in said and "path lengths" in said
    assert "minimal-6.1" in said and "QEMU 7.2.22" in said
    for one in document.by_function(made):
        assert f"{one.own:,}" in said and f"{one.inclusive:,}" in said
    halted = made | {"checked": {"missing": None, "halts": 3, "ticks": 9}}
    assert "Not checked: the CPU halted 3 times" in " ".join(Outline(page.page(halted)).texts)


def test_names_are_text():
    made = recorded(["[user]", "<b>&\"'"], [
        (None, "user", "user", "[user]", 0, 5, 0), (0, "call", "task", "<b>&\"'", 1, 3, 1)])
    made["environment"]["command"] = "echo </script><script>alert(1)</script>"
    outline = Outline(page.page(made))
    assert len(outline.of("script")) == 2 and not outline.of("b")
    assert "<b>&\"'" in outline.texts and frames(made)[2][1] == "<b>&\"'"
