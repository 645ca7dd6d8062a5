# SPDX-License-Identifier: GPL-2.0-only
"""What a server and its client would write about a run in which nothing is wrong."""

from tare.experiments.events.transfer.run import Load, Run, Variant

COUNTERS = dict.fromkeys(("ListenOverflows", "ListenDrops", "TCPSynRetrans", "TCPTimeouts",
                          "RetransSegs", "SyncookiesSent"), 0)
LOAD = Load("ping-pong", 100, 10_000)
OPEN = Load("rate", 100, 10_000, rate=8000.0)
RING = ["IORING_SETUP_SINGLE_ISSUER", "IORING_SETUP_DEFER_TASKRUN"]


def mark(load, number, cpu, slower=1.1, **other):
    """After NUMBER answered requests, each of which took CPU ns, and SLOWER times as long."""
    used = round(number * cpu)
    return {"requests": number, "ns": 10**9 + round(number * cpu * slower), "cpu_ns": used,
            "tasks": [{"name": "eventserver", "cpu_ns": used}], "wakeups": number // 2 + 1,
            "waits": number // 2 + 2, "replies": number,
            "accepted": load.connections + load.dead, "open": load.connections + load.dead,
            "memory_kib": 2000, **other}


def server(load=LOAD, model="epoll", cpu=5000.0, slower=1.1, **other):
    """An eventserver's document; OTHER fields in place of its own."""
    ring = model.startswith("uring")
    total = load.connections + load.dead + load.warm + load.asked
    return {"tool": "eventserver", "version": 1, "model": model, "threads": 1,
            "kernel": "6.1.0", "liburing": "2.3" if ring else None, "flags": RING if ring else [],
            "backlog": 4096, "somaxconn": 4096, "accepts": 1, "size": load.size,
            "idle_seconds": 0, "work_ns": 0, "stall": None, "seconds": 1.0,
            "accepted": load.connections + load.dead, "open": 0,
            "open_most": load.connections + load.dead,
            "closed": {"peer": load.connections + load.dead,
                       **dict.fromkeys(("reset", "idle", "garbage", "shed", "error", "http"), 0)},
            "requests": total, "replies": total, "bytes_in": 5 * total,
            "bytes_out": load.size * total, "wakeups": total // 2, "waits": total // 2,
            "cpu_ns": round(total * cpu), "memory_most_kib": 2100,
            "marks": [mark(load, number, cpu, slower) for number in load.marks],
            "counters": dict(COUNTERS), **other}


def client(load=LOAD, cpu=3000.0, latency=100_000, **other):
    """An activelink's document."""
    every = load.connections + load.dead
    seconds = load.asked / (load.rate or 100_000)
    return {"tool": "activelink", "version": 1, "loop": "closed" if load.closed else "open",
            "clients": "threads" if load.threads_each else "events", "threads": 1,
            "protocol": "seed", "size": load.size, "pipeline": load.pipeline, "rate": load.rate,
            "seed": None if load.closed else 0, "connections": load.connections,
            "dead": load.dead, "connected": every, "verified": every, "failed": {},
            "requests": load.asked, "replies": load.asked,
            "all_requests": every + load.warm + load.asked,
            "all_replies": every + load.warm + load.asked, "late": 0, "seconds": seconds,
            "cpu_ns": round(load.asked * cpu),
            "latency": {"from": "sent" if load.closed else "intended", "count": load.asked,
                        "most_ns": latency, "buckets": [[latency, latency, load.asked]]},
            "counters": dict(COUNTERS), **other}


def run(load=LOAD, name="epoll", model=None, cpu=5000.0, client_cpu=3000.0, latency=100_000,
        slower=1.1):
    """The Run of both; name: of the variant."""
    model = model or name
    return Run(Variant(name, model), load, server(load, model, cpu, slower),
               client(load, client_cpu, latency))
