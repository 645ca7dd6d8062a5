# SPDX-License-Identifier: GPL-2.0-only
"""The bit-identical mode: the same run twice, once on a busy host, compared byte by byte."""

import contextlib
import os
import shutil
import socket
import subprocess
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from programs import TOP

MACHINES = TOP / "qemu/machines"

# Processes, timers, random numbers, interrupts, the file system, and a lot of output.
SCRIPT = """
date +%s.%N; cat /proc/uptime /proc/interrupts /proc/stat
head -c 100000 /dev/urandom | md5sum
for i in 1 2 3 4; do (date +%N > /out/$i; cat /proc/uptime >> /out/$i) & done; wait
sleep 0.3; head -c 200000 /dev/urandom; cat /proc/uptime >&2
modprobe brd rd_nr=1 rd_size=8192 && mke2fs -q -t ext4 /dev/ram0
mkdir -p /mnt; mount -t ext4 /dev/ram0 /mnt; ls -lai /mnt /out
"""


@contextlib.contextmanager
def _load():
    """Keeps every CPU of the host busy, for two minutes at most."""
    # the shell's own limit: a wrapper that is killed would leave the loop behind
    loops = [subprocess.Popen(["sh", "-c", "ulimit -t 120; while :; do :; done"])
             for _ in range(os.cpu_count())]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def _run(guest, kernel, folder, machine="minimal"):
    outcome = guest(SCRIPT, f"{machine}-{kernel}", exact=True, out_dir=folder)
    assert (outcome.verdict, outcome.reason) == ("passed", "")
    files = {name: (folder / name).read_bytes() for name in outcome.files}
    assert sorted(files) == ["1", "2", "3", "4"]
    return {"stdout": outcome.stdout, "stderr": outcome.stderr, "files": files,
            "console": outcome.console, "kernel log": outcome.kernel_log,
            "image": outcome.image_digest}


@pytest.mark.parametrize("kernel", ["6.1", "6.12", "7.2"])
def test_two_runs_are_equal(guest, tmp_path, kernel):
    quiet = _run(guest, kernel, tmp_path / "quiet")
    with _load():
        busy = _run(guest, kernel, tmp_path / "busy")
    assert len(quiet["stdout"]) > 200000
    for name, was in quiet.items():
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


def test_what_the_main_loop_does_meanwhile_is_no_matter(guest, tmp_path, monkeypatch):
    """It sets the clock forward while the CPU is halted: never before that has added up its own."""
    quiet = guest(NAPS, exact=True)
    path = tmp_path / "monitor"
    wrapper = tmp_path / "qemu-system-x86_64"
    wrapper.write_text(f"""#!/bin/sh
exec {shutil.which("qemu-system-x86_64")} "$@" -monitor unix:{path},server=on,wait=off
""")
    wrapper.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    over = threading.Event()
    with ThreadPoolExecutor() as pool:
        asked = pool.submit(_ask, path, over)
        try:
            busy = guest(NAPS, exact=True)
        finally:
            over.set()
    assert asked.result() > 100
    assert (busy.stdout, busy.kernel_log) == (quiet.stdout, quiet.kernel_log)


def test_a_machine_under_two_names(guest, tmp_path):
    other = tmp_path / "other.toml"
    shutil.copy(MACHINES / "minimal.toml", other)
    assert _run(guest, "6.1", tmp_path / "one") == _run(guest, "6.1", tmp_path / "two", other)


def test_the_recipe(guest):
    outcome = guest("date +%Y; cat /proc/cmdline", exact=True)
    assert outcome.stdout.startswith(b"2026\n")
    assert outcome.accelerator == "tcg" and outcome.exact
    assert outcome.cpu_model == "max,-rdrand,-rdseed"
    for word in ("nokaslr", "tsc=reliable", "random.trust_cpu=off"):
        assert word.encode() in outcome.stdout
