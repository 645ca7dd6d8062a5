# SPDX-License-Identifier: GPL-2.0-only
"""Tables of what `tare events transfer --exact` measured."""

from dataclasses import replace

from tare.experiments.events.transfer.exact import run as exact_run
from tare.experiments.events.transfer.exact.run import Case

NOTE = ("What the server executes between two numbers of requests, counted by a plugin of QEMU; on "
        "loopback who sends also executes the peer's receive path (softirq), and whom an interrupt "
        "hits executes it. The client comes before all others (SCHED_FIFO), as if it had a "
        "computer of its own, but for rows that say asleep.")
WINDOWS = (f"Of {exact_run.WINDOWS} windows, each of {exact_run.ROUNDS} requests or more of each "
           "active link (of all on their way): there is a figure where none lies farther than "
           f"{exact_run.STEADY:.0%} from their mean, and the mean of half of them within "
           f"{exact_run.AGREES:.0%} of it.")


def of(measured, models, connections):
    """All tables for which there are cases. measured: {Case: Run} of those that settled."""
    mixed = [model for model in models if exact_run.base(model) in exact_run.MIXED]
    made = [requests(measured, models, connections), explained(measured),
            sleeping(measured, mixed, connections), threads(measured, mixed),
            mixes(measured, mixed), the_same(measured)]
    return [table for table in made if table["rows"]]


def _by_model(measured, models, cases, steps=None, **table):
    """A table of instructions per request. cases: {heading: Case of any model}. steps: {heading:
    the headings of two of them, between which it tells what each further idle descriptor adds}.
    """
    rows = []
    for model in models:
        run = {heading: replace(case, model=model) for heading, case in cases.items()}
        rows.append([model, *(round(measured[case].executed.total) if case in measured else None
                              for case in run.values()),
                     *(_slope(measured, run[less], run[more])
                       for less, more in (steps or {}).values())])
    return {**table, "columns": ["model", *cases, *(steps or ())], "rows": rows}


def _slope(measured, less, more):
    """Instructions per request that each further idle descriptor adds; None: there is no figure."""
    if not {less, more} <= measured.keys():
        return None
    added = measured[more].executed.total - measured[less].executed.total
    return round(added / (more.links - less.links), 2)


def _one_of(connections):
    """{heading: Case with one active link of so many}, and the steps between them."""
    ordered = sorted(connections)
    return ({f"1 of {count}": Case("", 1, count - 1) for count in connections},
            {f"an idle descriptor, {low} to {high}": (f"1 of {low}", f"1 of {high}")
             for low, high in zip(ordered, ordered[1:], strict=False)})


def requests(measured, models, connections):
    """By model, one active of so many, and all of them; and what an idle descriptor adds."""
    one, steps = _one_of(connections)
    every = {f"all {count}": Case("", count) for count in connections}
    return _by_model(measured, models, one | every, steps, name="events.exact.requests",
                     title="Instructions per request, by the server", notes=[NOTE, WINDOWS])


def sleeping(measured, models, connections):
    """One active link, with a server that sleeps after each reply."""
    one, steps = _one_of(connections)
    return _by_model(
        measured, models, {heading: exact_run.asleep(case) for heading, case in one.items()}, steps,
        name="events.exact.asleep",
        title="Instructions per request, by a server that sleeps after each reply",
        notes=["The client whom a reply wakes preempts the server elsewhere, and its next "
               "request is there when the server goes on: select and poll then look at "
               "each descriptor once. With the scheduler's WAKEUP_PREEMPTION off, as in "
               "this table, the server sleeps in between, as it does on a CPU of its own, "
               "and they also enter and leave the wait queue of each, and look again."])


def threads(measured, models):
    """What a second thread adds, which makes the kernel count references to descriptors."""
    cases, steps = {}, {}
    for sleeps in ("", ", asleep"):
        for dead in exact_run.BESIDES:
            case = Case("", 1, dead)
            for many, of_many in (("one", case), ("two", exact_run.beside(case))):
                heading = f"1 of {case.links}{sleeps}, {many}"
                cases[heading] = exact_run.asleep(of_many) if sleeps else of_many
                steps.setdefault(f"an idle descriptor{sleeps}, {many}", []).append(heading)
    return _by_model(measured, models, cases, steps, name="events.exact.threads",
                     title="Instructions per request, in a process of one thread and of two",
                     notes=["The second thread only waits. Where a process has several, the kernel "
                            "counts a reference to each descriptor that one of them looks up."])


def explained(measured):
    """What of it is the server's own code, the kernel for it, and for others."""
    rows = []
    for case, run in measured.items():
        if case.links != exact_run.EXPLAINED or case.pipeline > 1:
            continue
        found, account = run.executed, run.each("cpu_ns")
        rows.append([exact_run.title(case), round(found.total), round(found.user),
                     round(found.kernel), round(found.softirq), round(found.interrupt),
                     round(account - found.total), round(found.calls, 3),
                     round(found.switches, 3)])
    return {"name": "events.exact.kinds", "title": "What the instructions per request are",
            "columns": ["case", "instructions", "user", "kernel",
                        "softirq in its calls", "interrupts", "the kernel's account has more by",
                        "system calls", "times it got the CPU"],
            "rows": rows,
            "notes": ["Softirq in its calls: the peer's receive path, which its sends run. The "
                      "kernel's account: where a task preempts the one that wakes it, the "
                      "scheduler uses the clock of the waking for the switch, and accounts to the "
                      "next task what the other still executes."]}


def mixes(measured, models):
    """Active and dead links, 1 : 0 to 1 : 1000."""
    ratios = [*((1, dead) for dead in exact_run.DEAD), *exact_run.SEVERAL]
    cases = {f"{active} : {dead}": Case("", active, dead) for active, dead in ratios}
    cases[f"{exact_run.STREAMED} : 0, {exact_run.PIPELINE} on their way each"] = Case(
        "", exact_run.STREAMED, pipeline=exact_run.PIPELINE)
    return _by_model(measured, models, cases, name="events.exact.mixes",
                     title="Instructions per request, by active and dead links",
                     notes=[NOTE, WINDOWS])


def the_same(measured):
    """A/A: what was measured again at the end of the boot."""
    rows = []
    for case in measured:
        first = replace(case, name="")
        if case.name == exact_run.AGAIN and first in measured:
            pair = [measured[one].executed.total for one in (first, case)]
            rows.append([exact_run.title(case), *(round(value, 1) for value in pair),
                         round(100 * (pair[1] / pair[0] - 1), 3)])
    return {"name": "events.exact.again", "title": "The same under another name",
            "columns": ["case", "first in the boot", "last in the boot", "%"], "rows": rows,
            "notes": ["What ran before is all that they differ by: they would be equal but for "
                      "when interrupts come, and for what the kernel's caches hold."]}
