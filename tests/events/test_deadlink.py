# SPDX-License-Identifier: GPL-2.0-only
"""deadlink: how many connections stand, and for whom."""

import json
import os
import resource
import socket
import statistics
import subprocess

import pytest
from link_servers import (ACTIVELINK, DEADLINK, against, ask, in_own_network, one_line, right, seed,
                          serving, shell)
from programs import run, wait_for
from tare.experiments.events import read

# accepts four once all other SYNs are dropped, answers on these, and accepts no other
GHOSTLY = """
import socket, subprocess, sys
listener = socket.create_server(("127.0.0.1", 0), backlog=3)
client = subprocess.Popen([sys.argv[1], "127.0.0.1", str(listener.getsockname()[1]),
                           *sys.argv[3:]])

def dropped():
    with open("/proc/self/net/netstat") as file:
        names, values = [line.split() for line in file if line.startswith("TcpExt:")]
    return int(values[names.index("ListenDrops")])

while dropped() < int(sys.argv[2]) - 4 and client.poll() is None:
    pass
accepted = [listener.accept()[0] for _ in range(4)]
for connection in accepted:
    if connection.recv(100):
        connection.sendall(b"%08d\\n" % 100 + b"." * 90 + b"\\n")
sys.exit(client.wait())
"""


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


def haunted(path):
    """What deadlink returns of 40 connections that all stand, four of them for the server too. All
    must be refused together, and come again in one tick; that seldom fails."""
    for _ in range(5):
        done = in_own_network(
            "echo 1 >/proc/sys/net/ipv4/tcp_syncookies && " +
            shell("/usr/bin/python3", "-c", GHOSTLY, DEADLINK, 40, 40, "--burst", "--verify",
                  "--timeout", 1.7, "--json", path))
        if "40 of 40 connected" in done.stdout:
            break
    return done


def test_ghosts_are_told(tmp_path):
    """With SYN cookies connect() says that all stand, and the server has four."""
    path = tmp_path / "client.json"
    done = haunted(path)

    assert done.returncode == 1, done.stderr
    asked = json.loads(path.read_text())
    assert (asked["connected"], asked["verified"]) == (40, 4)
    assert asked["counters"]["SyncookiesSent"] > 0
    assert "40 of 40 connected" in done.stdout
    assert one_line(done, DEADLINK) == ("36 stand for this client alone: the server never answered "
                                        "on them")


def test_those_that_do_not_stand_in_time_are_counted(tmp_path):
    """A listener with room for one, and nobody who accepts."""
    for words in ([], ["--burst"]):
        path = tmp_path / "client.json"
        done = in_own_network(shell("/usr/bin/python3", "-c", """
import socket, subprocess, sys
listener = socket.create_server(("127.0.0.1", 0), backlog=0)
sys.exit(subprocess.call([sys.argv[1], "127.0.0.1", str(listener.getsockname()[1]), *sys.argv[2:]]))
""", DEADLINK, 5, "--timeout", 0.2, "--json", path, *words))

        asked = json.loads(path.read_text())
        assert (done.returncode, asked["connected"]) == (1, 1)
        assert asked["failed"] == {"ETIMEDOUT": 4}
        assert one_line(done, DEADLINK) == "4 did not connect: 4 ETIMEDOUT"


def test_one_that_stood_and_was_reset_is_not_one_on_its_way(tmp_path):
    """The queue of 1 holds two; these are reset once they stand, all others get no answer."""
    path = tmp_path / "client.json"
    done = in_own_network(shell("/usr/bin/python3", "-c", """
import socket, struct, subprocess, sys
listener = socket.create_server(("127.0.0.1", 7000), backlog=1)
client = subprocess.Popen([sys.argv[1], "127.0.0.1", "7000", *sys.argv[2:]])
counters = open("/proc/net/netstat")
def dropped():
    counters.seek(0)
    names, values = [line.split() for line in counters if line.startswith("TcpExt:")]
    return int(values[names.index("ListenOverflows")])
while dropped() < 4:
    pass
for _ in range(2):
    link = listener.accept()[0]
    link.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    link.close()
sys.exit(client.wait())
""", DEADLINK, 6, "--burst", "--timeout", 0.5, "--json", path))

    assert done.returncode == 1, done.stderr
    asked = read.read(path, "deadlink")
    assert (asked["connected"], asked["failed"]) == (2, {"ETIMEDOUT": 4})
    assert len(asked["connect_ns"]) == 2 and max(asked["connect_ns"]) < asked["seconds"] * 1e9


def test_nobody_listens(tmp_path):
    with serving(right) as port:
        pass
    for words in ([], ["--burst"]):
        done, asked = ask(DEADLINK, port, 3, *words, folder=tmp_path)
        assert (done.returncode, asked["failed"]) == (1, {"ECONNREFUSED": 3})
        assert one_line(done, DEADLINK) == "3 did not connect: 3 ECONNREFUSED"


def test_a_wrong_answer_is_none(tmp_path):
    with serving(lambda *_: [seed(says=1023)]) as port:
        done, asked = ask(DEADLINK, port, 3, "--verify", folder=tmp_path, timeout=20)

    assert (done.returncode, asked["connected"], asked["verified"]) == (1, 3, 0)


def test_pauses_are_drawn_by_the_seed(tmp_path):
    """They lie between connects, and are the same again."""
    with serving(right) as port:
        done, asked = ask(DEADLINK, port, 5, "--pause", 20000, "--seed", 7, folder=tmp_path)

    assert (done.returncode, asked["seed"], asked["pause_ns"]) == (0, 7, 20000000)
    state, waited = 7, 0
    for _ in range(5):
        state = (state + 0x9e3779b97f4a7c15) % 2**64
        z = (state ^ state >> 30) * 0xbf58476d1ce4e5b9 % 2**64
        z = (z ^ z >> 27) * 0x94d049bb133111eb % 2**64
        waited += (z ^ z >> 31) % 20000001
    assert asked["seconds"] * 1e9 >= waited + sum(asked["connect_ns"])


def state(pid):
    """Of a process, as ps has it."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        return file.read().rpartition(")")[2].split()[0]


def test_they_are_held(tmp_path):
    """The server still has them when all is told."""
    with serving(right) as port:
        path = tmp_path / "client.json"
        with subprocess.Popen([DEADLINK, "127.0.0.1", str(port), "3", "--hold", "600", "--json",
                               path], stdout=subprocess.PIPE, text=True) as client:
            assert client.stdout.readline().startswith("3 of 3 connected")
            assert json.loads(path.read_text())["connected"] == 3
            assert wait_for(lambda: state(client.pid) in "SZ") and state(client.pid) == "S"
            sockets = [link for link in os.listdir(f"/proc/{client.pid}/fd")
                       if os.readlink(f"/proc/{client.pid}/fd/{link}").startswith("socket:")]
            client.kill()
    assert len(sockets) == 3


@pytest.mark.parametrize("program, words", [(DEADLINK, []), (DEADLINK, ["--burst"]),
                                            (ACTIVELINK, ["--no-verify"])])
def test_no_ports_left(program, words, tmp_path):
    path = tmp_path / "client.json"
    done = in_own_network(
        "echo 40000 40019 >/proc/sys/net/ipv4/ip_local_port_range && " +
        shell("/usr/bin/python3", "-c", """
import socket, subprocess, sys
listener = socket.create_server(("127.0.0.1", 7000), backlog=100)
sys.exit(subprocess.call([sys.argv[1], "127.0.0.1", "7000", *sys.argv[2:]]))
""", program, 30, "--json", path, *words))

    assert done.returncode == 77
    asked = json.loads(path.read_text())
    assert (asked["connected"], asked["failed"]) == (20, {"EADDRNOTAVAIL": 10})
    assert one_line(done, program) == (
        "no local port is left after 20 connections, ip_local_port_range is 40000 40019: widen it "
        "(sysctl -w net.ipv4.ip_local_port_range='1024 65535') or ask for fewer")


def limit(soft, hard):
    """For preexec_fn."""
    return lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_few_files(tmp_path):
    """The soft limit is raised; where the hard one is too low nothing is done."""
    with serving(right) as port:
        done, asked = ask(DEADLINK, port, 100, folder=tmp_path, preexec_fn=limit(50, 200))
        assert (done.returncode, asked["connected"]) == (0, 100)

        done, asked = ask(DEADLINK, port, 150, folder=tmp_path, preexec_fn=limit(50, 200))
        assert (done.returncode, asked) == (77, {})
        assert one_line(done, DEADLINK) == (
            "150 connections need 214 open files and the hard limit is 200: raise it (prlimit "
            "--nofile, as root) or ask for fewer")


@pytest.mark.parametrize("words, said", [
    ([], "write IP PORT N"),
    (["127.0.0.1", "80"], "write IP PORT N"),
    (["localhost", "80", "1"], "localhost is no IP address"),
    (["127.0.0.1", "0", "1"], "port 0"),
    (["127.0.0.1", "65536", "1"], "port 65536"),
    (["127.0.0.1", "80", "0"], "N 0"),
    (["127.0.0.1", "80", "1000001"], "N 1000001"),
    (["127.0.0.1", "80", "+1"], "N +1"),
    (["127.0.0.1", "80", "1", "2"], "2: one word too many"),
    (["127.0.0.1", "80", "1", "--timeout", "0"], "--timeout 0"),
    (["127.0.0.1", "80", "1", "--hold", "1s"], "--hold 1s"),
    (["127.0.0.1", "80", "1", "--pause", "-1"], "--pause -1"),
    (["127.0.0.1", "80", "1", "--burst", "--pause", "1"], "--pause is between connects"),
])
def test_bad_usage(words, said):
    done = run(DEADLINK, *words)

    assert done.returncode == 2
    assert one_line(done, DEADLINK).startswith(said)


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
