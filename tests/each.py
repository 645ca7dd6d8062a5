# SPDX-License-Identifier: GPL-2.0-only
"""Many things of one kind in one test, which tells all that are not as they should be."""

import warnings

import pytest


def check_each(check, things, name=str):
    """Calls CHECK for each; what it asserts fails the test once all were asked."""
    wrong, left_out = [], []
    for thing in things:
        try:
            check(thing)
        except pytest.skip.Exception as reason:
            left_out.append(f"{name(thing)}: {reason}")
        except Exception as error:
            wrong.append(f"{name(thing)}: {error or type(error).__name__}")
    if left_out:
        warnings.warn("left out: " + "; ".join(left_out))
    assert things and not wrong, "\n".join(wrong) or "there is none"
