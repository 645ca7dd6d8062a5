# SPDX-License-Identifier: GPL-2.0-only
"""An eventserver under test, and what a client of it does with plain sockets."""

import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import time
from pathlib import Path

import pytest
from breadth import some
from programs import BUILD, run
from tare.experiments.events import read

EVENTSERVER = BUILD / "guest/bin/eventserver"
READY = ("select", "poll", "epoll", "epoll-edge")
# with all that goes together; some kernels and nights have more
ALL_WAYS = "uring-defer+skip+ring+files"
URING = ("uring", "uring-multishot", "uring-defer", "uring-sqpoll", ALL_WAYS,
         *some([], ["uring-multishot+bundle", "uring-multishot+zerocopy", "uring+skip+coop",
                    "uring-sqpoll+files+ring"]))
MODELS = (*READY, *URING)
# of each kind of loop one
FEW = ("epoll", "uring-defer")
REST = sorted(set(MODELS) - set(FEW))
SEED = b"00001024\n" + 1014 * b"." + b"\n"
SECONDS = 60  # for what must come, on a busy host


class Server:
    """Runs until the end of the block; then `document` is what it wrote, and `said` its stderr."""

    def __init__(self, folder, model, *options, ip="127.0.0.1", before=None, status=0):
        self.model, self.ip, self.status = model, ip, status
        self.json, self.stderr = folder / f"{model}.json", folder / f"{model}.stderr"
        self.words = [str(word) for word in (EVENTSERVER, "-m", model, *options, "-j", self.json,
                                             ip, "0")]
        self.before = before

    def __enter__(self):
        with open(self.stderr, "w", encoding="utf-8") as stderr:
            self.process = subprocess.Popen(self.words, stdout=subprocess.PIPE, stderr=stderr,
                                            text=True, preexec_fn=self.before)
        line = self.process.stdout.readline()
        if not line:
            status, said = self.process.wait(), self.stderr.read_text()
            if status == 77:
                pytest.skip(said)
            raise AssertionError(f"status {status}: {said}")
        said = rf"eventserver: {re.escape(self.model)} at \S+:(\d+)\n"
        self.port = int(re.fullmatch(said, line)[1])
        return self

    def __exit__(self, failed, *_):
        if failed:
            self.process.kill()
        self.end()

    def end(self):
        if self.process.returncode is not None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            assert self.process.wait(SECONDS) in (self.status, -signal.SIGKILL)
        finally:
            self.process.kill()
            self.process.wait()
            self.process.stdout.close()
        self.said = self.stderr.read_text()
        if self.process.returncode == 0:
            self.document = read.read(self.json, "eventserver")
            assert even(self.document)

    def connect(self):
        return socket.create_connection((self.ip, self.port), timeout=SECONDS)

    def ask(self, request=b"data\n", bytes_=len(SEED)):
        """The reply on a connection of its own."""
        with self.connect() as link:
            link.sendall(request)
            return take(link, bytes_)

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def cpu_ns(self):
        """Of all its threads that live, by the scheduler's own account."""
        return sum(int(path.read_text().split()[0]) for path in
                   Path(f"/proc/{self.process.pid}/task").glob("*/schedstat"))

    def settled(self):
        """CPU of all threads once nothing runs any more: twice the same."""
        before = -1
        while (now := self.cpu_ns()) != before:
            before = now
            time.sleep(0.01)
        return now

    def resident_kib(self):
        with open(f"/proc/{self.process.pid}/statm", encoding="ascii") as statm:
            return int(statm.read().split()[1]) * os.sysconf("SC_PAGESIZE") // 1024


def even(document):
    return document["accepted"] == document["open"] + sum(document["closed"].values())


def take(link, count):
    """COUNT bytes, or what came before the end."""
    got = bytearray()
    while len(got) < count and (part := link.recv(min(count - len(got), 1 << 20))):
        got += part
    return bytes(got)


def answered(link, count=1):
    """Whether so many requests by a link are, in order."""
    link.sendall(count * b"data\n")
    return take(link, count * len(SEED)) == count * SEED


def take_all(link):
    """All until the end; a reset is one."""
    got = bytearray()
    with contextlib.suppress(ConnectionResetError):
        while part := link.recv(1 << 20):
            got += part
    return bytes(got)


def read_http(link):
    """(status line, {header: value}, body) of one answer."""
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        part = link.recv(1)
        assert part, head
        head += part
    status, *lines = head.decode().split("\r\n")[:-2]
    headers = dict(line.lower().split(": ", 1) for line in lines)
    return status, headers, take(link, int(headers["content-length"]))


def run_with(folder, *words):
    """An eventserver with a command, run to its end: what run() returns, its document."""
    path = folder / "document.json"
    path.unlink(missing_ok=True)
    done = run(EVENTSERVER, "-j", path, *words, timeout=SECONDS)
    if done.returncode == 77:
        pytest.skip(done.stderr)
    return done, json.loads(path.read_text()) if path.exists() else None


def reset(link):
    """Ends a connection by a reset."""
    link.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
    link.close()
