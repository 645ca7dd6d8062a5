#!/usr/bin/python3
# SPDX-License-Identifier: GPL-2.0-only
"""check.py [--budgets FILE] PYTEST'S WORDS: runs the tests, and then once more, alone, what failed.

What passes then is unstable: it is named at the end and in build/check/unstable.txt, and more than
a few of them are a failure. What no busy host causes, such as a splat of the kernel or an exact
count that differs, is a failure the first time. So is a folder that took half as much again as its
budget, unless others had work on this host or a kernel or a disk had to be downloaded.
"""

import argparse
import math
import sys
import tomllib
from pathlib import Path

import pytest
import spent
from failures import Recorder

UNSTABLE = Path("build/check/unstable.txt")
MOST_UNSTABLE = 3
# more is a broken build
MOST_AGAIN = 20


def main(words):
    own = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    own.add_argument("--budgets", type=Path)
    own, words = own.parse_known_args(words)
    budgets = tomllib.loads(own.budgets.read_text()) if own.budgets else {"others": math.inf}
    first, took = Recorder(), spent.Spent()
    status = pytest.main(words, plugins=[first, took])
    took.keep()
    others = took.others()
    groups, unstable, failed = first.groups(), [], set(first.failed)
    if status == pytest.ExitCode.TESTS_FAILED and _may_run_again(groups):
        print(f"running {len(failed)} again, alone")
        alone = Recorder()
        # a process of its own makes everything anew, and may die
        pytest.main(["-n", "1", *sorted(failed)], plugins=[alone])
        stable = [group for group in groups if all(one.name in alone.passed - set(alone.failed)
                                                   for one in group)]
        unstable = [group[0].name for group in stable]
        if len(unstable) <= MOST_UNSTABLE:
            failed -= {one.name for group in stable for one in group}
            status = status if failed else pytest.ExitCode.OK
    downloaded = took.downloaded()
    dear = [] if downloaded else spent.over(took.folders, budgets, others)
    print(*spent.table(took.files, took.folders, budgets),
          f"for the last {took.tail():.0f} s one worker alone had work",
          f"others had {100 * others:.0f} % of the CPUs",
          *(f"{name} was not in the cache: no budget holds" for name in downloaded), *dear,
          sep="\n")
    if dear:
        status = status or pytest.ExitCode.TESTS_FAILED
    _keep(unstable)
    for name in unstable:
        print(f"unstable: {name}")
    if len(unstable) > MOST_UNSTABLE:
        print(f"more than {MOST_UNSTABLE} unstable tests are a failure")
    passed = (first.passed | set(first.failed)) - failed
    print(f"check: {len(passed)} passed, {len(failed)} failed, {len(first.skipped)} skipped")
    return int(status)


def _may_run_again(groups):
    for group in groups:
        for one in group:
            if one.once:
                print(f"not run again: {one.name}: {one.once}")
    if len(groups) > MOST_AGAIN:
        print(f"{len(groups)} failures are not run again: at most {MOST_AGAIN} are")
    return groups and len(groups) <= MOST_AGAIN and not any(
        one.once for group in groups for one in group)


def _keep(unstable):
    """Whole or not at all."""
    UNSTABLE.parent.mkdir(parents=True, exist_ok=True)
    part = UNSTABLE.with_suffix(".part")
    part.write_text("".join(f"{name}\n" for name in unstable))
    part.rename(UNSTABLE)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
