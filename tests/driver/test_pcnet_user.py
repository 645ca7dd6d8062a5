# SPDX-License-Identifier: GPL-2.0-only
"""The user-level driver in guests of every kernel: each check of guest/pcnet_user.sh as a
test of its own, and its counts against what was put on the wire.
"""

import contextlib
import itertools
import json
import re
import socket
import threading
import time

import ktap
import pytest
import tareqemu
from breadth import Boot, some
from programs import TOP
from wire import (DATA, FINISH, LEAVE, START, SYNC, arp_answer, arp_question, is_answer,
                  is_arp_answer, is_arp_question, ping, probe, spoilt, udp)

from tare.experiments.driver import run

SCRIPT = TOP / "tests/driver/guest/pcnet_user.sh"
KERNELS = some(["6.1", "7.2"], ["6.12"])
CHECKS = [name for name in re.findall(r'^check "([^"]+)"', SCRIPT.read_text(), re.M)]
RUNS = ["interrupt-direct", "interrupt-queued", "poll-direct", "hybrid-queued", "killed", "message"]


def files():
    return {**run.files("user-message"), "/tare/bin/ktap.sh": TOP / "tests/guest/ktap.sh",
            "/tare/bin/pcnet_user.sh": SCRIPT}


# of a run, each of 60 bytes
PROBES = 300


class Wire:
    """The other end of a guest's wire, frames over a Unix socket that QEMU's dgram netdev has: asks
    whoever answers in the guest for one run after another, until it is closed.

    asked: {run: frames since it began, from START on, that are questions or answer them}.
    """

    def __init__(self, folder):
        self.asked, self._asked = {}, 0
        self._guest, host = f"{folder}/guest", f"{folder}/host"
        self.netdev = (f"dgram,local.type=unix,local.path={self._guest},"
                       f"remote.type=unix,remote.path={host}")
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(host)
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._serve)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._over.set()
        self._thread.join()
        self._socket.close()

    def _send(self, frame):
        while not self._over.is_set():
            try:
                self._socket.sendto(frame.ljust(60, b"\0"), socket.MSG_DONTWAIT, self._guest)
                return
            except (BlockingIOError, TimeoutError, FileNotFoundError, ConnectionRefusedError):
                time.sleep(0.01)
        raise ConnectionAbortedError

    def _say(self, frame):
        self._asked += 1
        self._send(frame)

    def _ask(self, question, matches):
        """question: a frame, from how often it was asked before."""
        for times in itertools.count():
            self._say(question(times))
            end = time.monotonic() + 0.2
            while (left := end - time.monotonic()) > 0:
                self._socket.settimeout(left)
                try:
                    answer = self._socket.recv(65536)
                except TimeoutError:
                    break
                if matches(answer):
                    return
                if is_arp_question(answer):
                    self._say(arp_answer())

    def _ask_probe(self, kind, number):
        self._ask(lambda times: udp(probe(kind, number, times)), is_answer(kind, number))

    def _run(self, number):
        self._ask(lambda _: arp_question(), is_arp_answer)
        self._send(ping())
        self._ask_probe(SYNC, number)
        self._asked = 0
        self._ask_probe(START, number)
        for sequence in range(PROBES):
            self._send(udp(probe(DATA, number, sequence)))
            time.sleep(0.0005)
        for frame in [spoilt(udp(probe(DATA, number)), 41)] * 5 + [udp(bytes(2000))] * 3:
            self._send(frame)
        time.sleep(0.1)
        self._ask_probe(FINISH, number)
        self.asked[number] = self._asked
        if number == 1:
            # asked once: a question left on the wire would be for whoever comes next
            self._send(udp(probe(LEAVE, number)))
            time.sleep(0.5)

    def _serve(self):
        with contextlib.suppress(ConnectionAbortedError):
            for number in range(1, 256):
                self._run(number)


class Guest(Boot):
    """One on a wire, and the folder with what it wrote."""

    def __init__(self, kernel, folder):
        self.out = folder
        with Wire(folder) as self.wire:
            super().__init__(tareqemu.run(
                f"pcnet-{kernel}", ["sh", "/tare/bin/pcnet_user.sh"], files=files(),
                out_dir=folder, netdevs={"wire": self.wire.netdev}))

    def run(self, name):
        """The first report of a driver."""
        lines = map(json.loads, (self.out / f"{name}.json").read_text().splitlines())
        return next(line for line in lines if "run" in line)


@pytest.fixture(scope="module", params=KERNELS)
def guest(host, request, tmp_path_factory):
    return Guest(request.param, tmp_path_factory.mktemp("wire"))


def test_guest_ends_well(guest):
    guest.ended_well()


@pytest.mark.parametrize("name", CHECKS[2:])
def test_check(guest, name):
    guest.passed(name)


@pytest.mark.parametrize("name", RUNS)
def test_every_frame_is_accounted_for(guest, name):
    report = guest.run(name)
    counts = report["counters"]
    # at least the one that began the run and the one that ended it; more where an answer took long,
    # and of these each on its own way while the counters were read
    most = guest.wire.asked[report["run"]]
    # DATA, five of a bad checksum, three over several descriptors, and those
    below = counts["nic_received"] + counts["nic_missed"] + counts["nic_errors"]
    # a driver whose predecessor was killed must ask, once the run has begun, who it shall answer
    assert 1 <= below - PROBES - 8 <= most - 1
    above = (report["received"] + report["control"] + counts["driver_dropped"]
             + counts["queue_dropped"] + counts["stack_dropped"])
    assert abs(counts["nic_received"] - above) <= most - 2
    assert report["duplicates"] == report["late"] == report["foreign"] == 0


def test_losses_are_told_apart(guest):
    counts = guest.run("interrupt-direct")["counters"]
    assert counts["driver_dropped"] <= 3
    assert counts["stack_dropped"] <= 5
    # a frame for which the ring has one descriptor left of the two that it wants is an error
    assert sum(counts[name] for name in ("driver_dropped", "stack_dropped", "nic_missed",
                                         "nic_errors")) >= 8


@pytest.mark.parametrize("name, interrupts, polls", [
    ("interrupt-direct", True, False), ("poll-direct", False, True),
    ("hybrid-queued", True, True)])
def test_modes_do_what_they_say(guest, name, interrupts, polls):
    counts = guest.run(name)["counters"]
    assert (counts["interrupts"] > 0, counts["polls"] > 0) == (interrupts, polls)


def test_only_wild_dma_faults(guest):
    faults = re.findall(r"fault addr (\w+)", guest.outcome.kernel_log)
    assert faults and set(faults) <= {"0xdead0000"}


def test_without_an_iommu(host):
    outcome = tareqemu.run("pcnet-6.1", ["sh", "/tare/bin/pcnet_user.sh", "no-iommu"],
                           files=files(), append="intel_iommu=off")
    results = ktap.parse(outcome.stdout.decode())
    assert len(results) == 2 and all(result.ok for result in results.values()), results
