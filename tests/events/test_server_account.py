# SPDX-License-Identifier: GPL-2.0-only
"""What eventserver says of itself: its document, CPU time, marks, the command's end."""

import contextlib
import ctypes
import json
import os
import signal
import socket
import subprocess
from pathlib import Path

import pytest
from breadth import some
from event_hosts import forbid_io_uring, in_own_network
from event_server import (EVENTSERVER, MODELS, SECONDS, SEED, URING, Server, answered,
                          even, reset, run_with, take)
from link_servers import DEADLINK
from programs import BUILD, run, wait_for
from tare.experiments.events.transfer import rules


@pytest.mark.parametrize("name, model", [("SelectServer", "select"), ("EpollServer", "epoll"),
                                         ("eventserver", "epoll")])
def test_the_name_decides_the_model(name, model):
    done = run(BUILD / "guest/bin" / name, "127.0.0.1", "0", "--", "true", check=True)
    assert done.stdout.startswith(f"eventserver: {model} at 127.0.0.1:")


@pytest.mark.parametrize("model", MODELS)
def test_what_waits_to_be_accepted_is_accepted_before_the_end(tmp_path, model):
    """The client ends at once, while each wake-up takes long and accepts one."""
    done, document = run_with(tmp_path, "-m", model, "-w", 1000000, "127.0.0.1", "0", "--",
                              DEADLINK, "127.0.0.1", "{PORT}", 40)
    assert done.returncode == 0, done.stderr
    assert document["accepted"] == 40 and even(document)
    assert document["accepts"] == (0 if "uring-" in model else 1)
    assert document["liburing"] is None or model in URING


@pytest.mark.parametrize("model", MODELS)
def test_what_is_on_its_way_when_the_command_ends_is_accepted(tmp_path, model):
    """The wire holds the last packet of the handshake back for 5 ms, as a busy kernel may."""
    path = tmp_path / "document.json"
    done = in_own_network(
        'tc qdisc add dev lo root tbf rate 100kbit burst 150 latency 1s || exit 77; exec "$@"',
        EVENTSERVER, "-m", model, "-j", path, "127.0.0.1", "0", "--",
        DEADLINK, "127.0.0.1", "{PORT}", "1", timeout=SECONDS)
    if done.returncode == 77:
        pytest.skip(done.stderr)
    document = json.loads(path.read_text())
    assert done.returncode == 0, done.stderr
    assert document["accepted"] == 1


@pytest.mark.parametrize("command, status", [
    (["sh", "-c", "exit 7"], 7), (["sh", "-c", "kill -9 $$"], 137), (["true"], 0),
    (["/no/such/program"], 127)])
def test_the_status_of_the_command_is_the_server_s(tmp_path, command, status):
    done, document = run_with(tmp_path, "127.0.0.1", "0", "--", *command)
    assert done.returncode == status
    assert document if status != 127 else "/no/such/program" in done.stderr


def test_a_signal_ends_the_command_too(tmp_path):
    path = tmp_path / "document.json"
    server = subprocess.Popen([EVENTSERVER, "-j", path, "127.0.0.1", "0", "--", "sh", "-c",
                               "echo $$; exec sleep 1000"], stdout=subprocess.PIPE, text=True)
    server.stdout.readline()
    child = int(server.stdout.readline())
    server.send_signal(signal.SIGINT)
    assert server.wait(60) == 128 + signal.SIGTERM
    server.stdout.close()
    assert not os.path.exists(f"/proc/{child}") and path.exists()


# the kernel's thread of uring-sqpoll never settles
@pytest.mark.parametrize("model", [model for model in MODELS if model != "uring-sqpoll"])
def test_cpu_between_marks_is_what_the_kernel_says_outside(tmp_path, model):
    with Server(tmp_path, model, "-k", "1000,11000") as server, server.connect() as link:
        for _ in range(40):
            assert answered(link, 25)
        begin = server.settled()
        for _ in range(1000):
            assert answered(link, 10)
        end = server.settled()
    first, last = server.document["marks"]
    assert (first["requests"], last["requests"]) == (1000, 11000)
    cpu = last["cpu_ns"] - first["cpu_ns"]
    # outside, the end of the wake-up and the taking of the second mark are counted in
    assert cpu == pytest.approx(end - begin, rel=0.05, abs=2e6)
    tasks = sum(task["cpu_ns"] for task in last["tasks"]) - sum(task["cpu_ns"]
                                                                for task in first["tasks"])
    assert tasks == pytest.approx(cpu, rel=0.01, abs=1e5)
    assert first["open"] == last["open"] == first["accepted"] == 1
    assert last["ns"] - first["ns"] >= cpu and last["wakeups"] > first["wakeups"]


def test_the_kernel_thread_of_sqpoll_is_counted_and_told(tmp_path):
    with Server(tmp_path, "uring-sqpoll", "-k", "10,2010") as server, server.connect() as link:
        for _ in range(2010):
            assert answered(link)
    assert "takes a CPU" in server.said and server.said.count("\n") == 1
    first, last = server.document["marks"]
    own, polling = (sum(task["cpu_ns"] * sign for sign, mark in ((1, last), (-1, first))
                        for task in mark["tasks"] if task["name"].startswith("iou-sqp") == polls)
                    for polls in (False, True))
    grown = last["cpu_ns"] - first["cpu_ns"]
    assert 0 < polling <= grown > own
    # of a thread that runs on the other CPU the kernel may be a tick behind
    assert grown == pytest.approx(own + polling, rel=0.02, abs=2 * rules.TICK_NS)
    assert rules.not_pinned(server.document)


@pytest.mark.parametrize("model", ["epoll", "uring-defer"])
def test_taking_a_mark_is_no_part_of_what_lies_between_others(tmp_path, model):
    """With a mark after each of 60 requests these take as much CPU as without: a mark costs as much
    as ten requests and more."""
    def cost(marks):
        with Server(tmp_path, model, "-k", ",".join(map(str, marks))) as server, \
                server.connect() as link:
            for _ in range(1100):
                assert answered(link)
        taken = server.document["marks"]
        assert [mark["requests"] for mark in taken] == marks
        return taken[-1]["cpu_ns"] - taken[0]["cpu_ns"]

    # each from the run that others disturbed least; on a busy host that takes more of them
    few, many = [], []
    while len(few) < 3 or (min(many) >= 2 * min(few) and len(few) < 20):
        few.append(cost([1000, 1060]))
        many.append(cost([*range(1000, 1061)]))
    assert min(many) < 2 * min(few)


# of socket(7) and tcp(7)
OPTIONS = {"nodelay": (socket.IPPROTO_TCP, socket.TCP_NODELAY),
           "cork": (socket.IPPROTO_TCP, socket.TCP_CORK),
           "sndbuf": (socket.SOL_SOCKET, socket.SO_SNDBUF),
           "rcvbuf": (socket.SOL_SOCKET, socket.SO_RCVBUF),
           "busy_poll": (socket.SOL_SOCKET, 46)}


def options_of(pid, peer):
    """OPTIONS of the socket of a process whose peer is at PEER: of a copy, by pidfd_getfd."""
    libc, pidfd = ctypes.CDLL(None), os.pidfd_open(pid)
    for entry in os.scandir(f"/proc/{pid}/fd"):
        if os.readlink(entry.path).startswith("socket:"):
            with socket.socket(fileno=libc.syscall(438, pidfd, int(entry.name), 0)) as copy, \
                    contextlib.suppress(OSError):  # it listens
                if copy.getpeername() == peer:
                    return {name: copy.getsockopt(*option) for name, option in OPTIONS.items()}
    raise LookupError("the server has no socket of the connection")


def test_sockets_and_threads_of_all_models_are_alike(tmp_path):
    """What servers' code may say is not asked; the kernel is. Places of a ring's own are not
    sockets that it would tell of."""
    seen, cpu = {}, min(os.sched_getaffinity(0))
    for model in MODELS:
        with Server(tmp_path, model, before=lambda: os.sched_setaffinity(0, {cpu})) as server, \
                server.connect() as link:
            assert answered(link)
            pid = server.process.pid
            if "files" not in model:
                seen[model] = options_of(pid, link.getsockname())
            for task in Path(f"/proc/{pid}/task").iterdir():
                assert (os.sched_getaffinity(int(task.name)) == {cpu}
                        or (task / "comm").read_text().startswith("iou-sqp")), model
    assert len(seen) > 6 and all(one == seen["select"] for one in seen.values()), seen
    assert seen["select"]["nodelay"] == 1


@pytest.mark.parametrize("model, said", [
    ("nosuch", "must be select, poll"), ("epoll+skip", "only models of io_uring take a WAY"),
    ("uring+", "'' is not a WAY; known are multishot, defer"),
    ("uring+skip+nix", "'nix' is not a WAY"), ("uring-defer+sqpoll", "another thread submits"),
    ("uring+bundle", "needs multishot"), ("uring+zerocopy+skip", "completes twice"),
    ("uring-defer+coop", "choose one")])
def test_models_and_ways_that_there_are_not(model, said):
    done = run(EVENTSERVER, "-m", model, "127.0.0.1", "0", "--", "true")
    assert done.returncode == 2 and not done.stdout
    assert done.stderr.startswith(f"eventserver: --model {model}: ") and said in done.stderr


@pytest.mark.parametrize("errno, said", [(1, "io_uring is forbidden"), (38, "there is no io_uring"),
                                         (22, "6.1 or newer"), (12, "Cannot allocate memory")])
def test_where_io_uring_is_forbidden_it_says_so(errno, said):
    done = run(EVENTSERVER, "-m", "uring", "127.0.0.1", "0", "--", "echo", "started",
               preexec_fn=lambda: forbid_io_uring(errno))
    line = [line for line in done.stderr.splitlines() if "warning" not in line]
    assert done.returncode == 77 and not done.stdout
    assert len(line) == 1 and said in line[0] and "--model" in line[0]


def test_memory_is_the_server_s_own(tmp_path):
    """Not that of the process that started it, which the kernel would hand on in ru_maxrss."""
    big = bytearray(b"x") * (100 << 20)
    with Server(tmp_path, "epoll", "-k", "1") as server:
        assert server.ask() == SEED
        resident = server.resident_kib()
    document = server.document
    assert len(big) >> 10 > 20000 > document["memory_most_kib"] >= resident
    assert 0 < document["marks"][0]["memory_kib"] <= document["memory_most_kib"]


def churn(server, count):
    for i in range(count):
        link = server.connect()
        link.sendall(b"data\n" if i % 3 else b"data\nGET / HTTP/1.1\r\n")
        take(link, 1024)
        if i % 2:
            reset(link)
        else:
            link.close()


@pytest.mark.parametrize("count", some([1500], [100_000]))
@pytest.mark.parametrize("model", MODELS)
def test_nothing_is_left_of_ended_connections(tmp_path, model, count):
    with Server(tmp_path, model) as server:
        empty = server.descriptors()
        churn(server, 300)
        assert wait_for(lambda: server.descriptors() == empty)
        before = server.resident_kib()
        churn(server, count)
        assert wait_for(lambda: server.descriptors() == empty)
        # what malloc keeps; of a leak, a struct a connection were 170 KiB of 1,500, and a buffer
        # each third one 2 MiB
        assert server.resident_kib() - before <= 64
    assert server.document["accepted"] == 300 + count
