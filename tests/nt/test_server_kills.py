# SPDX-License-Identifier: GPL-2.0-only
"""nt-server and its clients, killed at moments that a seed decides: who is left goes on, or says
why it does not."""

import os
import random
import signal
import subprocess
import time

import pytest
from breadth import some
from programs import BUILD, built, wait_for

SEEDS = some([1], range(2, 11))
KILLS = 20


class Place:
    """A server, and clients of it: what they have begun is ended with the test."""

    def __init__(self, folder):
        self.socket, self.begun = folder / "socket", []
        self.server = self.start(BUILD / "guest/bin/nt-server", self.socket)
        assert wait_for(self.socket.exists)

    def start(self, *words):
        self.begun.append(subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, "NT_SERVER": str(self.socket)}))
        return self.begun[-1]

    def client(self, *words):
        """One that has begun."""
        client = self.start(built("server_client"), *words)
        assert client.stdout.readline()
        return client

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.server.pid}/fd"))


@pytest.fixture
def place(tmp_path):
    place = Place(tmp_path)
    yield place
    for process in place.begun:
        process.kill()
        process.communicate()


def some_time(by):
    time.sleep(by.uniform(0, 0.02))


@pytest.mark.parametrize("seed", SEEDS)
def test_server_is_killed(place, seed):
    by = random.Random(seed)
    clients = [place.client("wait", "event") for _ in range(6)]
    clients += [place.client("own", "mutex"), place.client("take", "mutex")]
    clients += [place.client("busy", str(by.randrange(1000))) for _ in range(4)]
    some_time(by)
    place.server.kill()
    for client in clients:
        _, said = client.communicate(timeout=60)
        assert client.returncode == 1
        assert len(said.splitlines()) == 1 and said.startswith("nt-server: ")


@pytest.mark.parametrize("seed", SEEDS)
def test_clients_are_killed(place, seed):
    by = random.Random(seed)
    waiting = place.client("wait", "event")
    before = place.descriptors()
    for _ in range(KILLS):
        what = by.choice(["wait", "own", "take", "busy"])
        client = place.client(what, str(by.randrange(4)))
        some_time(by)
        client.kill()
        client.wait()
    assert wait_for(lambda: place.descriptors() == before)
    assert place.server.poll() is None and waiting.poll() is None
    assert place.start(built("server_client"), "set", "event").wait(60) == 0
    assert waiting.communicate(timeout=60) == ("0x0\n", "")


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGSEGV])
def test_mutex_of_the_dead(place, how):
    owner = place.client("own", "mutex")
    heirs = [place.client("take", "mutex") for _ in range(2)]
    owner.send_signal(how)
    first = [heir.communicate(timeout=60)[0] for heir in heirs]
    # the second has it of the first, who ended without giving it back
    assert first == ["0x80\n", "0x80\n"]
