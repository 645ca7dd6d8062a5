# SPDX-License-Identifier: GPL-2.0-only
"""deadlink: how many connections stand, and for whom."""

import itertools
import json
import os
import resource
import shlex
import socket
import statistics
import subprocess

import pytest
import splitmix
from event_hosts import in_own_network, stat
from link_servers import ACTIVELINK, DEADLINK, against, ask, one_line, right, serving
from programs import run, wait_for
from tare.experiments.events import read

# BACKLOG CLIENT...: a client of a listener that accepts nobody
LISTENER = """
import socket, subprocess, sys
backlog, program, *words = sys.argv[1:]
listener = socket.create_server(("127.0.0.1", 7000), backlog=int(backlog))
sys.exit(subprocess.run([program, "127.0.0.1", "7000", *words]).returncode)
"""


def listened(folder, backlog, *client, before="true"):
    """(what a CLIENT of LISTENER returned, its document), in a network in which BEFORE was run."""
    path = folder / "client.json"
    words = ["/usr/bin/python3", "-c", LISTENER, backlog, *client, "--json", path]
    done = in_own_network(f"{before} && {shlex.join(map(str, words))}")
    return done, json.loads(path.read_text())


def test_all_stand(tmp_path):
    served, asked = against(["-m", "epoll"], DEADLINK, 300, folder=tmp_path)

    read.agree_on_setup(served, read.read(tmp_path / "client.json", "deadlink"), "serial")
    assert (asked["failed"], len(asked["connect_ns"])) == ({}, 300)
    assert sum(asked["connect_ns"]) <= asked["seconds"] * 1e9
    assert statistics.median(asked["connect_ns"]) <= asked["seconds"] * 1e9 / 10


def test_those_that_do_not_stand_in_time_are_counted(tmp_path):
    """A listener with room for one, and nobody who accepts."""
    done, asked = listened(tmp_path, 0, DEADLINK, 5, "--timeout", 0.2)

    assert (done.returncode, asked["connected"]) == (1, 1)
    assert asked["failed"] == {"ETIMEDOUT": 4}
    assert one_line(done, DEADLINK) == "4 did not connect: 4 ETIMEDOUT"


@pytest.mark.parametrize("program, words, said", [
    (DEADLINK, [], "3 did not connect: 3 ECONNREFUSED"),
    (ACTIVELINK, [], "3 ECONNREFUSED; nothing was measured")])
def test_nobody_listens(program, words, said, tmp_path):
    with serving(right) as port:
        pass
    done, asked = ask(program, port, 3, *words, folder=tmp_path)
    assert (done.returncode, asked["connected"]) == (1, 0)
    assert asked["failed"] == {"ECONNREFUSED": 3}
    assert one_line(done, program).endswith(said)


def test_pauses_are_drawn_by_the_seed(tmp_path):
    """They lie between connects, and are the same again."""
    with serving(right) as port:
        done, asked = ask(DEADLINK, port, 5, "--pause", 20000, "--seed", 7, folder=tmp_path)

    assert (done.returncode, asked["seed"], asked["pause_ns"]) == (0, 7, 20000000)
    waited = sum(drawn % 20000001 for drawn in itertools.islice(splitmix.numbers(7), 5))
    assert asked["seconds"] * 1e9 >= waited + sum(asked["connect_ns"])


def test_they_are_held(tmp_path):
    """The server still has them when all is told."""
    with serving(right) as port:
        path = tmp_path / "client.json"
        with subprocess.Popen([DEADLINK, "127.0.0.1", str(port), "3", "--hold", "600", "--json",
                               path], stdout=subprocess.PIPE, text=True) as client:
            assert client.stdout.readline().startswith("3 of 3 connected")
            assert json.loads(path.read_text())["connected"] == 3
            assert wait_for(lambda: stat(client.pid)[0] in "SZ") and stat(client.pid)[0] == "S"
            sockets = [link for link in os.listdir(f"/proc/{client.pid}/fd")
                       if os.readlink(f"/proc/{client.pid}/fd/{link}").startswith("socket:")]
            client.kill()
    assert len(sockets) == 3


@pytest.mark.parametrize("program, words", [(DEADLINK, []), (ACTIVELINK, ["--no-verify"])])
def test_no_ports_left(program, words, tmp_path):
    done, asked = listened(tmp_path, 100, program, 30, *words, before=(
        "echo 40000 40019 >/proc/sys/net/ipv4/ip_local_port_range"))

    assert done.returncode == 77
    assert (asked["connected"], asked["failed"]) == (20, {"EADDRNOTAVAIL": 10})
    assert one_line(done, program) == (
        "no local port is left after 20 connections, ip_local_port_range is 40000 40019: widen it "
        "(sysctl -w net.ipv4.ip_local_port_range='1024 65535') or ask for fewer")


def few_files():
    """For preexec_fn: a soft limit of 50, a hard one of 200."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (50, 200))


def test_few_files(tmp_path):
    """The soft limit is raised; where the hard one is too low nothing is done."""
    with serving(right) as port:
        done, asked = ask(DEADLINK, port, 100, folder=tmp_path, preexec_fn=few_files)
        assert (done.returncode, asked["connected"]) == (0, 100)

        for program, words in ((DEADLINK, [150]), (ACTIVELINK, [100, "--dead", 50])):
            done, asked = ask(program, port, *words, folder=tmp_path, preexec_fn=few_files)
            assert (done.returncode, asked) == (77, {}), program
            assert one_line(done, program) == (
                "150 connections need 214 open files and the hard limit is 200: raise it (prlimit "
                "--nofile, as root) or ask for fewer")


ONE = "127.0.0.1 80 1"
BAD = {DEADLINK: {
           "": "write IP PORT N", "127.0.0.1 80": "write IP PORT N",
           "localhost 80 1": "localhost is not an IP address", f"{ONE} 2": "2: one word too many",
           **{f"127.0.0.1 {port} 1": f"port {port}" for port in (0, 65536)},
           **{f"127.0.0.1 80 {number}": f"N {number}" for number in ("0", "1000001", "+1")}},
       ACTIVELINK: {
           "": "write IP PORT N", "127.0.0.1 80 0": "N 0", "127.0.0.1 0 1": "port 0",
           f"{ONE} -n 1 -d 1": "give --requests or --seconds"}}
OPTIONS = {DEADLINK: ("--timeout 0", "--hold 1s", "--pause -1"), ACTIVELINK: (
    "--rate 0", "--rate 10000001", "--rate nan", "--seconds 0x1", "--seconds .", "--requests 0",
    "--size 9", "--pipeline 1025", "--dead 1000001")}


@pytest.mark.parametrize("program, words, said", [
    *((program, *bad) for program, every in BAD.items() for bad in every.items()),
    *((program, f"{ONE} {option}", option) for program, every in OPTIONS.items()
      for option in every)])
def test_bad_usage(program, words, said):
    done = run(program, *words.split())
    assert done.returncode == 2 and one_line(done, program).startswith(said)


@pytest.mark.parametrize("program", [ACTIVELINK, DEADLINK])
def test_a_document_that_cannot_be_written_is_told_before_anything_is_done(program):
    with socket.create_server(("127.0.0.1", 0)) as listener:
        done = run(program, "127.0.0.1", listener.getsockname()[1], 3, "--json", "/nowhere/x.json",
                   "--timeout", 5)
        listener.setblocking(False)
        with pytest.raises(BlockingIOError):
            listener.accept()
    assert (done.returncode, done.stdout) == (1, "")
    assert "/nowhere/x.json" in one_line(done, program)
