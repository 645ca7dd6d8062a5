# SPDX-License-Identifier: GPL-2.0-only
"""Transfers: what is made of their reports, in virtual time and over a TAP device."""

import os
import time

import fake_runner
import pytest
from breadth import at_night, some
from programs import run
from reports import transferred

from tare import machine, result, stats
from tare.counting.simulation import Simulation
from tare.experiments.driver import run as driver_run, tcp
from tare.experiments.driver.tcp import Transfer
from tare.errors import TareError

ENVIRONMENT = {"kernel": "6.1", "cpu_model": "QEMU max", "cpus": 1, "machine": "pcnet-6.1",
               "accelerator": "tcg", "exact": False, "wire": "tap"}
SIZE = 10_000_000


def moved(rate=2e6, peak=3e6, step=1):
    return Transfer.of("any", SIZE, transferred(rate, peak, SIZE, step))


@pytest.fixture
def made():
    return result.document("driver.tcp", ENVIRONMENT)


def cells(table, line=0):
    return dict(zip(table["columns"], table["rows"][line], strict=True))


# ---- reports


@pytest.mark.parametrize("place, change, said", [
    (3, {"seconds": 0.0}, "any: 10000000 bytes came too quickly to compute a rate"),
    (3, {"transfer": SIZE - 1}, "any: of 10000000 bytes 9999999 arrived, 0 of them"),
    (3, {"counters": {"restarts": 1}}, "any: its driver restarted the card 1 time:"),
    (3, {"damaged": 1}, "any: of 10000000 bytes 10000000 arrived, 1 of them damaged"),
    (3, None, "any: 1 transfer sent and 0 reported"),
    (1, None, "any: 0 transfers sent and 1 reported")])
def test_an_incomplete_transfer_fails_the_measurement(place, change, said):
    reports = transferred()
    reports[place] = {**reports[place], **change} if change else {}
    with pytest.raises(TareError, match=f"^{said}"):
        Transfer.of("any", SIZE, reports)


def test_the_receiver_gets_the_window_and_0_leaves_it_to_the_stack():
    variants = {"any": ("user-direct", ["--mode", "poll"])}
    assert tcp.windowed(variants, 3000)["any"][1] == ["--window", "3000", "--mode", "poll"]
    assert tcp.windowed(variants, 0) == variants


@at_night("two boots more")
def test_simulated_events_are_of_the_transfer_alone(host):
    """Booting and setting up execute a hundred times as much."""
    [found] = tcp.events({"any": ("kernel-napi", ["--window", "32768"])},
                         [("instruction", "any")], "6.1", Simulation()).values()
    assert 5_000 < found["Ir"] < 30_000
    assert 0 < found["D1mr"] < found["Dr"] < found["Ir"]


# ---- results


def test_transfers_in_virtual_time(made):
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
        "design": "user-direct", "MB/s": 2, "instructions a byte": 400, "CPU %": 80,
        "interrupts a MB": 70, "missed by the NIC": 9, "sent again": 2, "longest stall, us": 3000}


def test_coarse_idle_time_gives_no_instructions(made):
    tcp.fill(made, {("card", "user-direct"): moved(step=10_000_000)})
    result.validate(made, "here")
    assert result.find(made, "driver.tcp.card.user-direct.rate")
    assert result.find(made, "driver.tcp.card.user-direct.instructions") is None
    row = cells(made["tables"][0])
    assert (row["MB/s"], row["instructions a byte"], row["CPU %"]) == (2, None, None)


def test_transfers_over_a_tap_are_medians_of_boots(made):
    tcp.fill_tap(made, {"kernel-queue": [moved(rate) for rate in (1e6, 2e6, 4e6)]})
    result.validate(made, "here")
    average = result.find(made, "driver.tcp.kernel-queue.average")
    assert average["raw"] == stats.median([1, 2, 4]).as_dict()
    assert average["interval_over"] == "boots"
    assert result.find(made, "driver.tcp.kernel-queue.peak")["raw"]["value"] == 3
    assert cells(made["tables"][0]) == {
        "design": "kernel-queue", "MB/s": 2, "peak MB/s": 3, "CPU %": 80, "CPU ns a byte": 400,
        "interrupts a MB": 70, "missed by the NIC": 9, "sent again": 2, "longest stall, ms": 3}


def test_designs_boot_in_mirrored_order(monkeypatch):
    """A B C, C B A: of what drifts steadily each has as much."""
    monkeypatch.setattr(tcp, "transfer", lambda *_: ([], None))
    variants = {name: (name, []) for name in ("first", "second", "third")}
    order = [name for name, *_ in tcp.take_tap(variants, 4, 1, "6.1")]
    assert order[:3] == list(variants)
    assert {sum(place for place, one in enumerate(order) if one == name)
            for name in variants} == {22}


def test_a_tap_transfer_without_a_peak_is_refused(monkeypatch):
    monkeypatch.setattr(tcp, "transfer", lambda *_: (transferred(peak=0.0, size=SIZE), None))
    with pytest.raises(TareError, match="user-direct: .* too quickly to compute a peak"):
        tcp.over_tap(dict([driver_run.variant("user-direct")]), 1, SIZE, "6.1")


# ---- in machines


@pytest.mark.parametrize("design", some(["user-direct", "kernel-stock"],
                                        ["kernel-queue", "user-queued", "user-tap"]))
def test_two_boots_move_bytes_in_the_same_instructions(host, design):
    variants = dict([driver_run.variant(design)])
    taken, outcome = tcp.take(variants, ["instruction"], 400_000, "6.1", rounds=2)
    (one,) = taken.values()
    assert outcome.exact and one.bytes == 400_000
    assert 1 < one.busy_ns / one.bytes < 200 and 0 < one.busy <= 1
    assert one.retransmitted == one.missed == 0 and one.interrupts > 0


def test_lost_segments_are_sent_again_and_counted(host):
    """The queue holds two packets, the sender's window 22."""
    variants = dict([driver_run.variant("kernel-queue:2")])
    with machine.asked(boot=False):
        taken, _ = tcp.take(variants, ["instruction"], 400_000, "6.1")
    (one,) = taken.values()
    assert one.bytes == 400_000 and one.retransmitted > 0


@pytest.mark.parametrize("design", some(["kernel-queue"], ["user-direct", "user-tap"]))
def test_a_transfer_over_a_tap(host, tun, design):
    reports, outcome = tcp.transfer((design, []), 20_000_000, "6.1")
    one = Transfer.of(design, 20_000_000, reports)
    assert outcome.passed and one.peak >= 0.9 * one.rate > 1e5
    assert one.busy_ns > 0 and one.interrupts > 0 and one.stall_ns < 20e9
    assert not senders()


def senders():
    """Processes of pktsend that this one started and did not end."""
    found = run("ps", "--ppid", str(os.getpid()), "-o", "comm=").stdout.split()
    return [name for name in found if name == "pktsend"]


@pytest.mark.parametrize("ready", [False, True])
@pytest.mark.parametrize("ended, said", [
    (TareError("no machine today"), "no machine today"),
    (fake_runner.Outcome("failed", "status 3", 3, stderr=b"the card burns\n"),
     "kernel-stock: the card burns")])
def test_a_machine_that_ends_is_told(tun, monkeypatch, ready, ended, said):
    """And not that its sender was cut off, which would ask for half a minute: nobody waits for
    it."""
    def end(*_, on_stdout, **__):
        if ready:
            on_stdout(b'{"ready": true}\n')
            time.sleep(1)  # so that the sender is at work
        if isinstance(ended, Exception):
            raise ended
        return ended

    monkeypatch.setattr(machine, "run", end)
    monkeypatch.setattr(driver_run, "modules", lambda *_: [])
    begin = time.monotonic()
    with pytest.raises(TareError, match=f"^{said}$"):
        tcp.transfer(("kernel-stock", []), 1000, "6.1")
    assert time.monotonic() - begin < 20 and not senders()


def test_a_receiver_that_is_killed_during_a_transfer(host, tun):
    """The sender is told by its kernel, and has the machine stopped."""
    command = ("receive kernel-stock & until grep -q ' 01 ' /proc/net/tcp; do usleep 50000; done;"
               "kill -9 $(pidof netsink); sleep 1000")
    with pytest.raises(TareError, match="^kernel-stock: pktsend: the transfer stopped with "):
        tcp.transfer(("kernel-stock", []), 10_000_000_000, "6.1", command=["sh", "-c", command])
    assert not senders()


def test_a_kernel_that_complained_is_no_measurement():
    with pytest.raises(TareError, match="^machine any: splat: WARNING"):
        machine.check_command(fake_runner.Outcome("splat", "WARNING", machine="any"), "any")
