# SPDX-License-Identifier: GPL-2.0-only
"""Frames that are wrong in some way do no harm: what comes after them adds up."""

import tareqemu
from breadth import some
from probes import SYNC
from wire import PROBES, Wire, arp_question, is_arp_answer
from wrong import Frames

from tare.experiments.driver import run

WRONG, BATCH = 3000, 25
# one after the other in one machine, those in the kernel first
DESIGNS = sorted(some(["sink=lwip receive kernel-queue", "receive kernel-queue",
                       "receive user-direct", "receive user-tap"],
                      ["receive kernel-stock", "receive kernel-napi", "receive user-queued"]),
                 key=lambda design: "user" in design)
SCRIPT = """for design; do
    for module in tare_pcnet32irq pcnet32; do rmmod $module 2>/dev/null; done
    eval "$design" || exit
done"""


class Wrong(Wire):
    """Before each run, which is another design's, come frames that are wrong."""

    leaves = range(1, 256)
    wrong = 0

    def _run(self, number):
        self._ask(lambda _: arp_question(), is_arp_answer)
        self._ask_probe(SYNC, number)
        frames = Frames(number)
        for frame in frames.made(WRONG):
            self._send(frame)
            self.wrong += 1
            if not self.wrong % BATCH:
                while answer := self._receive(0):
                    frames.learn(answer)
        super()._run(number)


def test_frames_that_are_wrong_do_no_harm(host, tmp_path):
    with Wrong(tmp_path) as wire:
        outcome = tareqemu.run(
            "pcnet-6.1", ["sh", "-c", SCRIPT, "sh", *DESIGNS],
            files=run.files("user-direct") | run.files("kernel-queue", ["sink=lwip"]),
            modules=run.modules("kernel-queue", "pcnet-6.1"), out_dir=tmp_path,
            netdevs={"wire": wire.netdev})
    assert outcome.passed and not outcome.taint & ~0x3000, outcome.stderr
    assert wire.wrong == WRONG * len(DESIGNS)
    reports = [report for report in run.reports(outcome.stdout) if "run" in report]
    for design, got in zip(DESIGNS, reports, strict=True):
        assert got["duplicates"] == 0 and PROBES / 3 < got["received"] <= PROBES, design
