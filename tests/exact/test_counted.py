# SPDX-License-Identifier: GPL-2.0-only
"""The plugin's report and the guest's clock, and whether they agree."""

import pytest

from tare.errors import FormatError, TareError
from tare.counting import counted
from tare.counting.symbols import Function

REPORT = """\
span C 3 0 0 0 0
span B 110 2 0 1 4
version 1
node 1 0 7 0 7 0
node 2 1 7 1 0 ffffffff81000000
block 4 ffffffff81000000 9 0 4 8
cell 1 0 5 50 0
cell 2 4 10 30 30
call ffffffff81000200 30 2
function ffffffffc0000000 ffffffffc0000100 of_module toy
end
"""


EVENTS = REPORT.replace("call", """\
simulated Dr Dw
event 1 0 0 5 0
event 2 4 1 20 30
call""", 1)


def read(folder, text=REPORT, **how):
    (folder / "report").write_text(text)
    return counted.read(folder / "report", **how)


def test_a_report_is_read(tmp_path):
    found = read(tmp_path)
    assert found.spans == [counted.Span("C", 3, 0, 0, 0, 0), counted.Span("B", 110, 2, 0, 1, 4)]
    assert found.nodes[2] == counted.Node(1, 7, "syscall", 0, 0xffffffff81000000)
    assert found.blocks == {4: counted.Block(0xffffffff81000000, 9, (0, 4, 8))}
    assert list(found.cells) == [counted.Cell(1, 0, 5, 50, 0), counted.Cell(2, 4, 10, 30, 30)]
    assert found.calls == {0xffffffff81000200: {30: 2}}
    assert found.functions == [Function("of_module", "toy", 0xffffffffc0000000,
                                        0xffffffffc0000100)]
    # cells that are not kept add up
    cells = read(tmp_path, cells=False).cells
    assert list(cells) == [] and cells.executed() == 110


def test_events_are_read(tmp_path):
    assert read(tmp_path).simulated is None
    found = read(tmp_path, EVENTS)
    assert found.simulated.names == ("Dr", "Dw") and len(found.simulated.rows) == 2
    assert list(found.simulated.rows) == [(1, 0, 0, (5, 0)), (2, 4, 1, (20, 30))]
    assert found.calls == {0xffffffff81000200: {30: 2}} and found.cells.executed() == 110


@pytest.mark.parametrize("text, said", [
    (REPORT[:-4], "is cut off"), ("", "is cut off"),
    (REPORT.replace("version 1", "version 2"), "line 3"),
    (REPORT.replace("cell 1", "cells 1"), "line 7"),
    (REPORT.replace("cell 2 4 10", "cell 2 4"), "cells have 5 numbers"),
    (REPORT.replace("block 4", "cell 1 1 1 1 1\nblock 4"), "cells have 5 numbers"),
    (REPORT.replace("node 2 1 7 1", "node 2 1 7 9"), "line 5"),
    (EVENTS.replace("simulated Dr Dw\n", ""), "events without their names"),
    (EVENTS.replace("simulated Dr Dw", "simulated"), "line 9"),
    (EVENTS.replace("simulated Dr Dw", "simulated Dr"), "events have 4 numbers"),
    (EVENTS.replace("1 20 30", "1 20 x"), "events have 5 numbers"),
    (EVENTS.replace("1 20 30", "1 20 30\ncell 2 4 0 0 0"), "cells have 5 numbers"),
])
def test_a_report_that_is_none_is_refused(tmp_path, text, said):
    with pytest.raises(FormatError, match=said):
        read(tmp_path, text)


@pytest.mark.parametrize("piece", range(1, len(REPORT), 20))
def test_a_report_is_the_same_in_pieces(tmp_path, monkeypatch, piece):
    whole = read(tmp_path, EVENTS)
    monkeypatch.setattr(counted, "_PIECE", piece)
    found = read(tmp_path, EVENTS)
    assert list(found.simulated.rows) == list(whole.simulated.rows)
    assert list(found.cells) == list(whole.cells) and found.nodes[2] == whole.nodes[2]
    assert (found.spans, found.blocks, found.calls) == (whole.spans, whole.blocks, whole.calls)
    for wrong, said in ((" 30 2", "line 9"), ("cell 2 4 10", "cells have 5"), ("node 2", "line 5"),
                        ("node 2 1 7 1", "line 5")):
        with pytest.raises(FormatError, match=said):
            read(tmp_path, REPORT.replace(wrong, wrong.replace("2", "x")))


@pytest.mark.parametrize("halts, span, absent", [
    (0, 112, 0), (0, 113, 1), (0, 111, -1), (3, 10 ** 9, None)])
def test_the_clock_tells_what_is_missing(tmp_path, halts, span, absent):
    """Of a CPU that halted it tells nothing."""
    found = read(tmp_path, REPORT.replace("span B 110 2 0", f"span B 110 2 {halts}"))
    assert counted.missing(found, counted.Ticks((5,), span, 0)) == absent


SPANS = "span C 3 0 0 0 0\nspan B 110 2 0 1 4\n"
MARKS = "the command makes marks itself"


@pytest.mark.parametrize("old, new, empty, said", [
    ("10 30 30", "10 30 29", (5,), "109 instructions, their span 110"),
    (SPANS, f"span C 3 0 0 0 0\n{SPANS}", (5, 6), "empty spans"),
    (SPANS, "span C 3 0 0 0 0\nspan B 1 0 0 0 0\n" * 2, (5,), MARKS),
    (SPANS, "span C 3 0 0 0 0\n", (5,), MARKS), (SPANS, "", (5,), MARKS)])
def test_what_does_not_agree_is_refused(tmp_path, old, new, empty, said):
    found = read(tmp_path, REPORT.replace(old, new))
    with pytest.raises(TareError, match=said):
        counted.missing(found, counted.Ticks(empty, 112, 0))


def test_ticks_are_read_and_garbage_is_refused(tmp_path):
    path = tmp_path / "ticks"
    path.write_text("empty 5\nempty 5\nspan 112\nstatus 3\n")
    assert counted.read_ticks(path) == counted.Ticks((5, 5), 112, 3)
    for text in ("", "empty 5\n", "span x\nstatus 0\n", "spam 1\nspan 1\nstatus 0\n"):
        path.write_text(text)
        with pytest.raises(FormatError):
            counted.read_ticks(path)
