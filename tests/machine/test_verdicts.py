# SPDX-License-Identifier: GPL-2.0-only
"""Each verdict, by a guest that really does it."""

import os

import pytest
from breadth import some
from programs import run


def test_a_command_that_succeeds_passes(guest, tmp_path):
    seen = []
    outcome = guest("echo out; echo err >&2; mkdir /out/folder; echo file > /out/folder/name",
                    out_dir=tmp_path, on_stdout=seen.append)
    assert (outcome.verdict, outcome.reason, outcome.exit_status) == ("passed", "", 0)
    assert outcome.stdout == b"out\n" == b"".join(seen)
    assert outcome.stderr == b"err\n"
    assert outcome.files == ("folder/name",)
    assert (tmp_path / "folder/name").read_text() == "file\n"
    assert outcome.taint == 0
    assert "Linux version " + outcome.kernel_release in outcome.kernel_log
    assert 0 < outcome.boot_seconds < outcome.seconds


def test_a_command_that_fails_whatever_the_console_says(guest):
    outcome = guest("echo 'exit 0\nend' > /dev/console; echo 'exit 0' > /dev/kmsg; exit 42")
    assert (outcome.verdict, outcome.exit_status) == ("failed", 42)
    assert outcome.reason == "the command ended with status 42"
    assert "exit 0" in outcome.console
    outcome = guest("kill -SEGV $$")
    assert (outcome.verdict, outcome.exit_status) == ("failed", -11)


def test_a_command_that_is_not_there(host):
    from tareqemu import run
    outcome = run("minimal", ["no-such-program"])
    assert (outcome.verdict, outcome.exit_status) == ("failed", 127)
    assert b"no-such-program" in outcome.stderr


def test_what_a_command_leaves_running_does_not_hold_the_run(guest):
    """Not even what ignores signals; and much output arrives whole."""
    outcome = guest("""
        sleep 1000 & (trap '' HUP INT TERM; exec sleep 1000) &
        head -c 5000000 /dev/zero; head -c 3000000 /dev/zero > /out/zeros""", timeout=60)
    assert outcome.verdict == "passed"
    assert outcome.stdout == bytes(5000000)
    assert outcome.files == ("zeros",)


# what a command prints goes by init, and is on its way then
PANICS = """
mount -t debugfs none /sys/kernel/debug
echo before
until grep -q "bytes_sent: 7$" /sys/kernel/debug/virtio-ports/vport0p1; do :; done
echo c > /proc/sysrq-trigger
sleep 1000
"""


def test_a_panic_is_told_at_once(guest):
    outcome = guest(PANICS, timeout=200)
    assert outcome.verdict == "panicked"
    assert "sysrq triggered crash" in outcome.reason
    assert outcome.seconds < 100
    assert outcome.stdout == b"before\n"


@pytest.mark.parametrize("what, said", some(
    [("bug", "kernel BUG at "), ("taint", "tainted (bit 6)")], [("warn", "WARNING: ")]))
def test_a_splat_fails_a_command_that_succeeded(guest, splat_module, what, said):
    outcome = guest(f"insmod /tare/kmod/tare_test_splat.ko what={what}; exit 0",
                    modules=splat_module("6.1"))
    assert (outcome.verdict, outcome.exit_status) == ("splat", 0)
    assert said in outcome.reason


@pytest.mark.parametrize("script, exact", some(
    [("reboot -f", False), ("poweroff -f", False)],
    [("poweroff -f", True)]))  # it is waited for ten seconds: qemu/host/turns.c
def test_a_guest_that_ends_itself_is_lost(guest, script, exact):
    """Whether its CPU halts then or not."""
    outcome = guest(f"{script}; sleep 1000", timeout=200, exact=exact)
    assert outcome.verdict == "lost"
    assert "went away" in outcome.reason
    assert outcome.seconds < 100


def test_a_qemu_that_is_killed_or_does_not_start_is_lost_and_says_why(guest):
    def kill(_output):
        run("pkill", "-KILL", "-P", os.getpid(), "qemu-system", check=True)

    outcome = guest("echo ready; sleep 1000", timeout=200, on_stdout=kill)
    assert (outcome.verdict, outcome.reason) == ("lost", "QEMU was ended by signal 9")
    outcome = guest("true", devices=("no-such-device",), accelerator="tcg")
    assert outcome.verdict == "lost"
    assert "no-such-device" in outcome.reason
