# SPDX-License-Identifier: GPL-2.0-only
"""How many of equal cases are tested: a choice by `make check`, all by `make check-all`."""

import os


def some(few, rest):
    """The cases of a parameter: few of them, and the rest where there is a night's time."""
    return [*few, *rest] if os.environ.get("TARE_ALL") else list(few)
