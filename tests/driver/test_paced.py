# SPDX-License-Identifier: GPL-2.0-only
"""Floods and transfers in machines: the same in every boot, each packet accounted for, and on time;
accesses to the card, crossings and switches that take longer; the stack in a process of its own.
"""

import functools
import re

import programs
import pytest
from breadth import at_night, some
from tare import machine
from tare.errors import CannotHere, UsageError
from tare.experiments.driver import run as driver_run, tcp
from tare.experiments.driver.flood import figures, run as flood_run
from tare.experiments.driver.flood.arrivals import Load

pytestmark = pytest.mark.usefixtures("restored_by_day")

# many more than a machine can take, and few enough for a design at rest
HEAVY, LIGHT = Load.of(400_000, 1500), Load.of(5_000, 300)
# so many that nothing but interrupts has the CPU from the first packet on
FULL = Load.of(800_000, 6000)
# accesses to the card from an interrupt to the frame's delivery: the interrupt, a read and a
# write of CSR0; and where VFIO is between, four accesses to the configuration space
TAKES = {"kernel-queue": {"card": 2000, "vm-2009": 3000},
         "user-direct": {"card": 6000, "vm-2009": 7000}}


def boot(word, load, floods=1, access="instruction", kernel="6.1", **settings):
    variant, = driver_run.settled(driver_run.variants([word]), settings).values()
    return flood_run.boot(variant, access, load, kernel, floods)[0]


@pytest.mark.parametrize("design", some(["kernel-queue"],
                                        ["kernel-napi", "user-direct", "user-queued"]))
def test_two_boots_are_equal_packet_by_packet(host, design):
    with machine.asked(boot=True):
        taken, _ = flood_run.take(driver_run.variants([design]), ["instruction"], [FULL], "6.1",
                                  rounds=2, floods=2)
    series, = taken.values()
    for flood in series.floods:
        account = flood.account
        assert sum(count for _, count in flood.latency) == account.received
        if design == "kernel-queue":
            assert 0 < account.received < FULL.count / 4 and account.queue_dropped > 0
            assert flood.interrupts > 0
            # a sender that gets no CPU takes nothing from the receiver's account: all
            # instructions are those of interrupts
            assert flood.instructions > FULL.interval
    # the packets of each come at other moments
    assert len({tuple(flood.latency) for flood in series.floods}) == 2


@pytest.mark.parametrize("design", some(["kernel-queue"], ["user-direct"]))
def test_the_sender_is_on_time_and_accesses_cost_what_they_are_told_to(host, design):
    """A design at rest takes the same for nearly every packet, so that its sender keeps time."""
    variants, middles = driver_run.variants([design]), {}
    taken, _ = flood_run.take(variants, some(["instruction", "vm-2009"], ["card"]), [LIGHT], "6.1",
                              floods=1)
    for (access, *_), series in taken.items():
        flood, = series.floods
        assert flood.account.received == LIGHT.count
        middle = middles[access] = figures.latency(series)["p50"].value
        near = sum(count for ns, count in flood.latency if abs(ns / middle - 1) < 0.04)
        assert near > 0.95 * LIGHT.count
    for access, more in TAKES[design].items():
        if access in middles:
            # and some 20 instructions for each wait
            assert middles[access] - middles["instruction"] == pytest.approx(more, abs=200)


@at_night("a boot")
def test_what_a_driver_does_now_and_then_loses_no_packets(host):
    """Ten times a second it looks after its card: a flood of 100 ms meets that once. The ring holds
    32 packets, which is 160 us here."""
    series = boot("user-direct", Load.of(200_000, 20_000), 2, "card")
    assert max(flood.account.missed for flood in series.floods) < 10


@at_night("one boot of 60 floods")
def test_floods_that_make_more_reports_than_a_pipe_holds(host):
    assert len(boot("kernel-napi", Load.of(200_000, 1000), 60).floods) == 60


@pytest.mark.parametrize("design", some(["user-queued"], ["kernel-queue"]))
def test_a_queue_of_one_packet_drops_and_adds_up(host, design):
    variants = driver_run.variants(f"{design}:{depth}" for depth in (1, 100_000))
    taken, _ = flood_run.take(variants, ["instruction"], [HEAVY], "6.1", floods=1)
    short, long = (series.account.queue_dropped for series in taken.values())
    assert short > 0 == long


@pytest.mark.parametrize("devices, said", [
    (["virtio-net-pci,x-nothing=1"],
     r"QEMU .+ has no network card that sends in virtual time: .*x-nothing.*"),
    ([], r"kernel-queue: pktsend: this machine has no paced virtio network card "
         r"\(PCI 1af4:1041\)")])
def test_a_sender_that_fails_says_why(host, monkeypatch, devices, said):
    monkeypatch.setattr(flood_run, "devices", lambda _: (devices, {}))
    with pytest.raises(CannotHere, match=f"^{said}$"):
        boot("kernel-queue", LIGHT)


@pytest.mark.parametrize("receiver, status, said", [
    *(("echo the card burns >&2; exit %d" % status, status, "the card burns\n")
      for status in (2, 77)),
    *((program, 1, f"any: the receiver did not start: it ended with status {ended}\n")
      for program, ended in (("true", 0), ("kill -9 $$", 137)))])
def test_a_receiver_that_ends_has_the_last_word(tmp_path, receiver, status, said):
    whole = (programs.BUILD / "guest/bin/exact-peer").read_text()
    silent = re.search(r"^silent\(\).*?^}", whole, re.M | re.S)[0]
    script = f"""set -e
        {silent}
        sh -c '{receiver}' &
        silent $!"""
    done = programs.run("sh", "-c", script, "any")
    assert (done.returncode, done.stdout) == (status, "")
    # the shell may tell of the signal, too
    assert done.stderr.endswith(said)


# ---- transfers


@pytest.mark.parametrize("design", some(
    ["user-tap"], ["kernel-stock", "kernel-queue", "user-queued", "user-direct"]))
def test_two_boots_move_bytes_in_the_same_instructions(host, design):
    taken, outcome = tcp.take(driver_run.variants([design]), ["instruction"], 400_000, "6.1", 2)
    (one,) = taken.values()
    assert outcome.exact and one.bytes == 400_000
    assert 1 < one.instructions < 200
    assert one.retransmitted == one.missed == 0 and one.interrupts > 0


def test_lost_segments_are_sent_again_and_counted(host):
    """The queue holds two packets, the sender's window 22."""
    variants = driver_run.variants(["kernel-queue:2"])
    taken, _ = tcp.take(variants, ["instruction"], 400_000, "6.1")
    (one,) = taken.values()
    assert one.bytes == 400_000 and one.retransmitted > 0


# ---- crossings and switches


# so many that a thread of the kernel's own, which wakes up in one boot of two, moves them by 5 %
REST = Load.of(5_000, 2000)
# instructions that tracing takes itself, at least as many as there are in a call of a probe
TRACED = 200
SHORT = {"crossing": 100, "switch": 100}


@functools.cache
def at_rest(word):
    return boot(word, REST)


@pytest.mark.parametrize("word", some(["user-direct"], ["kernel-stock", "kernel-queue"]))
def test_a_crossing_and_a_switch_take_longer_by_what_they_are_told(host, word):
    """At rest, where a wait changes nothing else: by so much each that the plugin counted."""
    base, few = at_rest(word), boot(word, REST, **SHORT)
    each = {"crossing": base.sum("crossings") / REST.count,
            "switch": base.sum("switches") / REST.count}
    assert few.instructions.value - base.instructions.value < (100 + TRACED) * sum(each.values())
    for setting, times in each.items():
        many = boot(word, REST, **SHORT | {setting: 1100})
        grown = many.instructions.value - few.instructions.value
        # page faults and the timer's interrupts cross, too, and wait for nothing
        assert 0.9 * times < grown / 1000 < 1.1 * times, setting


def test_an_interrupt_of_another_program_takes_longer_too(host):
    """A packet waits for it, and for the call that fetches the packet."""
    script = ["sh", "-c", 'while :; do :; done & exact-peer "$@"; kill $!', "sh"]
    few, many = (figures.latency(flood_run.boot(variant, "instruction", LIGHT, "6.1", 1, script)[0])
                 for setting in (100, 1100) for variant in driver_run.settled(
                     driver_run.variants(["kernel-stock"]), {"crossing": setting}).values())
    assert 1900 < many["p50"].value - few["p50"].value < 2100


def test_a_stack_in_another_process_balances_at_rest_and_in_overload(host):
    rest = boot("user-message", REST)
    assert rest.account.received == REST.count
    # a message and a switch more than in one process
    one = at_rest("user-direct")
    assert rest.sum("switches") > one.sum("switches") + 0.9 * REST.count
    heavy = boot("user-message:10/fifo", HEAVY)
    assert 0 < heavy.account.received < HEAVY.count / 2 < heavy.account.queue_dropped


@pytest.mark.parametrize("word, said", some(
    [("window=3000x", "lwipsink: --window 3000x: must be")],
    [("priority=0", "pcnet32: --priority 0: must be a number from 1 to 99")]))
def test_a_bad_word_for_either_process_is_one_line(host, word, said):
    with pytest.raises(UsageError, match=f"^user-message: {said}"):
        flood_run.boot(("user-message", [word]), "instruction", REST, "6.1", 1)
