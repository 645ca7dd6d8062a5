# SPDX-License-Identifier: GPL-2.0-only
"""The eBPF tools in kernels that run programs in other ways, tasks being preempted all the time."""

import re

import pytest
from breadth import some
from latency_tools import counts, left_by_guest

CALLS = 30000
# Two tasks that call all the while share a CPU, so that one is preempted inside of a program. Each
# start of a tool takes an emulated kernel seconds: one sees all that does not disturb the rest.
SCRIPT = f"""
set -e
cat >/tmp/calls <<'EOF'
known two {CALLS}
known compat 1000
known again 20
EOF
syslat -s getppid,getpid,writev,clone3,exit,exit_group --json /out/calls -- sh /tmp/calls
syslat -s getppid --fast --json /out/fast -- known two {CALLS}
wakelat --json /out/waits -- known waits 3000 >/out/slept
syslat -x -s execve,exit,exit_group,futex --json /out/execs -- known execs 200
syslat -x -s execve --json /out/kept -- known kept 40
syslat -s clock_nanosleep --over 3000 -d 0.4 -- known naps 100 12 >/out/ended
mount -t cgroup2 none /sys/fs/cgroup
syslat -s getppid --by cgroup --json /out/cgroups -- cgroups.sh /sys/fs/cgroup
syslat -s getppid -G /in --by comm -i 0.05 --json /out/inside -- cgroups.sh /sys/fs/cgroup
insmod /tare/kmod/tare_delay.ko
cat >/tmp/held <<'EOF'
for how in preempt irq softirq; do
  known held $how
done
EOF
wakelat --over 5000 --json /out/woken -- sh /tmp/held >/out/woken.text
hrtimerlat --over 5000 --json /out/timed -- sh /tmp/held >/out/timed.text
"""


@pytest.fixture(scope="module", params=some(["7.3"], ["6.1"]))
def seen(request, tmp_path_factory):
    return left_by_guest(request.param, SCRIPT, tmp_path_factory.mktemp("guest"), cpus=2,
                         append="preempt=full")


def test_no_call_is_lost(seen):
    document = seen("calls")
    # with those of again, and the shell's
    assert (counts(document)["getppid"], document["lost"]) == (2 * CALLS + 20 * 30 + 1, 0)


def test_events_that_a_program_misses_count_as_lost(seen):
    """From 7.0 on no tp_btf program runs on a CPU where a task was preempted in that program."""
    document = seen("fast")
    told = counts(document)["getppid"] + document["lost"]
    # a call that one program missed may be one that another missed, too
    assert counts(document)["getppid"] <= 2 * CALLS <= told <= 2 * CALLS * 1.02


def test_wakeups_are_seen_or_lost(seen):
    slept, preempted = map(int, seen("slept").split()[:2])
    document = seen("waits")
    assert slept - slept / 1000 <= counts(document)["woken"] + document["lost"]
    assert counts(document)["woken"] <= slept + preempted + 100


def test_the_known_calls(seen):
    calls = counts(seen("calls"))
    # of compat and the shell, of again and two; what ends with its thread has no end of its own
    assert (calls["getpid"], calls["clone3"], seen("calls")["untimed"]) == (1001, 22, 1000)
    assert set(calls) == {"getpid", "getppid", "clone3", "32-bit calls"}
    # one began the command
    execs = counts(seen("execs"))
    assert execs["execve"] == 201 and "exit" not in execs and "exit_group" not in execs


def test_an_exec_by_another_thread_keeps_its_parts(seen):
    """It sleeps until its leader is gone, and takes its number while the leader still ends."""
    [told] = [one["all"] for one in seen("execs")["explained"] if one["name"] == "execve"]
    assert told["calls"] == 201 and told["unknown_ns"] == 0
    assert "asleep" in {one["part"] for one in told["parts"]}


def ns_of(told, *parts):
    return sum(one["ns"] for one in told["parts"] if one["part"] in parts)


def test_an_exec_waits_under_its_leaders_number(seen):
    """From when it has that number to when the kernel tells of it."""
    [told] = [one["all"] for one in seen("kept")["explained"] if one["name"] == "execve"]
    assert told["calls"] == 41 and told["unknown_ns"] == 0
    # of each 7 ms it had 2, but for the time that a busy host took
    assert ns_of(told, "running", "interrupts") < 0.45 * told["ns"]


def test_a_call_that_ends_with_the_tool_has_its_parts(seen):
    sleeps = re.findall(r"clock_nanosleep = 0: (.*) us\n((?: +[\d.]+  .*\n)+)", seen("ended"))
    assert len(sleeps) > 100
    assert not [parts for us, parts in sleeps if f" {us}  running\n" in parts]


def test_cgroups_and_names(seen):
    assert {name: count for name, count in counts(seen("cgroups")).items() if count > 10} == \
        {"/in": 3000, "/in/below (removed)": 700, "/beside": 500, "/gone (removed)": 90}
    assert {called.partition(".")[0]: count for called, count in counts(seen("inside")).items()
            if count > 10} == {"alpha": 3000, "beta": 700}


def late(seen, tool, how):
    """(the outliers of sleeper, what stood on stdout, who held its CPU)"""
    found, said = seen(tool)["outliers"], seen(f"{tool}.text")
    assert found["lost"] == 0 and found["count"] == len(found["list"])
    assert len(re.findall(r"^\d\d:\d\d:\d\d\.\d{6} CPU \d+: ", said, re.M)) == found["count"]
    holder, sleeper = re.search(rf"^{how} (\d+) (\d+)$", said, re.M).groups()
    return [one for one in found["list"] if one["pid"] == int(sleeper)], said, f"holder {holder}"


def in_module(one):
    return any("hold" in frame and frame.endswith("[tare_delay]") for frame in one["stack"])


def longest(one):
    return max(one["parts"], key=lambda part: part["ns"])


@pytest.mark.parametrize("tool", ["woken", "timed"])
@pytest.mark.parametrize("how", ["preempt", "irq", "softirq"])
def test_an_outlier_tells_who_held_the_cpu(seen, tool, how):
    """By whom, for how long, and where in the kernel."""
    outliers, said, holder = late(seen, tool, how)
    # with interrupts off a task is not even being woken
    if (tool, how) == ("woken", "irq"):
        return
    assert len(outliers) >= 5
    what = "softirq TASKLET" if how == "softirq" else holder
    held = [one for one in outliers if longest(one)["who"] == what]
    # a host that is busy keeps the whole CPU from the machine, now and then
    assert len(held) >= max(5, len(outliers) / 2)
    for one in held:
        assert one["cpu"] == 0 and 5e6 < one["ns"]
        assert sum(part["ns"] for part in one["parts"]) + one["unknown_ns"] == one["ns"]
        assert one["unknown_ns"] == 0
    middle = sorted(longest(one)["ns"] for one in held)[len(held) // 2]
    assert 5e6 <= middle <= 25e6
    if how == "preempt":
        assert sum(in_module(one) for one in held) >= 0.8 * len(held)
    assert f"{what}\n" in said


def test_a_handler_is_late_by_who_held_interrupts_off(seen):
    outliers, _, holder = late(seen, "timed", "irq")
    handlers = [one for one in outliers
                if one["what"] == "handler" and longest(one)["who"] == holder]
    assert len(handlers) >= 5 and sum(map(in_module, handlers)) >= 0.8 * len(handlers)
