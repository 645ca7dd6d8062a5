# SPDX-License-Identifier: GPL-2.0-only
"""Documents of a server and its client that agree, as an exact machine leaves them."""

import json

from tare.experiments.events.transfer.exact import run as exact_run

COUNTERS = dict.fromkeys(("ListenOverflows", "ListenDrops", "TCPSynRetrans", "TCPTimeouts",
                          "RetransSegs", "SyncookiesSent"), 0)
CLOSED = dict.fromkeys(("peer", "reset", "idle", "garbage", "shed", "error", "http"), 0)


def server(case, each=20_000, wakeups=1, ns=40_000):
    """A server of CASE on which a request takes EACH ns of CPU, and NS in all."""
    def mark(requests):
        return {"requests": requests, "ns": requests * ns, "cpu_ns": int(requests * each),
                "tasks": [{"name": "eventserver", "cpu_ns": int(requests * each)}],
                "wakeups": int(requests * wakeups), "waits": int(requests * wakeups),
                "replies": requests, "accepted": case.links, "open": case.links,
                "memory_kib": 100}
    asked = case.links + case.warm + case.asked
    return {"tool": "eventserver", "version": 1, "model": case.model, "threads": 1,
            "kernel": "6.1.0", "liburing": None, "flags": [], "backlog": 4096, "somaxconn": 4096,
            "accepts": 1, "size": case.size, "idle_seconds": 0, "work_ns": 0, "stall": None,
            "seconds": 1.0, "accepted": case.links, "open": 0, "open_most": case.links,
            "closed": {**CLOSED, "peer": case.links}, "requests": asked, "replies": asked,
            "bytes_in": 5 * asked, "bytes_out": 1024 * asked, "wakeups": asked, "waits": asked,
            "cpu_ns": asked * int(each), "memory_most_kib": 100,
            "marks": [mark(number) for number in case.marks], "counters": COUNTERS}


def client(case):
    asked = case.links + case.warm + case.asked
    return {"tool": "activelink", "version": 1, "loop": "closed", "clients": "events",
            "threads": 1, "protocol": "seed", "size": case.size, "pipeline": case.pipeline,
            "rate": None, "seed": None, "connections": case.active, "dead": case.dead,
            "connected": case.links, "verified": case.links, "failed": {},
            "requests": case.asked, "replies": case.asked, "all_requests": asked,
            "all_replies": asked, "late": 0, "seconds": 1.0, "cpu_ns": 1,
            "latency": {"from": "sent", "count": 0, "most_ns": 0, "buckets": []},
            "counters": COUNTERS}


def run(case, **how):
    return exact_run.Run(case, server(case, **how), client(case))


def write(folder, case, served, asked):
    """The files that a boot leaves of a case."""
    (folder / f"{case.key}.server").write_text(json.dumps(served))
    (folder / f"{case.key}.client").write_text(json.dumps(asked))
