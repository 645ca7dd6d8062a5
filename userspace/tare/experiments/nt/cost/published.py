# SPDX-License-Identifier: GPL-2.0-only
"""How much of 2010's gap a second CPU explains: its kernel had no SMP, and its Wine perhaps had.

Three ratios are compared: 2010's; ours on one CPU, of instructions, without and with a hand-over;
and how many times as long our server takes with a second CPU. What ours on one CPU reaches, no
second CPU is needed for.
"""

from tare import figures, stats
from tare.experiments.nt import published
from tare.experiments.nt.cost import run

# what of ours one of 2010's operations is made of, apart from data; it hands over once
LIKE = {"write_file": ("open-file",), "read_file": ("open-file",),
        "write_registry": ("open-key", "set-value"), "read_registry": ("open-key", "get-value"),
        "messages": ("message",)}
# a round trip hands over twice
OF_A_ROUND_TRIP = 0.5
PLACES = (run.AWAKE, run.ASLEEP, run.ANYWHERE)


def slower(samples, operation):
    """{Step: how many times as long the server takes there as on one CPU, an estimate}."""
    return {step: stats.paired_ratio(samples.net(step, operation),
                                     samples.net(run.SERVER, operation))
            for step in PLACES
            if samples.has(step, operation) and samples.has(run.SERVER, operation)}


def on_one_cpu(counted, operations, hands_over):
    """Instructions of the server over those of ntobj, of operations together; None: not counted."""
    def total(step):
        parts = [counted.estimate(step, name).value for name in operations]
        if hands_over:
            parts.append(OF_A_ROUND_TRIP * counted.estimate(step, run.HAND_OVER).value)
        return sum(parts)

    wanted = (*operations, *([run.HAND_OVER] if hands_over else []))
    if not counted or not all(counted.has(step, name) for name in wanted
                              for step in (run.SERVER, run.NTOBJ_STEP)):
        return None
    return total(run.SERVER) / total(run.NTOBJ_STEP)


def tables(timed, counted):
    """timed, counted: Samples of times, and of instructions or None."""
    return [_places(timed), _then(timed, counted)]


def _places(timed):
    rows = []
    for operation in timed.operations:
        ratios = slower(timed, operation)
        rows.append([operation, *(figures.estimate(ratio.as_dict(), timed.over)
                                  if (ratio := ratios.get(step)) else None for step in PLACES)])
    return {"name": "nt.cost.second_cpu",
            "title": "How many times as long the server takes as on one CPU",
            "columns": ["operation", *(step.heading for step in PLACES)], "rows": rows,
            "notes": []}


def _then(timed, counted):
    rows = []
    for name, title in published.OPERATIONS.items():
        low, high = published.allowed(name)
        alone, together = (on_one_cpu(counted, LIKE[name], hands) for hands in (False, True))
        rows.append([title, published.ratio(name), f"{low:.3g} to {high:.3g}", alone, together,
                     _slowest(timed, LIKE[name])])
    return {"name": "nt.cost.2010", "title": "How much of 2010's gap does a second CPU explain?",
            "columns": ["operation", "2010: server over kernel", "as its readings allow",
                        "ours, one CPU, uncontended", "and with a hand-over",
                        "a second CPU, asleep, times"],
            "rows": rows,
            "notes": ["Ours: instructions of the server over those of tare_ntobj, for opening, "
                      "setting or reading, and closing; 2010's operations hand over once each, and "
                      "of files the data is in both, which makes their ratio less.",
                      "A ratio of instructions is none of times: it knows no caches, and no CPU "
                      "that wakes up.",
                      *said(timed, counted)]}


def _slowest(timed, operations):
    """How many times as long the server takes with a second CPU that sleeps, together."""
    if not all(timed.has(step, name) for name in operations for step in (run.SERVER, run.ASLEEP)):
        return None
    one, two = (sum(timed.net(step, name) for name in operations)
                for step in (run.SERVER, run.ASLEEP))
    ratio = stats.paired_ratio(two, one)
    return figures.estimate(ratio.as_dict(), timed.over) if ratio else None


def said(timed, counted):
    """What follows, a sentence each."""
    alone, together = ({name: ratio for name, operations in LIKE.items()
                        if (ratio := on_one_cpu(counted, operations, hands))}
                       for hands in (False, True))
    if not together:
        yield "Without tare_ntobj's instructions nothing follows: give `tare nt cost --exact`."
        return
    beyond = [name for name in together if published.allowed(name)[0] > max(alone[name],
                                                                            together[name])]
    within = [name for name in together if name not in beyond]
    if within:
        yield (f"{_listed(within)}: one CPU gives the ratio of 2010 or more; nothing is left for a "
               "second CPU to explain.")
    for name in beyond:
        reached = max(alone[name], together[name])
        yield (f"{published.OPERATIONS[name]}: one CPU gives {reached:.1f}; "
               f"{published.ratio(name) / reached:.1f} times that is left to explain.")
    between = [name for name in within if together[name] <= published.ratio(name) <= alone[name]]
    if between:
        yield (f"{_listed(between)}: between what hands over and what does not, as operations that "
               "do some of both.")
    below = [name for name in within if published.ratio(name) < together[name]]
    if below:
        yield (f"{_listed(below)}: less than with a hand-over, as where most of the time is spent "
               "on what a server and a kernel do alike.")


def _listed(names):
    return ", ".join(published.OPERATIONS[name] for name in names)
