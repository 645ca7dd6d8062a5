# SPDX-License-Identifier: GPL-2.0-only
"""The eBPF tools in kernels that run programs in other ways, tasks being preempted all the time."""

import json

import pytest
from latency_tools import named, run_in_guest

CALLS = 30000
# two tasks that call all the while share a CPU, so that one is preempted inside of a program
SCRIPT = f"""
set -e
syslat -s getppid --json /out/two -- known two {CALLS}
wakelat --json /out/waits -- known waits 3000 >/out/slept
for by in cpu priority process delayer; do
  wakelat --by $by --json /out/by.$by -- crossings -w 0 -n 100 timer
  switchlat --by $by -- true
done
timerlat --by-cpu --json /out/clocks -- known clocks 50
syslat --json /out/compat -- known compat 1000
syslat -s execve --json /out/execs -- known execs 20
syslat -s clone3,exit_group --json /out/reuse -- known reuse 20
wakelat --by delayer --json /out/blame -- known blame 20 >/out/blamed
"""


@pytest.fixture(scope="module", params=["6.1", "7.3"])
def seen(request, tmp_path_factory):
    out = tmp_path_factory.mktemp("guest")
    outcome = run_in_guest(request.param, SCRIPT, out, cpus=2, append="preempt=full")
    assert outcome.passed, outcome.stderr.decode()

    def read(name):
        text = (out / name).read_text()
        return json.loads(text) if text.startswith("{") else text
    return read


def counts(document):
    return {entry["name"]: entry["count"] for entry in document["entries"]}


def test_events_that_the_kernel_hides_count_as_lost(seen):
    """From 7.0 on it runs no program on a CPU where a task was preempted in that program."""
    document = seen("two")
    told = counts(document)["getppid"] + document["lost"]
    # a call that one program missed may be one that another missed, too
    assert counts(document)["getppid"] <= 2 * CALLS <= told <= 2 * CALLS * 1.02


def test_wakeups_are_seen_or_lost(seen):
    slept, preempted = map(int, seen("slept").split()[:2])
    document = seen("waits")
    assert slept - slept / 1000 <= counts(document)["all"] + document["lost"]
    assert counts(document)["all"] <= slept + preempted + 100


@pytest.mark.parametrize("by", ["cpu", "priority", "process", "delayer"])
def test_separate_counts_add_up(seen, by):
    assert 60 <= sum(counts(seen(f"by.{by}")).values())


def test_the_known_calls(seen):
    assert counts(seen("compat"))["getpid"] == 1000 and seen("compat")["untimed"] == 1000
    assert "writev" not in counts(seen("compat"))
    assert counts(seen("execs")) == {"execve": 21}
    assert counts(seen("reuse")) == {"clone3": 20}
    woken = [count for name, count in counts(seen("clocks")).items() if "thread" in name]
    assert 70 <= sum(woken) <= 130


def test_a_wait_is_split_by_who_ran_in_it(seen):
    short = named(seen("blame"), seen("blamed"), "short")
    middle = sorted(low for low, _, count in short["buckets"] for _ in range(count))
    assert 4.9e5 <= middle[len(middle) // 2] <= 7e5
