# SPDX-License-Identifier: GPL-2.0-only
"""Calls at the same time: all run, in order, and a failure is not lost."""

import threading

import pytest
from tare.errors import TareError
from tare.parallel import together


def test_jobs_run_at_the_same_time():
    both = threading.Barrier(2, timeout=20)
    assert together(lambda: both.wait() >= 0, lambda: both.wait() >= 0) == [True, True]


def test_results_keep_their_order():
    done = threading.Event()

    def last():
        done.wait(20)
        return "first"
    assert together(last, lambda: done.set() or "second") == ["first", "second"]


def test_the_first_failure_is_raised_when_all_have_ended():
    ended = []

    def fail():
        raise TareError("one")
    with pytest.raises(TareError, match="one"):
        together(fail, lambda: ended.append(True))
    assert ended
