# SPDX-License-Identifier: GPL-2.0-only
"""Networks of a measurement's own: what is in them, and that nothing of them stays."""

import re
import signal
import subprocess
import sys

import pytest
from breadth import some
from event_hosts import in_namespace, skip_without_network
from programs import SURROUNDINGS, TARE, run, wait_for

from tare.errors import CannotHere, TareError
from tare.experiments.events import run as events_run


@pytest.fixture
def opened():
    skip_without_network()
    with events_run.opened() as net:
        yield net


def test_commands_run_there_on_their_cpus(opened):
    told = run(*opened.words([0], "grep", "-h", "Cpus_allowed_list", "/proc/self/status"),
               check=True).stdout
    there = run(*opened.words([0], "stat", "-Lc", "%i", "/proc/self/ns/net"), check=True).stdout
    assert told.split()[1] == "0" and int(there) == events_run.namespace(opened.holder)


@pytest.mark.parametrize("name, value, error, said", [
    ("paths.of_others", lambda name: name != "nsenter", CannotHere, "needs nsenter: apt install"),
    # 11: counters of the host's own namespace are refused
    ("namespace", lambda process: 1, TareError, "no network namespace of its own")])
def test_what_is_missing_is_told(monkeypatch, name, value, error, said):
    if error is TareError:
        skip_without_network()
    monkeypatch.setattr(f"{events_run.__name__}.{name}", value)
    with pytest.raises(error, match=said), events_run.opened():
        pass


def test_nothing_stays_after_a_block(opened):
    """Within the fixture's, one that ends."""
    with events_run.opened() as net:
        inode = events_run.namespace(net.holder)
        assert in_namespace(inode)
    assert wait_for(lambda: not in_namespace(inode))


@pytest.mark.parametrize("by", some([signal.SIGINT, signal.SIGKILL], [signal.SIGTERM]))
def test_nothing_stays_when_the_command_is_ended(tmp_path, by):
    """By a signal while its client runs; where somebody could tidy up, no temporary file either."""
    skip_without_network(cpus=2)
    words = "transfer ping-pong -m epoll -n 50000000"
    command = subprocess.Popen([*TARE, "events", *words.split()],
                               env={**SURROUNDINGS, "TMPDIR": str(tmp_path)},
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        namespaces = wait_for(lambda: command.poll() is not None or _measured(command.pid))
        assert command.poll() is None, command.communicate()
    finally:
        command.send_signal(by)
        told = command.communicate(timeout=60)[1]
    assert len(namespaces) == 1
    assert wait_for(lambda: not any(map(in_namespace, namespaces)))
    if by != signal.SIGKILL:
        assert command.returncode == 128 + by
        assert told.endswith("tare: interrupted\n") == (by == signal.SIGINT)
        assert not list(tmp_path.glob("tare-*"))


def _measured(process):
    """The namespaces below a process in which a client runs, or nothing as long as none does."""
    below = {int(pid): (int(parent), name) for pid, parent, name in re.findall(
        r"^ *(\d+) +(\d+) +(\S+)", run("ps", "-eo", "pid,ppid,comm").stdout, re.M)}

    def is_below(pid):
        return pid == process or pid in below and is_below(below[pid][0])

    ours = [pid for pid in below if is_below(pid) and pid != process]
    if not any(below[pid][1] == "activelink" for pid in ours):
        return None
    try:
        return {events_run.namespace(pid) for pid in ours} - {events_run.namespace("self")}
    except OSError:  # one has just ended
        return None
