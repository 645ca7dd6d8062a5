# SPDX-License-Identifier: GPL-2.0-only
"""Our client beside wrk: CPU of each for the same requests at the same server, in turn."""

import os
import platform
import re
import signal
import subprocess
from contextlib import contextmanager
from pathlib import Path

from tare import paths, result, stats, turns
from tare.errors import TareError
from tare.experiments.events import read, run
from tare.experiments.events.transfer import rules
from tare.experiments.events.transfer.run import BACKLOG

PROCESSES, SECONDS, CONNECTIONS, SIZE = 8, 1, 64, 1024
OURS, WRK = "activelink", "wrk"
OVER_WRK = 1.0


def add(document, net, pinned, folder, progress=lambda text: None):
    """The comparison; without wrk a warning."""
    if not paths.of_others(WRK):
        document["warnings"].append("wrk is not installed: activelink is not compared with it")
        return
    taken = {OURS: [], WRK: []}
    with our_server(net, pinned) as port:
        for number in range(PROCESSES):
            for name in turns.order((OURS, WRK), number):
                progress(f"{name}, {number + 1} of {PROCESSES}")
                take = wrk if name == WRK else activelink
                taken[name].append(take(net, pinned[1], port, Path(folder)))
    document["measurements"].append(result.measurement(
        "events.activelink_over_wrk", "ratio", stats.paired_ratio(taken[OURS], taken[WRK]),
        over=result.PROCESSES, better="higher",
        title="requests a second of the client's CPU, activelink over wrk",
        conditions=[f"Linux {platform.release()}", version(), rules.WHO_PAYS,
                    f"server on CPU {pinned[0]}, client on CPU {pinned[1]}",
                    f"{CONNECTIONS} connections, closed loop, replies of {SIZE} bytes, "
                    f"{SECONDS} s each, in turn", f"goal: at least {OVER_WRK:g}",
                    "both by HTTP; activelink reads and checks every reply"]))


@contextmanager
def our_server(net, pinned):
    """Its port as long as the block, by epoll."""
    words = net.words([pinned[0]], paths.guest_program("eventserver"), "--model", "epoll",
                      "--backlog", BACKLOG, "--size", SIZE, run.IP, 0)
    with subprocess.Popen([str(word) for word in words], stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, text=True) as process:
        try:
            said = process.stdout.readline()
            found = re.search(r":(\d+)$", said.strip())
            if not found:
                raise TareError(f"eventserver said {said!r}, not where it listens")
            yield found.group(1)
        finally:
            process.send_signal(signal.SIGTERM)


def wrk(net, cpu, port, folder):
    """Requests a second of its CPU."""
    text, seconds = asked(net.words(
        [cpu], paths.of_others(WRK), "-t", "1", "-c", CONNECTIONS, "-d", f"{SECONDS}s",
        f"http://{run.IP}:{port}/"))
    return wrk_requests(text) / seconds


def activelink(net, cpu, port, folder):
    """The same."""
    target = folder / "activelink.json"
    _, seconds = asked(net.words(
        [cpu], paths.guest_program("activelink"), "--http", "--seconds", SECONDS, "--size", SIZE,
        "--json", target, run.IP, port, CONNECTIONS))
    return read.read(target, "activelink")["all_replies"] / seconds


def asked(words):
    """(what it printed, s of CPU) of a process from its start to its end, by its own usage."""
    with subprocess.Popen([str(word) for word in words], stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, text=True) as process:
        text = process.stdout.read()
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise TareError(f"{words[0]}: exit status {process.returncode}: {text.strip()}")
    return text, used.ru_utime + used.ru_stime


def wrk_requests(text):
    """Of what wrk printed; TareError where a request failed."""
    for wrong in ("Socket errors", "Non-2xx"):
        if wrong in text:
            raise TareError(f"wrk: {next(line for line in text.splitlines() if wrong in line)}")
    return int(re.search(r"(\d+) requests in", text).group(1))


def version():
    """What wrk calls itself; it says so on stderr, and calls it a failure."""
    done = subprocess.run([paths.of_others(WRK), "-v"], stdin=subprocess.DEVNULL, text=True,
                          capture_output=True, check=False)
    return (done.stdout + done.stderr).splitlines()[0].split(" Copyright")[0].strip()
