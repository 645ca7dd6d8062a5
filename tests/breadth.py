# SPDX-License-Identifier: GPL-2.0-only
"""How many of equal cases are tested: a choice by `make check`, all by `make check-all`."""

import os

import pytest


def some(few, rest):
    """The cases of a parameter: few of them, and the rest where there is a night's time."""
    return [*few, *rest] if os.environ.get("TARE_ALL") else list(few)


def at_night(why):
    """Marks a test that only `make check-all` has the time for."""
    return pytest.mark.skipif(not os.environ.get("TARE_ALL"), reason=f"make check-all: {why}")
