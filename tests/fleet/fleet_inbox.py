# SPDX-License-Identifier: GPL-2.0-only
"""Captures for tests of exports: profiles of three kernels, latencies whose values are known."""

import json
import random
from collections import Counter

from programs import TOP

DAY = "20261123T120000Z"
PROFILES = {"6.1": "sqlite", "6.12": "tar", "7.2": "git-clone"}
# in a module; and of callers that found no room in the tap's table
MORE = "caller memcpy 3 300 brd_do_bvec+0x500/0x5c0 [brd]\ncaller-other memcpy 5 4000\n"


def profile(place, kernel, day=DAY):
    """A file PLACE/DAY.profile of docs/data, with MORE callers, and a line that tells the day: a
    capture is known by its content."""
    text = (TOP / f"docs/data/{kernel}/{PROFILES[kernel]}.profile").read_text()
    place.mkdir(parents=True, exist_ok=True)
    path = place / f"{day}.profile"
    # seconds are seconds where it is not exact
    text = text.replace("\nexact: yes", "")
    path.write_text(text.replace("\nexit-status", f"\ngovernor: {day}\nexit-status", 1) + MORE)
    return path


def class_of(value):
    """(low, high) of the tools' class, as kmod/include/uapi/tare/buckets.h has it."""
    octave = max(value.bit_length() - 6, 0)
    low = value >> octave << octave
    return low, low + (1 << octave) - 1


def latencies(seed, number=2000):
    """Values as a system call's may be, some of them very long."""
    chosen = random.Random(seed)
    return [int(chosen.lognormvariate(7 + seed % 3, 1.2)) + chosen.choice([0] * 99 + [5_000_000])
            for _ in range(number)]


def document(path, host, entries, unit="ns", instrument="syslat"):
    """What a latency tool wrote; entries: {name: values}."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({
        "latency": 3, "tare": "0.1", "instrument": instrument, "what": "calls", "unit": unit,
        "options": [], "kernel": "6.1.0 #1", "clock": "CLOCK_MONOTONIC", "seconds": 2.5, "lost": 0,
        "host": {"name": host, "cpu_model": "x", "cpus": 2, "hypervisor": True,
                 "clocksource": "tsc", "governor": None},
        "start": {"time": "2026-11-23T12:00:00.000000+00:00", "clock_ns": 5}, "untimed": 0,
        "entries": [_entry(name, values) for name, values in entries.items()]}))
    return path


def _entry(name, values):
    classes = Counter(map(class_of, values))
    return {"name": name, "count": len(values), "untimed": 0, "sum": sum(values),
            "min": min(values), "max": max(values), "clamped": 0, "percentiles": {},
            "buckets": [[low, high, count] for (low, high), count in sorted(classes.items())]}
