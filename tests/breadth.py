# SPDX-License-Identifier: GPL-2.0-only
"""How many of equal cases are tested: a choice by `make check`, all by `make check-all`."""

import os
import re
from dataclasses import dataclass

import ktap
import pytest
from tareqemu import kernel

# a pattern of the names of checks of guests' scripts; the mutants ask for few
ONLY = os.environ.get("KTAP_ONLY", "")
# whether there is a night's time
NIGHT = bool(os.environ.get("TARE_ALL"))


def named_checks(script):
    """The checks that a script names, so that one that does not run is missed."""
    found = re.findall(r'^\s*check(?:ed2?)? "([^"$]+)"', script.read_text(), re.M)
    return [name for name in dict.fromkeys(found) if re.search(ONLY, name)]


def some(few, rest):
    """The cases of a parameter: few of them, and the rest where there is a night's time."""
    return [*few, *rest] if NIGHT else list(few)


def day_or_night(day, night):
    """What a test takes: DAY, and NIGHT in its place where there is a night's time."""
    return night if NIGHT else day


def cycles(few, many):
    """How often a module is loaded and unloaded under load: as `make soak` says, else FEW times,
    and MANY where there is a night's time."""
    return os.environ.get("TARE_SOAK_CYCLES", str(day_or_night(few, many)))


def at_night(why):
    """Marks a test that only `make check-all` has the time for."""
    return pytest.mark.skipif(not NIGHT, reason=f"make check-all: {why}")


def checks(name, core, whole=1):
    """A pattern of the checks that a script makes in a guest with the kernel NAME: of all on
    Debian's first WHOLE kernels and by `make check-all`, else of those that CORE matches.
    """
    kernels = kernel.debian_names()
    return ONLY or ("" if NIGHT or name not in kernels[whole:] else core)


def skip_unless_made(name, pattern):
    """For the test of a check that is not among those of checks()."""
    if not re.search(pattern, name):
        pytest.skip("make check-all: this check on this kernel, too")


@dataclass
class Boot:
    """What came out of one in which a script made its checks, those that MADE matches."""

    outcome: object
    made: str = ""

    @property
    def report(self):
        return self.outcome.stdout.decode()

    def ended_well(self):
        """No splat, no panic, no taint but our own: checks that passed count for nothing then."""
        assert (self.outcome.verdict, self.outcome.reason) == ("passed", ""), \
            self.report + self.outcome.stderr.decode()

    def passed(self, name):
        """The check of that name did; skipped where it was not made, or as it says."""
        skip_unless_made(name, self.made)
        result = ktap.parse(self.report)[name]
        if result.skipped:
            pytest.skip(result.skipped)
        assert result.ok, result.said
