# SPDX-License-Identifier: GPL-2.0-only
"""The plugin's report and the guest's clock, and whether they agree."""

import pytest

from tare.errors import FormatError, TareError
from tare.counting import counted

REPORT = """\
span C 3 0 0 0
span B 110 2 0 1
version 1
node 1 0 7 0 7 0
node 2 1 7 1 0 ffffffff81000000
block 4 ffffffff81000000 9 0 4 8
cell 1 0 5 50 0
cell 2 4 10 30 30
call ffffffff81000200 30 2
end
"""


def read(folder, text=REPORT):
    path = folder / "report"
    path.write_text(text)
    return counted.read(path)


def test_a_report_is_read(tmp_path):
    found = read(tmp_path)
    assert found.spans == [counted.Span("C", 3, 0, 0, 0), counted.Span("B", 110, 2, 0, 1)]
    assert found.nodes[2] == counted.Node(1, 7, "syscall", 0, 0xffffffff81000000)
    assert found.blocks == {4: counted.Block(0xffffffff81000000, 9, (0, 4, 8))}
    assert list(found.cells) == [counted.Cell(1, 0, 5, 50, 0), counted.Cell(2, 4, 10, 30, 30)]
    assert found.calls == {0xffffffff81000200: {30: 2}}


@pytest.mark.parametrize("text, said", [
    (REPORT[:-4], "is cut off"), ("", "is cut off"),
    (REPORT.replace("version 1", "version 2"), "line 3"),
    (REPORT.replace(" 30 2", " 30"), "line 9"),
    (REPORT.replace("cell 1", "cells 1"), "line 7"),
    (REPORT.replace("cell 2 4 10", "cell 2 4 ten"), "line 8"),
    (REPORT.replace("cell 2 4 10", "cell 2 4"), "line 8"),
    (REPORT.replace("cell 2 4 10", "cell 2 4 10 10"), "line 8"),
    (REPORT.replace("block 4", "cell 1 1 1 1 1\nblock 4"), "line 7"),
    (REPORT.replace("node 2 1 7 1", "node 2 1 7 9"), "line 5"),
])
def test_a_report_that_is_none_is_refused(tmp_path, text, said):
    with pytest.raises(FormatError, match=said):
        read(tmp_path, text)


@pytest.mark.parametrize("piece", range(1, len(REPORT), 20))
def test_a_report_is_the_same_in_pieces(tmp_path, monkeypatch, piece):
    whole = read(tmp_path)
    monkeypatch.setattr(counted, "_PIECE", piece)
    found = read(tmp_path)
    assert list(found.cells) == list(whole.cells) and found.nodes[2] == whole.nodes[2]
    assert (found.spans, found.blocks, found.calls) == (whole.spans, whole.blocks, whole.calls)
    for wrong, said in ((" 30 2", "line 9"), ("cell 2 4 10", "line 8"), ("node 2", "line 5"),
                        ("node 2 1 7 1", "line 5")):
        with pytest.raises(FormatError, match=said):
            read(tmp_path, REPORT.replace(wrong, wrong.replace("2", "x")))


def test_cells_that_are_not_kept_add_up(tmp_path):
    (tmp_path / "report").write_text(REPORT)
    found = counted.read(tmp_path / "report", cells=False)
    assert list(found.cells) == [] and found.cells.executed() == 110


@pytest.mark.parametrize("span, absent", [(112, 0), (113, 1), (111, -1)])
def test_the_clock_tells_what_is_missing(tmp_path, span, absent):
    assert counted.missing(read(tmp_path), counted.Ticks((5,), span, 0)) == absent


def test_the_clock_of_a_halted_cpu_tells_nothing(tmp_path):
    halted = REPORT.replace("span B 110 2 0", "span B 110 2 3")
    assert counted.missing(read(tmp_path, halted), counted.Ticks((5,), 10 ** 9, 0)) is None


def test_paths_that_are_not_the_span_are_refused(tmp_path):
    wrong = REPORT.replace("cell 2 4 10 30 30", "cell 2 4 10 30 29")
    with pytest.raises(TareError, match="109 instructions, their span 110"):
        counted.missing(read(tmp_path, wrong), counted.Ticks((5,), 112, 0))


def test_empty_spans_that_differ_are_refused(tmp_path):
    with pytest.raises(TareError, match="empty spans"):
        counted.missing(read(tmp_path, "span C 3 0 0 0\n" + REPORT),
                        counted.Ticks((5, 6), 112, 0))


@pytest.mark.parametrize("spans", ["span C 3 0 0 0\nspan B 1 0 0 0\nspan C 3 0 0 0\nspan B 5 0 0 0",
                                   "span C 3 0 0 0", ""])
def test_spans_that_the_command_marks_are_refused(tmp_path, spans):
    found = read(tmp_path, REPORT.replace("span C 3 0 0 0\nspan B 110 2 0 1", spans).lstrip())
    with pytest.raises(TareError, match="the command makes marks itself"):
        counted.missing(found, counted.Ticks((5,), 112, 0))


def test_ticks_are_read_and_garbage_is_refused(tmp_path):
    path = tmp_path / "ticks"
    path.write_text("empty 5\nempty 5\nspan 112\nstatus 3\n")
    assert counted.read_ticks(path) == counted.Ticks((5, 5), 112, 3)
    for text in ("", "empty 5\n", "span x\nstatus 0\n", "spam 1\nspan 1\nstatus 0\n"):
        path.write_text(text)
        with pytest.raises(FormatError):
            counted.read_ticks(path)
