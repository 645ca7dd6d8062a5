# SPDX-License-Identifier: GPL-2.0-only
"""What makes a latency doubtful, as warnings that a reader sees."""

from tare import environment


def steal_ticks():
    """(stolen, all) clock ticks of all CPUs since boot, from /proc/stat."""
    with open("/proc/stat", encoding="ascii") as stream:
        ticks = [int(word) for word in stream.readline().split()[1:9]]
    return ticks[7], sum(ticks)


def of_conditions(source, governor):
    """Warnings on a clocksource and a frequency governor, or None where it is not known."""
    if source not in environment.FAST_CLOCKSOURCES:
        yield f"clocksource {source or 'not known'}: readings may be slow or coarse"
    if governor and governor != "performance":
        yield f"frequency governor {governor}: the CPU's speed may have changed in between"


def of_host(before, after):
    """Warnings on this machine over the time between two steal_ticks()."""
    yield from of_conditions(environment.clocksource(), environment.governor())
    stolen, ticks = after[0] - before[0], after[1] - before[1]
    if ticks and stolen / ticks > 0.01:
        yield f"{100 * stolen / ticks:.0f} % of the CPU time was stolen by other machines"


def of_outcome(outcome):
    """Warnings on a machine that QEMU ran."""
    if outcome.accelerator == "tcg" and not outcome.exact:
        yield "emulated: no caches, no speculation; compare ratios, not times"


def of_samples(samples):
    """Warnings on what instruments lost or could not place."""
    yield from of_counts([one.seen for rounds in samples.runs.values() for one in rounds
                          if one.seen])


def of_counts(documents):
    """Warnings on what is missing from documents of instruments, all together."""
    lost = sum(document["lost"] for document in documents)
    clamped = sum(entry["clamped"] for document in documents for entry in document["entries"])
    if lost:
        yield f"{lost} events were lost"
    if clamped:
        yield f"{clamped} events lasted longer than the last bucket"
