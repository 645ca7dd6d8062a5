# SPDX-License-Identifier: GPL-2.0-only
"""lwIP with the receiver on it, in a process of this machine: no frame ends it."""

import json
import os
import socket
import subprocess
import tempfile

import pytest
from breadth import at_night
from probes import DATA, FINISH, START
from programs import built
from wire import (arp_answer, arp_question, is_answer, is_arp_answer, is_arp_question, ip, probe,
                  udp)
from wrong import UDPLITE, Frames

BATCH = 25
# 60 bytes, whose checksum is of more than there is
ENDED_LWIP = ip(UDPLITE, bytes.fromhex("1b581b58ffff0000") + bytes(18))


class Stack:
    """A running stack_test."""

    def __init__(self):
        self._out, self._said = tempfile.TemporaryFile("w+"), tempfile.TemporaryFile("w+")
        self._socket, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._socket.settimeout(60)
        with other:
            # what lwIP had allocated is lost where an assertion of it fails
            self.process = subprocess.Popen(
                [built("stack_test")], stdin=other, stdout=self._out, stderr=self._said,
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
            if any(is_arp_question(one) for one in answers):
                self.give(arp_answer())
            if any(is_answer(kind, number)(one) for one in answers):
                return
        raise AssertionError(f"no answer to {kind}")

    def ended(self):
        """(reports, what it said) once there are no more frames."""
        self._socket.close()
        status = self.process.wait(timeout=60)
        for file in (self._out, self._said):
            file.seek(0)
        said = self._said.read()
        assert status == 0, said
        return [json.loads(line) for line in self._out], said


@pytest.fixture
def stack():
    made = Stack()
    yield made
    made.process.kill()
    made.process.wait()


def counts(stack, number=7):
    """A run of ten probes arrives, and the stack has dropped so many of its frames."""
    stack.ask(START, number)
    stack.give(*(udp(probe(DATA, number, at)) for at in range(10)))
    stack.ask(FINISH, number)
    reports, said = stack.ended()
    report = next(one for one in reports if one.get("run") == number)
    assert report["received"] == 10
    return report["counters"]["stack_dropped"], said


def test_what_the_receiver_does_not_speak_never_comes_to_lwip(stack):
    stack.meet()
    assert not stack.give(ENDED_LWIP)
    assert counts(stack) == (0, "")


def test_an_assertion_that_fails_drops_one_frame(stack):
    stack.meet()
    for _ in range(3):
        assert not stack.give(b"F", arp_question())
    assert is_arp_answer(stack.give(arp_question())[0])
    stack.ask(START, 3)
    # what did reach the receiver is not dropped, though its answer is
    assert not stack.give(b"F", udp(probe(START, 3)))
    assert counts(stack)[0] == 0


@pytest.mark.parametrize("seed, count", [
    (1, 20_000), pytest.param(2, 1_000_000, marks=at_night("10^6 frames"))])
def test_frames_that_are_wrong_in_some_way(stack, seed, count):
    frames, batch = Frames(seed), []
    stack.meet()
    for frame in frames.made(count):
        batch.append(frame)
        if len(batch) == BATCH:
            for answer in stack.give(*batch):
                frames.learn(answer)
            batch = []
    stack.meet()
    assert len(frames.connections) > 3
    counts(stack)
