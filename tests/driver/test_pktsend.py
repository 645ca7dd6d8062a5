# SPDX-License-Identifier: GPL-2.0-only
"""The sender, over a pair of network interfaces, against a receiver that is played here."""

import json
import socket
import struct
import subprocess
import threading
import time

import addresses
import pytest
from programs import TOP, run
import spaces
from wire import FINISH, LEAVE, START, SYNC

PKTSEND = TOP / "build/bin/pktsend"
MAGIC = 0x74617265
RECEIVER = (addresses.RECEIVER, addresses.PORT)
PATIENCE = 60


@pytest.fixture(scope="module")
def wire():
    yield from spaces.wire()


class Played:
    """The receiver. lost: {kind: answers that are lost before one is sent}."""

    def __init__(self, wire):
        self.wire, self.lost, self.asked = wire, {}, []
        self.before = lambda question, sender: None  # is called before each answer, lost or not
        self.udp = wire.receiver.socket(lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM))
        self.udp.bind(RECEIVER)
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self):
        while True:
            question, sender = self.udp.recvfrom(100)
            if sender == RECEIVER:
                return  # by end()
            magic, kind, run, sequence, _ = struct.unpack("!IBBIQ", question)
            assert magic == MAGIC
            self.asked.append((kind, run, sequence, time.monotonic()))
            self.before(question, sender)
            if self.lost.get(kind, 0):
                self.lost[kind] -= 1
                continue
            self.answer(question, sender)

    def answer(self, question, sender):
        self.udp.sendto(question + struct.pack("!Q", 0), sender)

    def end(self):
        self.udp.sendto(b"", RECEIVER)
        self._thread.join()
        self.udp.close()

    def begin(self, **options):
        return subprocess.Popen(
            self.wire.sender.command(PKTSEND), text=True,
            **{"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE,
               **options})

    def tell(self, *commands):
        """(exit status, reports, complaints) of a pktsend that is told these."""
        with self.begin() as process:
            try:
                out, err = process.communicate("".join(f"{line}\n" for line in commands), PATIENCE)
            finally:
                process.kill()
        return process.returncode, [json.loads(line) for line in out.splitlines()], err

    def kinds(self):
        return [(kind, run) for kind, run, _, _ in self.asked]


@pytest.fixture
def played(wire):
    one = Played(wire)
    yield one
    one.end()


# ---- questions


def test_a_run_around_a_command_and_the_end(played, tmp_path):
    said = played.tell("sync", "", f"around 3 echo here >{tmp_path}/seen", "around 4 exit 7",
                       "leave")
    assert (tmp_path / "seen").read_text() == "here\n"
    # a question is repeated where its answer takes long
    assert list(dict.fromkeys(played.kinds())) == [
        (SYNC, 0), (START, 3), (FINISH, 3), (START, 4), (FINISH, 4), (LEAVE, 0)]
    runs = [{"run": run, "status": status, "starts": played.kinds().count((START, run)),
             "finishes": played.kinds().count((FINISH, run))}
            for run, status in ((3, 0), (4, 7 << 8))]
    assert said == (0, [{"sync": True}, *runs, {"leave": True}], "")


@pytest.mark.parametrize("question, key", [(START, "starts"), (FINISH, "finishes")])
def test_a_request_is_repeated_until_it_is_answered(played, question, key):
    played.lost = {question: 2}
    _, (report,), _ = played.tell("around 1 true")
    asked = [(sequence, when) for kind, _, sequence, when in played.asked if kind == question]
    # and once more where an answer took longer than that
    assert report[key] == len(asked) >= 3
    assert [sequence for sequence, _ in asked] == list(range(len(asked)))
    # it may have been held up, but has never asked too soon
    assert all(later - when > 0.4 for (_, when), (_, later) in zip(asked, asked[1:]))


def test_answers_to_other_requests_are_ignored(played):
    def noise(question, sender):
        _, kind, run, *rest = struct.unpack("!IBBIQ", question)
        if kind != START:
            return
        for wrong in ((MAGIC, FINISH, run), (MAGIC, START, 9), (1, START, run)):
            played.answer(struct.pack("!IBBIQ", *wrong, *rest), sender)
        played.udp.sendto(question, sender)
        played.udp.sendto(b"", sender)

    played.before, played.lost = noise, {START: 1}
    # had one of them been an answer, it would not have asked twice
    _, (report,), _ = played.tell("around 1 true")
    assert report["starts"] > 1


def kernel_counts(space, protocol, name):
    """What a namespace's kernel has counted: a word of /proc/net/snmp."""
    lines = space.run("cat", "/proc/net/snmp").stdout.splitlines()
    names, values = (line.split() for line in lines if line.startswith(f"{protocol}:"))
    return int(values[names.index(name)])


def refused(wire):
    """Datagrams for a port that nobody has."""
    return kernel_counts(wire.receiver, "Udp", "NoPorts")


def test_a_receiver_that_is_not_there_yet_is_asked_again(wire):
    before = refused(wire)
    with Played.begin(type("Late", (), {"wire": wire})()) as process:
        process.stdin.write("leave\n")
        process.stdin.close()
        while refused(wire) == before:
            assert process.poll() is None
        late = Played(wire)
        assert json.loads(process.stdout.readline()) == {"leave": True}
        late.end()
    assert process.returncode == 0


# ---- transfers


def transfer(wire, application, size=3_000_000, seconds=5):
    """What pktsend says, and application(connection, over) returned; over: the event of its end."""
    got, over = [], threading.Event()
    server = wire.receiver.socket(lambda: socket.create_server(RECEIVER))

    def serve():
        connection, _ = server.accept()
        with connection:
            got.append(application(connection, over))

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    done = run(*wire.sender.command(PKTSEND), input=f"transfer {size} {seconds}\n",
               timeout=PATIENCE)
    server.close()
    over.set()
    thread.join(PATIENCE)
    return done, got


def take_all(connection, _):
    size = 0
    while more := connection.recv(65536):
        size += len(more)
    return size


def test_a_transfer_is_whole(wire):
    before = kernel_counts(wire.sender, "Tcp", "RetransSegs")
    done, got = transfer(wire, take_all)
    report = json.loads(done.stdout)
    assert got == [3_000_000] and report["transfer"] == 3_000_000
    assert report["seconds"] > 0 and report["connect_ns"] > 0
    assert report["retransmitted"] == kernel_counts(wire.sender, "Tcp", "RetransSegs") - before


@pytest.mark.parametrize("application, said", [
    (lambda connection, _: connection.recv(1), "the transfer stopped with "),
    (lambda connection, over: take_all(connection, over) and connection.send(b"x"),
     "the other end sent data back")])
def test_a_receiver_that_does_something_else_is_told(wire, application, said):
    done, _ = transfer(wire, application, size=30_000_000)
    assert (done.returncode, done.stdout) == (1, "")
    assert said in done.stderr and done.stderr.count("\n") == 1


def test_a_transfer_to_a_stalled_receiver_is_given_up(wire):
    done, _ = transfer(wire, lambda _, over: over.wait(PATIENCE), size=30_000_000, seconds=1)
    assert done.returncode == 1 and "the transfer stopped with " in done.stderr


def test_nobody_listens(wire):
    done = run(*wire.sender.command(PKTSEND), input="transfer 5 1\n", timeout=PATIENCE)
    assert done.returncode == 1
    assert done.stderr == "pktsend: cannot connect to the receiver: Connection refused\n"


# ---- what cannot be


@pytest.mark.parametrize("command, said", [
    ("dance", "dance: no such command"),
    ("synchronise", "synchronise: no such command"),
    ("transfers 1 5", "no such command"),
    ("around", "around: write around RUN COMMAND"),
    ("around 1", "around: write around RUN COMMAND"),
    ("around -1 true", "around: write around RUN COMMAND"),
    ("around 4294967297 true", "around: write around RUN COMMAND"),
    ("around 256 true", "around: write around RUN COMMAND, RUN from 1 to 255"),
    ("transfer", "transfer: write transfer BYTES SECONDS"),
    ("transfer 0 5", "transfer: write transfer BYTES SECONDS"),
    ("transfer 5 0", "transfer: write transfer BYTES SECONDS"),
    ("transfer -5 1", "transfer: write transfer BYTES SECONDS"),
    ("transfer 5 -1", "transfer: write transfer BYTES SECONDS"),
    ("transfer 5 1 1", "transfer: write transfer BYTES SECONDS"),
    ("transfer 99999999999999999999 5",
     "transfer: BYTES must be below 18446744073709551615"),
    ("transfer 5 4294968", "transfer: SECONDS 4294968: must be from 1 to 3600"),
])
def test_a_bad_command_is_one_line_and_sends_nothing(played, command, said):
    status, reports, err = played.tell(command, "leave")
    assert status == 2 and not reports and not played.asked
    assert said in err and err.count("\n") == 1 and err.startswith("pktsend: ")


@pytest.mark.parametrize("arguments, said", [
    (["one"], "one: this program takes only options"),
    (["--tap", "x"], "--tap x: must be a number from 0"),
    (["--tap", "-1"], "--tap -1: must be"),
    (["--tap", "4294967296"], "--tap 4294967296: must be")])
def test_bad_usage_is_told(arguments, said):
    done = run(PKTSEND, *arguments, stdin=subprocess.DEVNULL)
    assert (done.returncode, done.stdout) == (2, "") and said in done.stderr


def test_a_missing_route_to_the_receiver_is_reported(wire):
    space = spaces.Space()
    try:
        done = run(*space.command(PKTSEND), input="sync\n")
    finally:
        space.end()
    assert done.returncode == 1
    assert done.stderr == \
        f"pktsend: no route to the receiver, {RECEIVER[0]}: Network is unreachable\n"


def test_a_tap_that_cannot_be_handed_over_is_told(tun):
    done = run(PKTSEND, "--tap", "0", stdin=subprocess.DEVNULL)
    assert done.returncode == 2 and done.stderr.startswith("pktsend: --tap 0: cannot hand the ")


def test_the_reader_of_the_answers_is_gone(played):
    """A closed standard output is a failure with a line, not silence."""
    with open("/dev/full", "w", encoding="ascii") as full, played.begin(stdout=full) as process:
        _, err = process.communicate("sync\n", timeout=20)
    assert process.returncode == 1 and err == (
        "pktsend: cannot write to standard output: No space left on device\n")
