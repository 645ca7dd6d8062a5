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
    made = [requests(measured, models, connections), explained(measured),
            sleeping(measured, models, connections), threads(measured, models),
            mixes(measured, models), the_same(measured)]
    return [table for table in made if table and table["rows"]]


def whole(measured, case):
    """Instructions per request, for a table."""
    return round(measured[case].executed.total) if case in measured else None


def requests(measured, models, connections):
    """By model, one active of so many, and all of them; and what an idle descriptor adds."""
    rows = []
    for model in models:
        run = [*(Case(model, 1, count - 1) for count in connections),
               *(Case(model, count) for count in connections)]
        rows.append([model, *(whole(measured, case) for case in run),
                     *slopes(measured, model, connections)])
    return _table("requests", "Instructions per request, by the server",
                  [*(f"1 of {count}" for count in connections),
                   *(f"all {count}" for count in connections), *_idle(connections)],
                  rows, [NOTE, WINDOWS])


def sleeping(measured, models, connections):
    """One active link, with a server that sleeps after each reply."""
    rows = []
    for model in models:
        run = [exact_run.asleep(exact_run.of(model, count)[0]) for count in connections]
        if any(case in measured for case in run):
            rows.append([model, *(whole(measured, case) for case in run),
                         *slopes(measured, model, connections, exact_run.asleep)])
    return _table("asleep", "Instructions per request, by a server that sleeps after each reply",
                  [*(f"1 of {count}" for count in connections), *_idle(connections)], rows,
                  ["The client whom a reply wakes preempts the server elsewhere, and its next "
                   "request is there when the server goes on: select and poll then look at "
                   "each descriptor once. With the scheduler's WAKEUP_PREEMPTION off, as in "
                   "this table, the server sleeps in between, as it does on a CPU of its own, "
                   "and they also enter and leave the wait queue of each, and look again."])


def threads(measured, models):
    """What a second thread adds, which makes the kernel count references to descriptors."""
    rows = []
    for model in models:
        one = [Case(model, 1, dead) for dead in exact_run.BESIDES]
        pairs = [[case, exact_run.beside(case)] for case in one]
        pairs += [[exact_run.asleep(case) for case in pair] for pair in pairs]
        if any(several in measured for _, several in pairs):
            rows.append([model, *(whole(measured, case) for pair in pairs for case in pair),
                         *(slope(measured, pairs[at][number], pairs[at + 1][number])
                           for at in (0, 2) for number in (0, 1))])
    ways = [f"1 of {dead + 1}{asleep}" for asleep in ("", ", asleep")
            for dead in exact_run.BESIDES]
    ways += ["an idle descriptor", "an idle descriptor, asleep"]
    return _table("threads", "Instructions per request, in a process of one thread and of two",
                  [f"{way}, {many}" for way in ways for many in ("one", "two")], rows,
                  ["The second thread only waits. Where a process has several, the kernel "
                   "counts a reference to each descriptor that one of them looks up."])


def _table(name, title, columns, rows, notes):
    return {"name": f"events.exact.{name}", "title": title, "columns": ["model", *columns],
            "rows": rows, "notes": notes}


def _idle(connections):
    return [f"an idle descriptor, {low} to {high}" for low, high in steps(connections)]


def steps(connections):
    ordered = sorted(connections)
    return list(zip(ordered, ordered[1:], strict=False))


def slopes(measured, model, connections, of=lambda case: case):
    """Instructions per request that each further idle descriptor adds, by step. of: what is made
    of the cases."""
    return [slope(measured, *(of(Case(model, 1, count - 1)) for count in step))
            for step in steps(connections)]


def slope(measured, less, more):
    """The same between two cases; None: there is no figure."""
    if not {less, more} <= measured.keys():
        return None
    added = measured[more].executed.total - measured[less].executed.total
    return round(added / (more.links - less.links), 2)


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
    several = [(*some, 1) for some in exact_run.SEVERAL]
    several.append((exact_run.STREAMED, 0, exact_run.PIPELINE))
    cases = {model: [*(Case(model, 1, dead) for dead in exact_run.DEAD),
                     *(Case(model, *some) for some in several)] for model in models}
    rows = [[model, *(whole(measured, case) for case in of_model)]
            for model, of_model in cases.items() if any(case in measured for case in of_model[1:])]
    return _table("mixes", "Instructions per request, by active and dead links",
                  [*(f"1 : {dead}" for dead in exact_run.DEAD),
                   *(f"{active} : {dead}" for active, dead in exact_run.SEVERAL),
                   f"{exact_run.STREAMED} : 0, {exact_run.PIPELINE} on their way each"],
                  rows, [NOTE, WINDOWS])


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
