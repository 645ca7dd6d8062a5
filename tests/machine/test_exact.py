# SPDX-License-Identifier: GPL-2.0-only
"""The bit-identical mode: the same run twice, once on a busy host, compared byte by byte."""

import contextlib
import functools
import os
import shutil
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime

import pytest
from breadth import at_night, some
from programs import TOP, write_program
from tareqemu import MachineError, run
from test_restored import crowded


# Processes, timers, random numbers, interrupts, the file system, and a lot of output.
SCRIPT = """
cat /proc/cmdline
date +%s; cat /proc/uptime /proc/interrupts /proc/stat
head -c 100000 /dev/urandom | md5sum
for i in 1 2 3 4; do (date +%N > /out/$i; cat /proc/uptime >> /out/$i) & done; wait
sleep 0.3; head -c 200000 /dev/urandom; cat /proc/uptime >&2
modprobe brd rd_nr=1 rd_size=8192 && mke2fs -q -t ext4 /dev/ram0
mkdir -p /mnt; mount -t ext4 /dev/ram0 /mnt; ls -lai /mnt /out
"""


@pytest.fixture(scope="module")
def ran(host, tmp_path_factory):
    """ran(kernel, boot, machine="minimal"): all that is left of a run of SCRIPT, and its
    Outcome."""

    def ran(kernel, boot, machine="minimal"):
        folder = tmp_path_factory.mktemp("exact")
        outcome = run(f"{machine}-{kernel}", ["sh", "-c", SCRIPT], exact=True, boot=boot,
                      out_dir=folder)
        assert (outcome.verdict, outcome.reason) == ("passed", "")
        assert outcome.start == ("booted" if boot else "restored")
        files = {name: (folder / name).read_bytes() for name in outcome.files}
        assert sorted(files) == ["1", "2", "3", "4"]
        return {"stdout": outcome.stdout, "stderr": outcome.stderr, "files": files,
                "console": outcome.console, "kernel log": outcome.kernel_log,
                "image": outcome.image_digest}, outcome

    return ran


@pytest.fixture(scope="module")
def quiet(ran):
    """quiet(kernel, boot): the one of a run with which others are compared."""
    return functools.cache(ran)


@pytest.mark.parametrize(("kernel", "boot"), some(
    [("6.1", True), ("6.12", False)],
    [("7.2", True), ("6.1", False), ("6.12", True), ("7.2", False)]))
def test_two_runs_are_equal(ran, quiet, tmp_path, kernel, boot):
    """Of a machine under two names; the second shares its CPU with a load."""
    first, _ = quiet(kernel, boot)
    other = tmp_path / "other.toml"
    shutil.copy(TOP / "qemu/machines/minimal.toml", other)
    with crowded(1):
        busy, _ = ran(kernel, boot, other)
    assert len(first["stdout"]) > 200000
    for name, was in first.items():
        assert busy[name] == was, f"the two runs differ in their {name}"


# a halt and a timer, many times
NAPS = """i=0; while [ $i -lt 1000 ]; do usleep 500; i=$((i + 1)); done
cat /proc/uptime /proc/timer_list"""


def _ask(path, over):
    """Has QEMU's main loop wake up all the time: its monitor is given empty lines."""
    asked = 0
    with socket.socket(socket.AF_UNIX) as monitor, contextlib.suppress(OSError):
        while not over.is_set():
            with contextlib.suppress(FileNotFoundError, ConnectionRefusedError):
                monitor.connect(str(path))
                break
        monitor.settimeout(0.2)
        while not over.is_set():
            monitor.sendall(b"\n")
            asked += 1
            with contextlib.suppress(TimeoutError):
                monitor.recv(65536)
    return asked


@pytest.mark.parametrize("boot", some([False], [True]))
def test_what_the_main_loop_does_meanwhile_is_no_matter(guest, tmp_path, monkeypatch, boot):
    """It sets the clock forward while the CPU is halted: never before that has added up its own."""
    quiet = guest(NAPS, exact=True, boot=boot)
    path = tmp_path / "monitor"
    write_program(tmp_path / "qemu-system-x86_64", f"""#!/bin/sh
exec {shutil.which("qemu-system-x86_64")} "$@" -monitor unix:{path},server=on,wait=off
""")
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    over = threading.Event()
    with ThreadPoolExecutor() as pool:
        asked = pool.submit(_ask, path, over)
        try:
            busy = guest(NAPS, exact=True, boot=boot)
        finally:
            over.set()
    assert asked.result() > 100
    assert (busy.stdout, busy.kernel_log) == (quiet.stdout, quiet.kernel_log)


def test_the_recipe(quiet):
    _, outcome = quiet("6.1", True)
    line, clock = outcome.stdout.split(b"\n")[:2]
    # guest time, which is that of instructions
    assert 0 <= float(clock) - datetime(2026, 1, 1, tzinfo=UTC).timestamp() < 60
    assert outcome.accelerator == "tcg" and outcome.exact
    assert outcome.cpu_model == "max,-rdrand,-rdseed"
    for word in ("nokaslr", "tsc=reliable", "random.trust_cpu=off"):
        assert word.encode() in line.split()


# ---- with two CPUs, which makes it repeatable


def test_a_kernel_that_starts_one_cpu_alone_is_refused():
    with pytest.raises(MachineError, match="Linux 6.1.* starts no second CPU"):
        run("minimal-6.1", ["true"], repeatable=True, cpus=2)


@at_night("a boot of a kernel that starts a second CPU so")
def test_two_cpus_count():
    outcome = run("ntsync-7.2", ["nproc"], repeatable=True, cpus=2)
    assert outcome.stdout == b"2\n"
    assert (outcome.repeatable, outcome.exact, outcome.cpus) == (True, False, 2)
