# SPDX-License-Identifier: GPL-2.0-only
"""Wine answers the cases of the NT services as they say it does."""

import ktap
import pytest
import win32
from programs import BUILD, TOP, make, run

from tare import wine

CASES_EXE = BUILD / "bin/nt-cases.exe"
ROUNDS = 200
# nothing signals a process of Win32
OF_SIGNALS = {"case 39: a signal that restarts calls does not prolong a wait",
              "case 39: a signal that ends calls neither ends nor prolongs a wait"}


@pytest.fixture(scope="module")
def start():
    """Starts a .exe."""
    win32.skip_unless_here()
    make(TOP / "userspace/nt")
    with wine.session() as session:
        yield session


@pytest.fixture(scope="module")
def cases(start):
    done = start(CASES_EXE, "wine", ROUNDS)
    results = ktap.parse(done.stdout)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    return results


def test_all_cases(cases):
    assert [name for name, one in cases.items() if not one.ok or one.skipped or one.said] == []


def test_they_are_those_of_the_other_front_ends(cases):
    done = run(BUILD / "guest/bin/nt-cases", "threads", 100)
    assert set(ktap.parse(done.stdout)) - set(cases) == OF_SIGNALS
