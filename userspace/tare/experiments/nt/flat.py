# SPDX-License-Identifier: GPL-2.0-only
"""What ntobj's operations cost beside few clients and beside many, in one exact machine."""

import re

from tare import figures, machine, result, stats
from tare.experiments.nt import run as nt_run
from tare.experiments.nt.cost import read, run, verbs

FEW, MANY = 50, 8000
COUNT, ROUNDS = 500, 11
GOAL = 1.1


def measure(document):
    """Add the measurements and the table to a result."""
    crowds, outcome = _crowds()
    condition = machine.exact_condition(outcome)
    rows = []
    for name, (title, few, many) in _cases(*crowds).items():
        ratio = stats.paired_ratio(many, few)
        document["measurements"].append(result.measurement(
            f"nt.many_clients_over_few.{name}", "ratio", ratio, better="lower",
            over=result.EXACT, title=f"{title}: {MANY:,} clients over {FEW}",
            conditions=[condition, f"goal: at most {GOAL}"],
            about={"what": "over", "operation": name, "of": str(MANY), "against": str(FEW)}))
        rows.append([name, *(figures.estimate(one.as_dict(), result.EXACT) for one in (
            stats.median(few), stats.median(many), ratio))])
    document["tables"].append({
        "name": "bench.nt.clients", "title": "Instructions of ntobj beside other clients",
        "columns": ["operation", f"{FEW} clients", f"{MANY:,} clients", "ratio"], "rows": rows,
        "notes": [condition, "All clients are of the task that asks, and each has a thread that "
                             "owns a mutex. open and close are of a client, on average of all."]})


def _crowds():
    """([(nt-crowd's own figures, read.Run)] of few and of many, outcome)."""
    name, step = verbs.MACHINE, run.NTOBJ
    cost = ["nt-cost", *step.words(1), *verbs.words_of(COUNT, ROUNDS)]
    lines = ["set -e", *nt_run.loading(step)]
    for count in (FEW, MANY):
        lines += [f"nt-crowd {count}",
                  f"nt-crowd {count} {' '.join(cost)} --json /out/{count}.json >/dev/null"]
    with machine.ran(name, "\n".join(lines) + "\n", exact=True, cpus=1,
                     modules=[machine.module(step.module, name)],
                     files=machine.programs("nt-crowd", "nt-cost")) as (folder, outcome):
        own = re.findall(r"open (\S+)\nclose (\S+)", outcome.stdout.decode())
        return [(list(map(float, times)), read.read(folder / f"{count}.json", step))
                for times, count in zip(own, (FEW, MANY), strict=True)], outcome


def _cases(few, many):
    """{name: (title, samples beside few, samples beside many)}."""
    cases = {}
    for place, (name, title) in enumerate((("open", "open a client"), ("close", "close it"))):
        cases[name] = title, [few[0][place]], [many[0][place]]
    for operation, case in few[1].cases.items():
        cases[operation] = case["what"], *(one[1].samples(operation, "net") for one in (few, many))
    return cases
