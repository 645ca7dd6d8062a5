# SPDX-License-Identifier: GPL-2.0-only
"""The sender over a stream: frames in and out of it, and lwIP's TCP against this kernel's."""

import json
import os
import socket
import struct
import subprocess
import threading
import time
from pathlib import Path

import pytest
from patterns import stream
from played import PKTSEND, Streamed, after_each, framed, pktsend
from tapped import Tapped, segment
from wire import DATA

from tare.driver.accounts import balance

GUEST = Path(__file__).resolve().parents[2] / "build/guest/bin/pktsend"
GONE = "pktsend: the machine's end of the wire is gone: "
LONG = 2 << 30  # bytes that no test waits for


@pytest.fixture
def played(tmp_path):
    with Streamed(tmp_path) as one:
        yield one


# ---- frames


@pytest.mark.parametrize("length", [0, 13, 1515, 65536, 0xffffffff])
def test_a_length_out_of_range_is_one_line(played, length):
    played.take = lambda frame: played.socket.sendall(struct.pack("!I", length) + bytes(2000))
    done = pktsend(played, "sync")
    assert done.status == 1 and not done.reports
    assert done.err == (f"pktsend: the wire: a frame of {length} bytes, which must be from 14 to "
                        "1514: is a pcnet card of QEMU at its other end?\n")


@pytest.mark.parametrize("length", [14, 1514])
def test_the_shortest_and_the_longest_frame_are_taken(played, length):
    take = played.take

    def noisy(frame):
        played.send(bytes(length))
        take(frame)

    played.take = noisy
    assert pktsend(played, "flood 1 1000 5 60").status == 0


def test_a_frame_may_come_in_pieces_and_several_at_once(played):
    pieces = []

    def slowly(frame):
        for byte in framed(frame):
            pieces.append(byte)
            played.socket.sendall(bytes([byte]))
            time.sleep(0.0005)

    def at_once(frame):
        played.socket.sendall(framed(bytes(60)) * 500 + framed(frame))

    for send in (slowly, at_once):
        played.send = send
        done = pktsend(played, "flood 1 1000 5 60")
        assert done.status == 0 and (done.reports[0]["starts"], done.reports[0]["finishes"]) == (
            1, 1), done.err
    assert len(pieces) > 100


@pytest.mark.parametrize("last, said", [(b"", "it was closed"),
                                        (framed(bytes(60))[:-1], "it was closed within a frame"),
                                        (b"\0\0", "it was closed within a frame")])
def test_the_end_of_the_stream_is_told(played, last, said):
    def end(_):
        if last:
            played.socket.sendall(last)
        played.socket.shutdown(socket.SHUT_WR)

    played.take = end
    begin = time.monotonic()
    done = pktsend(played, "sync")
    assert (done.status, done.err) == (1, f"{GONE}{said}\n") and time.monotonic() - begin < 5


def test_who_is_not_read_waits_and_loses_nothing(played):
    """The machine stands still for a second; the sender is late, and says so."""
    after_each(played, lambda: len(played.of(DATA)) == 10 and time.sleep(1))
    report, = pktsend(played, "flood 1 20000 10000 1514").reports
    assert report["refused"] == 0
    assert [probe.sequence for probe in played.of(DATA)] == list(range(10000))
    assert report["late_ns"]["max"] > 0.2e9 and report["seconds"] > 0.9


class Narrow(Streamed):
    """Over TCP, where a part of a frame may fit and the rest not."""

    def open(self):
        super().open()
        for end in (self.socket, self.theirs):
            end.close()
        with socket.create_server(("127.0.0.1", 0)) as server:
            server.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 3000)
            self.theirs = socket.socket()
            self.theirs.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 5000)
            self.theirs.connect(server.getsockname())
            self.socket, _ = server.accept()


def test_a_frame_that_fits_in_part_is_not_torn(tmp_path):
    with Narrow(tmp_path) as played:
        after_each(played, lambda: time.sleep(0.0005))
        done = pktsend(played, "flood 1 20000 2000 1514")
    assert done.status == 0, done.err
    assert [probe.sequence for probe in played.of(DATA)] == list(range(2000))
    assert all(len(probe.frame) == 1514 for probe in played.of(DATA))


def test_a_machine_that_reads_nothing_is_given_up(tmp_path):
    """After the half minute that the sender is patient."""
    with Streamed(tmp_path) as played:
        over = threading.Event()
        after_each(played, lambda: len(played.of(DATA)) == 10 and over.wait(50))
        played.settle = lambda: None  # it cannot
        begin = time.monotonic()
        done = pktsend(played, "flood 1 20000 10000 1514")
        over.set()
    assert done.status == 1 and not done.reports and 29 < time.monotonic() - begin < 45
    assert done.err == "pktsend: the machine has read nothing from the wire for 30 s\n"


def test_the_sender_for_machines_has_no_lwip():
    ours, theirs = socket.socketpair()
    with ours, theirs:
        done = subprocess.run([GUEST, "--stream", str(theirs.fileno())], input="transfer 1000 5\n",
                              pass_fds=[theirs.fileno()], capture_output=True, text=True,
                              timeout=20, check=False)
    assert done.returncode == 77 and "TCP over a stream needs lwIP" in done.stderr
    assert done.stderr.count("\n") == 1 and not done.stdout


@pytest.mark.parametrize("kind", [socket.SOCK_DGRAM, socket.SOCK_SEQPACKET])
def test_other_sockets_are_no_stream(kind):
    ours, theirs = socket.socketpair(socket.AF_UNIX, kind)
    with ours, theirs:
        done = subprocess.run([PKTSEND, "--stream", str(theirs.fileno())], input="leave\n",
                              pass_fds=[theirs.fileno()], capture_output=True, text=True,
                              timeout=20, check=False)
    assert done.returncode == 2 and "must be an open stream socket" in done.stderr


# ---- TCP


@pytest.fixture
def tapped(tun):
    """tapped(...): a Tapped; what listens there ends with it."""
    if os.geteuid():
        pytest.skip("network namespaces need root")
    made, servers = [], []

    def one(application=None, **habits):
        made.append(Tapped(**habits).__enter__())
        if application:
            servers.append(made[-1].listen(application))
        return made[-1]

    yield one
    for server in servers:
        server.shutdown(socket.SHUT_RDWR)
        server.close()
    for each in made:
        each.__exit__()


class Taker:
    """An application that takes all and keeps count."""

    def __init__(self):
        self.taken = []
        self.wrong = 0

    def __call__(self, connection):
        self.taken.append(0)
        while more := connection.recv(65536):
            self.wrong += more != stream(len(more), self.taken[-1])
            self.taken[-1] += len(more)


def test_transfers_arrive_whole_one_after_another(tapped):
    taker = Taker()
    one = tapped(taker)
    sizes = [1, 1460, 1461, 65536, 5_000_000, 3_000_001]
    done = pktsend(one, *(f"transfer {size} 5" for size in sizes))
    assert done.status == 0, done.err
    assert taker.taken == sizes and not taker.wrong
    for size, report in zip(sizes, done.reports, strict=True):
        assert report["transfer"] == size and report["retransmitted"] == 0
        assert report["stack"].startswith("lwIP 2.")
        assert 0 < report["connect_ns"] < 5e9 and 0 < report["seconds"] < 20
    # the acknowledgement of the end would be of 54
    assert (min(map(len, one.sent)), max(map(len, one.sent))) == (60, 1514)
    # whole segments but for each last one and what fills a window
    carried = [payload for _, payload in filter(None, map(segment, one.sent))]
    assert sum(carried) == sum(sizes) and len(carried) < 1.2 * sum(sizes) / 1460 + len(sizes)


def test_lost_segments_are_sent_again_and_counted(tapped):
    seen = {"segments": 0, "lost": 0}

    def lose(frame):
        if not segment(frame):
            return False
        seen["segments"] += 1
        gone = seen["segments"] % 400 == 100
        seen["lost"] += gone
        return gone

    taker = Taker()
    one = tapped(taker, lose=lose)
    done = pktsend(one, "transfer 2000000 20")
    assert done.status == 0, done.err
    assert taker.taken == [2_000_000] and not taker.wrong and seen["lost"] >= 3
    first = {}
    carried = [piece for piece in map(segment, one.sent) if piece]
    again = sum(1 for piece in carried if first.setdefault(piece[0], piece) is not piece)
    assert done.reports[0]["retransmitted"] == again >= seen["lost"]


def test_a_flood_after_a_transfer_adds_up(tapped):
    """Of lwIP nothing is on the wire any more, though its peer goes on asking."""
    one = tapped()
    with subprocess.Popen(one.space.command(GUEST.parent / "netsink", "--interface", "sink0"),
                          stdout=subprocess.PIPE, text=True) as sink, \
            one.space.socket(lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as asking:
        assert "ready" in json.loads(sink.stdout.readline())
        with one.begin() as process:
            def ask(command):
                process.stdin.write(command + "\n")
                process.stdin.flush()
                return json.loads(process.stdout.readline())

            assert ask("sync")
            moved = ask("transfer 3000000 5")
            over = threading.Event()
            nobody = threading.Thread(target=lambda: [
                asking.sendto(b"anyone?", ("10.77.0.1", 9)) for _ in iter(
                    lambda: over.wait(0.02), True)])
            nobody.start()
            sent = ask("flood 1 2000 2000 60")
            over.set()
            nobody.join()
            assert ask("leave") == {"leave": True}
            process.stdin.close()
        transfer, flood = map(json.loads, sink.stdout)
    assert transfer["transfer"] == moved["transfer"] == 3_000_000
    account = balance("user-direct", sent, flood)
    assert account.received + account.socket_dropped == 2000 and sent["refused"] == 0


def broken(one, *commands):
    """(the line, seconds) of a pktsend that fails."""
    begin = time.monotonic()
    done = pktsend(one, *commands)
    assert done.status == 1 and not done.reports and done.err.count("\n") == 1
    return done.err, time.monotonic() - begin


def resetting(connection):
    connection.recv(300_000, socket.MSG_WAITALL)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def closing(connection):
    connection.recv(300_000, socket.MSG_WAITALL)
    connection.shutdown(socket.SHUT_WR)
    time.sleep(0.5)


@pytest.mark.parametrize("application, said", [(resetting, "Connection reset by peer"),
                                               (closing, "Broken pipe")])
def test_a_receiver_that_closes_in_the_middle(tapped, application, said):
    line, seconds = broken(tapped(application), f"transfer {LONG} 20", "leave")
    words = line.split()
    assert line.startswith("pktsend: the transfer stopped with ") and line.endswith(f": {said}\n")
    assert 0 < int(words[5]) <= LONG - 300_000 + 65535 and seconds < 10


def test_a_receiver_that_takes_no_more(tapped):
    over = threading.Event()
    line, seconds = broken(tapped(lambda _: over.wait(20)), f"transfer {LONG} 2")
    over.set()
    assert line.endswith("bytes left: Connection timed out\n") and 1.9 < seconds < 15


def test_nobody_listens(tapped):
    line, _ = broken(tapped(), "transfer 1000 5")
    assert line == "pktsend: cannot connect to the receiver: Connection refused\n"


@pytest.mark.parametrize("lose", [lambda frame: True, segment, lambda frame: frame[12] == 8])
def test_nobody_answers(tapped, lose):
    line, seconds = broken(tapped(Taker(), lose=lose), "transfer 1000 2")
    assert line.endswith("Connection timed out\n") and 1.9 < seconds < 15


def test_a_machine_that_goes_in_the_middle(tapped):
    one = tapped(Taker())
    timer = threading.Timer(1, one.cut)
    timer.start()
    line, seconds = broken(one, f"transfer {LONG} 20")
    assert line.startswith(GONE) and seconds < 19
