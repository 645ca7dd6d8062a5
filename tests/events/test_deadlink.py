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

import poisson
import pytest
from event_hosts import in_own_network, stat
from link_servers import (ACTIVELINK, DEADLINK, against, ask, one_line, refused, right, seed,
                          serving)
from programs import run, wait_for
from tare.experiments.events import read

# BACKLOG MEANWHILE CLIENT...: a client of a listener that does no more than MEANWHILE says
LISTENER = """
import socket, struct, subprocess, sys
backlog, meanwhile, program, *words = sys.argv[1:]
listener = socket.create_server(("127.0.0.1", 7000), backlog=int(backlog))
client = subprocess.Popen([program, "127.0.0.1", "7000", *words])

def wait_for(counter, count):
    seen = 0
    while seen < count and client.poll() is None:
        with open("/proc/self/net/netstat") as file:
            names, values = [line.split() for line in file if line.startswith("TcpExt:")]
        seen = int(values[names.index(counter)])

exec(meanwhile)
sys.exit(client.wait())
"""
# accepts four once all other SYNs are dropped, answers on these, and accepts no other
GHOSTS = """
wait_for("ListenDrops", 36)
accepted = [listener.accept()[0] for _ in range(4)]
for connection in accepted:
    if connection.recv(100):
        connection.sendall(b"%08d\\n" % 100 + b"." * 90 + b"\\n")
"""
RESETS = """
wait_for("ListenOverflows", 4)
for _ in range(2):
    link = listener.accept()[0]
    link.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    link.close()
"""


def listened(folder, backlog, *client, meanwhile="", before="true"):
    """(what a CLIENT of LISTENER returned, its document), in a network in which BEFORE was run."""
    path = folder / "client.json"
    words = ["/usr/bin/python3", "-c", LISTENER, backlog, meanwhile, *client, "--json", path]
    done = in_own_network(f"{before} && {shlex.join(map(str, words))}")
    return done, json.loads(path.read_text())


@pytest.mark.parametrize("how", ["serial", "burst"])
def test_all_stand(how, tmp_path):
    served, asked = against(["-m", "epoll"], DEADLINK, 300, "--verify",
                            *["--burst"] * (how == "burst"), folder=tmp_path)

    read.agree_on_setup(served, read.read(tmp_path / "client.json", "deadlink"), how)
    assert (asked["how"], asked["verified"], asked["failed"]) == (how, 300, {})
    assert len(asked["connect_ns"]) == 300
    assert served["requests"] == 300
    # of a burst, too, the time of one does not count the beginning of the others
    assert statistics.median(asked["connect_ns"]) <= asked["seconds"] * 1e9 / 10
    if how == "serial":
        assert sum(asked["connect_ns"]) <= asked["seconds"] * 1e9


def test_ghosts_are_told(tmp_path):
    """With SYN cookies connect() says that all stand, and the server has four."""
    # all must be refused together, and come again in one tick; that seldom fails
    for _ in range(5):
        done, asked = listened(tmp_path, 3, DEADLINK, 40, "--burst", "--verify", "--timeout", 1.7,
                               meanwhile=GHOSTS,
                               before="echo 1 >/proc/sys/net/ipv4/tcp_syncookies")
        if "40 of 40 connected" in done.stdout:
            break

    assert done.returncode == 1, done.stderr
    assert (asked["connected"], asked["verified"]) == (40, 4)
    assert asked["counters"]["SyncookiesSent"] > 0
    assert "40 of 40 connected" in done.stdout
    assert one_line(done, DEADLINK) == ("36 stand for this client alone: the server never answered "
                                        "on them")


@pytest.mark.parametrize("words", [[], ["--burst"]])
def test_those_that_do_not_stand_in_time_are_counted(words, tmp_path):
    """A listener with room for one, and nobody who accepts."""
    done, asked = listened(tmp_path, 0, DEADLINK, 5, "--timeout", 0.2, *words)

    assert (done.returncode, asked["connected"]) == (1, 1)
    assert asked["failed"] == {"ETIMEDOUT": 4}
    assert one_line(done, DEADLINK) == "4 did not connect: 4 ETIMEDOUT"


def test_one_that_stood_and_was_reset_is_not_one_on_its_way(tmp_path):
    """The queue of 1 holds two; these are reset once they stand, all others get no answer."""
    done, asked = listened(tmp_path, 1, DEADLINK, 6, "--burst", "--timeout", 0.5, meanwhile=RESETS)

    assert done.returncode == 1, done.stderr
    assert (asked["connected"], asked["failed"]) == (2, {"ETIMEDOUT": 4})
    assert len(asked["connect_ns"]) == 2 and max(asked["connect_ns"]) < asked["seconds"] * 1e9


@pytest.mark.parametrize("program, words, said", [
    (DEADLINK, [], "3 did not connect: 3 ECONNREFUSED"),
    (DEADLINK, ["--burst"], "3 did not connect: 3 ECONNREFUSED"),
    (ACTIVELINK, [], "3 ECONNREFUSED; nothing was measured")])
def test_nobody_listens(program, words, said, tmp_path):
    with serving(right) as port:
        pass
    done, asked = ask(program, port, 3, *words, folder=tmp_path)
    assert (done.returncode, asked["connected"]) == (1, 0)
    assert asked["failed"] == {"ECONNREFUSED": 3}
    assert one_line(done, program).endswith(said)


def test_a_wrong_answer_is_none(tmp_path):
    with serving(lambda *_: [seed(says=1023)]) as port:
        done, asked = ask(DEADLINK, port, 3, "--verify", folder=tmp_path, timeout=20)

    assert (done.returncode, asked["connected"], asked["verified"]) == (1, 3, 0)


def test_pauses_are_drawn_by_the_seed(tmp_path):
    """They lie between connects, and are the same again."""
    with serving(right) as port:
        done, asked = ask(DEADLINK, port, 5, "--pause", 20000, "--seed", 7, folder=tmp_path)

    assert (done.returncode, asked["seed"], asked["pause_ns"]) == (0, 7, 20000000)
    waited = sum(drawn % 20000001 for drawn in itertools.islice(poisson.numbers(7), 5))
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


@pytest.mark.parametrize("program, words", [(DEADLINK, []), (DEADLINK, ["--burst"]),
                                            (ACTIVELINK, ["--no-verify"])])
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
BAD = {"": "write IP PORT N", "127.0.0.1 80": "write IP PORT N",
       "localhost 80 1": "localhost is no IP address", f"{ONE} 2": "2: one word too many",
       f"{ONE} --burst --pause 1": "--pause is between connects",
       **{f"127.0.0.1 {port} 1": f"port {port}" for port in (0, 65536)},
       **{f"127.0.0.1 80 {number}": f"N {number}" for number in ("0", "1000001", "+1")},
       **{f"{ONE} {option}": option for option in ("--timeout 0", "--hold 1s", "--pause -1")}}


@pytest.mark.parametrize("words", BAD)
def test_bad_usage(words):
    refused(DEADLINK, words, BAD[words])


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
