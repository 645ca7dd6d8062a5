# SPDX-License-Identifier: GPL-2.0-only
"""Each sink takes what comes, answers, and tells where the rest went; above the same driver."""

import contextlib
import signal
import socket
from pathlib import Path

import pytest
import spaces
import wrong
from breadth import day_or_night, some
from programs import BUILD, wait_for
from tare.errors import CannotHere
from tare.experiments.driver import run as driver_run
from tare.experiments.driver.flood import run as flood_run
from tare.experiments.driver.flood.arrivals import Load
from test_paced import HEAVY, LIGHT, boot
from wire import DATA, FINISH, START, SYNC, is_answer, probe, spoilt, udp

pytestmark = pytest.mark.usefixtures("restored_by_day")

# of those that pass the kernel's stack by
PROGRAMS = {"packet": spaces.NETSINK, "xdp": spaces.NETSINK, "lwip": BUILD / "bin/lwipsink"}
# frames of an AF_XDP socket
RING = 2048


class Frames(spaces.Sink):
    """Frames at the sender's end, and a sink at the other, whose run has begun."""

    def __init__(self, wire, sink):
        # only the kernel's stack needs an address
        if sink != "socket":
            wire.receiver.run("ip", "addr", "flush", "dev", "sink0")
        # lwIP asks for the sender; the others would be told that nobody is there
        if sink != "lwip":
            wire.sender.run("ip", "addr", "flush", "dev", "wire0")
        super().__init__(wire.receiver, "--sink", sink,
                         program=PROGRAMS.get(sink, spaces.NETSINK))
        self._socket = self.enter_context(wire.sender.socket(lambda: socket.socket(
            socket.AF_PACKET, socket.SOCK_RAW, socket.htons(3))))
        self._socket.bind(("wire0", 0))
        self._socket.settimeout(0.5)
        self.ask(START)

    def send(self, frame):
        self._socket.send(frame + bytes(max(0, 60 - len(frame))))

    def ask(self, kind, run=1):
        """How often it had to be asked."""
        for times in range(1, 100):
            self.send(udp(probe(kind, run)))
            with contextlib.suppress(TimeoutError):
                while not is_answer(kind, run)(self._socket.recv(2048)):
                    pass
                return times
        raise AssertionError("no answer")

    def finish(self):
        """(how often it had to be asked, the report)."""
        return self.ask(FINISH), self.report()


@pytest.fixture
def frames(sink):
    """On a wire of its own: the kernel detaches a program a moment after its process has ended."""
    with spaces.wire() as wire, Frames(wire, sink) as one:
        yield one


def data(sequence):
    return udp(probe(DATA, 1, sequence))


# a wrong type, version, protocol, checksum of IPv4, port, length, checksum of UDP; cut
NOT_OURS = [*(spoilt(data(0), place) for place in (12, 14, 23, 25, 37, 39, 41)),
            udp(bytes(100))[:60]]


@pytest.mark.parametrize("sink", PROGRAMS)
def test_what_is_no_datagram_of_ours_is_counted_and_harms_nothing(sink, frames):
    for frame in (*map(data, range(100)), *NOT_OURS):
        frames.send(frame)
    _, report = frames.finish()
    assert (report["received"], report["duplicates"], report["foreign"]) == (100, 0, 0)
    # lwIP does not tell of datagrams to another port, nor of an IPv4 header that it finds too short
    assert report["counters"]["stack_dropped"] == len(NOT_OURS) - 2 * (sink == "lwip")
    assert report["counters"]["socket_dropped"] == 0


@pytest.mark.parametrize("sink", PROGRAMS)
def test_wrong_frames_of_every_protocol_end_no_sink(sink, frames):
    """Those of which a sink makes datagrams are counted with the others."""
    for count, frame in enumerate(wrong.Frames(1).made(2000), 1):
        frames.send(frame)
        if not count % 100:
            frames.ask(SYNC)
    asked, report = frames.finish()
    counters = report["counters"]
    assert frames.process.poll() is None
    taken = report["received"] + report["late"] + report["foreign"] + report["control"]
    if sink != "lwip":  # which does not tell of frames that are none of its datagrams
        assert taken + counters["stack_dropped"] + counters["socket_dropped"] == (
            count + count // 100 + asked)
        assert counters["stack_dropped"] > count / 2


@pytest.mark.parametrize("sink", ["socket", "packet", "xdp"])
def test_what_a_stopped_sink_has_no_room_for_was_dropped_at_its_socket(sink, frames):
    count, process = 2 * RING, frames.process
    process.send_signal(signal.SIGSTOP)
    assert wait_for(lambda: Path(f"/proc/{process.pid}/stat").read_text().split()[2] == "T")
    for sequence in range(count):
        frames.send(data(sequence))
    process.send_signal(signal.SIGCONT)
    asked, report = frames.finish()
    # raises where they do not add up
    account = flood_run.balance(sink, count + asked - 1, report)
    assert account.socket_dropped > 500 and not account.stack_dropped
    # it may have been stopped between its answer and the return of the frame that asked, and some
    # may still be on their way when it goes on
    assert (RING - 1 if sink == "xdp" else 100) <= account.received < count


# then what the kernel's stack saw in the namespace where the card is
SCRIPT = 'exact-peer "$@" && cat /proc/net/snmp >&2'


@pytest.mark.parametrize("word, load", [
    ("kernel-stock/xdp", LIGHT), ("kernel-queue/lwip", LIGHT),
    *some([], [("kernel-stock/packet", HEAVY), ("kernel-napi/lwip", LIGHT),
               ("kernel-napi-queue/xdp", HEAVY)])])
def test_every_packet_is_in_one_place_and_none_with_the_kernels_stack(host, word, load):
    _, variant = driver_run.variant(word)
    # raises where they do not add up
    series, outcome = flood_run.boot(variant, "instruction", load, "6.1", 1,
                                     ["sh", "-c", SCRIPT, "sh"])
    # though it has devices of its own
    assert outcome.start == day_or_night("restored", "booted")
    account = series.account
    assert account.stack_dropped == account.driver_dropped == 0
    if load is LIGHT:
        assert account.received == LIGHT.count
        # poll, and no other call; two packets seldom come at one time
        assert "packet" in word or 0.8 < series.sum("crossings") / LIGHT.count < 1.3
    else:
        assert 100 < account.received < HEAVY.count
    seen = spaces.snmp(outcome.stderr.decode(), "Ip", "InReceives")
    assert seen == 0 if "packet" not in word else seen > 0


def test_a_kernel_without_suspended_interrupts_refuses_them_in_a_line(host):
    with pytest.raises(CannotHere, match="--suspend 20000000: eth0: this kernel does not take it"):
        boot("kernel-napi", LIGHT, defer="2,20000", suspend=20_000_000)


@pytest.mark.parametrize("kernel", some(["7.2"], ["7.3"]))
def test_with_suspended_interrupts_what_is_too_much_is_lost_before_any_work(host, kernel):
    """At the socket without them: the softirq goes on while the application is busy."""
    load, defer = Load.of(200_000, 3000), "2,20000"
    before, after = (boot("kernel-napi", load, kernel=kernel, defer=defer, **more).account
                     for more in ({}, {"suspend": 20_000_000}))
    # a tenth of all, which each build moves
    assert before.socket_dropped > 200 > 100 > before.missed
    assert after.missed > 200 > 100 > after.socket_dropped
