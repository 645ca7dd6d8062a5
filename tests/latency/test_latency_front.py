# SPDX-License-Identifier: GPL-2.0-only
"""How the latency tools begin, end and tell: pids, signals, intervals, full disks, conditions."""

import json
import os
import platform
import select
import signal
import subprocess
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import programs
import pytest
import tare
from latency_tools import BIN, TRACERS, refused, run, running
from tare.experiments.latency import read

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def test_who_cannot_be_observed():
    gone = subprocess.Popen(["true"])
    gone.wait()
    with subprocess.Popen(["true"]) as ended, ThreadPoolExecutor() as pool:
        # and was not reaped
        os.waitid(os.P_PID, ended.pid, os.WEXITED | os.WNOWAIT)
        thread = pool.submit(threading.get_native_id).result()
        for option, number, said in (
                ("pid", gone.pid, "there is no such process"),
                ("tid", gone.pid, "there is no such thread"),
                ("pid", ended.pid, "this process has ended"),
                ("pid", thread, f"a thread of process {os.getpid()}; give --pid {os.getpid()}")):
            refused(run("syslat", f"--{option}", number), f"--{option} {number}: {said}")


def test_it_ends_with_the_process(may_trace):
    with subprocess.Popen(["cat"], stdin=subprocess.PIPE) as other, \
            running("syslat", "-i", "0.05", "-p", other.pid) as tool:
        other.stdin.close()
        said, _ = tool.communicate(timeout=20)
    assert tool.returncode == 0 and "\nlost 0, " in said


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)
@pytest.mark.parametrize("script, ends", [
    ("trap '' INT TERM HUP; READY; read line", False), ("READY; exec cat", True)],
    ids=["ignored", "obeyed"])
def test_a_signal_is_passed_on(may_trace, tmp_path, number, script, ends):
    """As it was before there was a tool around the command. What was seen is told at once, and a
    command that ignores the signal goes on; it ends with the test: what it reads ends."""
    stay, hold = os.pipe()
    said, out = tmp_path / "said", tmp_path / "out"
    os.mkfifo(said)
    with out.open("w") as file, os.fdopen(stay), os.fdopen(hold, "w"):
        tool = subprocess.Popen([BIN / "syslat", "--json", tmp_path / "seen.json", "--", "sh", "-c",
                                 script.replace("READY", f"echo $$ >{said}")],
                                stdin=stay, stdout=file)
        try:
            command = os.pidfd_open(int(said.read_text()))
            tool.send_signal(number)
            assert tool.wait(timeout=20) == 128 + number
        finally:
            tool.kill()
            tool.wait()
        assert bool(select.select([command], [], [], 20 * ends)[0]) == ends
    os.close(command)
    assert "\nlost 0, " in out.read_text()
    assert json.loads((tmp_path / "seen.json").read_text())["entries"]


def test_after_the_duration_the_status_is_the_commands_if_it_has_ended(may_trace):
    assert run("syslat", "-q", "-i", "0.1", "-d", "0.25").stdout == ""
    assert run("syslat", "-q", "-d", "20", "-c", "exit 7").returncode == 7
    with subprocess.Popen([BIN / "syslat", "-q", "-d", "0.2", "--", "cat"],
                          stdin=subprocess.PIPE) as tool:
        assert tool.wait(timeout=20) == 0


def test_a_hangup_that_is_ignored_stays_so(may_trace):
    """As nohup(1) starts it."""
    with running("syslat", "-i", "0.05",
                 preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN)) as tool:
        tool.send_signal(signal.SIGHUP)
        shown = 0
        while shown < 3:
            shown += tool.stdout.readline().startswith("lost ")
        tool.send_signal(signal.SIGINT)
        said, _ = tool.communicate(timeout=20)
    assert tool.returncode == 0 and "\nlost 0, " in said


@pytest.mark.parametrize("to, why, words", [
    *((">/dev/full", "No space left on device", words)
      for words in ("-d 0.05", "-d 0.05 --json -", "-i 0.05", "-i 0.05 --json -")),
    *((">&-", "it is closed", words) for words in ("-d 0.05", "-i 0.05"))])
@pytest.mark.parametrize("tool", TRACERS)
def test_output_that_cannot_be_written(may_trace, tool, to, why, words):
    """It ends at the first table that is lost; with an interval it would not end by itself. No map
    of eBPF gets the number of an output that is closed."""
    done = run(tool, *words.split(), before=["sh", "-c", f'exec "$@" {to}', "sh"])
    assert (done.returncode, done.stderr) == (
        1, f"{tool}: cannot write to standard output: {why}\n")


def test_values_and_commands_are_not_taken_for_options(may_trace, tmp_path):
    """What only looks like one, but stands where a value does or belongs to the command."""
    done = run("hrtimerlat", "-q", "--json", "--by", "--", "echo", "--by", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, "--by\n")
    assert json.loads((tmp_path / "--by").read_text())["instrument"] == "hrtimerlat"
    assert run("hrtimerlat", "-qd", "0.05", "echo", "--by").stdout == "--by\n"


@pytest.mark.parametrize("tool", TRACERS)
def test_a_document_tells_its_conditions(observe, tool):
    before = datetime.now(UTC)
    words = ["-d", "20", "--", "sh", "-c", "echo 'a b' >/dev/null"]
    seen = observe(tool, *words)
    read.validate(seen, tool)
    at = seen["options"].index("--json")
    del seen["options"][at:at + 2]
    assert (seen["instrument"], seen["options"]) == (tool, words)
    assert seen["tare"] == tare.__version__
    assert seen["kernel"] == f"{platform.release()} {platform.version()}"
    assert seen["host"]["name"] == platform.node()
    assert seen["host"]["cpus"] == os.sysconf("SC_NPROCESSORS_ONLN")
    began = datetime.fromisoformat(seen["start"]["time"])
    assert before <= began <= datetime.now(UTC) - timedelta(seconds=seen["seconds"])
    # both clocks at one moment
    ago = time.clock_gettime(time.CLOCK_MONOTONIC) - seen["start"]["clock_ns"] / 1e9
    assert abs((datetime.now(UTC) - began).total_seconds() - ago) < 5
    for entry in seen["entries"]:
        assert sum(count for _, _, count in entry["buckets"]) == entry["count"]


def test_the_whole_command_says_what_its_tool_lacks(may_trace):
    """The reason and the status of the tool, not those of what stands around it."""
    command = (programs.BUILD / "bin/tare", "latency")
    # root without a capability: others may not be able to read this tree
    done = programs.run("setpriv", "--bounding-set=-all", "--inh-caps=-all", *command, "syscall",
                        "-n", "20", "-r", "2")
    assert done.returncode == 77
    assert done.stderr.splitlines()[-1].startswith("tare: syslat: ") and "as root" in done.stderr
    # where the kernel shows no type information
    done = programs.run("unshare", "--mount", "sh", "-c",
                        'd=$(mktemp -d) && mount --bind "$d" /sys/kernel/btf && rmdir "$d"; '
                        'exec "$@"', "sh", *command, "wakeup", "-n", "20", "-r", "2")
    if "unshare:" in done.stderr or "mount:" in done.stderr:
        pytest.skip(done.stderr.strip())
    assert done.returncode == 77
    assert done.stderr.startswith("tare: wakelat: this kernel has no type information (BTF)")
