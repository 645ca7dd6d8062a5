# SPDX-License-Identifier: GPL-2.0-only
"""Runs of a server with its client, a pair of processes each, every model in turn."""

import tempfile
from dataclasses import dataclass
from pathlib import Path

from tare import child, paths, terminal, turns
from tare.errors import CannotHere
from tare.experiments.events import read, run as events_run
from tare.experiments.events.transfer import rules

BACKLOG, ACCEPTS, SIZE = 4096, 1, 1024
MODELS = ("select", "poll", "epoll", "epoll-edge", "uring", "uring-multishot", "uring-defer",
          "uring-sqpoll")
# what a model of io_uring may use besides
WAYS = ("multishot", "defer", "coop", "skip", "ring", "files", "bundle", "zerocopy")
# what others are compared with
REFERENCE = "epoll"
# ends the name under which a model is measured a second time
AGAIN = " again"
# of a run; one that is not over by then hangs
TIME_LIMIT = 120
AGAIN_LATE = 2


def twice(models):
    """Names of MODELS, of which one is measured under two: A/A."""
    return [*models, f"{REFERENCE if REFERENCE in models else models[0]}{AGAIN}"]


def model_of(name):
    return name.removesuffix(AGAIN)


@dataclass(frozen=True)
class Load:
    """What clients ask of a server.

    connections: that ask; dead: that stand and ask nothing. pipeline: requests on their way at
    the most, a connection. rate: requests a second of an open loop; None: a closed one. requests:
    that are measured, after `warm` that are not.
    """

    name: str
    connections: int
    requests: int
    dead: int = 0
    pipeline: int = 1
    rate: float | None = None
    warm: int = 2000
    size: int = SIZE

    @property
    def closed(self):
        return self.rate is None

    @property
    def marks(self):
        """Of which numbers of answered requests the server notes the counts."""
        first = self.connections + self.dead + self.warm
        return [first, first + self.requests]

    @property
    def asked(self):
        """Requests of the client after warming up: links close behind the last mark."""
        return self.requests + max(self.requests // 50, 2 * self.connections * self.pipeline)

    def words(self, seed):
        """activelink's options."""
        return ["--requests", self.asked, "--warm", self.warm, "--dead", self.dead,
                "--pipeline", self.pipeline, "--size", self.size,
                *(["--rate", f"{self.rate:.12g}", "--seed", seed] if self.rate else [])]


@dataclass(frozen=True)
class Run:
    """The documents of one pair of processes, which agree. Figures are between the marks."""

    name: str
    load: Load
    server: dict
    client: dict

    def _grown(self, what):
        first, last = self.server["marks"]
        return last[what] - first[what]

    @property
    def cpu(self):
        """ns of the server's CPU per request."""
        return self._grown("cpu_ns") / self._grown("requests")

    @property
    def busy(self):
        """Of the time, the % in which the server ran; above 100 where several threads did."""
        return 100 * self._grown("cpu_ns") / self._grown("ns")

    @property
    def client_busy(self):
        return self.client["cpu_ns"] / 1e7 / self.client["seconds"]

    @property
    def per_second(self):
        """Requests that were answered."""
        return self._grown("requests") / self._grown("ns") * 1e9

    @property
    def per_wakeup(self):
        """Requests for each return of a wait with events; None where there was none."""
        return rules.per_wakeup(self.server, self._grown("requests"), self._grown("wakeups"))

    @property
    def memory(self):
        """KiB that were resident at the last mark."""
        return self.server["marks"][-1]["memory_kib"]


def in_turn(network, cpus, names, load, processes, progress=lambda text: None):
    """{name: [a Run of each round]}, A B B A. cpus: (server's, client's).

    A run that was late is taken again at once, so often as AGAIN_LATE says; rules.Late.
    """
    taken = {name: [] for name in names}
    with terminal.rounds("events transfer", processes) as done:
        for number in range(processes):
            for name in turns.order(names, number):
                progress(f"{load.name}, {name}, {number + 1} of {processes}")
                taken[name].append(_on_time(network, cpus, name, load, number))
            done(f"{load.name}, a process of each model")
    rules.alike([run.server for runs in taken.values() for run in runs])
    return taken


def _on_time(network, cpus, name, load, seed):
    for _ in range(AGAIN_LATE):
        try:
            return one(network, cpus, name, load, seed)
        except rules.Late:
            continue
    return one(network, cpus, name, load, seed)


def one(network, cpus, name, load, seed=0, before=()):
    """The Run of one pair of processes; TareError where no figure may be made of it. before: words
    that start the server.
    """
    with tempfile.TemporaryDirectory(prefix="tare-events-") as folder:
        served, asked = Path(folder) / "server.json", Path(folder) / "client.json"
        client = events_run.pinned([cpus[1]], [
            paths.guest_program("activelink"), *load.words(seed), "--json", asked, events_run.IP,
            "{PORT}", load.connections])
        child.run(*network.words(
            [cpus[0]], *before, paths.guest_program("eventserver"), *_words(model_of(name), load),
            "--json", served, events_run.IP, 0, "--", *client), timeout=TIME_LIMIT)
        found = Run(name, load, read.server(served, model_of(name)),
                    read.read(asked, "activelink"))
    rules.check_run(found)
    return found


def _words(model, load):
    """eventserver's options: the same for every model."""
    return ["--model", model, "--backlog", BACKLOG, "--accepts", ACCEPTS,
            "--size", load.size, "--idle", 0, "--mark", ",".join(map(str, load.marks))]


def lacking(network, cpu, models):
    """{model: why this machine cannot run it}."""
    found = {}
    for model in models:
        try:
            child.run(*network.words([cpu], paths.guest_program("eventserver"), "--model", model,
                                     events_run.IP, 0, "--", "true"), timeout=TIME_LIMIT)
        except CannotHere as error:
            found[model] = str(error).removeprefix("eventserver: ")
    return found
