# SPDX-License-Identifier: GPL-2.0-only
"""Calls at the same time: all run, in order, and a failure is not lost."""

import threading
import time

import pytest
from tare.errors import TareError
from tare.parallel import at_once, each, together


def test_jobs_run_at_the_same_time_and_results_keep_their_order():
    """The first ends when the second has."""
    done = threading.Event()
    assert together(lambda: done.wait(20) and "first", lambda: done.set() or "second") == [
        "first", "second"]


@pytest.mark.parametrize("early", ["one", "two"])
def test_of_several_failures_that_of_the_first_call_is_raised_when_all_have_ended(early):
    threads, both, ended = {}, threading.Barrier(2, timeout=20), threading.Event()

    def fail(name):
        threads[name] = threading.current_thread()
        both.wait()
        if name != early:
            threads[early].join(20)
        raise TareError(name)
    with pytest.raises(TareError, match="one"):
        together(lambda: fail("one"), lambda: fail("two"), lambda: time.sleep(0.2) or ended.set())
    assert ended.is_set()


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


def test_after_a_failure_another_that_had_begun_takes_no_more(monkeypatch):
    monkeypatch.setattr("os.sched_getaffinity", lambda _: {0, 1})
    threads, both = {}, threading.Barrier(2, timeout=20)

    def work(thing):
        threads[thing] = threading.current_thread()
        if thing > 1:
            return
        both.wait()
        if thing == 1:
            raise TareError("one")
        threads[1].join(20)
    with pytest.raises(TareError, match="one"):
        each(range(4), work)
    assert sorted(threads) == [0, 1]
