# SPDX-License-Identifier: GPL-2.0-only
"""The page of a recorded run: offline, whole, and its flame graph adds up."""

import re

import pytest
from hand_made import recorded, watched
from random_runs import run
from test_page import Outline

from tare.experiments.exact.read import document
from tare.experiments.exact.report import page


def frames(made):
    """[(depth, left, size, class, text of the button)]."""
    outline = Outline(page.page(made))
    return [(int(one["data-depth"]), int(one["data-left"]), int(one["data-size"]), one)
            for one in outline.of("button") if "data-depth" in one]


def test_the_page_is_written_and_loads_nothing(tare, tmp_path):
    path, out = tmp_path / "exact.json", tmp_path / "page.html"
    document.write(run(1), path)
    assert tare("exact", "report", path, "--html", out) == (0, "", "")
    text = out.read_text()
    assert text == page.page(document.load(path))
    outline = Outline(text)
    assert not [one for tag, one in outline.found if {"src", "href", "srcset"} & set(one)]
    assert not re.search(r"url\(|@import|https?:|fetch\(|XMLHttp|\bimport\b", text)
    assert {tag for tag, _ in outline.found}.isdisjoint({"link", "iframe", "img", "object"})


def test_frames_lie_within_their_callers_and_add_up():
    made = run(2)
    found = frames(made)
    assert found[0][:3] == (0, 0, made["instructions"])
    nodes = document.nodes(made)
    assert len(found) == 1 + sum(1 for total in document.inclusive(nodes) if total)
    way, inner, own = [], {}, 0
    for depth, left, size, one in found:
        del way[depth:]
        if way:
            _, begin, of, _ = way[-1]
            assert begin <= left and left + size <= begin + of
            # beside those before it
            assert left == inner.get(len(way), begin) if depth in inner else left == begin
        inner = {at: end for at, end in inner.items() if at <= depth}
        inner[depth] = left + size
        way.append((depth, left, size, one))
        own += int(re.search(r"own ([\d,]+)|$", one["title"])[1].replace(",", "")) if depth else 0
        said = re.fullmatch(r"left:([\d.]+)%;width:([\d.]+)%;top:([\d.]+)rem", one["style"])
        assert [float(part) for part in said.groups()] == pytest.approx(
            [100 * left / made["instructions"], 100 * size / made["instructions"], 1.25 * depth],
            abs=1e-4)
    assert own == made["instructions"]
    nothing = recorded(["[user]"], [(None, "user", "user", "[user]", 0, 0, 0)])
    assert [one[:3] for one in frames(nothing)] == [(0, 0, 0)]


def test_a_page_has_the_largest_paths_and_says_what_it_leaves_out():
    made = run(2)
    every, none = page.frames(made)
    assert none == 0
    some, left_out = page.frames(made, most=20)
    assert (len(some), left_out) == (21, len(every) - 21)
    assert min(one.inclusive for one in some) >= max(
        one.inclusive for one in every if one not in some)
    for one in some:
        assert one.depth == 0 or any(
            other.depth == one.depth - 1 and other.left <= one.left
            and one.left + one.inclusive <= other.left + other.inclusive for other in some)


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
    assert len(outline.of("script")) == 1 and not outline.of("b")
    assert "<b>&\"'" in outline.texts
