# SPDX-License-Identifier: GPL-2.0-only
"""The sender, over a pair of network interfaces, against a receiver that is played here."""

import contextlib
import json
import re
import socket
import threading
import time

import dpkt
import pytest
from programs import TOP, refusal, run
from spaces import PATIENCE
from wire import FINISH, LEAVE, MAGIC, PORT, PROBE, RECEIVER, SYNC, probe

PKTSEND = TOP / "build/bin/pktsend"
ADDRESS = RECEIVER, PORT


class Played:
    """The receiver. asked: [(kind, run, sequence, when)]. losses: of the first answers."""

    def __init__(self, wire, udp):
        self.wire, self.udp, self.losses, self.asked = wire, udp, 0, []

    def serve(self):
        while True:
            question, sender = self.udp.recvfrom(100)
            if sender == ADDRESS:
                return
            magic, *asked = PROBE.unpack(question)
            assert magic == MAGIC
            self.asked.append((*asked, time.monotonic()))
            # answers to other questions, and none
            for wrong in (probe(FINISH, 0), probe(SYNC, 9), PROBE.pack(1, SYNC, 0, 0),
                          question[:-1], b""):
                self.udp.sendto(wrong, sender)
            if len(self.asked) > self.losses:
                self.udp.sendto(question, sender)

    def send(self, *options):
        """(exit status, reports, complaints) of a pktsend."""
        done = run(*self.wire.sender.command(PKTSEND, *options), timeout=PATIENCE)
        return done.returncode, [json.loads(line) for line in done.stdout.splitlines()], done.stderr


@pytest.fixture
def played(wire):
    with wire.receiver.udp() as udp:
        udp.bind(ADDRESS)
        one = Played(wire, udp)
        thread = threading.Thread(target=one.serve, daemon=True)
        thread.start()
        yield one
        udp.sendto(b"", ADDRESS)
        thread.join()


# ---- questions


def test_questions_are_asked_until_they_are_answered(played):
    played.losses = 2
    assert played.send("--leave") == (0, [{"sync": True}, {"leave": True}], "")
    asked = [(sequence, when) for kind, _, sequence, when in played.asked if kind == SYNC]
    # had another answer been taken for one, it would not have asked so often;
    # and once more where an answer took longer than that
    assert len(asked) >= 3
    assert list(dict.fromkeys(one[:2] for one in played.asked)) == [(SYNC, 0), (LEAVE, 0)]
    assert [sequence for sequence, _ in asked] == list(range(len(asked)))
    # it may have been held up, but has never asked too soon
    assert all(later - when > 0.4 for (_, when), (_, later) in zip(asked, asked[1:]))


# ---- transfers


def transfer(played, application, size=3_000_000, seconds=5, breaks=0):
    """What pktsend comes to, without its first report, and application(connection, over) returned
    for each connection; over: the event of its end.
    """
    got, over = [], threading.Event()
    server = played.wire.receiver.socket(lambda: socket.create_server(ADDRESS))

    def serve():
        for _ in range(breaks + 1):
            connection, _ = server.accept()
            with connection:
                got.append(application(connection, over))

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    status, (_, *reports), said = played.send(
        "--transfer", size, "--timeout", seconds, "--breaks", breaks)
    server.close()
    over.set()
    thread.join(PATIENCE)
    return (status, reports, said), got


def take_all(connection, _):
    size = 0
    while more := connection.recv(65536):
        size += len(more)
    return size


def test_a_transfer_is_over_when_the_receiver_has_it(played):
    """And not when its bytes are in some kernel's buffer."""
    def after_a_while(connection, over):
        time.sleep(0.3)
        return take_all(connection, over)

    (_, (report,), _), got = transfer(played, after_a_while, size=200_000)
    assert got == [200_000] and report["seconds"] > 0.3


def test_the_end_is_in_no_segment_that_a_card_may_divide(played):
    """Though its bytes wait for a window while it is asked for."""
    def after_the_end(connection, _):
        fin_wait_1 = re.compile(f":{PORT:04X} 04 ")
        while not fin_wait_1.search(played.wire.sender.run("cat", "/proc/net/tcp").stdout):
            pass
        return take_all(connection, _)

    seen = played.wire.receiver.socket(lambda: socket.socket(socket.AF_PACKET, socket.SOCK_RAW))
    seen.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 20)
    seen.bind(("sink0", 0x0800))
    assert transfer(played, after_the_end, size=120_000)[1] == [120_000]
    segments = []
    with seen, contextlib.suppress(BlockingIOError):
        while True:
            frame = dpkt.ethernet.Ethernet(seen.recv(1 << 17, socket.MSG_DONTWAIT))
            segments.append(frame.data.data)
    sent = [one for one in segments if isinstance(one, dpkt.tcp.TCP) and one.dport == PORT]
    # more than one where it was sent again
    assert {len(one.data) for one in sent if one.flags & dpkt.tcp.TH_FIN} == {1}
    assert max(len(one.data) for one in sent) > 1460


@pytest.mark.parametrize("application, seconds, said", [
    (lambda connection, _: connection.recv(1), 5, "the transfer stopped with "),
    # one that is stalled is given up
    (lambda _, over: over.wait(PATIENCE), 1, "the transfer stopped with "),
    (lambda connection, over: take_all(connection, over) and connection.send(b"x"), 5,
     "the other end sent data back")])
def test_a_receiver_that_does_something_else_is_told(played, application, seconds, said):
    done, _ = transfer(played, application, size=30_000_000, seconds=seconds)
    assert said in refusal(done, 1, "pktsend")


def test_a_connection_that_breaks_is_made_again(played):
    before = time.monotonic()

    def third_time(connection, _):
        if len(broken) == 2:
            return take_all(connection, _)
        broken.append(connection.recv(1000))
        time.sleep(0.2)
        return 0

    broken = []
    (_, (report,), _), got = transfer(played, third_time, breaks=2)
    assert (got, report["broken"], report["transfer"]) == ([0, 0, 3_000_000], 2, 3_000_000)
    assert 0.4 < report["from_first_s"] < time.monotonic() - before
    assert report["seconds"] < report["from_first_s"] - 0.4
    broken.clear()
    assert "the transfer stopped with " in refusal(
        transfer(played, lambda *_: None, size=30_000_000, breaks=2)[0], 1, "pktsend")


def test_nobody_listens(played):
    status, _, said = played.send("--transfer", 5)
    refused = refusal((status, "", said), 1, "pktsend")
    assert refused == "cannot connect to the receiver: Connection refused"
