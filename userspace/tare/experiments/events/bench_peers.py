# SPDX-License-Identifier: GPL-2.0-only
"""Our server beside nginx, our client beside wrk: CPU of each for the same requests, in turn."""

import os
import platform
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tare import child, paths, result, stats, turns
from tare.errors import TareError
from tare.experiments.events import bench_servers, documents, transfer_rules

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
    with bench_servers.ours(net, pinned, SIZE) as ours:
        _clients(document, net, pinned, ours, Path(folder), progress)
        if not bench_servers.nginx_program():
            document["warnings"].append("there is no nginx: `make bench` fetches one; our server "
                                        "is not compared")
            return
        with bench_servers.nginx(net, pinned, SIZE) as theirs:
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
    before = bench_servers.cpu_ns(server.process)
    done = child.run(*_wrk_words(net, pinned, server.port))
    return Sample(wrk_requests(done.stdout), bench_servers.cpu_ns(server.process) - before)


def _servers(document, net, pinned, ours, theirs, progress):
    taken = _in_turn((ours, theirs), lambda one: _served(net, pinned, one), progress)
    _add(document, "events.over_nginx", [one.each for one in taken[ours]],
         [one.each for one in taken[theirs]], "lower",
         "server CPU a request, eventserver (epoll) over nginx, by wrk",
         [*_conditions(net, pinned, bench_servers.nginx_program(), paths.of_others("wrk")),
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
        return _asked(ours, lambda _: documents.read(target, "activelink")["all_replies"])

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
            transfer_rules.who_pays(net.wire), f"server on CPU {pinned[0]}, client on CPU "
            f"{pinned[1]}", f"{CONNECTIONS} connections, closed loop, replies of {SIZE} bytes, "
            f"{SECONDS} s each, in turn"]


def _add(document, name, ours, theirs, better, title, conditions):
    ratio = stats.paired_ratio(ours, theirs)
    document["measurements"].append(result.measurement(
        name, "ratio", ratio, over=result.PROCESSES, better=better, title=title,
        conditions=conditions))
