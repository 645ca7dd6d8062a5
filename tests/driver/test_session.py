# SPDX-License-Identifier: GPL-2.0-only
"""Whole sessions: each design in a machine, over each wire, with few packets."""

import json
import os
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path
from unittest import mock

import in_process
import pytest
from tareqemu import cache as cache_folder
from tareqemu import enter

from tare import machine
from tare.driver import accounts, designs, run, sender, session
from tare.errors import TareError

TOP = Path(__file__).resolve().parents[2]
PACKETS, RATE = 1000, 2000
# these take 40 MB/s and more, and a peak is over 100 ms
BYTES = 20_000_000
CASES = [(design, wire) for design in designs.DESIGNS for wire in sender.WIRES]


@pytest.fixture(autouse=True)
def machines(request, host):
    """Every test here has one, or is of a sender that would; by TAP, unless it names a wire."""
    chosen = getattr(request.node, "callspec", None)
    if not chosen or chosen.params.get("wire", "tap") == "tap":
        request.getfixturevalue("tun")


@cache
def held(design, wire):
    """A session of two floods, and of a transfer where the wire carries it."""
    transfers = [run.transfer_command(BYTES, 20)] if wire in sender.TCP_WIRES else []
    return session.run(design, [run.flood_command(1, RATE, PACKETS),
                                run.flood_command(2, RATE, PACKETS, 600), *transfers],
                       wire=wire, seconds=20)


@pytest.mark.parametrize("design, wire", CASES)
def test_floods_add_up_and_arrive(design, wire):
    first, second = run.floods(held(design, wire))
    for one in (first, second):
        account = one.account  # it would have failed
        assert account.sent == PACKETS and account.uncounted <= (
            5 if design in accounts.UNCOUNTED else 0)
        # few packets, slowly: most arrive, but for those that come while the emulator stands still
        assert account.received >= 0.5 * (PACKETS - account.refused)
        assert account.received > PACKETS / 10
        assert 0 < one.busy <= 1.01 and one.interrupts > 0
        assert sum(count for *_, count in one.latency) >= 0.9 * account.received
        # quicker than an interrupt of an emulated CPU, or slower than the run, is a clock's fault
        quickest, slowest = one.latency[0][0], one.latency[-1][1]
        assert 1_000 < slowest < 2e9 and quickest < 5e6
    assert (first.rate, second.rate) == (RATE, RATE)


@pytest.mark.parametrize("design, wire", CASES)
def test_both_ends_name_the_design_and_the_run(design, wire):
    runs = held(design, wire).runs()
    assert [(sent["run"], got["run"], got["design"]) for sent, got in runs] == [
        (1, 1, design), (2, 2, design)]
    assert [sent["size"] for sent, _ in runs] == [60, 600]
    assert all(got["foreign"] == got["duplicates"] == 0 for _, got in runs)


@pytest.mark.parametrize("design, wire", CASES)
def test_clocks_were_compared(design, wire):
    compared = held(design, wire).sent[0]["sync"]
    assert 1e3 < compared["round_trip_ns"] < 20e6


@pytest.mark.parametrize("design, wire", [case for case in CASES if case[1] in sender.TCP_WIRES])
def test_a_transfer_is_whole(design, wire):
    one, = run.transfers(held(design, wire))
    assert one.bytes == BYTES
    assert one.stack.startswith("lwIP 2.") if wire == "stream" else one.stack == "Linux"
    assert one.peak >= 0.9 * one.rate > 1e5
    assert one.busy_ns > 0 and one.interrupts > 0 and one.stall_ns < 20e9


@pytest.mark.parametrize("design", designs.QUEUES)
def test_a_queue_of_one_packet_drops_and_adds_up(design):
    done = session.run(design, [run.flood_command(1, 20000, 4000)], wire="tap", seconds=10,
                       words=["--queue", "1"])
    one, = run.floods(done)
    assert one.account.queue_dropped > 0
    roomy, = run.floods(session.run(design, [run.flood_command(1, 20000, 4000)], wire="tap",
                                    seconds=10, words=["--queue", "100000"]))
    assert roomy.account.queue_dropped == 0


# ---- what goes wrong


def failure(command, wire="tap", commands=()):
    """(the line, seconds from its machine's end) of a session whose receiver is this command."""
    ended = []

    def noting(*words, real=machine.run, **options):
        try:
            return real(*words, **options)
        finally:
            ended.append(time.monotonic())

    with mock.patch.object(machine, "run", noting), pytest.raises(TareError) as raised:
        session.run("kernel-stock", list(commands), wire=wire, seconds=5,
                    command=["sh", "-c", command])
    line = str(raised.value)
    assert "\n" not in line
    return line, time.monotonic() - ended[0]


READY = """echo '{"ready": true}'"""


@pytest.mark.parametrize("wire", sender.WIRES)
def test_a_receiver_that_cannot_start_says_why(wire):
    assert failure("echo the card burns >&2; exit 3", wire)[0] == "kernel-stock: the card burns"


@pytest.mark.parametrize("wire", sender.WIRES)
def test_a_receiver_that_dies_is_told_at_once(wire):
    """The sender, which would ask for half a minute, is not waited for."""
    line, seconds = failure(f"{READY}; sleep 1; echo the card burns >&2; exit 3", wire)
    assert line == "kernel-stock: the card burns" and seconds < 20
    assert not senders()


def test_a_receiver_that_is_killed_in_a_flood():
    line, seconds = failure(
        "receive kernel-stock & until pidof netsink >/run/pid; do sleep 1; done; sleep 2;"
        "kill -9 $(cat /run/pid); wait $!", "tap",
        [run.flood_command(1, 1000, 60000)])
    assert line.startswith("kernel-stock: ") and seconds < 20


def test_a_receiver_that_is_killed_in_a_transfer():
    line, seconds = failure(
        "receive kernel-stock & until grep -q ' 01 ' /proc/net/tcp; do sleep 1; done;"
        "kill -9 $(pidof netsink); sleep 20", "stream",
        [run.transfer_command(1 << 40, 20)])
    assert line.startswith("kernel-stock: pktsend: the transfer stopped with ") and seconds < 30
    assert line.endswith((" bytes left: Broken pipe", " bytes left: Connection reset by peer"))


def test_a_receiver_that_leaves_without_a_report():
    line, _ = failure(f"{READY}; sleep 2; exit 0", "unix", [run.flood_command(1, 1000, 100)])
    assert line.startswith("pktsend: the machine's end of the wire is gone: ")


def senders():
    """Processes of pktsend that this one started and did not end."""
    found = subprocess.run(["ps", "--ppid", str(os.getpid()), "-o", "comm="],
                           capture_output=True, text=True, check=False).stdout.split()
    return [name for name in found if name == "pktsend"]


def test_no_sender_is_left_behind():
    for wire in sender.WIRES:
        held("kernel-stock", wire)
    assert not senders()


def test_receive_refuses_a_design_that_is_not_there():
    assert failure("receive nosuch")[0] == "kernel-stock: receive: nosuch: no such design"
    assert "which design?" in failure("receive")[0]


# ---- the command


@pytest.fixture
def tare(capsys):
    return lambda *words: in_process.run(capsys, "driver", *words)


def test_a_flood_by_the_command(tare, tmp_path):
    path, png = tmp_path / "result.json", tmp_path / "plots.png"
    status, out, err = tare("flood", "kernel-stock", "-r", "1", "-n", "2k", "--rate", "4000",
                            "--wire", "unix", "--json", path, "--png", png)
    assert status == 0, err
    made = json.loads(path.read_text())
    assert made["experiment"] == "driver.flood" and made["environment"]["wire"] == "unix"
    names = [entry["name"] for entry in made["measurements"]]
    assert names == ["driver.flood.kernel-stock.received", "driver.flood.kernel-stock.latency"]
    assert "Where the packets went, 4000 a second" in out


@pytest.mark.parametrize("words, said", [
    (["flood", "kernel-nosuch"], "kernel-nosuch: there is no such design; there are kernel-stock"),
    (["flood", "kernel-stock:10"], "kernel-stock:10: write a depth from 1 to 1000000"),
    (["flood", "user-queued:0"], "user-queued:0: write a depth"),
    (["flood", "user-queued:1000001"], "user-queued:1000001: write a depth"),
    (["flood", "user-queued:"], "user-queued:: write a depth"),
    (["flood", "user-queued:x"], "user-queued:x: write a depth"),
    (["flood", "user-queued:-1"], "user-queued:-1: write a depth"),
    (["flood", "--rate", "0"], "--rate: must be from 1 to 200000"),
    (["flood", "--rate", "200001"], "--rate: must be from 1 to 200000"),
    (["flood", "--rate", "nan"], "--rate: must be from 1 to 200000"),
    (["flood", "-n", "5m"], "--count: must be from 1 to 4m"),
    (["flood", "-r", "0"], "--rounds: must be 1 or more"),
    (["tcp", "-r", "-1"], "--rounds: must be 1 or more"),
    (["exact", "--interval", "1"], "--interval: must be from 1000 (ns)"),
    (["exact", *["--interval", "200000"] * 13], "--interval: at most 12 of them"),
    (["compare", "-n", "5m"], "--count: must be from 1 to 4m"),
    (["compare", "-n", "9", "--quick"], "--count: must be from 10 to 4m"),
    (["compare", "-r", "0"], "--rounds: must be 1 or more"),
    (["tcp", "kernel-nosuch"], "kernel-nosuch: there is no such design"),
    (["exact", "kernel-nosuch"], "kernel-nosuch: there is no such design"),
    (["compare", "kernel-nosuch"], "kernel-nosuch: there is no such design"),
])
def test_bad_words_are_one_line(tare, words, said):
    status, out, err = tare(*words)
    assert status == 2 and not out
    assert err.startswith(f"tare: {said}") and err.count("\n") == 1


@pytest.mark.parametrize("words", [
    ["flood", "-n", "0"], ["flood", "-n", "x"], ["flood", "-n", "1g"], ["flood", "--rate", "x"],
    ["flood", "--wire", "string"], ["flood", "--kernel", "2.6"], ["tcp", "-n", "-5"], ["nosuch"],
    []])
def test_words_that_the_parser_refuses(tare, words):
    status, out, err = tare(*words)
    assert status == 2 and not out and "usage:" in err


@pytest.mark.parametrize("verb, wire, said", [
    ("tcp", "unix", "--wire unix: datagram sockets carry no TCP: take stream, or tap as root"),
    ("faults", "unix", "faults needs a TAP device in a network namespace: be root"),
    ("faults", "stream", "faults needs a TAP device in a network namespace: be root")])
def test_what_a_wire_cannot_carry_is_told(tare, verb, wire, said):
    assert tare(verb, "--wire", wire) == (77, "", f"tare: {said}\n")


def test_who_is_not_root_has_the_wires_without_a_device(tare, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert sender.default_wire() == "unix" and sender.default_wire(tcp=True) == "stream"
    assert tare("faults")[0] == 77


# what this machine has made, and the tree, at places where anybody finds them
AS_NOBODY = """
mount --bind "$1" "$3/tare" && mount --bind "$2" "$3/tree" &&
mount -t tmpfs -o mode=1777 tmpfs "$3/tare/runs" && cd "$3/tree" || exit 99
export XDG_CACHE_HOME="$3" MPLCONFIGDIR="$3/tare/runs" PYTHONDONTWRITEBYTECODE=1
export PYTHONPATH="$3/tree/userspace:$3/tree/qemu"
shift 3
exec setpriv --reuid=65534 --regid=65534 --clear-groups /usr/bin/python3 -m tare "$@"
"""


def test_tcp_by_somebody_who_is_not_root():
    held("user-direct", "stream")  # so that all is made, which alone needs root
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        for name in ("tare", "tree"):
            (Path(folder) / name).mkdir()
        done = subprocess.run(
            ["unshare", "-m", "--propagation", enter.propagation(), "sh", "-c", AS_NOBODY, "sh",
             cache_folder.home(), TOP, folder,
             "driver", "tcp", "user-direct", "-r", "1", "-n", "20m"],
            capture_output=True, text=True, timeout=200, check=False)
    if done.returncode == 99:
        pytest.skip(f"no mount namespace can be made here: {done.stderr.strip()}")
    assert done.returncode == 0, done.stderr
    assert "Sent by the TCP of lwIP 2." in done.stdout and "over the wire stream" in done.stdout


def test_root_without_the_device_has_them_too(monkeypatch):
    assert sender.default_wire() == sender.default_wire(tcp=True) == "tap"
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert sender.default_wire() == "unix" and sender.default_wire(tcp=True) == "stream"


def test_a_machine_that_cannot_be_run_is_told(monkeypatch):
    """The error of the machine, not that of a sender which was cut off."""
    def fail(*_, on_stdout, **__):
        on_stdout(b'{"ready": true}\n')  # so that the sender is at work
        time.sleep(0.3)
        raise TareError("no machine today")

    monkeypatch.setattr(machine, "run", fail)
    begin = time.monotonic()
    for wire in sender.WIRES:
        with pytest.raises(TareError, match="^no machine today$"):
            session.run("kernel-stock", [], wire=wire, seconds=1)
    assert time.monotonic() - begin < 25 and not senders()


@pytest.mark.parametrize("design", designs.DESIGNS)
def test_frames_that_are_wrong_do_no_harm(design):
    """Lengths, checksums, types: a flood after them adds up, and the kernel is content."""
    done = session.run(design, ["fuzz 1 4000", "fuzz 2 4000", run.flood_command(1, RATE, PACKETS)],
                       wire="unix", seconds=20)
    # over a TAP this machine's kernel would join in, with answers to what it was answered
    assert [report["fuzz"] > 200 for report in done.sent if "fuzz" in report] == [True, True]
    if design == "kernel-stock":
        # it waits for a descriptor that the emulated chip has passed over, and frames come to it
        # a round of the ring late: some only after the account
        ((_, got),) = done.runs()
        assert got["received"] > PACKETS / 10
    else:
        (flood,) = run.floods(done)
        assert flood.account.received > PACKETS / 10
    assert done.outcome.passed and not done.outcome.taint & ~0x3000
