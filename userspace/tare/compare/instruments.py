# SPDX-License-Identifier: GPL-2.0-only
"""What `tare ab` takes in one turn: a result of a command, or of a service while it goes on."""

import os
import subprocess
import tempfile
import time
from functools import partial
from pathlib import Path

from tare import child, environment, paths, report, result, stats
from tare.errors import TareError, UsageError, refused

TIME, OUTPUT = "time", "output"
_SAID = 1 << 16  # of what a command writes to stderr: its end tells why it failed
LATENCY = ("syslat", "wakelat", "switchlat", "hrtimerlat")
# by the words of the help
ALL = {TIME: "wall clock and CPU time of the command, from its start to its end",
       **dict.fromkeys(LATENCY, "that tool, of the command or of the service"),
       OUTPUT: "what the command writes to standard output: a result or a latency document"}


def find(name, service, seconds):
    """A function of a command that returns its result; UsageError, CannotHere.

    service: the number of a process, which is observed for SECONDS after the command has ended.
    """
    if name in LATENCY:
        tool = paths.guest_program(name)
        return partial(_of_service, tool, service, seconds) if service else partial(_observed, tool)
    if service:
        raise UsageError(f"--with {name} observes no service: give one of {', '.join(LATENCY)}")
    return _timed if name == TIME else _written


def _of_user(command, **options):
    """Runs COMMAND, whose exit status means what its author likes: TareError for any but 0."""
    with tempfile.TemporaryFile() as said:
        # a file, since a pipe ends only with the last of those that the command leaves behind
        with refused(command[0], "cannot be run"):
            process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stderr=said, **options)
        with process:
            _, status, used = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            said.seek(max(0, said.tell() - _SAID))
            done = subprocess.CompletedProcess(command, 1, "", said.read().decode(errors="replace")
                                               or f"exit status {process.returncode}")
            child.judged(done, Path(command[0]).name)
    return used


def _timed(command):
    """What wait4 tells of the command and of those of its children that it waited for."""
    began = time.perf_counter_ns()
    used = _of_user(command, stdout=subprocess.DEVNULL)
    wall = time.perf_counter_ns() - began
    made = result.document("ab.time", environment.of_host(), environment.host_facts())
    made["measurements"] = [
        result.measurement(f"time.{name}", unit, stats.Estimate(value, value, value, 1, 0.0),
                           over=result.ROUNDS, title=title, better="lower")
        for name, title, unit, value in (
            # of the two parts of CPU time only the sum is counted, the parts are sampled by ticks;
            # the largest resident set would be ours, from before the execve
            ("wall", "wall clock", "ms", wall / 1e6),
            ("cpu", "CPU time", "ms", 1e3 * (used.ru_utime + used.ru_stime)))]
    return made


def _written(command):
    # whose name a message has
    with tempfile.NamedTemporaryFile(prefix=f"what-{Path(command[0]).name}-wrote-") as stream:
        _of_user(command, stdout=stream)
        return report.read(stream.name, plots=None)


def _by_tool(tool, *words):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "document.json"
        child.run(tool, "-q", "--json", path, *words)
        return report.read(path, plots=None)


def _observed(tool, command):
    return _by_tool(tool, "--", *command)


def _of_service(tool, service, seconds, command):
    _of_user(command, stdout=subprocess.DEVNULL)
    if not Path("/proc", str(service)).is_dir():
        raise TareError(f"--pid {service}: the process has ended: give a command that leaves "
                        "it running")
    return _by_tool(tool, "-p", str(service), "-d", str(seconds))
