# SPDX-License-Identifier: GPL-2.0-only
"""Builds the toolbox, and runs its programs on Linux and, by Wine, on Win32."""

import json
import re
from dataclasses import dataclass, field

import pytest
import win32
from programs import BUILD, TOP, make, run as run_program

from tare import wine as tare_wine

SOURCE = TOP / "userspace/timers"
BIN = BUILD / "bin"
FIGURE = r"(-?[\d.]+) \[(-?[\d.]+), (-?[\d.]+)\]"


@dataclass
class Run:
    """What a program left behind."""

    status: int
    out: str
    err: str
    document: dict = None
    rows: dict = field(default_factory=dict)

    def cases(self):
        return {case["name"]: case for case in self.document["cases"]}


def _rows(text):
    """{case: [(value, low, high), ...]} of the table: raw, overhead, net."""
    table = text.partition("\n\n")[2].splitlines()[1:]
    return {line.split("  ")[0]: [tuple(map(float, one)) for one in re.findall(FIGURE, line)]
            for line in table}


def _runner(start, folder):
    """run(program, *arguments): with its JSON in the folder where the status is 0, unless it is not
    to MEASURE."""
    def runner(program, *arguments, measure=True):
        path = folder / f"{program}.json"
        done = start(program, *(["--json", path.name] if measure else []), *arguments)
        ran = Run(done.returncode, done.stdout, done.stderr)
        if measure and path.exists():
            ran.document = json.loads(path.read_text())
            ran.rows = _rows(done.stdout)
        return ran

    return runner


@pytest.fixture(scope="session")
def programs():
    make(SOURCE)
    return BIN


@pytest.fixture
def run(programs, tmp_path):
    return _runner(lambda program, *words: run_program(programs / program, *words, cwd=tmp_path),
                   tmp_path)


@pytest.fixture(scope="session")
def wine_is_here():
    """Builds the programs for Win32; skips where that, or Wine, is not installed."""
    win32.skip_unless_here()
    make(SOURCE)


@pytest.fixture(scope="session")
def wine(wine_is_here):
    """Starts a .exe, in a prefix of its own that ends with the tests."""
    with tare_wine.session() as start:
        yield start


@pytest.fixture
def run_win32(wine, tmp_path):
    """The same as run, for the .exe."""
    return _runner(lambda program, *words: wine(BIN / f"{program}.exe", *words, cwd=tmp_path),
                   tmp_path)
