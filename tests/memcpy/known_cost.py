# SPDX-License-Identifier: GPL-2.0-only
"""Captures with timed calls, and replays of them, whose figures are known."""

import fake_memreplay
import numpy as np
import synthetic
from fake_memreplay import lane
from tare import result
from tare.experiments.memcpy.read.load import load
from tare.experiments.memcpy.read.names import Subset
from tare.experiments.memcpy.replay.figures import subtract

ENVIRONMENT = {"kernel": "k", "cpu_model": "Synthetic CPU", "cpus": 1, "machine": "host",
               "accelerator": "none", "exact": False}


def table_rows(document, name):
    """{column: cell} of each row of a table."""
    table = next(one for one in document["tables"] if one["name"] == name)
    return [dict(zip(table["columns"], row, strict=True)) for row in table["rows"]]


def cost_lines(per_call, empty=20, timed=500, function="memcpy", low=33, high=64):
    """Every timed call took PER_CALL ticks, every empty one EMPTY."""
    return [timed_line(timed, per_call, low, high, function), empty_line(timed, empty)]


def timed_line(timed, ticks, low=1, high=16, function="memcpy"):
    return f"cost {function} {low} {high} {ticks} {ticks} {timed} {timed * ticks}\n"


def empty_line(timed, ticks=20):
    return f"cost-empty {ticks} {ticks} {timed} {timed * ticks}\n"


def timed_profile(tmp_path, made=None, lines=None, lost=0, **keys):
    """1,000 calls of 64 bytes, each net 1,000 ticks, in 0.1 s of work; KEYS with _ for -."""
    named = {key.replace("_", "-"): value for key, value in keys.items()}
    return load(synthetic.profile(
        tmp_path / "a.cost", synthetic.uniform(1000, 64) if made is None else made,
        {"mode": "cost", "busy-ns": "100000000", **named}, lines or cost_lines(1020), lost))


def weighed(raw, baselines, subset, unit="ns"):
    """The result of a replay that gave RAW."""
    document = result.document("memcpy.replay", ENVIRONMENT)
    found = subtract(raw, unit=unit, subset=subset, baselines=baselines)
    document["measurements"], document["tables"] = found.measurements, [found.table()]
    return document


def replayed(gain=0.5, unit="ns", rounds=20, jitter=0.0, in_use="rep_movsb", fast="fast",
             subset=Subset(), baseline=None, net=100_000, processes=1):
    """A replay in which FAST takes (1 - GAIN) of the time of IN_USE."""
    random = np.random.default_rng(3)

    def samples(net):
        return (1000 + net * (1 + jitter * random.standard_normal(rounds))).tolist()

    lanes = [lane(name, samples(net)) for name, net in
             (("ret", 0), (in_use, net), (fast, net * (1 - gain)))]
    lanes.append(lane("mmx_prefetch", [], skipped="no MMX", correct=None))
    return weighed(fake_memreplay.replayed(lanes, rounds, processes=processes),
                   (baseline or in_use,), subset, unit)
