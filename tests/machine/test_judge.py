# SPDX-License-Identifier: GPL-2.0-only
"""The judge alone, on what kernels say: complaints that Debian's kernels cannot make, too."""

import pytest
from tareqemu import results, verdict

COMPLAINTS = [
    "WARNING: CPU: 0 PID: 84 at kernel/module.c:12 do_init_module+0x1a/0x1000",
    "WARNING: kernel/module.c:12 at do_init_module+0x1a/0x1000, CPU#0: insmod/84",
    "WARNING: possible circular locking dependency detected",
    "WARNING: inconsistent lock state",
    "WARNING: suspicious RCU usage",
    "WARNING: bad unlock balance detected!",
    "WARNING: HARDIRQ-safe -> HARDIRQ-unsafe lock order detected",
    "BUG: kernel NULL pointer dereference, address: 0000000000000000",
    "watchdog: BUG: soft lockup - CPU#0 stuck for 22s! [sh:80]",
    "Oops: 0002 [#1] PREEMPT SMP",
    "general protection fault, probably for non-canonical address 0xdead000000000100",
    "rcu: INFO: rcu_preempt self-detected stall on CPU",
    "rcu: INFO: rcu_sched detected stalls on CPUs/tasks:",
    "INFO: task sh:80 blocked for more than 120 seconds.",
    "UBSAN: array-index-out-of-bounds in f.c:1:2",
    "kmemleak: 3 new suspected memory leaks (see /sys/kernel/debug/kmemleak)",
    "kernel BUG at lib/list_debug.c:29!",
    "CFI failure at f+0x1/0x2 [m] (target: g+0x0/0x10 [m]; expected type: 0x7e06e5ea)",
]

HARMLESS = [
    "Spectre V2 : WARNING: Unprivileged eBPF is enabled with eIBRS on",
    "tare_memtap: module verification failed: signature and/or required key missing - "
    "tainting kernel",
    "DEBUG: a line of a driver",
    "rcu: Hierarchical SRCU implementation.",
]

PASSING = {"exit": "0", "taint-after": "0", "flags": "246", "files": "0", "end": ""}


@pytest.mark.parametrize("line", COMPLAINTS)
def test_complaints(line):
    log = f"[    1.000000] before\n[    2.000000] {line}\n"
    word, reason = verdict.judge(PASSING, "", log, "", 33)
    assert word == "splat" and line in reason
    assert verdict.judge(PASSING, log, "", "", 33)[0] == "splat"


def test_harmless_lines_are_no_complaints():
    log = "".join(f"[    1.000000] {line}\n" for line in HARMLESS)
    assert verdict.judge(PASSING, "", log, "", 33) == ("passed", "")


PANIC = "[ 1.0] Kernel panic - not syncing: Attempted to kill init!\n"


@pytest.mark.parametrize("report, console, overrun, word", [
    ({"exit": "0"}, "", "", "lost"),  # without its end
    (PASSING | {"files": "1"}, "", "", "failed"),  # files did not come
    ({}, PANIC, "no end after 3 s", "panicked")])  # it outweighs the overrun that it caused
def test_what_a_report_lacks(report, console, overrun, word):
    found, why = verdict.judge(report, console, "", overrun, 33)
    assert found == word
    assert word != "panicked" or why == "kernel panic: Attempted to kill init!"


def test_a_cut_line_is_no_line():
    assert verdict.parse_result("ready 1.5\nexit 0\nen") == {"ready": "1.5", "exit": "0"}


def test_taints():
    def judge(bits, **options):
        result = PASSING | {"taint-after": str(sum(1 << bit for bit in bits))}
        return verdict.judge(result, "", "", "", 33, **options)

    assert judge([12, 13]) == ("passed", "")
    assert judge([2, 9, 12]) == ("splat", "the kernel is tainted (bit 2, 9)")
    assert judge([2, 9, 12], taints=(2,)) == ("splat", "the kernel is tainted (bit 9)")
    assert judge([2, 12], taints=(2,)) == ("passed", "")
    assert judge([0], taints=(2,)) == ("splat", "the kernel is tainted (bit 0)")


# the sixteen that a CPU has, and the bit that is always set
@pytest.mark.parametrize("flags", ["2", "3f7fd7"])
def test_flags_that_a_cpu_has(flags):
    log = f"[    1.000000] RSP: 0018:ffffc90000003d18 EFLAGS: {flags:0>8}\n"
    assert verdict.judge(PASSING | {"flags": flags}, log, log, "", 33) == ("passed", "")


@pytest.mark.parametrize("flags", ["3fb87f02", "400002", "80000002", "a", "22", "8002"])
def test_flags_that_no_cpu_has_outweigh_their_consequences(flags):
    console = f"[ 1.0] RSP: 0018:ffffc90000003d18 EFLAGS: {flags:0>8}\n[ 1.1] BUG: \n"
    panic = "[ 1.2] Kernel panic - not syncing: Fatal exception in interrupt\n"
    for word, reason in (
            verdict.judge(PASSING | {"flags": flags}, "", "", "", 33),
            verdict.judge(PASSING, console, "", "", 33),
            verdict.judge(PASSING, "", console, "", 33),
            verdict.judge({}, console + panic, "", "no end after 3 s", -9)):
        assert word == "miscomputed"
        assert f"the flags 0x{flags}, which no CPU has" in reason
    assert "Fatal exception in interrupt" in reason


def test_kernel_log_lines():
    kmsg = ("6,1,0,-;Linux version 6.1\n4,2,1234567,-;two\\x0alines\n"
            " SUBSYSTEM=pci\n DEVICE=+pci:0000\n")
    assert results.kernel_log(kmsg) == ("[    0.000000] Linux version 6.1\n"
                                        "[    1.234567] two\n[    1.234567] lines\n")


BUSY = "the guest waited 50 of 60 s for a CPU: this host is busy"
STALLS = [line for line in COMPLAINTS if "stall" in line or "soft lockup" in line
          or "blocked for more" in line]


@pytest.mark.parametrize("line", STALLS)
def test_a_stall_of_a_guest_that_had_no_cpu_is_the_hosts(line):
    log = f"[   42.000000] {line}\n"
    assert verdict.judge(PASSING, "", log, "", 33, busy=BUSY) == (
        "starved", f"{BUSY}; the kernel said: [   42.000000] {line}")


@pytest.mark.parametrize("line", [one for one in COMPLAINTS if one not in STALLS])
def test_a_busy_host_explains_nothing_but_stalls(line):
    """Not even beside one."""
    assert verdict.judge(PASSING, "", line, "", 33, busy=BUSY)[0] == "splat"
    assert verdict.judge(PASSING, "", f"{STALLS[0]}\n{line}\n", "", 33, busy=BUSY)[0] == "splat"


@pytest.mark.parametrize("starved, word", [(True, "starved"), (False, "timed out")])
def test_who_ended_a_guest_whose_time_was_over(starved, word):
    assert verdict.judge({}, "", "", "why", -9, starved=starved, busy=BUSY) == (word, "why")


@pytest.mark.parametrize("ended, how", [({"signal": "9"}, "was ended by signal 9"),
                                        ({"exit": "137"}, "ended with status 137")])
def test_a_command_that_had_no_memory_is_told(ended, how):
    log = ("[   10.0] x invoked oom-killer: gfp_mask=0x140dca\n"
           "[   11.0] Out of memory: Killed process 87 (x) total-vm:1kB\n")
    result = {key: value for key, value in PASSING.items() if key != "exit"} | ended
    assert verdict.judge(result, "", log, "", 33) == (
        "failed", f"the command {how}; the kernel said: Out of memory: Killed process 87 (x) "
                  "total-vm:1kB")
    assert verdict.judge(result, "", "", "", 33) == ("failed", f"the command {how}")
