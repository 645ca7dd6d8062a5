# SPDX-License-Identifier: GPL-2.0-only
"""Documents of a server and of deadlink as a test wants them, true or forged."""

import json

from tare.experiments.events.setup.run import Run, Setting

COUNTERS = {"ListenOverflows": 0, "ListenDrops": 0, "TCPSynRetrans": 0, "TCPTimeouts": 0,
            "RetransSegs": 0, "SyncookiesSent": 0}


def served(model="select", accepted=100, **more):
    """What eventserver writes."""
    return {"tool": "eventserver", "version": 1, "model": model, "threads": 1, "kernel": "6.1",
            "liburing": None, "flags": [], "backlog": 20, "somaxconn": 4096, "accepts": 1,
            "size": 1024, "idle_seconds": 0, "work_ns": 0, "stall": None, "seconds": 1.0,
            "accepted": accepted, "open": 0, "open_most": accepted,
            "closed": {"peer": accepted, "reset": 0, "idle": 0, "garbage": 0, "shed": 0,
                       "error": 0, "http": 0},
            "requests": 0, "replies": 0, "bytes_in": 0, "bytes_out": 0, "wakeups": accepted,
            "waits": accepted, "cpu_ns": 1, "memory_most_kib": 1, "marks": [],
            "counters": COUNTERS, **more}


def client(connected=100, wanted=100, connect_ns=(), seconds=1.0, **counters):
    """What deadlink writes."""
    return {"tool": "deadlink", "version": 1, "how": "serial", "wanted": wanted,
            "connected": connected, "failed": {}, "verified": None, "seconds": seconds,
            "connect_ns": list(connect_ns), "seed": 1, "pause_ns": 20_000,
            "counters": {**COUNTERS, **counters}}


def run(setting=None, stalls=0, seconds=None, short_ns=50_000, by_server=None, **counters):
    """A Run whose stalls each take the initial time-out and 70 ms; counters agree unless given.
    by_server: {counter: what the server read of it}
    """
    setting = setting or Setting("select", 100)
    connects = [int((setting.timeout + 0.07) * 1e9)] * stalls \
        + [short_ns + setting.seed] * (setting.connections - stalls)
    stalled = {"ListenOverflows": stalls, "TCPSynRetrans": stalls}
    counted = {**stalled, **counters}
    return Run(setting, served(setting.model, setting.connections,
                               counters={**COUNTERS, **stalled, **(by_server or {})}),
               client(setting.connections, setting.connections, connects,
                      sum(connects) / 1e9 + 0.01 if seconds is None else seconds, **counted))


def written(folder, number, server, of_client):
    """Both documents as a run leaves them."""
    for end, document in (("server", server), ("client", of_client)):
        (folder / f"{number}.{end}").write_text(json.dumps(document))
