# SPDX-License-Identifier: GPL-2.0-only
"""What makes a latency doubtful, as warnings that a reader sees."""

from tare import environment

GOOD_CLOCKSOURCES = ("tsc", "kvm-clock")


def steal_ticks():
    """(stolen, all) clock ticks of all CPUs since boot, from /proc/stat."""
    with open("/proc/stat", encoding="ascii") as stream:
        ticks = [int(word) for word in stream.readline().split()[1:9]]
    return ticks[7], sum(ticks)


def of_host(before, after):
    """Warnings on this machine over the time between two steal_ticks()."""
    source, governor = environment.clocksource(), environment.governor()
    if source not in GOOD_CLOCKSOURCES:
        yield f"clocksource {source}: readings are slow or coarse"
    if governor and governor != "performance":
        yield f"frequency governor {governor}: the CPU's speed may have changed in between"
    stolen, ticks = after[0] - before[0], after[1] - before[1]
    if ticks and stolen / ticks > 0.01:
        yield f"{100 * stolen / ticks:.0f} % of the CPU time was stolen by other machines"


def of_outcome(outcome):
    """Warnings on a machine that QEMU ran."""
    if outcome.accelerator == "tcg" and not outcome.exact:
        yield "emulated: no caches, no speculation; compare ratios, not times"


def of_samples(samples):
    """Warnings on what instruments lost or could not place."""
    lost = clamped = 0
    for rounds in samples.taken.values():
        for one in rounds:
            if one.seen:
                lost += one.seen["lost"]
                clamped += sum(entry["clamped"] for entry in one.seen["entries"])
    if lost:
        yield f"{lost} events were lost"
    if clamped:
        yield f"{clamped} events lasted longer than the last bucket"
