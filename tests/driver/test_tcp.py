# SPDX-License-Identifier: GPL-2.0-only
"""Transfers: what is made of their reports, in virtual time."""

import fake_runner
import pytest
from breadth import some
from reports import ENVIRONMENT, TRANSFERRED, transferred

from tare import machine, result
from tare.experiments.driver import run as driver_run, tcp
from tare.experiments.driver.tcp import Transfer
from tare.errors import TareError

SIZE = 10_000_000


def moved(rate=2e6):
    return Transfer.of("any", SIZE, transferred(rate, SIZE), [TRANSFERRED])


def cells(table):
    return dict(zip(table["columns"], table["rows"][0], strict=True))


# ---- reports


@pytest.mark.parametrize("place, change, said", [
    (3, {"seconds": 0.0}, "any: 10000000 bytes came too quickly to compute a rate"),
    (3, {"transfer": SIZE - 1}, "any: of 10000000 bytes 9999999 arrived, 0 of them"),
    (3, {"damaged": 1}, "any: of 10000000 bytes 10000000 arrived, 1 of them damaged"),
    (3, None, "any: 1 transfer sent, 0 reported and 1 counted"),
    (1, None, "any: 0 transfers sent, 1 reported and 1 counted")])
def test_an_incomplete_transfer_fails_the_measurement(place, change, said):
    reports = transferred()
    reports[place] = {**reports[place], **change} if change else {}
    with pytest.raises(TareError, match=f"^{said}"):
        Transfer.of("any", SIZE, reports, [TRANSFERRED])


# ---- results


def test_transfers_in_virtual_time():
    made = result.document("driver.tcp", ENVIRONMENT)
    tcp.fill(made, {("card", "user-direct"): moved(), ("vm-2009", "user-direct"): moved(1e6)},
             {"user-direct": {"value": 2.4, "unit": "MB/s", "source": "then"}})
    result.validate(made, "here")
    rate = result.find(made, "driver.tcp.card.user-direct.rate")
    assert rate["raw"] == {"value": 2, "low": 2, "high": 2, "confidence": 1}
    assert rate["published"]["value"] == 2.4
    assert "the figure includes Linux's sending" in rate["conditions"][1]
    assert rate["about"] == {"what": "tcp", "access": "card", "design": "user-direct",
                             "bytes": SIZE}
    assert result.find(made, "driver.tcp.vm-2009.user-direct.instructions")["raw"]["value"] == 400
    assert [cells(table)["MB/s"] for table in made["tables"]] == [2, 1]
    assert cells(made["tables"][0]) == {
        "design": "user-direct", "MB/s": 2, "instructions a byte": 400,
        "interrupts a MB": 70, "missed by the NIC": 9, "sent again": 2, "longest stall, us": 3000}


# ---- in machines


@pytest.mark.parametrize("design", some(["user-direct", "kernel-stock"],
                                        ["kernel-queue", "user-queued", "user-tap"]))
def test_two_boots_move_bytes_in_the_same_instructions(host, design):
    variants = driver_run.variants([design])
    taken, outcome = tcp.take(variants, ["instruction"], 400_000, "6.1", rounds=2)
    (one,) = taken.values()
    assert outcome.exact and one.bytes == 400_000
    assert 1 < one.instructions < 200
    assert one.retransmitted == one.missed == 0 and one.interrupts > 0


def test_lost_segments_are_sent_again_and_counted(host):
    """The queue holds two packets, the sender's window 22."""
    variants = driver_run.variants(["kernel-queue:2"])
    with machine.asked(boot=False):
        taken, _ = tcp.take(variants, ["instruction"], 400_000, "6.1")
    (one,) = taken.values()
    assert one.bytes == 400_000 and one.retransmitted > 0


def test_a_kernel_that_complained_is_no_measurement():
    with pytest.raises(TareError, match="^machine any: splat: WARNING"):
        machine.check_command(fake_runner.Outcome("splat", "WARNING", machine="any"), "any")
