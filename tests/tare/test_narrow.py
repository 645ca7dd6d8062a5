# SPDX-License-Identifier: GPL-2.0-only
"""No figure is cut in a terminal of any width."""

import fcntl
import os
import pty
import random
import re
import struct
import subprocess
import sys
import termios

import narrow
import pytest
from programs import TOP
from tare import result, stats
from tare.grid import wrap
from test_reports import ENVIRONMENT


def wide():
    """A result with all that a terminal shows, wider than any terminal."""
    made = result.document("a.test", ENVIRONMENT)
    many = stats.median([215_015_342 + 40_000_017 * one for one in range(8)])
    made["measurements"] += [
        result.measurement(f"a.{one}", "nanoseconds", many, net=many, overhead=many,
                           title=f"what it costs, {'in words ' * one}", over=result.PROCESSES,
                           published={"value": 123456789, "unit": "ns", "source": "s"})
        for one in range(3)]
    made["measurements"].append(result.measurement("b", "calls", stats.exact(5), over=None))
    made["distributions"].append({
        "name": "d", "title": "Sizes", "unit": "bytes", "bins": [
            {"low": 1 << one, "high": (2 << one) - 1, "count": 3 ** one, "sum": 7 ** one}
            for one in range(20)]})
    columns = [f"column{one} of bytes" for one in range(14)]
    rows = [[f"row{row}", *(10 ** column + row for column in range(13))] for row in range(4)]
    made["tables"].append({"name": "t", "title": "Many columns", "columns": columns, "rows": rows,
                           "notes": ["1,234 is a figure, too"]})
    made["warnings"].append("warned " * 30 + "of 12,345,678 calls")
    result.validate(made, "here")
    return made


@pytest.mark.parametrize("width", [*narrow.WIDTHS, 40, 45, 61, 79, 132])
def test_a_terminal_of_any_width_shows_each_figure(width):
    assert not narrow.lost(wide(), width)


def test_tables_of_any_shape_show_each_figure():
    rng = random.Random(5)
    for _ in range(15):
        made = result.document("a.test", ENVIRONMENT)
        columns = rng.randint(1, 12)
        made["tables"].append({
            "name": "t", "title": "T", "columns": ["w" * rng.randint(0, 25)] * columns,
            "rows": [[rng.choice([None, True, rng.randint(-10 ** 9, 10 ** 12), rng.random(),
                                  "word " * rng.randint(0, 9), "/a/long/path/" * 4,
                                  "1,234,567 [1,000,000, 2,000,000] 75 %", "[not markup]"])
                      for _ in range(columns)] for _ in range(rng.randint(1, 5))]})
        for width in (40, 60, 80):
            assert not narrow.lost(made, width), made["tables"]


def test_the_figures_that_are_looked_for_are_there():
    """Else the other tests look for nothing."""
    said = narrow.figures(narrow.shown(wide(), 60))
    assert said["215,015,342"] + said["[215,015,342,"] >= 3 and said["1,000,000,000"] == 1
    assert len(said) > 80


def test_wrapping_breaks_words_only():
    assert wrap("of 12,345 [1, 2] bytes", 9) == ["of 12,345", "[1, 2]", "bytes"]
    assert wrap("abcdefgh 123456789", 5) == ["abcde", "fgh", "123456789"]


def test_a_row_that_says_nothing_is_not_repeated():
    first, _, rest = narrow.shown(wide(), 60).partition("published")
    assert first.count("\n b ") > 0 and "what it costs" in rest and "\n b " not in rest


def test_a_terminal(tmp_path):
    """A real one, of 80 columns."""
    result.write(wide(), tmp_path / "r.json")
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 25, 80, 0, 0))
    environment = {**os.environ, "PYTHONPATH": f"{TOP}/userspace:{TOP}/qemu", "NO_COLOR": "1",
                   "TERM": "xterm"}
    for name in ("COLUMNS", "LINES"):
        environment.pop(name, None)
    with subprocess.Popen([sys.executable, "-m", "tare", "report", tmp_path / "r.json"],
                          stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as process:
        os.close(theirs)
        said = b""
        while True:
            try:
                part = os.read(ours, 65536)
            except OSError:  # the other end is closed
                break
            said += part
    os.close(ours)
    said = re.sub("\x1b\\[[0-9;]*m", "", said.decode())
    assert process.returncode == 0 and "…" not in said
    assert not narrow.figures(narrow.shown(wide(), 5000)) - narrow.figures(said)


def test_a_pipe_has_a_line_for_each_row(tare, tmp_path):
    result.write(wide(), tmp_path / "r.json")
    out = tare("report", tmp_path / "r.json")[1]
    assert "1,000,000,000,000" in next(line for line in out.splitlines() if "row0" in line)
