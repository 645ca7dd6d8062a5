# SPDX-License-Identifier: GPL-2.0-only
"""Networks of a measurement's own: what is in them, and that nothing of them stays."""

import os
import re
import signal
import subprocess
import sys

import pytest
from breadth import some
from event_hosts import in_namespace, skip_without_network
from programs import SURROUNDINGS, TARE, run, wait_for, write_program

from tare.errors import CannotHere, TareError
from tare.experiments.events import run as events_run


@pytest.fixture(params=[("loopback", None), ("veth", None), ("veth", "100mbit")], ids=str)
def opened(request):
    skip_without_network(*request.param)
    with events_run.opened(*request.param) as net:
        yield net


def test_both_ends_reach_each_other(opened):
    """A server at its end, and a client that the server's side starts at the other."""
    code = ("import socket,subprocess,sys\n"
            "s=socket.create_server((sys.argv[1],0))\n"
            "port=str(s.getsockname()[1])\n"
            "p=subprocess.Popen([w.replace('PORT',port) for w in sys.argv[2:]])\n"
            "c,a=s.accept(); print(a[0],c.recv(9).decode()); sys.exit(p.wait())")
    client = opened.client_of([0], sys.executable, "-c",
                              "import socket,os;c=socket.create_connection"
                              f"(('{opened.ip}',PORT));c.sendall(str(os.sched_getaffinity(0))"
                              ".encode())")
    told = run(*opened.at_server([0], sys.executable, "-c", code, opened.ip, *client), check=True)
    assert told.stdout.split() == ["127.0.0.1" if opened.wire == "loopback" else "10.77.0.2", "{0}"]


def test_a_rate_is_on_both_links(opened):
    links = {"loopback": [], "veth": [events_run.SERVER_LINK, events_run.CLIENT_LINK]}[opened.wire]
    for words, link in zip((opened.at_server, opened.at_client), links, strict=False):
        told = run(*words([0], "tc", "qdisc", "show", "dev", link), check=True).stdout
        assert ("tbf" in told and "rate 100Mbit" in told) == (opened.rate is not None)


@pytest.mark.parametrize("rate, bits", [("100mbit", 1e8), ("2.5kbit", 2500), ("1gbit", 1e9),
                                        ("7bit", 7)])
def test_rates(rate, bits):
    assert events_run.bits_per_second(rate) == bits


def test_without_the_rights_it_is_one_line(monkeypatch, tmp_path):
    write_program(tmp_path / "unshare", "#!/bin/sh\necho 'unshare: unshare failed: Operation not "
                                        "permitted' >&2\nexit 1\n")
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    with pytest.raises(CannotHere, match="^no network namespace of its own: unshare: unshare "
                                         "failed: Operation not permitted; run "):
        with events_run.opened():
            pass


@pytest.mark.parametrize("name, value, wire, error, said", [
    ("paths.of_others", lambda name: name != "nsenter", "loopback", CannotHere,
     "needs nsenter: apt install"),
    ("SERVER_LINK", "a-name-of-more-than-15-letters", "veth", CannotHere,
     "modules veth, sch_tbf"),
    # 11: counters of the host's own namespace are refused
    ("namespace", lambda process: 1, "loopback", TareError, "no network namespace of its own")])
def test_what_is_missing_is_told(monkeypatch, name, value, wire, error, said):
    if error is TareError or wire == "veth":
        skip_without_network()
    monkeypatch.setattr(f"{events_run.__name__}.{name}", value)
    with pytest.raises(error, match=said), events_run.opened(wire):
        pass


def test_nothing_stays_after_a_block(opened):
    """Within the fixture's, one that ends."""
    with events_run.opened(opened.wire, opened.rate) as net:
        inodes = list(map(events_run.namespace, net.holders))
        assert all(map(in_namespace, inodes))
    assert wait_for(lambda: not any(map(in_namespace, inodes)))


@pytest.mark.parametrize("by, wire", some(
    [(signal.SIGINT, "veth"), (signal.SIGKILL, "loopback"), (signal.SIGTERM, "loopback")],
    [(signal.SIGINT, "loopback"), (signal.SIGKILL, "veth")]))
def test_nothing_stays_when_the_command_is_ended(tmp_path, by, wire):
    """By a signal while its client runs; where somebody could tidy up, no temporary file either."""
    skip_without_network(wire, cpus=2)
    words = f"transfer ping-pong -m epoll -n 50000000 --wire {wire}"
    command = subprocess.Popen([*TARE, "events", *words.split()],
                               env={**SURROUNDINGS, "TMPDIR": str(tmp_path)},
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        namespaces = wait_for(lambda: command.poll() is not None or _measured(command.pid))
        assert command.poll() is None, command.communicate()
    finally:
        command.send_signal(by)
        told = command.communicate(timeout=60)[1]
    assert wait_for(lambda: not any(map(in_namespace, namespaces)))
    if by != signal.SIGKILL:
        assert command.returncode == 128 + by
        assert told.endswith("tare: interrupted\n") == (by == signal.SIGINT)
        assert not list(tmp_path.glob("tare-*"))
    assert len(namespaces) == (2 if wire == "veth" else 1)


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
