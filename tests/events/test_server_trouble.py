# SPDX-License-Identifier: GPL-2.0-only
"""What clients do wrong, and limits: eventserver tells it, counts it, serves all others."""

import contextlib
import ctypes
import os
import random
import re
import resource
import select
import signal
import socket
import tempfile
import threading
import time
from pathlib import Path

import pytest
from breadth import at_night, day_or_night, some
from event_server import (ALL_WAYS, EVENTSERVER, FEW, MODELS, REST, SECONDS, SEED, Server, answered,
                          reset, run_with, take, take_all)
from programs import run, wait_for

# of prctl()
PR_CAPBSET_DROP, CAP_IPC_LOCK = 24, 14
GET = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
ANSWERED = (b"data\n", GET, 5 * b"data\n", b"GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
            b"GET / HTTP/1.1\r\nConnection: close\r\nAccept: */*\r\n\r\n",
            b"POST / HTTP/1.1\r\n\r\n")


@pytest.mark.parametrize("model", MODELS)
def test_resets_and_early_ends_are_counted(tmp_path, model):
    with Server(tmp_path, model) as server:
        empty = server.descriptors()
        for _ in range(20):
            link = server.connect()
            assert answered(link)
            reset(link)
        for part in (b"", b"da", b"GET / HTTP/1.1\r\nHo"):
            link = server.connect()
            link.sendall(part)
            link.close()
        assert server.ask() == SEED
        assert wait_for(lambda: server.descriptors() == empty)
    closed = server.document["closed"]
    assert closed["reset"] == 20 and closed["peer"] == 4 and not server.document["open"]
    assert server.document["requests"] == 21


@pytest.mark.parametrize("model", some(FEW, REST))
def test_a_slow_reader_stops_nobody_else(tmp_path, model):
    """It asks for 32 MB and reads nothing; then it gets all of it."""
    size, count = 16 << 20, 2
    with Server(tmp_path, model, "-s", size) as server:
        with server.connect() as slow:
            slow.sendall(count * b"data\n")
            for _ in range(2):
                assert len(server.ask(bytes_=size)) == size
            assert server.resident_kib() < 200 << 10
            got = sum(len(take(slow, size)) for _ in range(count))
            assert got == count * size
    assert server.document["replies"] == count + 2
    # who waits for a reader does not wake up
    assert server.document["wakeups"] < 20000
    assert server.document["bytes_out"] == (count + 2) * size


@pytest.mark.parametrize("model", MODELS)
def test_what_is_asked_of_a_slow_reader_is_not_kept(tmp_path, model):
    """It goes on to ask while it reads nothing: the server stops to read."""
    with Server(tmp_path, model, "-s", 1 << 20) as server:
        empty = server.descriptors()
        with server.connect() as slow:
            slow.setblocking(False)
            sent = 0
            while sent < 64 << 20 and select.select([], [slow], [], 0.15)[1]:
                sent += slow.send(20000 * b"data\n")
            assert server.ask(bytes_=1 << 20)[:9] == b"01048576\n"
            assert sent < 64 << 20
            assert server.resident_kib() < 64 << 10
            reset(slow)
        assert wait_for(lambda: server.descriptors() == empty)
    assert server.document["closed"]["reset"] == 1


def mutate(chance, request):
    """A request with some of its bytes changed, lost, doubled, or mixed with others."""
    for _ in range(chance.choice((0, 1, 1, 2, 5))):
        at, end = sorted(chance.randrange(len(request) + 1) for _ in range(2))
        part = chance.choice((b"", 2 * request[at:end], chance.randbytes(1),
                              chance.randbytes(40) + request[at:end],
                              request[at:end] + chance.choice(ANSWERED)))
        request = request[:at] + part + request[end:]
    return request


@pytest.fixture(scope="module")
def fuzz():
    """Requests, most of them bad, 50 for each connection; by night 100,000."""
    chance = random.Random(15)
    blobs = [b"".join(mutate(chance, chance.choice(ANSWERED)) for _ in range(50))
             for _ in range(day_or_night(498, 1998))]
    return [*blobs, 60000 * b"A", b"GET / HTTP/1.1\r\n" + 3000 * b"Header: value\r\n"]


@pytest.mark.parametrize("model", MODELS)
def test_fuzzed_requests_harm_nobody(tmp_path, fuzz, model):
    chance = random.Random(model)
    with Server(tmp_path, model) as server:
        open_ = server.descriptors()
        with server.connect() as good:
            for i, blob in enumerate(fuzz):
                offend(server, chance, blob)
                if i % 50 == 0:
                    assert answered(good)
        assert wait_for(lambda: server.descriptors() == open_)
        assert server.process.poll() is None
    document = server.document
    assert document["accepted"] == len(fuzz) + 1 and document["open"] == 0
    assert document["closed"]["garbage"] > len(fuzz) // 4
    assert not document["closed"]["error"] and not document["closed"]["shed"]
    assert document["replies"] <= document["requests"]


def offend(server, chance, blob):
    """Sends it in one to three parts, and ends in one of the ways that there are."""
    link = server.connect()
    cuts = sorted(chance.randrange(len(blob) + 1) for _ in range(chance.randrange(3)))
    with contextlib.suppress(OSError):
        for begin, end in zip([0, *cuts], [*cuts, len(blob)], strict=True):
            link.sendall(blob[begin:end])
        way = chance.randrange(4)
        if way == 0:
            reset(link)
        elif way == 1:
            link.shutdown(socket.SHUT_WR)
            take_all(link)
        elif way == 2:
            link.recv(100)
    link.close()


@pytest.mark.parametrize("model", some(FEW, REST))
def test_a_connection_without_a_whole_request_is_closed_in_time(tmp_path, model):
    """Neither a byte now and then helps, nor a reply that nobody reads."""
    with Server(tmp_path, model, "-i", 1, "-s", 16 << 20) as server:
        base, begin = server.descriptors(), time.monotonic()
        dripping, idle, stuck = (server.connect() for _ in range(3))
        dripping.sendall(b"GET / HTTP/1.1\r\nHeader: ")
        stuck.sendall(b"data\n")
        while not select.select([dripping], [], [], 0.05)[0]:
            assert time.monotonic() < begin + SECONDS
            with contextlib.suppress(OSError):
                dripping.send(b"x")
        after = time.monotonic() - begin
        assert take_all(dripping) == take_all(idle) == b""
        assert wait_for(lambda: server.descriptors() == base)
        assert len(take_all(stuck)) < 16 << 20
    assert server.document["closed"]["idle"] == 3 and 1 <= after < 10


def test_whole_requests_keep_a_connection(tmp_path):
    """For longer than the time-out and its coarseness, in all models at once."""
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(Server(tmp_path, model, "-i", 2)) for model in MODELS]
        links = [server.connect() for server in servers]
        end = time.monotonic() + 2.4
        while time.monotonic() < end:
            for link in links:
                assert answered(link)
                select.select([], [], [], 0.01)


def asked(links):
    """(those of LINKS that have a reply, those that were closed) after a request by each."""
    for link in links:
        with contextlib.suppress(ConnectionResetError, BrokenPipeError):
            link.sendall(b"data\n")
    served, shed = [], []
    for link in links:
        got = b""
        with contextlib.suppress(ConnectionResetError):
            got = take(link, 1024)
        assert got in (SEED, b"")
        (served if got else shed).append(link)
    return served, shed


def closed(server, links):
    """Whether nothing of these is left once they are closed."""
    for link in links:
        link.close()
    return wait_for(lambda: server.descriptors() < 20)


@pytest.mark.parametrize("model, words", [*((model, ()) for model in MODELS),
                                          *(("uring", ("-a", accepts)) for accepts in (0, 3))])
def test_without_descriptors_connections_are_shed(tmp_path, model, words):
    """Told once; it neither spins nor forgets; and others are served once some have gone. Places of
    a ring's own are as many as descriptors may be, and those are there besides."""
    most = 128 if "files" in model else 64
    with Server(tmp_path, model, *words, before=lambda: resource.setrlimit(
            resource.RLIMIT_NOFILE, (64, 64))) as server:
        links = [server.connect() for _ in range(200)]
        served, shed = asked(links)
        assert most - 24 < len(served) < most
        assert server.cpu_ns() < 1e9
        assert closed(server, links)
        assert [server.ask() for _ in range(5)] == 5 * [SEED]
    document = server.document
    assert document["accepted"] == 205 and document["closed"]["shed"] == len(shed)
    assert document["wakeups"] < 2000 and document["waits"] < 2500
    assert server.said.count("this process may open no more files") == 1
    assert "ulimit -n" in server.said


@pytest.mark.parametrize("model", ["epoll", "epoll-edge"])
def test_idle_connections_end_also_while_none_is_taken(tmp_path, model):
    """Without a reserve nothing can be shed: who waits is served once those idle have ended."""
    with Server(tmp_path, model, "-i", 1) as server:
        links = [server.connect() for _ in range(40)]
        assert wait_for(lambda: server.descriptors() > 45)
        pid, most = server.process.pid, resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (3, most[1]))
        with server.connect() as waiting:
            waiting.sendall(b"data\n")
            assert wait_for(lambda: server.descriptors() < 20)
            resource.prlimit(pid, resource.RLIMIT_NOFILE, most)
            assert take(waiting, 1024) == SEED
        for link in links:
            link.close()
    assert server.document["closed"]["idle"] == 40


def test_select_sheds_what_it_has_no_bit_for(tmp_path):
    with Server(tmp_path, "select") as server:
        links = [server.connect() for _ in range(1100)]
        served, shed = asked(links)
        assert 1000 < len(served) < 1024
        assert closed(server, links)
        assert server.ask() == SEED
    assert server.document["closed"]["shed"] == len(shed)
    assert server.document["wakeups"] < 10000
    assert server.said.count("FD_SETSIZE") == 1 and server.said.count("\n") == 1


@pytest.mark.parametrize("model", ["epoll", "uring"])
def test_without_memory_connections_are_shed(tmp_path, model):
    with Server(tmp_path, model) as server:
        with open(f"/proc/{server.process.pid}/status", encoding="ascii") as status:
            limit = 1024 * int(re.search(r"VmData:\s+(\d+)", status.read())[1])
        resource.prlimit(server.process.pid, resource.RLIMIT_DATA, (limit, limit))
        links = []
        while len(links) < 10000 and "no memory" not in server.stderr.read_text():
            links += [server.connect() for _ in range(200)]
        assert closed(server, links)
        assert server.ask() == SEED
    document = server.document
    assert document["closed"]["shed"] > 0 and document["accepted"] == len(links) + 1
    assert server.said.count("there is no memory for more connections") == 1
    assert server.said.count("\n") == 1


def ask_more_than_a_turn(server, seconds, meanwhile=0):
    """(links that stay, those that come MEANWHILE). In one turn of so many SECONDS more sends are
    asked for than the ring has room for, of some links that reset; all that stay get replies."""
    staying, leaving = ([server.connect() for _ in range(count)] for count in (1100, 40))
    assert not asked(staying + leaving)[1]
    server.settled()
    for link in staying[:300] + leaving:
        link.sendall(b"data\n")
    time.sleep(seconds / 2)
    for link in leaving:
        reset(link)
    new = [server.connect() for _ in range(meanwhile)]
    for link in staying[300:]:
        link.sendall(b"data\n")
    assert all(take(link, len(SEED)) == SEED for link in staying)
    return staying, new


# with DEFER a kernel may hand out 20 completions a turn
@pytest.mark.parametrize("model, seconds", [("uring+skip", 0.3), (ALL_WAYS, 0.02)])
def test_a_send_fails_in_the_turn_in_which_it_was_asked_for(tmp_path, model, seconds):
    """What had been kept of links that reset is kept of new ones. Nobody goes without a reply."""
    work = ["--work", round(seconds * 1e9)]
    with Server(tmp_path, model, *work, "--accepts", 64) as server:
        staying, new = ask_more_than_a_turn(server, seconds, 140)
        assert not asked(staying + new)[1] and not asked(staying + new)[1]
    assert server.document["open"] == 1240 and server.document["accepted"] == 1280


@at_night("a turn of 600 ms, several times")
def test_what_ends_in_that_turn_waits_for_nobody_else(tmp_path):
    """Those that reset are closed, although nothing happens afterwards."""
    with Server(tmp_path, "uring+skip", "-i", 0, "--work", 600_000_000, "--accepts", 64) as server:
        links = ask_more_than_a_turn(server, 0.6)
        standing = server.descriptors()
        assert wait_for(lambda: server.descriptors() < 1120), (standing, links)


@pytest.mark.parametrize("model", ["epoll", "uring-multishot+skip", ALL_WAYS])
def test_what_was_asked_before_the_end_is_answered(tmp_path, model):
    """Also what came while the reply before it was sent, and the signal in the same turn."""
    with Server(tmp_path, model, "--work", 200_000_000) as server:
        links = [server.connect() for _ in range(20)]
        with server.connect() as first:
            assert not asked([first, *links])[1]
            server.settled()
            first.sendall(b"data\n")
            for _ in range(2):
                time.sleep(0.04)
                for link in links:
                    link.sendall(b"data\n")
            time.sleep(0.04)
            server.process.send_signal(signal.SIGTERM)
            assert all(take(link, 2 * len(SEED)) == 2 * SEED for link in links)
    assert server.document["requests"] == server.document["replies"] == 62


def alone_as_nobody():
    """So that the kernel makes no thread for this user, as whom no other test runs meanwhile."""
    resource.setrlimit(resource.RLIMIT_NPROC, (1, 1))
    if not os.geteuid():
        os.setgid(65534)
        os.setuid(65533)


@pytest.mark.parametrize("model", ["uring+files", ALL_WAYS])
def test_connections_end_where_the_kernel_makes_no_thread(model):
    """That would shut a place of the ring's."""
    with tempfile.TemporaryDirectory(dir="/tmp") as name:
        os.chmod(name, 0o777)
        with contextlib.ExitStack() as stack:
            try:
                server = stack.enter_context(
                    Server(Path(name), model, "-i", 1, before=alone_as_nobody))
            except PermissionError:
                pytest.skip("nobody may run what is built here")
            asking, idle = ([server.connect() for _ in range(5)] for _ in range(2))
            for link in asking:
                link.sendall(b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n")
            assert all(SEED in take_all(link) for link in asking)
            assert not any(map(take_all, idle))
            for link in asking:
                link.close()
    assert server.document["closed"]["idle"] == 5


def pin_little():
    """As an ordinary user may, who has no right to pin more."""
    ctypes.CDLL(None).prctl(PR_CAPBSET_DROP, CAP_IPC_LOCK, 0, 0, 0)
    resource.setrlimit(resource.RLIMIT_MEMLOCK, (1 << 20, 1 << 20))


def test_zerocopy_copies_where_no_more_may_be_pinned(tmp_path):
    size = 1_000_000
    with Server(tmp_path, "uring+zerocopy", "-s", size, before=pin_little) as server:
        links = [server.connect() for _ in range(60)]
        for link in links:
            link.sendall(b"data\n")
        assert wait_for(lambda: "ulimit -l" in server.stderr.read_text())
        assert all(len(take(link, size)) == size for link in links)
    assert server.said.count("\n") == 1 and server.document["replies"] == 60


@pytest.mark.parametrize("model", some([ALL_WAYS], ["uring+files", "uring-multishot+files"]))
def test_what_shuts_a_connection_shuts_no_other(tmp_path, model):
    """Places of the ring's are used again at once, and a thread of the kernel shuts them."""
    request = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    with Server(tmp_path, model, "--accepts", 64) as server:
        for _ in range(200):
            links = [server.connect() for _ in range(8)]
            for link in links:
                link.sendall(request)
            assert all(SEED in take_all(link) for link in links)
    document = server.document
    assert document["closed"]["http"] + document["open"] == document["accepted"] == 1600


def test_it_says_which_port_is_in_use(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken, Server(tmp_path, "epoll") as own:
        for port in (taken.getsockname()[1], own.port):
            done, document = run_with(tmp_path, "127.0.0.1", port)
            assert done.returncode == 1 and not document and not done.stdout, port
            assert f"127.0.0.1:{port} is in use" in done.stderr and done.stderr.count("\n") == 1


HERE = "127.0.0.1 0"
BAD = {"127.0.0.300 0": "127.0.0.300 is not an IP address", "127.0.0.1 70000": "port 70000",
       "192.0.2.1 0": "no interface here has this address", "127.0.0.1": "needs IP and PORT",
       f"{HERE} more": "more", f"{HERE} --": "needs a command after --",
       f"-m kqueue {HERE}": "must be select, poll",
       f"-j /nowhere/x.json {HERE}": "/nowhere/x.json",
       **{f"{option} {HERE}": option for option in (
           "--size 9", "--mark 5,4", "--mark 5,")}}


@pytest.mark.parametrize("words, said", BAD.items())
def test_bad_usage_is_one_line_before_anything_is_served(words, said):
    done = run(EVENTSERVER, *words.split())
    assert done.returncode == (1 if "192.0.2.1" in words or "nowhere" in words else 2)
    assert not done.stdout
    assert said in done.stderr.splitlines()[0]


@at_night("ten seconds each")
@pytest.mark.parametrize("model", MODELS)
def test_it_ends_although_clients_go_on_to_connect(tmp_path, model):
    with Server(tmp_path, model, "-w", 1000000) as server:
        ended, goes_on = threading.Event(), threading.Event()

        def connect():
            with contextlib.suppress(OSError):
                while not ended.is_set():
                    server.connect().close()
                    goes_on.set()

        client = threading.Thread(target=connect)
        client.start()
        goes_on.wait(SECONDS)
        try:
            server.end()
        finally:
            ended.set()
            client.join()


@pytest.mark.parametrize("model", MODELS)
def test_it_ends_in_good_order_in_the_middle_of_work(tmp_path, model):
    """Server checks its account and its status 0."""
    with Server(tmp_path, model, "-s", 1 << 20) as server:
        links = [server.connect() for _ in range(10)]
        for link in links:
            link.sendall(5 * b"data\n")
        assert server.ask(bytes_=1 << 20)[:9] == b"01048576\n"
        server.end()
        for link in links:
            link.close()
    assert server.document["accepted"] == 11 and server.document["open"] >= 10


@pytest.mark.parametrize("model, count", some([("uring", 4000)], [("uring", 19_000),
                                                                  ("poll", 10_000)]))
def test_many_connections_are_served_and_give_their_memory_back(tmp_path, model, count):
    """One-shot io_uring has 4 KiB of each, and keeps some for the next."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        with Server(tmp_path, model, "-i", 0) as server:
            empty, before = server.descriptors(), server.resident_kib()
            links = [server.connect() for _ in range(count)]
            served, shed = asked(links)
            assert len(served) == count and not shed
            for link in links:
                link.close()
            assert wait_for(lambda: server.descriptors() == empty)
            assert server.resident_kib() - before < 10 << 10 < 4 * count
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
