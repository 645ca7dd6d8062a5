# SPDX-License-Identifier: GPL-2.0-only
"""nt-server and its clients where descriptors, paths and patience end."""

import os
import resource
import signal
import socket
import struct
import subprocess
from pathlib import Path

import pytest
from nt_server import connects
from programs import BUILD, built, wait_for

SERVER = BUILD / "guest/bin/nt-server"
PIPES, CALL = 3, 48  # of a thread; the size of a request
SELF = 18


@pytest.fixture(scope="module")
def client():
    return built("server_client")


@pytest.fixture()
def serve(tmp_path):
    """A server with so many descriptors, soft and hard limit, and its socket."""
    running = []

    def start(soft=1024, hard=4096):
        path = tmp_path / "socket"
        running.append(subprocess.Popen(
            [SERVER, path], stderr=subprocess.PIPE,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))))
        assert wait_for(lambda: connects(path))
        return running[-1], path

    yield start
    for server in running:
        server.kill()
        server.wait()
        server.stderr.close()


class Thread:
    """A client by hand: its pipes, or none where the server refused it."""

    def __init__(self, path):
        self.pipes = []
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as connection:
            connection.settimeout(60)
            connection.connect(str(path))
            try:
                _, self.pipes, _, _ = socket.recv_fds(connection, 4, PIPES)
            except ConnectionResetError:
                pass

    def close(self):
        while self.pipes:
            os.close(self.pipes.pop())

    def be_idle(self):
        """It keeps the pipe whose end would be its own."""
        while len(self.pipes) > 1:
            os.close(self.pipes.pop())

    def answers(self):
        os.write(self.pipes[0], struct.pack("<I", SELF) + bytes(CALL - 4))
        return os.read(self.pipes[1], 100)[:4] == bytes(4)


def run_ns(process):
    """How long it has been on a CPU."""
    return int(Path(f"/proc/{process.pid}/schedstat").read_text().split()[0])


def test_descriptors_are_all_that_there_may_be(serve):
    _, path = serve(soft=32, hard=400)
    threads = [Thread(path) for _ in range(100)]
    assert all(thread.answers() for thread in threads)
    for thread in threads:
        thread.close()


# so that it is another pipe of the three each time that lacks descriptors
@pytest.mark.parametrize("limit", range(30, 33))
def test_who_is_too_many_is_refused(serve, limit):
    server, path = serve(limit, limit)
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
    assert said and all(line.startswith(b"nt-server: no ") for line in said.splitlines())


def run(client, path, limit=None, what="set"):
    def restrict():
        if limit:
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))

    return subprocess.run([client, what, "event"], env={**os.environ, "NT_SERVER": str(path)},
                          preexec_fn=restrict, capture_output=True, text=True, check=False,
                          timeout=20)


def test_idle_threads_cost_nothing(serve):
    """Who asks does not pay for those that ask nothing: as it does not with Wine's."""
    server, path = serve()
    asker, idle, cost = Thread(path), [], []
    for count in (0, 800):
        while len(idle) < count:
            idle.append(Thread(path))
            idle[-1].be_idle()
        before = run_ns(server)
        for _ in range(2000):
            asker.answers()
        cost.append(run_ns(server) - before)
    for thread in [asker, *idle]:
        thread.close()
    assert cost[1] < 3 * cost[0]


def test_client_without_descriptors_says_so(serve, client):
    _, path = serve()
    # 0 to 2 and the connection leave none, one, two of three pipes
    for limit in range(4, 4 + PIPES):
        done = run(client, path, limit)
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), (limit, done)
        assert "Too many open files" in done.stderr
    assert run(client, path, 4 + PIPES).returncode == 0


def test_path_is_not_cut_off(client, tmp_path):
    """A socket whose path is what is left of a longer one is another."""
    folder = tmp_path / ("n" * (106 - len(str(tmp_path))))
    path = Path(str(folder)[:107])
    server = subprocess.Popen([SERVER, path])
    try:
        assert wait_for(path.exists)
        assert run(client, path).returncode == 0
        done = run(client, f"{path}-and-more")
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
        assert "File name too long" in done.stderr
    finally:
        server.kill()
        server.wait()


def test_signals_do_not_end_what_is_asked(serve, client):
    """A request that waits for room in its pipe, because the server does not read."""
    server, path = serve()
    with subprocess.Popen([client, "large", "key"], env={**os.environ, "NT_SERVER": str(path)},
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as asker:
        assert asker.stdout.readline() == "sets\n"
        server.send_signal(signal.SIGSTOP)
        asker.stdin.write("\n")
        asker.stdin.flush()
        assert asker.stdout.readline() == "signals\n"
        server.send_signal(signal.SIGCONT)
        assert asker.wait(60) == 0


def test_thread_leaves_though_a_child_has_its_pipes(serve, client):
    _, path = serve()
    done = run(client, path, what="fork")
    assert (done.returncode, done.stderr) == (0, "")


def test_server_takes_a_dead_ones_place(serve, client):
    server, path = serve()
    server.kill()
    server.wait()
    assert run(client, path).returncode == 2
    server, _ = serve()
    assert wait_for(lambda: run(client, path).returncode == 0 or server.poll() is not None)
    assert server.poll() is None, server.stderr.read()


@pytest.mark.parametrize("what", ["server", "file"])
def test_server_leaves_others_alone(serve, client, tmp_path, what):
    path = tmp_path / "socket"
    if what == "server":
        serve()
    else:
        path.write_text("mine")
    second = subprocess.run([SERVER, path], capture_output=True, text=True, check=False,
                            timeout=60)
    assert (second.returncode, second.stderr) == (
        1, f"nt-server: {path}: Address already in use\n")
    if what == "server":
        assert run(client, path).returncode == 0
    else:
        assert path.read_text() == "mine"
