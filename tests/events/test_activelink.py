# SPDX-License-Identifier: GPL-2.0-only
"""activelink: its account is even, whatever becomes of the server."""

import itertools
import threading
import time

import poisson
import pytest
from event_server import MODELS
from link_servers import ACTIVELINK, against, ask, fails, right, seed, serving
from tare.experiments.events import read

LOOPS = ("", "--rate 5000")


@pytest.mark.parametrize("model, way", [
    *(("epoll", way) for way in ("--pipeline 8", "--http", "--rate 20000", "--http --pipeline 8",
                                 "--rate 20000 --pipeline 4")), *((model, "") for model in MODELS)])
def test_the_account_is_the_servers(model, way, tmp_path):
    served, asked = against(["-m", model], ACTIVELINK, 30, "--dead", 7, "--warm", 50,
                            "--requests", 1000, *way.split(), folder=tmp_path)

    read.agree_on_transfer(served, read.read(tmp_path / "client.json", "activelink"), way)
    assert (asked["requests"], asked["replies"]) == (1000, 1000)
    assert asked["connected"] == asked["verified"] == served["open_most"] == 37
    assert asked["all_requests"] == 37 + 50 + 1000
    if "--http" not in way:
        assert (served["bytes_in"], served["bytes_out"]) == (5 * 1087, 1024 * 1087)
    assert asked["latency"]["count"] == sum(row[2] for row in asked["latency"]["buckets"]) == 1000
    assert asked["latency"]["most_ns"] <= asked["seconds"] * 1e9
    assert 0 < asked["cpu_ns"] < asked["seconds"] * 1e9 + 2e7
    assert asked["seed"] == (1 if "--rate" in way else None)


@pytest.mark.parametrize("way", LOOPS)
def test_a_time_ends_it(way, tmp_path):
    """What was sent within it is waited for."""
    served, asked = against(["-m", "epoll"], ACTIVELINK, 4, "--seconds", 0.2, *way.split(),
                            folder=tmp_path)

    read.agree_on_transfer(served, asked, "time")
    assert asked["requests"] > 4
    assert asked["seconds"] >= 0.19
    if "--rate" in way:
        assert asked["requests"] == pytest.approx(1000, abs=150)


def test_nothing_is_asked_before_unless_wanted(tmp_path):
    served, asked = against(["-m", "epoll"], ACTIVELINK, 4, "--dead", 2, "--no-verify",
                            "--requests", 10, folder=tmp_path)

    assert (asked["verified"], asked["all_requests"], served["requests"]) == (0, 10, 10)


def test_one_that_never_answers_is_not_measured(tmp_path):
    said, asked = fails(lambda _, connection: [] if connection == 1 else [seed()],
                        3, "--dead", 2, "--timeout", 0.5, folder=tmp_path)

    assert said == ("of 5 connections 5 stood and 4 replied: 1 no reply in time; nothing was "
                    "measured")
    assert (asked["connected"], asked["verified"], asked["requests"]) == (5, 4, 0)
    assert asked["failed"] == {"no reply in time": 1}


@pytest.mark.parametrize("way", [*LOOPS, "--pipeline 4"])
def test_connections_that_the_server_closes(way, tmp_path):
    """Each after its tenth reply: nothing hangs, and each request has its end."""
    said, asked = fails(lambda number, _: [seed()] if number < 10 else [None],
                        4, "--requests", 1000, *way.split(), folder=tmp_path)

    assert asked["all_replies"] == 40
    assert asked["requests"] == 1000 or asked["requests"] <= 4 * (10 + asked["pipeline"])
    assert "connection closed" in said or "ECONNRESET" in said


def test_dead_connections_that_the_server_closes(tmp_path):
    """It closes all but the first once they have answered, and only then goes on with that."""
    closed = threading.Semaphore(0)

    def answer(number, connection):
        if number == 1:
            assert all(closed.acquire(timeout=30) for _ in range(3))
        yield seed()
        if connection:
            yield None

    _, asked = fails(answer, 1, "--dead", 3, "--requests", 100, folder=tmp_path, closed=closed)

    assert asked["failed"] == {"idle connection closed": 3}
    assert asked["requests"] == asked["replies"] == 100


@pytest.mark.parametrize("way", LOOPS)
def test_a_server_that_stops_is_given_up(way, tmp_path):
    """All stay open, and say nothing more."""
    said, asked = fails(lambda number, _: [seed()] if number < 10 else [],
                        3, "--requests", 1000, "--timeout", 0.5, *way.split(), folder=tmp_path)

    assert (said, asked["failed"]) == ("3 no reply in time", {"no reply in time": 3})


def test_a_rate_that_the_server_cannot_keep_up_with(tmp_path):
    """What is meant for 0.3 s takes a server 3 s; one second after its end the rest is given up."""
    def slow(number, _):
        time.sleep(0.01 if number else 0)
        yield seed()

    said, asked = fails(slow, 1, "--rate", 1000, "--seconds", 0.3, "--timeout", 1, folder=tmp_path)

    times = list(itertools.islice(poisson.times(1, 1000), 1000))
    meant = sum(at < times[0] + 0.3e9 for at in times)
    left = asked["failed"]["not sent in time"]
    assert said == f"{left} not sent in time"
    assert 0 < asked["requests"] == asked["replies"] == meant - left
    assert asked["late"] >= left


def test_percentiles_are_told_as_far_as_they_go(tmp_path):
    """Ten samples must lie beyond."""
    names = ("p50", "p90", "p99 ", "p99.9")
    with serving(right) as port:
        for count, told in ((15, 0), (99, 1), (100, 2), (1000, 3)):
            said = ask(ACTIVELINK, port, 2, "--requests", count, folder=tmp_path)[0].stdout
            assert [name for name in names if name in said] == list(names[:told]), count


def test_waiting_does_not_spin(tmp_path):
    """Ten requests in half a second: a client that spins takes as long of a CPU."""
    with serving(right) as port:
        done, asked = ask(ACTIVELINK, port, 4, "--rate", 20, "--seconds", 0.5, folder=tmp_path)

    assert (done.returncode, asked["cpu_ns"] < 50e6) == (0, True)
