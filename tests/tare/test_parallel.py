# SPDX-License-Identifier: GPL-2.0-only
"""Calls at the same time: all run, in order, and a failure is not lost."""

import threading

import pytest
from tare.errors import TareError
from tare.parallel import at_once, each, together


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


def test_each_keeps_the_order_and_takes_no_more_at_a_time_than_there_are_cpus(monkeypatch):
    monkeypatch.setattr("os.sched_getaffinity", lambda _: {0, 1, 2})
    both, most, running = threading.Barrier(3, timeout=20), [], []

    def work(thing):
        running.append(thing)
        both.wait()
        most.append(len(running))
        both.wait()
        running.remove(thing)
        return 10 * thing
    assert each(range(6), work) == [0, 10, 20, 30, 40, 50]
    assert max(most) == at_once(range(6)) == 3 and each([], work) == []


def test_after_a_failure_no_other_begins(monkeypatch):
    monkeypatch.setattr("os.sched_getaffinity", lambda _: {0})
    begun = []

    def work(thing):
        begun.append(thing)
        if thing == 1:
            raise TareError("one")
    with pytest.raises(TareError, match="one"):
        each(range(4), work)
    assert begun == [0, 1]
