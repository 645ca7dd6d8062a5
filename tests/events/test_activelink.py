# SPDX-License-Identifier: GPL-2.0-only
"""activelink: its account is even, whatever becomes of the server."""

import itertools
import json
import os
import resource
import signal
import subprocess
import threading
import time

import poisson
import pytest
from link_servers import (ACTIVELINK, EVENTSERVER, against, ask, even, one_line, right, seed,
                          serving)
from programs import run, wait_for
from tare.experiments.events import read

WAYS = {
    "closed": [],
    "pipelined": ["--pipeline", 8],
    "threads": ["--threads", 3],
    "each": ["--threads-each"],
    "each-pipelined": ["--threads-each", "--pipeline", 8],
    "open": ["--rate", 20000],
    "open-threads": ["--rate", 20000, "--threads", 3, "--pipeline", 4],
    "http": ["--http"],
    "http-pipelined": ["--http", "--pipeline", 8],
}


@pytest.mark.parametrize("way", WAYS)
def test_the_account_is_the_servers(way, tmp_path):
    served, asked = against(["-m", "epoll"], ACTIVELINK, 30, "--dead", 7, "--warm", 50,
                            "--requests", 1000, *WAYS[way], folder=tmp_path)

    read.agree_on_transfer(served, read.read(tmp_path / "client.json", "activelink"), way)
    assert (asked["requests"], asked["replies"]) == (1000, 1000)
    assert (asked["connected"], asked["verified"]) == (37, 37)
    assert asked["all_requests"] == 37 + 50 + 1000
    assert asked["latency"]["count"] == sum(row[2] for row in asked["latency"]["buckets"]) == 1000
    assert asked["latency"]["most_ns"] <= asked["seconds"] * 1e9
    assert 0 < asked["cpu_ns"] < asked["seconds"] * 1e9 * asked["threads"] + 2e7
    assert asked["seed"] == (1 if "--rate" in WAYS[way] else None)


@pytest.mark.parametrize("words", [[], ["--threads-each"], ["--rate", 5000]])
def test_a_time_ends_it(words, tmp_path):
    """What was sent within it is waited for."""
    served, asked = against(["-m", "epoll"], ACTIVELINK, 4, "--seconds", 0.2, *words,
                            folder=tmp_path)

    read.agree_on_transfer(served, asked, "time")
    assert asked["requests"] > 4
    assert asked["seconds"] >= 0.19
    if "--rate" in words:
        assert asked["requests"] == pytest.approx(1000, abs=150)


def test_nothing_is_asked_before_unless_wanted(tmp_path):
    served, asked = against(["-m", "epoll"], ACTIVELINK, 4, "--dead", 2, "--no-verify",
                            "--requests", 10, folder=tmp_path)

    assert (asked["verified"], asked["all_requests"], served["requests"]) == (0, 10, 10)


def test_what_never_answers_is_not_measured(tmp_path):
    with serving(lambda *_: []) as port:
        done, asked = ask(ACTIVELINK, port, 3, "--dead", 2, "--timeout", 0.2, folder=tmp_path)

    assert done.returncode == 1
    assert one_line(done, ACTIVELINK) == (
        f"127.0.0.1:{port}: of 5 connections 5 stood and 0 replied: 5 no reply in time; nothing "
        "was measured")
    assert (asked["connected"], asked["verified"], asked["requests"]) == (5, 0, 0)
    assert even(asked)


def test_one_that_never_answers_is_told_from_those_that_do(tmp_path):
    with serving(lambda _, connection: [] if connection == 1 else [seed()]) as port:
        done, asked = ask(ACTIVELINK, port, 3, "--timeout", 0.5, folder=tmp_path)

    assert done.returncode == 1
    assert (asked["connected"], asked["verified"]) == (3, 2)
    assert asked["failed"] == {"no reply in time": 1}
    assert even(asked)


def test_nobody_listens(tmp_path):
    with serving(right) as port:
        pass
    done, asked = ask(ACTIVELINK, port, 3, folder=tmp_path)

    assert (done.returncode, asked["connected"]) == (1, 0)
    assert asked["failed"] == {"ECONNREFUSED": 3}


@pytest.mark.parametrize("words", [[], ["--pipeline", 4], ["--threads-each"], ["--threads", 2],
                                   ["--rate", 2000]])
def test_connections_that_the_server_closes(words, tmp_path):
    """Each after its tenth reply: nothing hangs, and each request has its end."""
    with serving(lambda number, _: [seed()] if number < 10 else [None]) as port:
        done, asked = ask(ACTIVELINK, port, 4, "--requests", 1000, *words, folder=tmp_path,
                          timeout=60)

    assert done.returncode == 1
    assert asked["all_replies"] == 40
    assert even(asked)
    assert asked["requests"] == 1000 or asked["requests"] <= 4 * (10 + asked["pipeline"])
    assert any(what in one_line(done, ACTIVELINK) for what in ("connection closed", "ECONNRESET"))


def test_dead_connections_that_the_server_closes(tmp_path):
    """It closes all but the first once they have answered, and only then goes on with that."""
    closed = threading.Semaphore(0)

    def answer(number, connection):
        if number == 1:
            assert all(closed.acquire(timeout=30) for _ in range(3))
        yield seed()
        if connection:
            yield None

    with serving(answer, closed=closed) as port:
        done, asked = ask(ACTIVELINK, port, 1, "--dead", 3, "--requests", 100, folder=tmp_path)

    assert done.returncode == 1
    assert asked["failed"] == {"idle connection closed": 3}
    assert asked["requests"] == asked["replies"] == 100
    assert even(asked)


def cpu_ticks(process):
    """Of its own, in user and system."""
    with open(f"/proc/{process.pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


@pytest.mark.parametrize("words", [[], ["--threads-each"], ["--rate", 50000]])
def test_a_server_that_is_killed(words, tmp_path):
    path = tmp_path / "client.json"
    with subprocess.Popen([EVENTSERVER, "-m", "epoll", "127.0.0.1", "0"], text=True,
                          stdout=subprocess.PIPE) as server:
        port = server.stdout.readline().rpartition(":")[2].strip()
        before = cpu_ticks(server)
        with subprocess.Popen([str(word) for word in (
                ACTIVELINK, "127.0.0.1", port, 8, "--seconds", 600, "--json", path, *words)],
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as client:
            assert wait_for(lambda: cpu_ticks(server) > before + 2)
            server.kill()
            said = client.communicate(timeout=60)[1]

    assert client.returncode == 1
    assert len(said.splitlines()) == 1
    asked = json.loads(path.read_text())
    assert asked["replies"] > 0
    assert even(asked)
    assert sum(asked["failed"].values()) >= 8


def test_a_server_that_stops_is_given_up(tmp_path):
    """All stay open, and say nothing more."""
    for words in ([], ["--threads-each"], ["--rate", 2000]):
        with serving(lambda number, _: [seed()] if number < 10 else []) as port:
            done, asked = ask(ACTIVELINK, port, 3, "--requests", 1000, "--timeout", 0.5, *words,
                              folder=tmp_path, timeout=60)

        assert done.returncode == 1
        assert asked["failed"] == {"no reply in time": 3}
        assert one_line(done, ACTIVELINK) == f"127.0.0.1:{port}: 3 no reply in time"
        assert even(asked)


def test_a_client_that_is_stopped_sent_late(tmp_path):
    """Its requests were meant for the time that it slept through, and count from there."""
    client = []

    def stop(number, _):
        if number == 20:
            client[0].send_signal(signal.SIGSTOP)
            os.waitid(os.P_PID, client[0].pid, os.WSTOPPED | os.WNOWAIT)
            time.sleep(0.3)
            client[0].send_signal(signal.SIGCONT)
        yield seed()

    path = tmp_path / "client.json"
    with serving(stop) as port:
        with subprocess.Popen([str(word) for word in (
                ACTIVELINK, "127.0.0.1", port, 1, "--rate", 500, "--requests", 300, "--json",
                path)], stdout=subprocess.PIPE, text=True) as process:
            client.append(process)
            said = process.communicate(timeout=60)[0]

    asked = json.loads(path.read_text())
    assert process.returncode == 0
    # 150 are meant for that time, give or take 12
    assert asked["late"] >= 100
    assert f"late          {asked['late']} sent" in said
    assert asked["latency"]["most_ns"] >= 250e6
    slow = sum(row[2] for row in asked["latency"]["buckets"] if row[0] >= 100e6)
    assert slow >= 60


def test_a_rate_that_the_server_cannot_keep_up_with(tmp_path):
    """What is meant for 0.3 s takes a server 3 s; one second after its end the rest is given up."""
    def slow(number, _):
        time.sleep(0.01 if number else 0)
        yield seed()

    with serving(slow) as port:
        done, asked = ask(ACTIVELINK, port, 1, "--rate", 1000, "--seconds", 0.3, "--timeout", 1,
                          folder=tmp_path)

    times = list(itertools.islice(poisson.times(1, 1000), 1000))
    meant = sum(at < times[0] + 0.3e9 for at in times)
    left = asked["failed"]["not sent in time"]
    assert done.returncode == 1
    assert one_line(done, ACTIVELINK) == f"127.0.0.1:{port}: {left} not sent in time"
    assert 0 < asked["requests"] == asked["replies"] == meant - left
    assert asked["late"] >= left
    assert even(asked)


def test_percentiles_are_told_as_far_as_they_go(tmp_path):
    """Ten samples must lie beyond."""
    with serving(right) as port:
        said = {count: ask(ACTIVELINK, port, 2, "--requests", count, folder=tmp_path)[0].stdout
                for count in (15, 99, 100, 1000)}

    assert [name for name in ("p50", "p90", "p99 ", "p99.9") if name in said[15]] == []
    assert "p50" in said[99] and "p90" not in said[99]
    assert "p90" in said[100] and "p99 " not in said[100]
    assert "p99 " in said[1000] and "p99.9" not in said[1000]


def test_waiting_does_not_spin(tmp_path):
    """Ten requests in half a second: a client that spins takes as long of a CPU."""
    for words in ([], ["--threads", 2]):
        with serving(right) as port:
            done, asked = ask(ACTIVELINK, port, 4, "--rate", 20, "--seconds", 0.5, *words,
                              folder=tmp_path)

        assert (done.returncode, asked["cpu_ns"] < 50e6) == (0, True)


def test_a_thread_that_cannot_be_started(tmp_path):
    """Nothing is asked unless all are there."""
    with serving(right) as port:
        done, asked = ask(ACTIVELINK, port, 300, "--threads-each", folder=tmp_path, timeout=60,
                          preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS,
                                                                (20 << 20, 20 << 20)))

    assert done.returncode == 77
    assert one_line(done, ACTIVELINK).startswith("cannot start thread ")
    assert (asked["requests"], asked["verified"]) == (0, 300)


def test_few_files(tmp_path):
    with serving(right) as port:
        done, asked = ask(ACTIVELINK, port, 100, "--dead", 50, folder=tmp_path, preexec_fn=lambda:
                          resource.setrlimit(resource.RLIMIT_NOFILE, (50, 200)))

    assert (done.returncode, asked) == (77, {})
    assert one_line(done, ACTIVELINK).startswith("150 connections need 214 open files and the hard "
                                                 "limit is 200")


@pytest.mark.parametrize("words, said", [
    ([], "write IP PORT N"),
    (["127.0.0.1", "80", "0"], "N 0"),
    (["127.0.0.1", "0", "1"], "port 0"),
    (["127.0.0.1", "80", "1", "-n", "1", "-d", "1"], "give --requests or --seconds"),
    (["127.0.0.1", "80", "1", "--threads-each", "-t", "1"], "--threads-each has a thread"),
    (["127.0.0.1", "80", "1", "--threads-each", "-r", "1"], "--rate needs event threads"),
    (["127.0.0.1", "80", "1", "-t", "2"], "--threads 2: more threads than connections"),
    (["127.0.0.1", "80", "1", "-r", "0"], "--rate 0"),
    (["127.0.0.1", "80", "1", "-r", "10000001"], "--rate 10000001"),
    (["127.0.0.1", "80", "1", "-r", "nan"], "--rate nan"),
    (["127.0.0.1", "80", "1", "-d", "0x1"], "--seconds 0x1"),
    (["127.0.0.1", "80", "1", "-d", "."], "--seconds ."),
    (["127.0.0.1", "80", "1", "-n", "0"], "--requests 0"),
    (["127.0.0.1", "80", "1", "-s", "9"], "--size 9"),
    (["127.0.0.1", "80", "1", "-P", "1025"], "--pipeline 1025"),
    (["127.0.0.1", "80", "1", "-D", "1000001"], "--dead 1000001"),
])
def test_bad_usage(words, said):
    done = run(ACTIVELINK, *words)

    assert done.returncode == 2
    assert one_line(done, ACTIVELINK).startswith(said)
