# SPDX-License-Identifier: GPL-2.0-only
"""Runs calls at the same time, for work whose figures do not depend on the time it takes."""

import os
import threading

from tare import terminal


def together(*calls):
    """The results of CALLS, in their order, each run by a thread of its own.

    The first exception is raised when all have ended. An interrupt does not wait for them:
    the threads, and the machines that they run, end with the process.
    """
    results, failures = [None] * len(calls), []

    def run(number, call):
        try:
            results[number] = call()
        except BaseException as error:
            failures.append((number, error))

    threads = [threading.Thread(target=run, args=entry, daemon=True) for entry in enumerate(calls)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise min(failures, key=lambda failure: failure[0])[1]
    return results


def at_once(things):
    """How many of THINGS each() works on at the same time."""
    return min(len(os.sched_getaffinity(0)), len(things))


def each(things, work):
    """[work(thing) for each thing], as many at a time as this process may use CPUs.

    After a failure no other call begins; the failure is raised when the running ones have ended.
    """
    left, results = iter([*enumerate(things)]), [None] * len(things)

    def take():
        try:
            for number, thing in left:  # each is taken by one thread
                results[number] = work(thing)
        except BaseException:
            list(left)  # takes all
            raise

    together(*[take] * at_once(things))
    return results


def boots(told, jobs, work, label):
    """[work(job) for each of JOBS], a boot each, several at a time: what counts instructions does
    not mind. told: what is measured; label(job): what has ended. Both are told on stderr.
    """
    with terminal.rounds(told, len(jobs), None, at_once(jobs), "boots") as done:
        def take(job):
            found = work(job)
            done(label(job))
            return found

        return each(jobs, take)
