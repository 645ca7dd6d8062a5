# SPDX-License-Identifier: GPL-2.0-only
"""Frames that are wrong in some way do no harm: what comes after them adds up."""

import random

import tareqemu
from breadth import some
from probes import DATA, SYNC
from wire import PROBES, Wire, arp_question, is_arp_answer, probe, udp

from tare.experiments.driver import run

WRONG = 3000
HEADERS = 42
KIND = HEADERS + 4  # left alone: DATA must not become LEAVE
# one after the other in one machine, those in the kernel first
DESIGNS = sorted(some(["kernel-queue", "user-direct", "user-tap"],
                      ["kernel-stock", "kernel-napi", "user-queued"]))
SCRIPT = """for design; do
    rmmod tare_pcnet32irq pcnet32 2>/dev/null
    receive $design || exit
done"""


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
    """Before each run, which is another design's, come frames that are wrong."""

    leaves = range(1, 256)
    wrong = 0

    def _run(self, number):
        self._ask(lambda _: arp_question(), is_arp_answer)
        self._ask_probe(SYNC, number)
        for frame in wrong_frames(number):
            self._send(frame)
            self.wrong += 1
        super()._run(number)


def test_frames_that_are_wrong_do_no_harm(host, tmp_path):
    with Wrong(tmp_path) as wire:
        outcome = tareqemu.run(
            "pcnet-6.1", ["sh", "-c", SCRIPT, "sh", *DESIGNS], files=run.files("user-direct"),
            modules=run.modules("kernel-queue", "pcnet-6.1"), out_dir=tmp_path,
            netdevs={"wire": wire.netdev})
    assert outcome.passed and not outcome.taint & ~0x3000, outcome.stderr
    assert wire.wrong == WRONG * len(DESIGNS)
    reports = [report for report in run.reports(outcome.stdout) if "run" in report]
    for design, got in zip(DESIGNS, reports, strict=True):
        assert got["duplicates"] == 0 and PROBES / 3 < got["received"] <= PROBES, design
