# SPDX-License-Identifier: GPL-2.0-only
"""What was measured as a result: times by front end; instructions by term, and the law of them."""

from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tare import figures, result, stats
from tare.counting import simulation
from tare.experiments.nt.cost import law, read, run, terms
from tare.experiments.nt.cost.run import HAND_OVER
from tare.experiments.nt.figures import interval_over, lead

# by which part of their median the rounds of an exact machine may differ and not be named
UNEVEN = 0.01


class Sample(NamedTuple):
    """ns an operation: the median of a process's rounds; of a single process, a round."""

    raw: float
    overhead: float
    net: float


@dataclass(frozen=True)
class Times(read.Taken):
    """Of Samples."""

    condition: str
    over: str
    resolution: float
    exact = False
    unit = "ns"


def times(taken):
    """The Times of {Step: [read.Run of each process]}, which took turns."""
    runs = next(iter(taken.values()))
    # a ns of the clock, spread over a sample
    return Times({step: {operation: _samples(found, operation) for operation in found[0].cases}
                  for step, found in taken.items()}, read.what(taken),
                 f"timed by {runs[0].document['clock']}", interval_over(len(runs)),
                 1 / runs[0].document["operations"])


def _samples(runs, operation):
    kinds = [np.array([run.samples(operation, kind) for run in runs]) for kind in Sample._fields]
    return [Sample(*one) for one in zip(*(
        kind[0] if len(runs) == 1 else np.median(kind, axis=1) for kind in kinds), strict=True)]


def fill(made, found):
    """Adds Times or a profile.Profile to a result."""
    made["measurements"] += [_measurement(found, step, operation)
                             for step, of in found.rounds.items() for operation in of]
    lead(made, _plot(found, found.operations[0]))
    made["tables"].append(by_front(found))
    if found.exact:
        made["tables"] += by_term(found)


def fill_repeatable(made, taken):
    """Adds a read.Run of each step on two CPUs: the value that most samples have, and how many."""
    rows, conditions = [], ["repeatable, not exact: instructions of both CPUs"]
    for step, run_ in taken.items():
        for operation, case in run_.cases.items():
            if operation != HAND_OVER and step != run.SERVER:
                continue
            raw, overhead, nets = run_.ticks(operation)
            nets = nets.tolist()
            (most, share), = Counter(nets).most_common(1)
            made["measurements"].append(result.measurement(
                f"nt.cost.repeatable.{step.name}.{operation}", "instructions", over=result.ROUNDS,
                **stats.netted(raw, overhead, exact=True, net=nets),
                better="lower", conditions=conditions,
                title=f"{case['what']}: {step.title}, who answers is asleep on a second CPU",
                about={"what": "cost", "step": step.name, "operation": operation,
                       "front": step.front, "cpus": 2, "awake": False}))
            rows.append([f"{step.title}: {operation}", most, f"{share} of {len(nets)}",
                         min(nets), max(nets)])
    made["tables"].append({
        "name": "nt.cost.repeatable", "rows": rows,
        "title": "What an operation costs where who answers sleeps on a second CPU",
        "columns": ["", "instructions, net", "samples that have it", "from", "to"],
        "notes": [*conditions, "The mode; where few samples have it, it says little."]})


def _measurement(found, step, operation):
    return result.measurement(
        f"nt.cost.{found.unit}.{step.name}.{operation}", found.unit, better="lower",
        over=found.over, detail=True, title=f"{found.what[operation]}: {step.title}",
        conditions=["rounds A B B A, of operations and of the overhead: the same loop with a front "
                    "end that does nothing", found.condition],
        bar=(_plot(found, operation), step.title),
        about={"what": "cost", "step": step.name, "operation": operation,
               "front": step.front, "cpus": step.cpus, "awake": step.awake},
        **found.figures(step, operation))


def _plot(found, operation):
    return f"{found.what[operation].capitalize()}, {found.unit}"


def cell(found, step, operation):
    """The net as a table has it; nothing where there is none, or none that can be told."""
    if not found.has(step, operation):
        return None
    if found.exact:
        return found.of(step, operation).net
    figure = found.figures(step, operation)
    if figure["below_floor"]:
        return "below the noise floor"
    return figures.estimate(figure["net"].as_dict(), found.over)


def over(found, step, reference, operation):
    """The ratio of two steps, an estimate; None where one lacks the operation."""
    if found.has(step, operation) and found.has(reference, operation):
        return stats.paired_ratio(found.net(step, operation), found.net(reference, operation))
    return None


def by_front(found):
    """A row an operation, a column a way to the service, and what the server takes over ntobj."""
    # what crosses without a service is what the law measures kernels by
    steps = [step for step in found.rounds if not found.exact or step not in law.MEASURED.values()]

    def row(operation):
        ratio = over(found, run.SERVER, run.NTOBJ, operation)
        return [operation, *(cell(found, step, operation) for step in steps), ratio and (
            float(f"{ratio.value:.2g}") if found.exact
            else figures.estimate(ratio.as_dict(), found.over))]

    return {"name": f"nt.cost.{found.unit}", "title": f"What an operation costs, {found.unit}, net",
            "columns": ["operation", *(step.title for step in steps), "server over ntobj"],
            "rows": [row(operation) for operation in found.operations],
            "notes": ["Executed instructions, not times: no cache, no misprediction, one CPU."
                      if found.exact else
                      "Times of this machine; `tare nt cost --exact` has instructions.",
                      "direct: a call of the services without locks; private: a futex of one "
                      "process.",
                      *(f"{word}: {what}." for word, what in found.what.items()),
                      *(_uneven(found, steps) if found.exact else ())]}


def _uneven(found, steps):
    """A line of the cells that are the median of rounds which differ, if there are any."""
    uneven = [f"{step.title} {operation}" for step in steps for operation in found.rounds[step]
              for net in (found.net(step, operation),) if np.ptp(net) > UNEVEN * np.median(net)]
    if uneven:
        yield (f"Medians of rounds that differ by more than {100 * UNEVEN:.0f} % (--json has the "
               f"intervals): {', '.join(uneven)}.")


# What the instructions are of.

# of those beside the terms, as many are named
NAMED = 3


def by_term(profile):
    """A table for each front end that crosses: a row an operation, a column a term."""
    for step, of in profile.rounds.items():
        rounds = {operation: profile.of(step, operation) for operation in of}
        rounds = {operation: one for operation, one in rounds.items() if one.crossings >= 1}
        if step in law.MEASURED.values() or not rounds:
            continue
        yield {"name": f"nt.cost.terms.{step.name}",
               "title": f"{step.title}: what the instructions of an operation are of",
               "columns": ["operation", *terms.TERMS, "sum"],
               "rows": [[operation, *(round(one.terms[term], 2) for term in terms.TERMS),
                         round(sum(one.terms.values()), 2)] for operation, one in rounds.items()],
               "notes": ["Each function is of one term.", *_accounted(rounds), *_others(rounds)]}


def _accounted(rounds):
    switching = {operation: sum(count for (name, _), count in one.functions.items()
                                if terms.ACCOUNTED.match(name))
                 for operation, one in rounds.items() if one.numbers["switch"] >= 1}
    if HAND_OVER in switching:
        yield (f"Of {HAND_OVER}'s switching {switching[HAND_OVER]:,.0f} are pressure stall "
               "information (PSI), and the account of load.")


def _others(rounds):
    most = Counter()
    for one in rounds.values():
        for (name, module), count in one.functions.items():
            if terms.of(name, module) == terms.OTHER:
                most[name] = max(most[name], count)
    if most:
        yield "other: at most " + ", ".join(
            f"{count:,.1f} {name or 'of no name'}" for name, count in most.most_common(NAMED)) + (
            f", and {len(most) - NAMED} functions more" if len(most) > NAMED else "") + "."


def law_tables(constants, errors):
    """constants: {kernel: {kind: instructions}}; errors: {kernel: [law.Error]}."""
    rows = {}
    for kernel, found in errors.items():
        for one in found:
            rows.setdefault((one.step, one.operation), {})[kernel] = (
                f"{one.percent:+.1f}{one.part[:1] or '!' * one.beyond}")
    judged = [one for found in errors.values() for one in found if not one.part]
    beyond = sum(one.beyond for one in judged)
    yield {"name": "nt.cost.law.constants", "title": "The law's constants, instructions",
           "columns": ["of one", *constants],
           "rows": [[kind, *(round(of[kind], 1) for of in constants.values())]
                    for kind in next(iter(constants.values()))],
           "notes": ["cost = service + how often each is counted x its constant; docs/nt.md says "
                     "of what each is, and how it is fitted or measured."]}
    yield {"name": "nt.cost.law", "title": "The law: how far its predictions are off, per cent",
           # the kernel stands before it; both would be wider than a terminal
           "columns": ["front end", "operation", *(name.split(", ")[-1] for name in errors)],
           "rows": [[step.title, operation, *(of.get(kernel) for kernel in errors)]
                    for (step, operation), of in rows.items()],
           "notes": [f"{len(judged) - beyond} of {len(judged)} predictions lie within {law.LIMIT} "
                     f"%; {beyond} do not, and have an exclamation mark. f: fitted; m: measured."]}


def events_table(profile, simulated):
    """What a simulation has of each operation."""
    return simulation.table(
        "nt.cost.events", "Simulated events of an operation", ("front end", "operation"),
        {(step.title, operation): {"Ir": one.net, **one.events}
         for step, of in profile.rounds.items() for operation in of
         for one in (profile.of(step, operation),)},
        simulated, "Net: without the loop around it.")
