# SPDX-License-Identifier: GPL-2.0-only
"""Both ends' reports of floods that never were, made so that they add up."""

from tare.driver.run import Flood

COUNTERS = ("nic_received", "nic_missed", "nic_errors", "driver_dropped", "queue_dropped",
            "stack_dropped", "socket_dropped", "interrupts", "polls", "transmit_dropped",
            "restarts", "busy_ns", "clock_ns")
ABOVE = ("driver_dropped", "queue_dropped", "stack_dropped", "socket_dropped")


def reports(sent=1000, refused=0, rate=5000.0, foreign=0, latency=None, run=1, **lost):
    """(sender's, receiver's) of a flood; lost: counters, of which none is above `sent`.

    One START was answered, and one FINISH, which the NIC took within the run.
    """
    counters = {**dict.fromkeys(COUNTERS, 0), "interrupts": 500, "busy_ns": 50_000_000,
                "clock_ns": 200_000_000, **lost}
    counters["nic_received"] = (sent - refused + foreign + 1 - counters["nic_missed"]
                                - counters["nic_errors"])
    received = counters["nic_received"] - foreign - 1 - sum(counters[name] for name in ABOVE)
    sender = {"run": run, "rate": rate, "size": 60, "sent": sent, "refused": refused,
              "foreign": foreign, "starts": 1, "finishes": 1, "seconds": sent / rate,
              "late_ns": {"p50": 100, "p99": 2000, "max": 30000}, "ticks_per_second": 2e9}
    receiver = {"run": run, "design": "any", "started": 0, "finished": 0, "received": received,
                "control": 1, "late": 0, "duplicates": 0, "disordered": 0, "damaged": 0,
                "foreign": 0, "negative": 0, "counters": counters,
                "latency_ticks": [[0, 199, received]] if latency is None else latency}
    return sender, receiver


def flood(design="kernel-queue", **how):
    """A Flood as tare.driver.run makes it."""
    return Flood.of(design, *reports(**how))
