# SPDX-License-Identifier: GPL-2.0-only
"""lwipsink above a driver in another process, played here: what is not a frame is counted."""

import json
import socket
import subprocess
from pathlib import Path

import pytest
from probes import DATA, FINISH, START
from programs import BUILD
from test_sink import Driver as Counted
from wire import arp_answer, is_answer, is_arp_question, probe, udp

PATH = Path("/run/tare-pcnet32")
PATIENCE = 60


class Driver:
    """The driver's end of the messages, and counters that are always of now."""

    def __init__(self, folder):
        self._counted = Counted(folder / "counters")
        PATH.unlink(missing_ok=True)
        self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._listener.bind(str(PATH))
        self._listener.listen(1)
        self.sink = subprocess.Popen(
            [BUILD / "bin/lwipsink", "--sink", "message", "--counters", folder / "counters"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.socket, _ = self._listener.accept()
        self.socket.settimeout(PATIENCE)
        assert json.loads(self.sink.stdout.readline())["ready"]

    def ask(self, kind):
        self.socket.send(udp(probe(kind, 1)))
        while not is_answer(kind, 1)(frame := self.socket.recv(2048)):
            if is_arp_question(frame):
                self.socket.send(arp_answer())

    def end(self):
        self._counted.die()
        self.socket.close()
        self._listener.close()
        PATH.unlink(missing_ok=True)
        self.sink.kill()
        self.sink.communicate()


@pytest.fixture
def driver(tmp_path):
    one = Driver(tmp_path)
    yield one
    one.end()


def test_what_is_no_frame_is_dropped_by_the_stack(driver):
    driver.ask(START)
    for sequence in range(10):
        driver.socket.send(udp(probe(DATA, 1, sequence)))
    # shorter than a frame, a probe with more behind it than a frame can have, none of lwIP's
    wrong = [bytes(size) for size in (1, 10, 33)] + [udp(probe(DATA, 1, 99)) + bytes(3000),
                                                     bytes(12) + b"\x86\xdd" + bytes(60)]
    for frame in wrong:
        driver.socket.send(frame)
    driver.ask(FINISH)
    report = json.loads(driver.sink.stdout.readline())
    assert (report["received"], report["foreign"]) == (10, 0)
    assert report["counters"]["stack_dropped"] == len(wrong)
