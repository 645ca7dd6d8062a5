# SPDX-License-Identifier: GPL-2.0-only
"""The replay's own cost, ns a call: the routine that is one `ret`."""

from tare import result, stats
from tare.experiments.memcpy import processes
from tare.experiments.memcpy.calls import source
from tare.experiments.memcpy.calls.choose import Choice
from tare.experiments.memcpy.calls.prepare import Preparation

GOAL = 2
REPEAT = processes.Repeat(rounds=100)


def measure(path):
    """One measurement, of the trace at PATH."""
    preparation = Preparation(source.read(path), Choice())
    raw = processes.here(preparation, ["-i", "ret"], REPEAT)
    baseline = next(one for one in raw["implementations"] if one["name"] == "ret")
    samples = [ns / raw["calls"] for ns in baseline["ns_per_replay"]]
    return result.measurement("memreplay.harness", "ns",
                              stats.median(stats.medians(samples, REPEAT.processes)),
                              better="lower", over=result.PROCESSES, samples=len(samples),
                              title="replay of one call into `ret`",
                              conditions=[f"goal: at most {GOAL}", "on this host"])
