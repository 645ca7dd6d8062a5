# SPDX-License-Identifier: GPL-2.0-only
"""Builds the toolbox, and runs its programs on Linux and, by Wine, on Win32."""

import json
import re
from dataclasses import dataclass, field
from functools import cache

import c_program
import pytest
import win32
from programs import BUILD, TOP
from programs import run as run_program

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


def _finish(done, path):
    run = Run(done.returncode, done.stdout, done.stderr)
    if path and path.exists():
        run.document = json.loads(path.read_text())
        run.rows = _rows(done.stdout)
    return run


def _make():
    done = run_program("make", "-C", SOURCE)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="session")
def programs():
    _make()
    return BIN


@pytest.fixture
def run(programs, tmp_path):
    """run(program, *arguments): with its JSON where the status is 0."""

    def runner(program, *arguments, measure=True):
        path = tmp_path / f"{program}.json" if measure else None
        json_option = ["--json", str(path)] if measure else []
        return _finish(run_program(programs / program, *json_option, *arguments), path)

    return runner


@pytest.fixture(scope="session")
def tool(tmp_path_factory):
    """tool(name): tests/timers/NAME.c with the portable part."""
    folder = tmp_path_factory.mktemp("tools")

    @cache
    def build(name):
        return c_program.build(
            folder / name, [f"tests/timers/{name}.c", SOURCE / "portable.c",
                            SOURCE / "portable_linux.c", SOURCE / "summary.c",
                            "userspace/lib/error.c", "userspace/lib/host.c"], "-lm")

    return build


@pytest.fixture(scope="session")
def wine_is_here():
    """Builds the programs for Win32; skips where that, or Wine, is not installed."""
    win32.skip_unless_here()
    _make()


@pytest.fixture(scope="session")
def wine(wine_is_here):
    """Starts a .exe, in a prefix of its own that ends with the tests."""
    with tare_wine.session() as start:
        yield start


@pytest.fixture
def switches_values(wine, tmp_path):
    """tests/timers/switches_values.c by Wine."""
    return wine(c_program.build(
        tmp_path / "switches_values.exe",
        ["tests/timers/switches_values.c", SOURCE / "switches_win32.c", SOURCE / "portable.c",
         SOURCE / "portable_win32.c", "userspace/lib/error.c"],
        "-D__USE_MINGW_ANSI_STDIO=1", "-static", "-lntdll", compiler=win32.MINGW))


@pytest.fixture
def run_win32(wine, tmp_path):
    """The same as run, for the .exe."""

    def runner(program, *arguments, measure=True):
        path = tmp_path / f"{program}.json" if measure else None
        json_option = ["--json", path.name] if measure else []
        done = wine(BIN / f"{program}.exe", *json_option, *arguments, cwd=tmp_path)
        return _finish(done, path)

    return runner
