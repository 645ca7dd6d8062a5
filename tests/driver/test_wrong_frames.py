# SPDX-License-Identifier: GPL-2.0-only
"""Frames that are wrong in some way do no harm: what comes after them adds up."""

import random

import pytest
import tareqemu
from breadth import some
from wire import (DATA, PROBES, SYNC, Wire, arp_question, is_answer, is_arp_answer, probe, udp)

from tare.experiments.driver import run

WRONG = 3000
HEADERS = 42
KIND = HEADERS + 4  # left alone: DATA must not become LEAVE


def wrong_frames(seed):
    """Lengths, checksums, types, addresses: the same for a seed."""
    chance = random.Random(seed)
    for _ in range(WRONG):
        frame = bytearray(udp(probe(DATA, 0) + bytes(chance.randrange(1455))))
        if chance.random() < 0.5:
            frame = frame[:chance.randrange(60, 1515)].ljust(60, b"\0")
        for _ in range(chance.randrange(7)):
            place = chance.randrange(60)
            # mostly behind the addresses, or the card would take few of them
            if place < 14 and chance.random() < 0.9:
                place += 14
            if place != KIND:
                frame[place] = chance.randrange(256)
        yield bytes(frame)


class Wrong(Wire):
    """First frames that are wrong, and then a run."""

    wrong = 0

    def _run(self, number):
        if number == 1:
            self._ask(lambda _: arp_question(), is_arp_answer)
            self._ask(lambda times: udp(probe(SYNC, 1, times)), is_answer(SYNC, 1))
            for frame in wrong_frames(7):
                self._send(frame)
                self.wrong += 1
        super()._run(number)


@pytest.mark.parametrize("design", some(["kernel-queue", "user-direct", "user-tap"],
                                        ["kernel-stock", "kernel-napi", "user-queued"]))
def test_frames_that_are_wrong_do_no_harm(host, tmp_path, design):
    with Wrong(tmp_path) as wire:
        outcome = tareqemu.run(
            "pcnet-6.1", ["receive", design], files=run.files(design),
            modules=run.modules(design, "pcnet-6.1"), out_dir=tmp_path,
            netdevs={"wire": wire.netdev.replace("id=wire,", "")})
    assert outcome.passed and not outcome.taint & ~0x3000, outcome.stderr
    assert wire.wrong == WRONG
    got, = [report for report in run.reports(outcome.stdout) if "run" in report]
    assert got["duplicates"] == 0 and PROBES / 3 < got["received"] <= PROBES
