# SPDX-License-Identifier: GPL-2.0-only
"""What servers and their clients would write about runs in which nothing is wrong."""

import json
from types import SimpleNamespace

from made_results import ENVIRONMENT
from tare import result
from tare.experiments.events.setup import run as setup_run
from tare.experiments.events.transfer.exact import executed, run as exact_run
from tare.experiments.events.transfer.exact.run import Case
from tare.experiments.events.transfer.run import Load, Run, model_of

COUNTERS = dict.fromkeys(("ListenOverflows", "ListenDrops", "TCPSynRetrans", "TCPTimeouts",
                          "RetransSegs", "SyncookiesSent"), 0)
CLOSED = dict.fromkeys(("peer", "reset", "idle", "garbage", "shed", "error", "http"), 0)
LOAD = Load("ping-pong", 100, 10_000)
OPEN = Load("rate", 100, 10_000, rate=8000.0)
OUTCOME = SimpleNamespace(machine="minimal-6.1", kernel_release="6.1.0", qemu_version="7.2")
RING = ["IORING_SETUP_SINGLE_ISSUER", "IORING_SETUP_DEFER_TASKRUN"]


def empty(experiment="events.transfer"):
    """A result with nothing in it."""
    return result.document(experiment, ENVIRONMENT)


def served(model="epoll", links=100, asked=0, size=1024, **other):
    """What an eventserver writes that LINKS asked so often; OTHER fields in place of its own."""
    ring = model.startswith("uring")
    return {"tool": "eventserver", "version": 2, "model": model,
            "second_thread": False,
            "kernel": "6.1.0", "liburing": "2.3" if ring else None, "flags": RING if ring else [],
            "backlog": 4096, "somaxconn": 4096, "accepts": 1, "size": size, "idle_seconds": 0,
            "work_ns": 0, "seconds": 1.0, "accepted": links, "open": 0,
            "open_most": links, "closed": {**CLOSED, "peer": links}, "requests": asked,
            "replies": asked, "bytes_in": 5 * asked, "bytes_out": size * asked,
            "wakeups": links + asked // 2, "waits": links + asked // 2, "cpu_ns": 1,
            "memory_most_kib": 2100, "marks": [], "counters": dict(COUNTERS), **other}


def _active(load):
    """Of a Load or of a Case."""
    return load.active if isinstance(load, Case) else load.connections


def _links(load):
    return _active(load) + load.dead


def mark(load, number, cpu, slower=1.1, **other):
    """After NUMBER answered requests, each of which took CPU ns, and SLOWER times as long."""
    used = round(number * cpu)
    return {"requests": number, "ns": round(used * slower), "cpu_ns": used,
            "tasks": [{"name": "eventserver", "cpu_ns": used}], "wakeups": number // 2 + 1,
            "waits": number // 2 + 2, "replies": number, "accepted": _links(load),
            "open": _links(load), "memory_kib": 2000, **other}


def server(load=LOAD, model="epoll", cpu=5000.0, slower=1.1, **other):
    """An eventserver's document of a load."""
    total = _links(load) + load.warm + load.asked
    marks = [mark(load, number, cpu, slower) for number in load.marks]
    return served(model, _links(load), total, **{
        "size": load.size, "cpu_ns": round(total * cpu), "marks": marks, **other})


def client(load=LOAD, cpu=3000.0, latency=100_000, **other):
    """An activelink's document."""
    rate = getattr(load, "rate", None)
    asked = _links(load) + load.warm + load.asked
    return {"tool": "activelink", "version": 2, "loop": "open" if rate else "closed",
            "protocol": "seed",
            "size": load.size, "pipeline": load.pipeline, "rate": rate,
            "seed": 0 if rate else None, "connections": _active(load), "dead": load.dead,
            "connected": _links(load), "verified": _links(load), "failed": {},
            "requests": load.asked, "replies": load.asked, "all_requests": asked,
            "all_replies": asked, "late": 0, "seconds": load.asked / (rate or 100_000),
            "cpu_ns": round(load.asked * cpu),
            "latency": {"from": "intended" if rate else "sent", "count": load.asked,
                        "most_ns": latency, "buckets": [[latency, latency, load.asked]]},
            "counters": dict(COUNTERS), **other}


def run(load=LOAD, name="epoll", cpu=5000.0, latency=100_000, slower=1.1):
    """The Run of both."""
    return Run(name, load, server(load, model_of(name), cpu, slower),
               client(load, latency=latency))


def connected(connected=100, wanted=100, connect_ns=(1,) * 100, seconds=1.0, **counters):
    """What deadlink writes."""
    return {"tool": "deadlink", "version": 2, "wanted": wanted,
            "connected": connected, "failed": {}, "seconds": seconds,
            "connect_ns": list(connect_ns), "seed": 1, "pause_ns": 20_000,
            "counters": {**COUNTERS, **counters}}


def connecting(setting, stalls=0, seconds=None, by_server=None, **counters):
    """A Run of setup whose stalls each take the initial time-out and 70 ms; counters agree unless
    given. by_server: {counter: what the server read of it}
    """
    connects = [int((setting.timeout + 0.07) * 1e9)] * stalls \
        + [50_000 + setting.seed] * (setting.connections - stalls)
    stalled = {"ListenOverflows": stalls, "TCPSynRetrans": stalls}
    counted = {**COUNTERS, **stalled, **(by_server or {})}
    seconds = sum(connects) / 1e9 + 0.01 if seconds is None else seconds
    return setup_run.Run(setting, served(setting.model, setting.connections, counters=counted),
                         connected(setting.connections, setting.connections, connects, seconds,
                                   **{**stalled, **counters}))


def exact(case, cpu=20_000, slower=2, threads=0):
    """The Run of both that an exact machine makes of a Case."""
    windows = (executed.Executed(0, cpu, 0, 0, 3, 1, threads),) * case.windows
    return exact_run.Run(case, server(case, case.model, cpu, slower), client(case), windows)


def lines(run, cpu=20_000):
    """What the plugin tells of it: a mark takes 1,000 instructions, too."""
    at, before = 0, None
    for mark in run.case.marks:
        at += cpu * (mark - before) if before else 0
        yield from ((0, at, 0, 0, 3 * mark, mark, 0),
                    (0, at + 1000, 0, 0, 3 * mark, mark, 0))
        at, before = at + 1000, mark


def write(folder, name, of_server, of_client):
    """Both documents as a run leaves them."""
    for end, document in (("server", of_server), ("client", of_client)):
        (folder / f"{name}.{end}").write_text(json.dumps(document))
