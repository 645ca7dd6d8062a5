# SPDX-License-Identifier: GPL-2.0-only
"""What both ends report of floods and transfers that never were, made so that it adds up."""

from tare.counting.counted import Span
from tare.experiments.driver.flood.run import ABOVE

ENVIRONMENT = {"kernel": "6.1", "cpu_model": "QEMU max", "cpus": 1, "machine": "pcnet-hub-6.1",
               "accelerator": "tcg", "exact": True, "wire": "hub"}
COUNTERS = ("nic_received", "nic_missed", "nic_errors", *ABOVE, "interrupts", "polls",
            "transmit_dropped", "clock_ns")


def received(sent=1000, run=1, **lost):
    """The receiver's report of a flood; lost: counters, of which none is above `sent`."""
    counters = {**dict.fromkeys(COUNTERS, 0), "interrupts": 500, "clock_ns": 200_000_000, **lost}
    counters["nic_received"] = sent + 1 - counters["nic_missed"] - counters["nic_errors"]
    arrived = counters["nic_received"] - 1 - sum(counters[name] for name in ABOVE)
    return {"run": run, "received": arrived, "next": sent if arrived else 0, "control": 1,
            "late": 0, "duplicates": 0, "damaged": 0, "foreign": 0, "counters": counters,
            # the first, each at once, where one is sent after 1000 ns, 2000 and so on
            "arrivals": [1000, 0, *[1000, 1] * (arrived - 1)] if arrived else []}


# of the receiver between connection and end
TRANSFERRED = Span("B", 4_000_000_000, 0, 0, 0, 0)


def transferred(rate=2e6, size=10_000_000):
    """Both ends' reports of a transfer, among others."""
    counters = {**dict.fromkeys(COUNTERS, 0), "clock_ns": 5_000_000_000,
                "interrupts": 700, "nic_missed": 9}
    return [{"sync": True},
            {"transfer": size, "seconds": 5.0, "retransmitted": 2, "broken": 1,
             "from_first_s": 6.5},
            {"leave": True},
            {"transfer": size, "damaged": 0, "seconds": size / rate,
             "counters": counters}]
