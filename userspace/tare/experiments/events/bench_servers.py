# SPDX-License-Identifier: GPL-2.0-only
"""Servers that stay while several clients ask them: ours, and nginx with the same reply."""

import os
import pwd
import re
import signal
import subprocess
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tare import paths
from tare.errors import CannotHere, TareError
from tare.experiments.events.transfer_runs import BACKLOG

_PORT, _LISTENING = 8080, 10
_CONFIG = """daemon off;
master_process off;
{owner}
pid {folder}/pid;
error_log {folder}/error crit;
events {{ worker_connections 4096; use epoll; }}
http {{
    access_log off;
    server_tokens off;
    keepalive_requests 1000000000;
    keepalive_timeout 60;
    tcp_nodelay on;
    client_body_temp_path {folder}/a;
    proxy_temp_path {folder}/b;
    fastcgi_temp_path {folder}/c;
    uwsgi_temp_path {folder}/d;
    scgi_temp_path {folder}/e;
    server {{
        listen {ip}:{port} backlog={backlog};
        location / {{ default_type text/plain; return 200 "{body}"; }}
    }}
}}
"""


@dataclass(frozen=True)
class Server:
    """One that listens. process: that answers, all of whose threads are counted."""

    name: str
    process: int
    port: int


def cpu_ns(process):
    """Of all threads of a process that live, by the scheduler's own account."""
    return sum(int(path.read_text().split()[0])
               for path in Path(f"/proc/{process}/task").glob("*/schedstat"))


@contextmanager
def ours(net, pinned, size):
    """eventserver, by epoll, as long as the block."""
    words = net.at_server([pinned[0]], paths.guest_program("eventserver"), "--model", "epoll",
                          "--backlog", BACKLOG, "--size", size, net.ip, 0)
    with _started(words) as process:
        said = process.stdout.readline()
        found = re.search(r":(\d+)$", said.strip())
        if not found:
            raise TareError(f"eventserver said {said!r}, not where it listens")
        yield Server("eventserver", process.pid, int(found.group(1)))


@contextmanager
def _started(words):
    with subprocess.Popen([str(word) for word in words], stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.send_signal(signal.SIGTERM)


@paths.as_found()
def nginx_program(which=None):
    """The one that is installed here, or that `make bench` took out of its package; None."""
    try:
        return (which or paths.of_others)("nginx") or str(paths.program("nginx"))
    except CannotHere:
        return None


@contextmanager
def nginx(net, pinned, size):
    """One process of it, without a log, that answers the bytes that ours does.

    It has no master, which would leave it behind if we were killed.
    """
    with tempfile.TemporaryDirectory(prefix="tare-nginx-") as name:
        folder = Path(name)
        user = _as_nobody(folder)
        # within a namespace of users this user is root, and nobody else is there
        owner = "" if user else "user root root;"
        config, errors = folder / "nginx.conf", folder / "error"
        config.write_text(_CONFIG.format(
            owner=owner, folder=folder, ip=net.ip, port=_PORT, backlog=BACKLOG, body=_body(size)),
                          encoding="ascii")
        words = net.at_server([pinned[0]], *user, nginx_program(), "-p", folder,
                              "-c", config, "-e", errors)
        with _serving(words, errors, partial(_answers, net, pinned, size)) as process:
            yield Server("nginx", process.pid, _PORT)


def _as_nobody(folder):
    """The words with which root gives up its rights, and its FOLDER; another user keeps its own."""
    if os.geteuid():
        return []
    nobody = pwd.getpwnam("nobody")
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    return ["setpriv", f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups",
            "--pdeathsig", "KILL"]


@contextmanager
def _serving(words, errors, answers):
    with _started(words) as process:
        end = time.monotonic() + _LISTENING
        while not answers():
            if process.poll() is not None or time.monotonic() > end:
                said = errors.read_text().strip() if errors.exists() else ""
                raise TareError(f"nginx does not serve: {said or 'it gave no reason'}")
        yield process


def _body(size):
    """The reply of protocol.h, as nginx reads it."""
    return f"{size:08d}\\n{'.' * (size - 10)}\\n"


def _answers(net, pinned, size):
    """Whether activelink takes its reply for right."""
    done = subprocess.run(
        list(map(str, net.at_client([pinned[1]], paths.guest_program("activelink"), "--http",
                                    "--requests", 1, "--size", size, net.ip, _PORT, 1))),
        stdin=subprocess.DEVNULL, capture_output=True, check=False)
    return done.returncode == 0
