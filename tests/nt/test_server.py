# SPDX-License-Identifier: GPL-2.0-only
"""nt-server and its clients where descriptors, paths and patience end, and killed at moments that a
seed decides: who is left goes on, or says why it does not."""

import fcntl
import os
import random
import select
import signal
import socket
import struct
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from breadth import some
from nt_server import SERVER, answered, client, limited, serving
from programs import run, wait_for

PIPES, CALL = 3, 48  # of a thread; the size of a request
SELF = 15
SEEDS = some([1], range(2, 11))
KILLS = 20


@pytest.fixture
def path(tmp_path):
    return tmp_path / "socket"


@pytest.fixture
def serve(path):
    """Servers with so many descriptors, soft and hard limit, until the end of the test."""
    with ExitStack() as running:
        yield lambda soft=1024, hard=4096: running.enter_context(
            serving(path, **limited(soft, hard)))


@pytest.fixture
def begin(path):
    """begin(words): a client that has begun; what is left of it is ended with the test."""
    begun = []

    def start(*words):
        begun.append(client(path, *words))
        assert begun[-1].stdout.readline()
        return begun[-1]

    yield start
    for one in begun:
        one.kill()
        one.communicate()


class Thread:
    """A client by hand: its pipes, or none where the server refused it."""

    def __init__(self, path):
        self.pipes = []
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as connection:
            connection.settimeout(60)
            connection.connect(str(path))
            with suppress(ConnectionResetError):
                _, self.pipes, _, _ = socket.recv_fds(connection, 4, PIPES)

    def close(self, keep=0):
        """All of its pipes, but for so many."""
        while len(self.pipes) > keep:
            os.close(self.pipes.pop())

    def ask(self):
        os.write(self.pipes[0], struct.pack("<I", SELF) + bytes(CALL - 4))

    def answers(self):
        self.ask()
        there, _, _ = select.select(self.pipes[1:2], [], [], 60)
        return bool(there) and os.read(self.pipes[1], 100)[:4] == bytes(4)


def run_ns(process):
    """How long it has been on a CPU."""
    return int(Path(f"/proc/{process.pid}/schedstat").read_text().split()[0])


def descriptors(process):
    return len(os.listdir(f"/proc/{process.pid}/fd"))


@pytest.mark.parametrize("seed", SEEDS)
def test_server_is_killed(serve, begin, seed):
    by, server = random.Random(seed), serve()
    clients = [begin("wait", "event") for _ in range(6)]
    clients += [begin("own", "mutex"), begin("take", "mutex")]
    clients += [begin("busy", str(by.randrange(1000))) for _ in range(4)]
    time.sleep(by.uniform(0, 0.02))
    server.kill()
    for one in clients:
        _, said = one.communicate(timeout=60)
        assert one.returncode == 1
        assert len(said.splitlines()) == 1 and said.startswith("nt-server: ")


@pytest.mark.parametrize("seed", SEEDS)
def test_clients_are_killed(serve, begin, path, seed):
    by, server = random.Random(seed), serve()
    waiting = begin("wait", "event")
    before = descriptors(server)
    for _ in range(KILLS):
        what = by.choice(["wait", "own", "take", "busy"])
        one = begin(what, str(by.randrange(4)))
        time.sleep(by.uniform(0, 0.02))
        one.kill()
        one.wait()
    assert wait_for(lambda: descriptors(server) == before)
    assert server.poll() is None and waiting.poll() is None
    assert answered(path, "set", "event") == (0, "", "")
    assert waiting.communicate(timeout=60) == ("0x0\n", "")


def test_the_dead_take_nothing_and_give_up_their_mutexes(serve, begin, path):
    """A handle is of one process: that of the event is its first."""
    server = serve()
    dead, owner = begin("wait", "event"), begin("own", "mutex")
    before, waiting = descriptors(server), begin("wait", "event")
    heirs = [begin("take", "mutex") for _ in range(2)]
    dead.kill()
    owner.kill()
    # the second has it of the first, who ended without giving it back
    assert [heir.communicate(timeout=60)[0] for heir in heirs] == ["0x80\n", "0x80\n"]
    assert wait_for(lambda: descriptors(server) < before)
    # its name is nobody's now
    assert wait_for(lambda: answered(path, "set", "mutex")[0] == 0)
    assert answered(path, "handle", "4")[0] == 1 and waiting.poll() is None
    assert answered(path, "set", "event") == (0, "", "")
    assert waiting.communicate(timeout=60) == ("0x0\n", "")


def test_descriptors_are_all_that_there_may_be(serve, path):
    serve(soft=32, hard=400)
    threads = [Thread(path) for _ in range(100)]
    assert all(thread.answers() for thread in threads)
    for thread in threads:
        thread.close()


# so that it is another pipe of the three each time that lacks descriptors
@pytest.mark.parametrize("limit", range(30, 33))
def test_who_is_too_many_is_refused(serve, path, limit):
    server = serve(limit, limit)
    threads = [Thread(path) for _ in range(30)]
    served = [thread for thread in threads if thread.pipes]
    assert 5 < len(served) < 15
    assert all(thread.answers() for thread in served)
    served[0].close()
    assert wait_for(lambda: Thread(path).pipes)
    before = run_ns(server)
    assert all(thread.answers() for thread in served[1:])
    assert run_ns(server) - before < 500_000_000
    for thread in served[1:]:
        thread.close()
    server.kill()
    said = server.stderr.read()
    assert said and all(line.startswith("nt-server: no ") for line in said.splitlines())


def test_who_reads_no_answers_holds_nobody_up(serve, path):
    serve()
    lazy, other = Thread(path), Thread(path)
    room = fcntl.fcntl(lazy.pipes[1], fcntl.F_SETPIPE_SZ, 4096)
    # the server ends who asks again before it has its answer
    with suppress(BrokenPipeError):
        for _ in range(room):
            lazy.ask()
            assert other.answers()
        pytest.fail("its pipe has room for all answers")
    assert other.answers()


def test_idle_threads_cost_nothing(serve, path):
    """Who asks does not pay for those that ask nothing: as it does not with Wine's."""
    server = serve()
    asker, idle, cost = Thread(path), [], []
    for count in (0, 800):
        while len(idle) < count:
            idle.append(Thread(path))
            # it keeps the pipe whose end would be its own
            idle[-1].close(keep=1)
        before = run_ns(server)
        for _ in range(2000):
            asker.answers()
        cost.append(run_ns(server) - before)
    for thread in [asker, *idle]:
        thread.close()
    assert cost[1] < 3 * cost[0]


def test_client_without_descriptors_or_room_for_its_path_says_so(tmp_path):
    """A socket whose path is what is left of a longer one is another."""
    path = Path(str(tmp_path / ("n" * (106 - len(str(tmp_path)))))[:107])
    with serving(path):
        # 0 to 2 and the connection leave none, one, two of three pipes
        refused = [(path, limit, "Too many open files") for limit in range(4, 4 + PIPES)]
        for at, limit, why in (*refused, (f"{path}-and-more", 1024, "File name too long")):
            status, _, said = answered(at, "set", "event", **limited(limit))
            assert (status, len(said.splitlines())) == (2, 1) and why in said, (limit, said)
        assert answered(path, "set", "event", **limited(4 + PIPES))[0] == 0


def test_signals_do_not_end_what_is_asked(serve, begin):
    """A request that waits for room in its pipe, because the server does not read."""
    server = serve()
    asker = begin("large", "key")
    server.send_signal(signal.SIGSTOP)
    asker.stdin.write("\n")
    asker.stdin.flush()
    assert asker.stdout.readline() == "signals\n"
    server.send_signal(signal.SIGCONT)
    assert asker.wait(60) == 0


def test_thread_leaves_though_a_child_has_its_pipes(serve, path):
    serve()
    assert answered(path, "fork", "event") == (0, "", "")


def test_server_takes_a_dead_ones_place_and_leaves_others_alone(serve, path):
    def is_refused():
        second = run(SERVER, path, timeout=60)
        return (second.returncode, second.stderr) == (
            1, f"nt-server: {path}: Address already in use\n")

    path.write_text("mine")
    assert is_refused() and path.read_text() == "mine"
    path.unlink()
    server = serve()
    assert is_refused() and answered(path, "set", "event")[0] == 0
    server.kill()
    server.wait()
    assert answered(path, "set", "event")[0] == 2
    serve()
    assert answered(path, "set", "event")[0] == 0


def test_a_second_socket_is_refused(tmp_path):
    done = run(SERVER, "one", "two", cwd=tmp_path, timeout=10)
    assert done.returncode == 2 and "nt-server: two: only one SOCKET" in str(done.stderr)
    assert not list(tmp_path.iterdir())
