# SPDX-License-Identifier: GPL-2.0-only
"""The receiver above the kernel's stack, in a network namespace, fed by hand."""

import itertools
import os
import socket
import struct
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path

import numpy as np
import programs
import pytest
import spaces
import splitmix
from spaces import PATIENCE
from wire import DATA, FINISH, LEAVE, PORT, PROBE, START, SYNC, probe, spoilt

BIN, HOST = programs.BUILD / "guest/bin", programs.BUILD / "bin"
# of asm-generic: Python has no names for these
SO_BUSY_POLL, SO_PREFER_BUSY_POLL, PIDFD_GETFD = 46, 69, 438


class Sink(spaces.Sink):
    """One with a socket that speaks to it, over the loopback device."""

    def __init__(self, space, *options, within=()):
        super().__init__(space, *options, within=within)
        self.udp = self.enter_context(space.udp())
        self.udp.connect(("127.0.0.1", PORT))
        self.udp.settimeout(PATIENCE)

    def says_nothing(self):
        for _ in range(2):  # an answer may have been under way while it read what came before
            self.ask(SYNC)
        return not self.has_said()

    def tell(self, kind=DATA, run=1, sequence=0):
        self.udp.send(probe(kind, run, sequence))

    def ask(self, kind, run=1, sequence=0):
        """The answer's (magic, kind, run, sequence)."""
        self.tell(kind, run, sequence)
        return PROBE.unpack(self.udp.recv(100))

    def run(self, feed, run=1):
        """The report of a run in which feed() happens."""
        self.ask(START, run)
        feed()
        self.ask(FINISH, run)
        return self.report()


def pattern(size, run, sequence):
    """What pktsend puts behind a probe (userspace/driver/probe/pattern.c)."""
    words = islice(splitmix.numbers(run << 32 | sequence), -(-size // 8))
    return b"".join(word.to_bytes(8, "big") for word in words)[:size]


def stream(size, period=65521):
    """What pktsend sends by TCP."""
    return (pattern(period, 0, 0) * (size // period + 1))[:size]


def taken(space):
    """Whether netsink has read all that has come by TCP."""
    lines = space.run("ss", "-tnH", "sport", "=", f":{PORT}").stdout.splitlines()
    assert lines
    return all(line.split()[1] == "0" for line in lines)


@pytest.fixture
def sink(wire):
    with Sink(wire.receiver) as one:
        yield one


# ---- by UDP


@pytest.mark.parametrize("sequences, duplicates", [
    ([], 0), ([0], 0), ([0, 1, 2, 2, 2, 3], 2), ([3, 2, 1, 0], 0), ([0, 5, 9], 0),
    ([1, 0, 0, 1], 2), ([0, 3999999, 3999999], 1), ([1, 0xffffffff], 0)])
def test_probes_that_come_twice(sink, sequences, duplicates):
    report = sink.run(lambda: [sink.tell(sequence=one) for one in sequences])
    assert report["received"] == len(sequences)
    assert report["next"] == max(sequences, default=-1) + 1
    assert report["duplicates"] == duplicates


@pytest.mark.parametrize("size", [1, 3, 4, 5, 400, 1454])
def test_a_wrong_byte_behind_a_probe_is_seen(sink, size):
    right = [(0, pattern(size, 1, 0)), (7, pattern(size, 1, 7))]
    wrong = [(100 + place, spoilt(pattern(size, 1, 100 + place), place))
             for place in {0, size // 2, size - 1}]
    # another packet's, another run's, and none
    wrong += [(200, pattern(size, 1, 201)), (201, pattern(size, 2, 201)), (202, bytes(size))]

    def feed():
        for sequence, data in right + wrong:
            sink.udp.send(probe(DATA, 1, sequence) + data)
        # of no run, so nobody asks
        sink.udp.send(probe(DATA, 2, 203) + bytes(size))

    report = sink.run(feed)
    assert (report["received"], report["damaged"], report["late"]) == (
        len(right + wrong), len(wrong), 1)


def test_a_repeated_request_changes_nothing_and_one_of_another_run_begins_anew(sink):
    sink.ask(START, 3)
    sink.ask(START, 4, sequence=0)
    sink.tell(run=4)
    for sequence in (1, 2):
        assert sink.ask(START, 4, sequence)[1:4] == (START, 4, sequence)
    assert sink.ask(FINISH, 3)[1:3] == (FINISH, 3) and sink.says_nothing()
    sink.ask(FINISH, 4, sequence=3)
    report = sink.report()
    assert (report["run"], report["received"]) == (4, 1)
    # those after the one that began it, two to see that it says nothing, and the one that ended it
    assert report["control"] == 6
    assert sink.ask(FINISH, 4, sequence=4)[1:4] == (FINISH, 4, 4)
    assert sink.says_nothing()


def test_which_packets_came_and_when_is_told_in_their_order(sink):
    def feed():
        for sequence in (0, 7, 3):
            sink.tell(sequence=sequence)
            sink.ask(SYNC)
            time.sleep(0.01)

    before, report = time.monotonic(), sink.run(feed)
    steps = np.array(report["arrivals"]).reshape(-1, 2)
    assert np.cumsum(steps[:, 1]).tolist() == [0, 7, 3]
    # of a clock of some GHz
    assert 0.01 * 5e8 < steps[1:, 0].min()
    assert steps[1:, 0].sum() < (time.monotonic() - before) * 1e10


def test_datagrams_for_a_port_that_nobody_has_are_dropped_by_the_stack(wire, sink):
    def feed():
        for _ in range(7):
            other.sendto(b"x", ("127.0.0.1", PORT + 1))

    with wire.receiver.udp() as other:
        counters = sink.run(feed)["counters"]
    assert (counters["stack_dropped"], counters["socket_dropped"]) == (7, 0)


def test_datagrams_of_every_kind_are_counted_as_what_they_are(sink):
    """Noise, and probes with a spoiled field."""
    whole = probe(DATA, 1)
    noise = [*(whole[:size] for size in range(len(whole))), bytes(60), bytes(3000),
             spoilt(whole, 3), *(probe(kind, 1) for kind in range(LEAVE + 1, 256))]
    late = [probe(DATA, run) + bytes(run) for run in (0, *range(2, 256))]
    numbers = (0, 1, 2**22 - 1, 2**31, 2**32 - 1)
    right = [probe(DATA, 1, number) + bytes(size) for size, number in enumerate(numbers)]

    def feed():
        for number, one in enumerate(noise + late + right, 1):
            sink.udp.send(one)
            if number % 10 == 0:  # so that no buffer fills
                sink.ask(SYNC)

    sink.tell()
    report = sink.run(feed)
    assert {key: report[key] for key in ("received", "late", "foreign", "control")} == {
        "received": len(right), "late": len(late), "foreign": len(noise),
        "control": len(noise + late + right) // 10 + 1}
    assert report["counters"]["socket_dropped"] == 0
    assert list(itertools.accumulate(report["arrivals"][1::2])) == list(numbers)


# ---- by TCP


def connected(wire):
    return wire.receiver.socket(lambda: socket.create_connection(("127.0.0.1", PORT), PATIENCE))


def transfer(wire, pieces, pause=0.0):
    with connected(wire) as link:
        for piece in pieces:
            link.sendall(piece)
            time.sleep(pause)
        link.shutdown(socket.SHUT_WR)
        assert link.recv(1) == b""


def test_bytes_of_transfers_and_wrong_ones_are_counted(wire, sink):
    size = 300_000
    data = stream(size)
    for sent, least, most in (
            (stream(1), 0, 0), (stream(5_000_000), 0, 0), (spoilt(data, 0), 1, 1),
            (spoilt(spoilt(data, 1460), size - 1), 2, 2),
            # a segment that is lost, or comes twice, moves all behind it
            (data[:100_000] + data[101_460:], 150_000, size),
            (data[:100_000] + data[98_540:], 150_000, size),
            # and one in another's place
            (data[:1460] + data[2920:4380] + data[1460:2920] + data[4380:], 2800, 2920)):
        transfer(wire, [sent])
        report = sink.report()
        assert report["transfer"] == len(sent)
        assert least <= report["damaged"] <= most and report["counters"]["clock_ns"] > 0


def test_the_rate_and_the_clock(wire, sink):
    # 20 ms for each of 30 pieces
    begin = time.monotonic()
    transfer(wire, [bytes(50_000)] * 30, 0.02)
    passed = time.monotonic() - begin
    report = sink.report()
    assert 0.5 < report["seconds"] <= report["counters"]["clock_ns"] / 1e9 < 1.001 * passed


def test_one_transfer_after_the_other(wire, sink):
    with connected(wire) as first, connected(wire) as second:
        # over before the first has begun
        second.sendall(b"22")
        second.close()
        assert sink.says_nothing()
        first.sendall(b"1")
        first.close()
        assert [sink.report()["transfer"] for _ in range(2)] == [1, 2]


def test_a_transfer_that_is_broken_off_is_reported(wire, sink):
    link = connected(wire)
    link.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    link.sendall(bytes(1000))
    assert programs.wait_for(lambda: taken(wire.receiver))
    link.close()  # by RST
    assert sink.report()["transfer"] == 1000
    assert sink.run(lambda: sink.tell())["received"] == 1


def test_what_the_kernel_tells_of_interface_and_cpus_is_counted(wire, tmp_path):
    """/proc/interrupts has a column for each CPU and a line for each source, softnet_stat a line
    for each CPU, and pcnet32's missed frames have 16 bits."""
    told = {"interrupts": "/proc/interrupts", "net": "/proc/$$/net",
            "missed": "/sys/class/net/sink0/statistics/rx_missed_errors"}
    (tmp_path / "net").mkdir()
    (tmp_path / "net/snmp").touch()

    def write(missed, dropped, *counts):
        (tmp_path / "missed").write_text(f"{missed}\n")
        (tmp_path / "net/softnet_stat").write_text(f"0000ffff {dropped:08x} 00000007\n" * 2)
        (tmp_path / "interrupts").write_text(
            "            CPU0       CPU1       CPU2\n"
            "  1:         90         91         92  IO-APIC  1-edge  i8042\n"
            " 24: " + "".join(f"{count:10}" for count in counts) + "  PCI-MSI 0-edge  sink0\n"
            "NMI:          1          2          3  Non-maskable interrupts\n")

    write(65_530, 10, 1000, 20, 3)
    inside = ["unshare", "-m", "--propagation", "unchanged", "sh", "-c", " && ".join([
        "mount --make-rprivate /proc", "mount --make-rprivate /sys", *(
            f"mount --bind {tmp_path}/{name} {path}" for name, path in told.items()),
        'exec "$@"']), "sh"]
    with Sink(wire.receiver, within=inside) as one:
        counters = one.run(lambda: write(4, 31, 1001, 30, 103))["counters"]
    assert (counters["interrupts"], counters["queue_dropped"], counters["nic_missed"]) == (
        111, 42, 10)


# ---- what cannot be


def refused(wire, words):
    """What subprocess.run returns of a program in the receiver's namespace, which ends."""
    line = f"PATH='{BIN}:{HOST}':$PATH; exec {words}"
    return programs.run(*wire.receiver.command("sh", "-c", line), timeout=PATIENCE)


def test_the_port_is_in_use(wire, sink):
    assert programs.refusal(refused(wire, "netsink --interface sink0"), 1, "netsink") == (
        f"cannot use port {PORT}: Address already in use")


@pytest.mark.parametrize("words, status, said", [
    *((f"{program} --interface nosuch0", 1, "nosuch0: No such device")
      for program in ("netsink", "lwipsink")),
    # of a namespace of its own
    ("unshare -n lwipsink --interface lo", 77, "lo: is down: ip link set lo up"),
    ("lwipsink --interface lo", 77, "lo: has an address, at which the kernel's stack would answer: "
                                    "ip addr flush dev lo"),
    ("netsink --interface sink0 --counters FOLDER/none", 1,
     "FOLDER/none: No such file or directory"),
    ("netsink --interface sink0 --counters FOLDER/zeros", 1, "FOLDER/zeros: holds no counters of "
     "this version of pcnet32: give both programs one file")])
def test_an_interface_or_a_file_of_counters_that_cannot_be_used(wire, tmp_path, words, status,
                                                                said):
    (tmp_path / "zeros").write_bytes(bytes(40))
    done = refused(wire, words.replace("FOLDER", str(tmp_path)))
    assert programs.refusal(done, status, words.removeprefix("unshare -n ").split()[0]) == (
        said.replace("FOLDER", str(tmp_path)))


@pytest.mark.parametrize("options, expected", [
    ((), (None, 0, 0)), (("--buffer", "3000000", "--busy-poll", "70"), (6_000_000, 70, 1))])
def test_the_udp_socket_has_the_buffer_and_polls_as_it_is_told(wire, options, expected):
    """The kernel takes twice the buffer, for what it needs itself."""
    if not Path("/proc/sys/net/core/busy_poll").exists():
        pytest.skip("this kernel polls no device for a socket")
    found = []
    with Sink(wire.receiver, *options) as sink:
        pid = sink.process.pid
        pidfd = os.pidfd_open(pid)
        for name in os.listdir(f"/proc/{pid}/fd"):
            if not os.readlink(f"/proc/{pid}/fd/{name}").startswith("socket:"):
                continue
            copy = spaces.LIBC.syscall(PIDFD_GETFD, pidfd, int(name), 0)
            with socket.socket(fileno=copy) as one:
                if one.type == socket.SOCK_DGRAM and one.getsockname()[1:] == (PORT,):
                    found += [one.getsockopt(socket.SOL_SOCKET, option) for option in (
                        socket.SO_RCVBUF, SO_BUSY_POLL, SO_PREFER_BUSY_POLL)]
        os.close(pidfd)
    assert found[1:] == list(expected[1:]) and (not options or found[0] == expected[0])


# of userspace/driver/probe/counters.h; the last one is the time
FIELDS = 11


ASKED = f"""import fcntl, mmap, signal, struct, sys, time
file = open(sys.argv[1], "w+b")
file.truncate(8 * {FIELDS})
fcntl.lockf(file, fcntl.LOCK_EX)
memory = mmap.mmap(file.fileno(), 0)
signal.pthread_sigmask(signal.SIG_BLOCK, {{signal.SIGUSR1}})
print(flush=True)
for asked in range(1, 3):
    signal.sigwait({{signal.SIGUSR1}})
    for field in range({FIELDS} - 1):
        struct.pack_into("Q", memory, 8 * field, 100 * (field + 1) * asked + field)
    memory[-8:] = struct.pack("Q", time.clock_gettime_ns(time.CLOCK_MONOTONIC_RAW))
"""


@pytest.fixture
def driven(wire, tmp_path):
    """(a driver that counts twice, when it is asked; the netsink above it)"""
    path = tmp_path / "counters"
    with spaces.Running(sys.executable, "-c", ASKED, path) as driver:
        driver.process.stdout.readline()
        with Sink(wire.receiver, "--counters", path) as one:
            yield driver.process, one


def stops(one, kind):
    one.tell(kind)
    assert one.process.wait(PATIENCE) == 1
    assert one.process.communicate() == (b"", b"netsink: the user-level driver has stopped\n")


def test_a_driver_in_another_program_is_asked_and_not_waited_for(driven):
    """One that tells nothing unless it is asked: at the beginning of a run, and at its end. What it
    counts is taken as it is; what is above its TAP device is netsink's."""
    driver, one = driven
    counters = one.run(lambda: None)["counters"]
    assert driver.wait(PATIENCE) == 0
    assert [counters[name] for name in (
        "nic_received", "nic_missed", "nic_errors", "driver_dropped", "queue_dropped",
        "interrupts", "polls", "transmit_dropped")] == [100, 200, 300, 400, 500, 800, 900, 1000]


def test_a_driver_in_another_program_that_dies_is_told(driven):
    driver, one = driven
    one.ask(START)
    driver.kill()
    stops(one, FINISH)


# a reader's, and one of no process: F_OFD_SETLK, which Python does not name
LOCKS = ("fcntl.lockf(file, fcntl.LOCK_SH)",
         "fcntl.fcntl(file, 37, struct.pack('hhqqi4x', fcntl.F_WRLCK, 0, 0, 0, 0))")


@pytest.mark.parametrize("lock", LOCKS)
def test_who_has_locked_the_counters_without_counting_is_not_signalled(wire, tmp_path, lock):
    """The -1 of no process would be every process to kill()."""
    path = tmp_path / "counters"
    path.write_bytes(bytes(8 * FIELDS))
    script = ("import fcntl, struct, sys\n"
              f"file = open(sys.argv[1], 'r+b')\n{lock}\nprint(flush=True)\nsys.stdin.read()")
    with spaces.Running(sys.executable, "-c", script, path, stdin=subprocess.PIPE) as bystander, \
            Sink(wire.receiver, "--counters", path) as one:
        bystander.process.stdout.readline()
        stops(one, START)
        bystander.process.communicate(timeout=PATIENCE)
        assert bystander.process.returncode == 0
