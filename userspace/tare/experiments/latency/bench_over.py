# SPDX-License-Identifier: GPL-2.0-only
"""What --over adds to a wake-up in wakelat where nothing is above it, in instructions."""

from tare import result, stats
from tare.experiments.latency import instruments, sample

MACHINES = ("minimal-6.1", "minimal-7.2")
BODY, CALLS, ROUNDS = "pingpong", 20, 3
PLAIN = instruments.ebpf("wakelat")
# microseconds that nothing takes
OVER = instruments.Instrument(
    "wakelat.over", "wakelat --quiet --over 1000000 --json {json} -- {command}", ("wakelat",))


def measure(document):
    """Add a measurement for each machine, and a table of them, to a result."""
    rows = []
    for machine in MACHINES:
        measured, row = _in(machine)
        document["measurements"].append(measured)
        rows.append(row)
    document["tables"].append({
        "name": "bench.over", "title": "Instructions a wake-up: wakelat without and with --over",
        "columns": ["kernel", "no tool", "wakelat", "wakelat --over", "--over adds"],
        "rows": rows,
        "notes": ["exact mode: a path length, not a time; nothing was above the bound; no "
                  "interrupts of devices in it"]})


def _in(machine):
    used = [instruments.BARE, PLAIN, OVER]
    samples = sample.take(used, [BODY], calls=CALLS, rounds=ROUNDS, machine_name=machine,
                          exact=True)
    # a task that preempts who wakes it needs no second wake-up: they are counted
    events = stats.median([sample.entry(run.seen, "all")["count"] / samples.observed
                           for run in samples.runs[PLAIN.name, BODY]]).value
    bare, plain, over = ([ns / events for ns in samples.user(one.name, BODY)] for one in used)
    adds = stats.median([more - less for more, less in zip(over, plain)])
    release = samples.outcome.kernel_release
    measured = result.measurement(
        f"wakelat.over.added_instructions.{machine.rpartition('-')[2]}", "instructions", adds,
        better="lower", over=result.EXACT, samples=ROUNDS,
        title=f"--over adds to a wake-up and its switches, Linux {release}",
        conditions=[f"{events:.2f} wake-ups a call of {BODY}",
                    "exact mode; nothing was above the bound"])
    return measured, [release, *(round(stats.median(found).value)
                                 for found in (bare, plain, over)), round(adds.value)]
