# SPDX-License-Identifier: GPL-2.0-only
"""lwIP with the receiver on it, in a process of this machine: no frame ends it."""

import json
import os
import re
import socket
import tempfile

import pytest
from breadth import at_night
from programs import built
from spaces import Running
from wire import (DATA, FINISH, IPV4, PORT, RECEIVER_IP, START, SYNC, arp_answer, arp_question, ip,
                  is_answer, is_arp_answer, is_arp_question, probe, tcp, udp)
from wrong import ACK, FIN, RST, SYN, UDPLITE, Frames

BATCH = 25
# 60 bytes, whose checksum is of more than there is
ENDED_LWIP = ip(UDPLITE, bytes.fromhex("1b581b58ffff0000") + bytes(18))


class Stack(Running):
    """A stack_test."""

    def __init__(self):
        self._socket, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._socket.settimeout(60)
        # a report of each connection that ends would fill a pipe
        self._out = tempfile.TemporaryFile("w+")
        with other:
            # what lwIP had allocated is lost where an assertion of it fails
            super().__init__(built("stack_test"), stdin=other, stdout=self._out, text=True,
                             env={**os.environ, "ASAN_OPTIONS": "detect_leaks=0"})

    def give(self, *packets):
        """What is transmitted because of these frames."""
        for packet in packets:
            self._socket.send(packet)
        self._socket.send(b".")
        answers = []
        while (answer := self._socket.recv(2048)) != b".":
            assert answer, "the program is gone"
            answers.append(answer)
        return answers

    def meet(self):
        # it has announced itself before
        assert is_arp_answer(self.give(arp_question())[-1])
        # it asks in turn, as soon as it has something to say
        self.give(arp_answer())

    def ask(self, kind, number):
        for _ in range(3):
            answers = self.give(udp(probe(kind, number)))
            if any(map(is_arp_question, answers)):
                self.give(arp_answer())
            if any(map(is_answer(kind, number), answers)):
                return
        raise AssertionError(f"no answer to {kind}")

    def ended(self):
        """(reports, what it said) once there are no more frames."""
        self._socket.close()
        _, said = self.process.communicate(timeout=60)
        assert self.process.returncode == 0, said
        self._out.seek(0)
        return [json.loads(line) for line in self._out], said


@pytest.fixture
def stack():
    with Stack() as made:
        made.meet()
        yield made


def counts(stack, number=7):
    """A run of ten probes arrives, and the stack has dropped so many of its frames."""
    stack.ask(START, number)
    stack.give(*(udp(probe(DATA, number, at)) for at in range(10)))
    stack.ask(FINISH, number)
    reports, said = stack.ended()
    report = next(one for one in reports if one.get("run") == number)
    assert report["received"] == 10
    return report["counters"]["stack_dropped"], said


def test_what_the_receiver_does_not_speak_is_dropped_before_it_comes_to_lwip(stack):
    assert not stack.give(ENDED_LWIP)
    stack.ask(START, 7)
    wrong = ENDED_LWIP, bytes(10), bytes(33), bytes(12) + b"\x86\xdd" + bytes(60)
    assert not stack.give(*wrong)
    assert counts(stack) == (len(wrong), "")


def test_an_assertion_that_fails_drops_one_frame(stack):
    for _ in range(3):
        assert not stack.give(b"F", arp_question())
    assert is_arp_answer(stack.give(arp_question())[0])
    stack.ask(START, 3)
    # what did reach the receiver is not dropped, though its answer is
    assert not stack.give(b"F", udp(probe(START, 3)))
    assert counts(stack)[0] == 0


def test_an_assertion_that_fails_is_counted_and_told_in_one_line(stack):
    port, ours, theirs = connect(stack)
    stack.ask(START, 4)
    stack.give(b"F", arp_question())
    stack.give(*(tcp(port, ours - 2 ** 31, theirs, ACK, b"x") for _ in range(3)))
    stack.ask(FINISH, 4)
    reports, said = stack.ended()
    # the first segment's connection is broken, so the others are of none
    assert reports[-1]["counters"]["stack_dropped"] == 2
    assert re.fullmatch(r"stack_test: lwIP: Assertion .*insane offset!.*\n", said), said


def connect(stack, port=4000):
    """(port, our next sequence, theirs) of a new connection."""
    answers = stack.give(tcp(port, 1000, 0, SYN))
    frame = next(one for one in answers if one[12:14] == IPV4 and one[47] == SYN | ACK)
    theirs = int.from_bytes(frame[38:42], "big") + 1
    stack.give(tcp(port, 1001, theirs, ACK))
    return port, 1001, theirs


def test_a_connection_whose_bytes_lwip_loses_is_broken(stack):
    """A segment over the window's end, then all that is before it, of that the first last."""
    port, ours, theirs = connect(stack)
    edge = ours + 65_535 - 700
    stack.give(tcp(port, edge, theirs, ACK, bytes(1400)))
    answers = stack.give(*(tcp(port, at, theirs, ACK, bytes(min(1400, edge - at)))
                           for at in (*range(ours + 1400, edge, 1400), ours)))
    assert any(one[12:14] == IPV4 and one[47] & RST for one in answers)
    # it would acknowledge what it never handed on
    answers = stack.give(tcp(port, edge + 700, theirs, ACK, b"more"))
    assert [one[47] & (RST | ACK) for one in answers if one[12:14] == IPV4] == [
        RST | ACK]
    connect(stack, 4001)
    assert "ooseq" in counts(stack)[1]


@pytest.mark.parametrize("source", [RECEIVER_IP, b"\x7f\0\0\1"], ids=["own", "loopback"])
def test_what_comes_from_the_receiver_itself_is_not_answered_without_end(stack, source):
    """lwIP would give itself each answer, which is a question again; and close a connection with
    itself for ever."""
    assert not stack.give(udp(probe(SYNC, 1), source=source, port=PORT))
    assert not stack.give(udp(probe(START, 1), source=source, port=PORT))
    # of a stack that is new and has sent nothing, so that its first sequence is known
    assert not stack.give(tcp(PORT, 0x80001900, 0, SYN, source=source),
                          tcp(PORT, 0x80001901, 6511, ACK | FIN, source=source))
    stack.meet()
    assert counts(stack) == (0, "")


@pytest.mark.parametrize("seed, count", [
    (1, 20_000), pytest.param(2, 1_000_000, marks=at_night("10^6 frames"))])
def test_frames_that_are_wrong_in_some_way(stack, seed, count):
    frames, batch = Frames(seed), []
    for frame in frames.made(count):
        batch.append(frame)
        if len(batch) == BATCH:
            for answer in stack.give(*batch):
                frames.learn(answer)
            batch = []
    stack.meet()
    assert len(frames.connections) > 3
    counts(stack)
