# SPDX-License-Identifier: GPL-2.0-only
"""The plugin against one that is told of each instruction alone, and against the guest's clock."""

import breadth
import pytest
import random_commands
import spans
from programs import built
from programs import run as run_program
from tare import machine
from tare.counting import symbols
from tare.experiments.exact import run

TRACING = "/sys/kernel/tracing"
# what changes the kernel's code while it runs; what halts the CPU; what comes to an end otherwise
CHANGES = [
    "modprobe brd rd_nr=1 rd_size=4096; mke2fs -q /dev/ram0; mkdir -p /tmp/e; "
    "mount -t ext4 /dev/ram0 /tmp/e && cp /bin/busybox /tmp/e; sync; umount /tmp/e; rmmod brd",
    f"mount -t tracefs t {TRACING}; echo 1 >{TRACING}/events/sched/sched_switch/enable; ls /; "
    f"echo 0 >{TRACING}/events/sched/sched_switch/enable",
    f"echo p:x do_sys_openat2 >{TRACING}/kprobe_events; "
    f"echo r:y vfs_read >>{TRACING}/kprobe_events; "
    f"echo 1 >{TRACING}/events/kprobes/enable; cat /etc/passwd",
    "ls /; cat /etc/passwd",
    f"echo 0 >{TRACING}/events/kprobes/enable; echo 0 >/proc/sys/debug/kprobes-optimization; "
    f"echo 1 >{TRACING}/events/kprobes/enable; cat /etc/passwd; "
    f"echo 0 >{TRACING}/events/kprobes/enable",
    f"echo 'vfs_*' >{TRACING}/set_ftrace_filter; echo function >{TRACING}/current_tracer; ls /; "
    f"echo nop >{TRACING}/current_tracer",
]
HALTS = ["sh", "-c", "sleep 0.1; true"]


def check(boot):
    """Complete, and equal to the oracle: in each span, by address and by function."""
    assert boot.missing() == {}
    assert [(one.kind, one.executed, one.taken_back) for one in boot.counted.spans] == boot.oracle
    assert boot.by_address() == boot.at
    # an oracle that sees nothing agrees with all
    assert sum(boot.at.values()) > 1000000 and len(boot.at) > 10000
    here, oracle = boot.by_function(), boot.by_function_of_oracle()
    assert sum(here.values()) == sum(oracle.values())
    # a thunk is its caller's or its function's
    assert [name for name in oracle - here if not symbols.is_thunk(name)] == []
    assert here["[user]"] == oracle["[user]"]


@pytest.mark.parametrize("kernel, power_on", breadth.some(
    [("6.1", False)], [("6.1", True), ("6.12", True), ("7.2", True)]))
def test_what_is_easily_counted_wrong(kernel, power_on, tmp_path):
    names = run_program(built("attacks"), check=True).stdout.split()
    names.remove("many")
    # apart, their programs' begin and end are most of what is counted
    commands = [["attacks", *words] for words in breadth.some([names], [[name] for name in names])]
    commands += [["sh", "-c", words] for words in breadth.some([], CHANGES)]
    boot = spans.boot(f"minimal-{kernel}", [*commands, ["narrow"], HALTS], tmp_path,
                      power_on=power_on,
                      files={f"/tare/bin/{name}": built(name) for name in ("attacks", "narrow")})
    check(boot)
    assert [one for one in boot.counted.spans if one.kind == "B"][-1].halts, "a halt is not told"
    failed = [command for command, ticks in zip(commands, boot.ticks, strict=False) if ticks.status]
    assert failed == []


@breadth.at_night("a hundred commands")
@pytest.mark.parametrize("kernel", ["6.1", "7.2"])
def test_commands_by_chance(kernel, tmp_path):
    commands = random_commands.commands(17, 100)
    check(spans.boot(f"minimal-{kernel}", commands, tmp_path))


@breadth.at_night("more tasks than there are places for them")
def test_many_tasks(tmp_path):
    boot = spans.boot("minimal-6.1", [["attacks", "many"]], tmp_path, oracle=False,
                      files={"/tare/bin/attacks": built("attacks")}, timeout=900)
    assert boot.missing() == {} and boot.ticks[0].status == 0


@breadth.at_night("three boots for a figure")
@pytest.mark.parametrize("kernel", ["6.1", "7.2"])
def test_a_call_is_as_long_as_its_instructions(kernel, tmp_path):
    """What the oracle sees more often when there are more calls, each so many times a call."""
    few, many, name = 1000, 3000, f"minimal-{kernel}"
    files = machine.programs("crossings")
    seen = []
    for count in (few, many):
        (tmp_path / str(count)).mkdir()
        command = ["crossings", "-w", "0", "-n", str(count), "getppid"]
        seen.append(spans.boot(name, [command], tmp_path / str(count), files=files).at)
    # a timer's interrupt and a fault more or less are not a whole call's
    length = sum(round((seen[1][address] - seen[0][address]) / (many - few))
                 for address in seen[1] if address)
    [watched] = run.record(name, ["crossings", "-w", "0", "-n", str(few), "getppid"],
                           calls=["getppid"], files=files)["watched"]
    assert length > 100
    assert max(watched["calls"], key=lambda one: one[1])[0] == length
