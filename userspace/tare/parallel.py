# SPDX-License-Identifier: GPL-2.0-only
"""Calls at the same time, for work whose figures do not depend on the time it takes."""

import threading


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

    threads = [threading.Thread(target=run, args=entry, daemon=True)
               for entry in enumerate(calls)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise min(failures, key=lambda failure: failure[0])[1]
    return results
