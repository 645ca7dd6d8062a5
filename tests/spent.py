# SPDX-License-Identifier: GPL-2.0-only
"""What a run of the tests took: by folder, at its end, and what others had of this host."""

import json
import math
import os
import resource
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "qemu"))

from tareqemu import cache  # noqa: E402

GROUPS = Path("build/check/seconds.json")
# the share of the CPUs that others have of an idle host: writing back, timers, a shell
IDLE = 0.1
# a group that nothing is known of
NEW = math.inf, True


def of_this_host():
    """CPU seconds of all that ran so far, and those that a hypervisor gave to others."""
    with open("/proc/stat", encoding="ascii") as stat:
        user, nice, system, _, _, irq, softirq, steal = map(int, stat.readline().split()[1:9])
    return (user + nice + system + irq + softirq + steal) / os.sysconf("SC_CLK_TCK")


def of_us():
    """CPU seconds of this process, and of those that it has waited for, as they have."""
    return sum(used.ru_utime + used.ru_stime for used in map(
        resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)))


def _cached():
    return {f"{kind}/{path.name}" for kind in ("kernel", "disk")
            for path in (cache.home() / kind).glob("[!.]*") if path.suffix != ".lock"}


class Spent:
    """A plugin of pytest. folders, files: {name: seconds}; last: {worker: when it ended}."""

    def __init__(self):
        self.folders, self.files, self.last, self._groups = Counter(), Counter(), {}, {}
        self._begun = time.monotonic(), of_this_host(), of_us()
        self._cached = _cached()

    @pytest.hookimpl(optionalhook=True, tryfirst=True)
    def pytest_xdist_auto_num_workers(self):
        """One more than CPUs: while one waits, for a timer or a disk, another has its CPU."""
        return len(os.sched_getaffinity(0)) + 1

    def pytest_runtest_logreport(self, report):
        name = report.nodeid.partition("::")[0].removeprefix("tests/")
        self.files[name] += report.duration
        self.folders[name.rpartition("/")[0].partition("/")[0] or "."] += report.duration
        told = dict(report.user_properties)
        took, machine = self._groups.get(told.get("group"), (0, False))
        self._groups[told.get("group")] = took + report.duration, machine or told.get("machine")
        self.last[getattr(report, "worker_id", "")] = time.monotonic()

    def others(self):
        """The share of this host's CPUs that others had since the beginning."""
        begun, host, us = self._begun
        of_others = of_this_host() - host - (of_us() - us)
        return max(0, of_others) / (time.monotonic() - begun) / os.cpu_count()

    def downloaded(self):
        """Kernels and disks that were not in the cache at the beginning."""
        return sorted(_cached() - self._cached)

    def tail(self):
        """For how many seconds at the end one worker alone had work."""
        last = sorted(self.last.values())
        return last[-1] - last[-2] if len(last) > 1 else 0

    def keep(self):
        """What groups took: for the next run, in which the longest begin first."""
        GROUPS.parent.mkdir(parents=True, exist_ok=True)
        part = GROUPS.with_suffix(".part")
        part.write_text(json.dumps({**groups(), **self._groups}), encoding="utf-8")
        part.rename(GROUPS)


def groups():
    """{group of xdist: (its seconds, whether it had a machine) in the last run that had it}."""
    return json.loads(GROUPS.read_text(encoding="utf-8")) if GROUPS.exists() else {}


def order(config, items):
    """Workers begin with the groups that took longest the last time, or are new: a long one that
    began last would leave the others without work. Reports tell a test's group."""
    for item in items:
        marker = item.get_closest_marker("xdist_group")
        item.user_properties.append(("group", marker.args[0] if marker else item.nodeid))
    if hasattr(config, "workerinput"):
        took = groups()
        items.sort(key=lambda item: -took.get(dict(item.user_properties)["group"], NEW)[0])


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    """Every second worker begins with tests of the host alone, and the others with machines, so
    that two machines seldom share the CPUs with a test that measures this host."""
    from xdist.scheduler import LoadGroupScheduling

    took = groups()

    class ByKind(LoadGroupScheduling):
        def _assign_work_unit(self, node):
            machine = self.nodes.index(node) % 2 == 0
            wanted = next((group for group in self.workqueue
                           if took.get(group, NEW)[1] == machine), None)
            if wanted:
                self.workqueue.move_to_end(wanted, last=False)
            super()._assign_work_unit(node)

    return ByKind(config, log) if config.getvalue("dist") == "loadgroup" else None


def table(files, folders, budgets):
    """Lines: what files and folders took, the most first, and the budget of a folder."""
    return [*(f"{taken:10.1f}           tests/{name}" for name, taken in files.most_common(40)),
            "   seconds    budget", *(f"{taken:10.1f} {_budget(folder, budgets):9} tests/{folder}"
                                      for folder, taken in folders.most_common())]


def over(folders, budgets, others):
    """A line for each folder that took half as much again as its budget, on an idle host: as the
    other folders took theirs, where they took more, for a slow host makes no folder dear."""
    dear = []
    for folder, taken in folders.items():
        rest = [one for one in folders if one != folder]
        slow = max(1, sum(folders[one] for one in rest) /
                   (sum(_budget(one, budgets) for one in rest) or math.inf))
        budget = _budget(folder, budgets)
        if taken > 1.5 * budget * slow and others < IDLE:
            dear.append(f"tests/{folder} took {taken:.0f} s of its budget of {budget} s, and the "
                        f"others {slow:.1f} times theirs: make it cheaper, or raise "
                        "tests/budgets.toml and say why")
    return dear


def _budget(folder, budgets):
    return budgets.get(folder, budgets["others"])
