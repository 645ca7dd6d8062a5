# SPDX-License-Identifier: GPL-2.0-only
"""The sender, against a receiver that is played over unix sockets: datagrams and a stream."""

import json
import re
import signal
import struct
import subprocess
import time

import pytest
from patterns import pattern
from played import PKTSEND, Played, Probe, Streamed, after_each, answer, finish, pktsend
from wire import (ARP, DATA, FINISH, LEAVE, RECEIVER, RECEIVER_IP, SENDER, SENDER_IP, START, SYNC,
                  checksum)


@pytest.fixture(params=[Played, Streamed], ids=["unix", "stream"])
def kind(request):
    return request.param


@pytest.fixture
def played(kind, tmp_path):
    with kind(tmp_path) as one:
        yield one


@pytest.fixture
def play(kind, tmp_path):
    """play(...): a receiver with these habits."""
    made = []

    def one(**habits):
        made.append(kind(tmp_path, **habits))
        return made[-1].__enter__()

    yield one
    for each in made:
        each.__exit__()


# ---- frames


def test_frames_are_whole_and_as_long_as_they_should(played):
    for number, size in enumerate((60, 61, 512, 1514), 1):
        said = pktsend(played, f"flood {number} 1000 3 {size}")
        assert said.status == 0, said.err
        assert said.reports[0]["size"] == size
        for probe in played.of(DATA)[-3:]:
            frame = probe.frame
            assert len(frame) == size and frame[:6] == RECEIVER and frame[6:12] == SENDER
            assert not checksum(frame[14:34])
            assert struct.unpack_from("!H", frame, 16) == (size - 14,)
            assert frame[26:30] == SENDER_IP and frame[30:34] == RECEIVER_IP
            assert struct.unpack_from("!HHHH", frame, 34) == (7000, 7000, size - 34, 0)
            assert frame[60:] == pattern(size - 60, number, probe.sequence)


def test_questions_are_the_smallest_frames(played):
    pktsend(played, "sync", "flood 1 1000 3 200", "leave")
    asked = [probe for probe in played.probes if probe.kind != DATA]
    assert {probe.kind for probe in asked} == {SYNC, START, FINISH, LEAVE}
    assert {len(probe.frame) for probe in asked} == {60}


# ---- clocks


def test_the_quickest_of_64_exchanges_counts(play):
    delay = 0.04
    played = play(delay=delay, quick=30)
    said = pktsend(played, "sync")
    assert {probe.run for probe in played.of(SYNC)} == set(range(64))
    assert 0 < said.reports[0]["sync"]["round_trip_ns"] < delay * 1e9


@pytest.mark.parametrize("offset", [10 ** 15, -(10 ** 12)])
def test_probes_are_stamped_in_the_receivers_clock(play, offset):
    """As if it had been read in the middle of an exchange; here it is read at the beginning."""
    delay = 0.04
    played = play(offset=offset, delay=delay)
    second = pktsend(played, "sync", "flood 1 1000 100 60").reports[1]["ticks_per_second"]

    def behind(probes):
        """Ticks from a stamp to its reading, of the one that was read soonest."""
        return min(probe.clock * second / 1e9 - probe.ticks for probe in probes)

    found = (behind(played.of(SYNC)) - behind(played.of(DATA)) - offset) / second
    assert found == pytest.approx(-delay / 2, abs=delay / 4)


def test_ticks_a_second_are_those_of_the_stamps(played):
    said = pktsend(played, "sync", "flood 1 100 100 60")
    first, *_, last = played.of(DATA)
    measured = (last.ticks - first.ticks) / (last.clock - first.clock) * 1e9
    assert said.reports[1]["ticks_per_second"] == pytest.approx(measured, rel=0.05)


# ---- floods


def test_a_flood_is_all_there_once_and_in_order(played):
    said = pktsend(played, "flood 7 2000 500 60")
    report = said.reports[0]
    assert said.status == 0 and not said.err
    assert report["sent"] == 500 and report["run"] == 7 and report["foreign"] == 0
    data = played.of(DATA)
    assert len(data) == 500 - report["refused"]
    assert {probe.run for probe in data} == {7}
    sequences = [probe.sequence for probe in data]
    assert sequences == sorted(set(sequences)) and sequences[-1] < 500
    assert report["starts"] == len(played.of(START)) and report["finishes"] == len(
        played.of(FINISH))


@pytest.mark.parametrize("rate", [200, 2000])
def test_the_rate_is_what_was_asked_for(played, rate):
    count = rate // 2
    report = pktsend(played, f"flood 1 {rate} {count} 60").reports[0]
    late = report["late_ns"]
    assert 0 <= late["p50"] <= late["p99"] <= late["max"]
    # the last one leaves one interval before the end, or later where the machine is busy
    assert 0 <= report["seconds"] - (count - 1) / rate < late["max"] / 1e9 + 0.3
    assert late["max"] / 1e9 < report["seconds"]


def test_a_sender_that_was_held_up_says_how_late_all_were(played):
    """The schedule is that of the flood's begin: what was due meanwhile is late, each as it is."""
    held = 0.5
    with played.begin() as process:
        def hold_up():
            if len(played.of(DATA)) == 100:
                process.send_signal(signal.SIGSTOP)
                time.sleep(held)
                process.send_signal(signal.SIGCONT)

        after_each(played, hold_up)
        out, _ = process.communicate("flood 1 2000 3000 60\n", timeout=60)
    late = json.loads(out)["late_ns"]
    # hundreds were due in that time, and not one alone
    assert held * 1e9 / 2 < late["p99"] <= late["max"]


@pytest.mark.parametrize("kind", [Played], ids=["unix"])
def test_what_nobody_reads_is_refused_and_not_sent_again(play):
    played = play(reads=False)
    report = pktsend(played, "flood 1 2000 200 60").reports[0]
    assert report["sent"] == 200 and report["refused"] > 50
    assert len(played.of(DATA)) == 200 - report["refused"]
    # what a unix socket holds by itself is where it starts
    assert [probe.sequence for probe in played.of(DATA)[:5]] == [0, 1, 2, 3, 4]
    # FINISH is repeated until it is taken, and only what the wire took is counted
    assert report["finishes"] == len(played.of(FINISH))


@pytest.mark.parametrize("question, key", [(START, "starts"), (FINISH, "finishes")])
def test_a_question_is_repeated_until_it_is_answered(play, question, key):
    played = play(plan={question: 3})
    report = pktsend(played, "flood 1 5000 20 60").reports[0]
    # and once more where an answer took longer than that
    assert report[key] >= 4
    assert [probe.sequence for probe in played.of(question)] == list(range(report[key]))
    assert len(played.of(DATA)) == 20 - report["refused"]


def test_answers_to_other_questions_are_none(played, tmp_path):
    """Old answers, answers to another run, from another port, and noise do not end a wait."""
    take = played.take

    def noisy(frame):
        probe = Probe.of(frame)
        if probe.kind == START:
            for wrong in (Probe(FINISH, probe.run, 0, 0, b"", 0), Probe(START, 9, 0, 0, b"", 0)):
                played.send(answer(wrong, 0))
            played.send(answer(probe, 0, source_port=7001))
            played.send(answer(probe, 0, magic=1))
            played.send(bytes(60))
            played.send(b"x" * 14)
            time.sleep(0.3)
        take(frame)

    played.take = noisy
    said = pktsend(played, "flood 1 1000 100 60")
    # what is no answer did not begin the flood, 0.3 s before the answer
    asked, began = played.of(START)[0], played.of(DATA)[0]
    assert began.ticks - asked.ticks > 0.25 * said.reports[0]["ticks_per_second"]


# ---- ARP


def arp(wanted, operation=1):
    return (b"\xff" * 6 + RECEIVER + ARP + struct.pack("!HHBBH", 1, 0x800, 6, 4, operation) +
            RECEIVER + RECEIVER_IP + bytes(6) + wanted)


def asking_first(played, frame, kind=START):
    """The receiver asks, once, before it answers START."""
    take, questions = played.take, [frame]

    def curious(taken):
        if questions and taken[12:14] != ARP and Probe.of(taken).kind == kind:
            played.send(questions.pop())
        take(taken)

    played.take = curious


def test_who_asks_for_the_senders_address_is_answered(played):
    asking_first(played, arp(SENDER_IP))
    said = pktsend(played, "flood 1 1000 5 60")
    assert said.status == 0
    reply, = played.others
    assert len(reply) == 60 and reply[:6] == RECEIVER and reply[6:12] == SENDER
    assert reply[20:22] == b"\0\2" and reply[22:32] == SENDER + SENDER_IP
    assert reply[32:42] == RECEIVER + RECEIVER_IP
    # before the run began: no frame of it
    assert said.reports[0]["foreign"] == 0


def test_an_arp_answer_within_a_run_is_counted(played):
    asking_first(played, arp(SENDER_IP), FINISH)
    assert pktsend(played, "flood 1 1000 5 60").reports[0]["foreign"] == 1
    assert len(played.others) == 1


@pytest.mark.parametrize("frame", [arp(RECEIVER_IP), arp(SENDER_IP, operation=2),
                                   arp(SENDER_IP)[:40]])
def test_other_arp_is_not_answered(played, frame):
    asking_first(played, frame)
    assert pktsend(played, "flood 1 1000 5 60").status == 0
    assert not played.others


# ---- around and leave


def test_a_run_around_a_command(played, tmp_path):
    said = pktsend(played, f"around 3 echo here >{tmp_path}/seen", "around 4 exit 7")
    assert (tmp_path / "seen").read_text() == "here\n"
    # a question is repeated where its answer takes long
    asked = [(probe.kind, probe.run) for probe in played.probes]
    assert list(dict.fromkeys(asked)) == [(START, 3), (FINISH, 3), (START, 4), (FINISH, 4)]
    assert said.reports == [{"run": run, "status": status, "starts": asked.count((START, run)),
                             "finishes": asked.count((FINISH, run))}
                            for run, status in ((3, 0), (4, 7 << 8))]


def test_leave(played):
    said = pktsend(played, "leave")
    assert said.reports == [{"leave": True}] and said.status == 0
    assert {probe.kind for probe in played.probes} == {LEAVE}


def test_empty_lines_are_nothing_and_the_end_of_the_input_is_the_end(played):
    assert pktsend(played, "", "", "leave", "").reports == [{"leave": True}]
    assert pktsend(played) == finish(subprocess.CompletedProcess([], 0, "", ""))


# ---- what cannot be


@pytest.mark.parametrize("command, said", [
    ("dance", "dance: no such command"),
    ("synchronise", "synchronise: no such command"),
    ("floods 1 1000 10 60", "no such command"),
    ("flood", "flood: write flood RUN RATE COUNT SIZE"),
    ("flood 1 1000 10", "flood: write flood RUN RATE COUNT SIZE"),
    ("flood x 1000 10 60", "flood: write flood RUN RATE COUNT SIZE"),
    ("flood 1 1000 10 60 7", "flood: write flood RUN RATE COUNT SIZE"),
    ("flood 0 1000 10 60", "RUN 0: must be from 1 to 255"),
    ("flood 1 1000 10 60x", "flood: write flood RUN RATE COUNT SIZE"),
    ("flood -1 1000 10 60", "flood: write flood RUN RATE COUNT SIZE"),
    ("flood 4294967297 1000 10 60", "RUN 4294967297: must be"),
    ("flood 1 1000 4294967297 60", "COUNT 4294967297: must be"),
    ("flood 256 1000 10 60", "RUN 256: must be from 1 to 255"),
    ("flood 1 0.5 10 60", "RATE 0.5: must be from 1 to 200000"),
    ("flood 1 nan 10 60", "RATE nan: must be"),
    ("flood 1 inf 10 60", "RATE inf: must be"),
    ("flood 1 200001 10 60", "RATE 200001: must be"),
    ("flood 1 1000 0 60", "COUNT 0: must be from 1 to 4000000"),
    ("flood 1 1000 4000001 60", "COUNT 4000001: must be"),
    ("flood 1 1000 -1 60", "flood: write flood RUN RATE COUNT SIZE"),
    ("flood 1 1000 10 59", "SIZE 59: must be from 60 to 1514"),
    ("flood 1 1000 10 1515", "SIZE 1515: must be"),
    ("around", "around: write around RUN COMMAND"),
    ("around 1", "around: write around RUN COMMAND"),
    ("around -1 true", "around: write around RUN COMMAND"),
    ("around 4294967297 true", "around: write around RUN COMMAND"),
    ("around 256 true", "around: write around RUN COMMAND, RUN from 1 to 255"),
    ("fuzz", "fuzz: write fuzz SEED COUNT"),
    ("fuzz 1", "fuzz: write fuzz SEED COUNT"),
    ("fuzz 1 0", "fuzz: write fuzz SEED COUNT"),
    ("fuzz 1 4000001", "fuzz: write fuzz SEED COUNT"),
    ("fuzz 1 5 5", "fuzz: write fuzz SEED COUNT"),
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
    done = pktsend(played, command, "leave")
    assert done.status == 2 and not done.reports
    assert said in done.err and done.err.count("\n") == 1 and done.err.startswith("pktsend: ")
    assert not played.probes


@pytest.mark.parametrize("kind", [Played], ids=["unix"])
def test_datagrams_carry_no_tcp(played):
    done = pktsend(played, "transfer 1000 5")
    assert done.status == 77 and done.err.count("\n") == 1
    assert "datagram sockets carry no TCP: use --stream, or --tap as root" in done.err


def usage(*arguments):
    return subprocess.run([PKTSEND, *arguments], capture_output=True, text=True, timeout=20,
                          stdin=subprocess.DEVNULL, check=False)


@pytest.mark.parametrize("arguments, said", [
    ([], "give --tap FD, --stream FD, --interface NAME, or OWN and PEER"),
    (["--stream", "x"], "--stream x: must be a number from 0"),
    (["--stream", "-1"], "--stream -1: must be"),
    (["--stream", "4294967296"], "--stream 4294967296: must be"),
    (["--stream", "99"], "--stream 99: must be an open stream socket"),
    (["--stream", "0"], "--stream 0: must be an open stream socket"),
    (["--stream", "3", "--tap", "4"], "give --tap FD"),
    (["one"], "give --tap FD"),
    (["one", "two", "three"], "three: there are two sockets"),
    (["--tap", "x"], "--tap x: must be a number from 0"),
    (["--tap", "-1"], "--tap -1: must be"),
    (["--tap", "3", "one", "two"], "give --tap FD"),
    (["--interface", "lo", "one"], "give --tap FD"),
    (["/nowhere/own", "/nowhere/peer"], "/nowhere/own: cannot bind a socket"),
    (["x" * 200, "peer"], "longer than a socket's name may be"),
])
def test_bad_usage_is_told(arguments, said):
    done = usage(*arguments)
    assert done.returncode in (1, 2) and said in done.stderr and not done.stdout
    if "/nowhere" not in said:
        assert done.returncode == 2


def test_nobody_at_the_other_end(tmp_path):
    done = usage(tmp_path / "own", tmp_path / "peer")
    assert done.returncode == 1 and "nobody listens there" in done.stderr


def test_an_interface_that_is_not_there():
    done = usage("--interface", "nosuch0")
    assert done.returncode in (1, 77) and "nosuch0: " in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_receiver_that_goes_in_a_flood_ends_the_sender(played):
    take = played.take

    def dying(frame):
        take(frame)
        if len(played.of(DATA)) == 20:
            played.socket.close()
            played._over.set()

    played.take = dying
    begin = time.monotonic()
    done = pktsend(played, "flood 1 1000 50000 60", "leave")
    assert time.monotonic() - begin < 25  # not the 50 s that it would take
    assert done.status == 1 and not done.reports
    assert re.fullmatch("pktsend: the machine's end of the wire is gone: "
                        "(Connection refused|Broken pipe|Connection reset by peer)\n", done.err)


def test_a_question_is_repeated_as_often_as_it_should(play):
    """Until 30 s are over, of which a part is watched here."""
    source = (PKTSEND.parents[2] / "userspace/pktsend/sending.c").read_text()
    wait, most = (int(re.search(rf"#define {name}\s+(\d+)", source)[1])
                  for name in ("ANSWER_NS", "QUESTIONS"))
    assert wait * most == 30e9
    played = play(plan={START: 10 ** 9})
    with played.begin() as process:
        process.stdin.write("flood 1 9 9 60\n")
        process.stdin.flush()
        deadline = time.monotonic() + 50
        while len(played.of(START)) < 4 and time.monotonic() < deadline:
            time.sleep(0.01)
        process.kill()
        assert not process.stdout.read()
    asked = played.of(START)
    assert [probe.sequence for probe in asked] == list(range(len(asked))) and len(asked) >= 4
    # it may have been held up, but has never asked too soon
    ticks_a_ns = (asked[-1].ticks - asked[0].ticks) / (asked[-1].clock - asked[0].clock)
    for before, after in zip(asked, asked[1:]):
        assert (after.ticks - before.ticks) / ticks_a_ns > 0.8 * wait


def test_nobody_who_reads_the_answers(played):
    """A closed standard output is a failure with a line, not silence."""
    with open("/dev/full", "w", encoding="ascii") as full, \
            played.begin(stdout=full) as process:
        _, err = process.communicate("sync\n", timeout=20)
    assert process.returncode == 1 and err == (
        "pktsend: cannot write to standard output: No space left on device\n")
