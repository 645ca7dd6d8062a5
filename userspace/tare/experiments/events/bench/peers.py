# SPDX-License-Identifier: GPL-2.0-only
"""Our server beside nginx, our client beside wrk: CPU of each for the same requests, in turn."""

import os
import platform
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

from tare import child, paths, result, stats, turns
from tare.errors import CannotHere, TareError
from tare.experiments.events import read
from tare.experiments.events.transfer import rules
from tare.experiments.events.transfer.run import BACKLOG

# Servers that stay while several clients ask them: ours, and nginx with the same reply.

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
def our_server(net, pinned, size):
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
            owner=owner, folder=folder, ip=net.ip, port=_PORT, backlog=BACKLOG,
            body=f"{size:08d}\\n{'.' * (size - 10)}\\n"), encoding="ascii")  # of protocol.h
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


def _answers(net, pinned, size):
    """Whether activelink takes its reply for right."""
    done = subprocess.run(
        list(map(str, net.at_client([pinned[1]], paths.guest_program("activelink"), "--http",
                                    "--requests", 1, "--size", size, net.ip, _PORT, 1))),
        stdin=subprocess.DEVNULL, capture_output=True, check=False)
    return done.returncode == 0


PROCESSES, SECONDS, CONNECTIONS, SIZE = 8, 1, 64, 1024
OVER_NGINX, OVER_WRK = 1.0, 1.0


@dataclass(frozen=True)
class Sample:
    """Of one run: requests, and ns of CPU that a process used for them."""

    requests: int
    cpu_ns: int

    @property
    def each(self):
        return self.cpu_ns / self.requests


def add(document, net, pinned, folder, progress=lambda text: None):
    """Both comparisons; what is not installed is left out with a warning."""
    if not paths.of_others("wrk"):
        document["warnings"].append("wrk is not installed: nothing is compared with it or nginx")
        return
    with our_server(net, pinned, SIZE) as ours:
        _clients(document, net, pinned, ours, Path(folder), progress)
        if not nginx_program():
            document["warnings"].append("there is no nginx: `make bench` fetches one; our server "
                                        "is not compared")
            return
        with nginx(net, pinned, SIZE) as theirs:
            _servers(document, net, pinned, ours, theirs, progress)


# ---- servers, both with wrk


def _wrk_words(net, pinned, port):
    return net.at_client([pinned[1]], paths.of_others("wrk"), "-t", "1", "-c", CONNECTIONS,
                         "-d", f"{SECONDS}s", f"http://{net.ip}:{port}/")


def wrk_requests(text):
    """Of what wrk printed; TareError where a request failed."""
    for wrong in ("Socket errors", "Non-2xx"):
        if wrong in text:
            raise TareError(f"wrk: {next(line for line in text.splitlines() if wrong in line)}")
    return int(re.search(r"(\d+) requests in", text).group(1))


def _served(net, pinned, server):
    before = cpu_ns(server.process)
    done = child.run(*_wrk_words(net, pinned, server.port))
    return Sample(wrk_requests(done.stdout), cpu_ns(server.process) - before)


def _servers(document, net, pinned, ours, theirs, progress):
    taken = _in_turn((ours, theirs), lambda one: _served(net, pinned, one), progress)
    _add(document, "events.over_nginx", [one.each for one in taken[ours]],
         [one.each for one in taken[theirs]], "lower",
         "server CPU a request, eventserver (epoll) over nginx, by wrk",
         [*_conditions(net, pinned, nginx_program(), paths.of_others("wrk")),
          f"goal: at most {OVER_NGINX:g}",
          "nginx: one process, no access log, `return` of the same body; its header is longer "
          "(Server, Date, Content-Type)"])


# ---- clients, both at our server


@dataclass(frozen=True)
class Client:
    """What asks. words: of its command."""

    name: str
    words: tuple


def _asked(client, read):
    """The Sample of one process, from its start to its end, by its own resource usage."""
    with subprocess.Popen([str(word) for word in client.words], stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, text=True) as process:
        text = process.stdout.read()
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise TareError(f"{client.name}: exit status {process.returncode}: {text.strip()}")
    return Sample(read(text), round((used.ru_utime + used.ru_stime) * 1e9))


def _clients(document, net, pinned, server, folder, progress):
    wrk = Client("wrk", tuple(_wrk_words(net, pinned, server.port)))
    target = folder / "activelink.json"
    ours = Client("activelink", tuple(net.at_client(
        [pinned[1]], paths.guest_program("activelink"), "--http", "--seconds", SECONDS, "--size",
        SIZE, "--json", target, net.ip, server.port, CONNECTIONS)))

    def take(client):
        if client is wrk:
            return _asked(wrk, wrk_requests)
        return _asked(ours, lambda _: read.read(target, "activelink")["all_replies"])

    taken = _in_turn((ours, wrk), take, progress)
    _add(document, "events.activelink_over_wrk", [1 / one.each for one in taken[ours]],
         [1 / one.each for one in taken[wrk]], "higher",
         "requests a second of the client's CPU, activelink over wrk",
         [*_conditions(net, pinned, paths.of_others("wrk")), f"goal: at least {OVER_WRK:g}",
          "both by HTTP; activelink reads and checks every reply"])


def _in_turn(things, take, progress):
    taken = {thing: [] for thing in things}
    for number in range(PROCESSES):
        for thing in turns.order(things, number):
            progress(f"{thing.name}, {number + 1} of {PROCESSES}")
            taken[thing].append(take(thing))
    return taken


def _version(program):
    """What a program calls itself; it may say so on stderr, and call it a failure."""
    done = subprocess.run([program, "-v"], stdin=subprocess.DEVNULL, text=True,
                          capture_output=True, check=False)
    return (done.stdout + done.stderr).splitlines()[0].split(" Copyright")[0].strip()


def _conditions(net, pinned, *programs):
    return [f"Linux {platform.release()}", *map(_version, programs),
            rules.who_pays(net.wire), f"server on CPU {pinned[0]}, client on CPU "
            f"{pinned[1]}", f"{CONNECTIONS} connections, closed loop, replies of {SIZE} bytes, "
            f"{SECONDS} s each, in turn"]


def _add(document, name, ours, theirs, better, title, conditions):
    ratio = stats.paired_ratio(ours, theirs)
    document["measurements"].append(result.measurement(
        name, "ratio", ratio, over=result.PROCESSES, better=better, title=title,
        conditions=conditions))
