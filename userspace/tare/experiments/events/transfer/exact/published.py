# SPDX-License-Identifier: GPL-2.0-only
"""The published transfer, in virtual time: N clients in a closed loop, until it is settled."""

from tare import published
from tare.experiments.events.transfer.exact import figures, run as exact_run, verbs
from tare.experiments.events.transfer.exact.run import Case

MODELS = ("select", "epoll")
CONNECTIONS = tuple(range(100, 801, 100))
PUBLISHED = "event_transfer.csv"


def measure(models=MODELS, connections=CONNECTIONS, kernel="6.1", progress=lambda text: None):
    """The result document: instructions of a request beside the published CPU."""
    verbs.refuse(models, connections)
    # a boot of each number, so that its figures are the same whichever others are wanted
    boots = [[Case(model, count) for model in models] for count in connections]
    progress(f"instructions of a request: {len(boots)} boots")
    taken, outcome = exact_run.boot_each(boots, kernel)
    made, taken = verbs.begun("events.transfer.exact.settled", taken, outcome)
    made["tables"].append(table(taken, models, connections))
    return made


def table(taken, models, connections):
    """Instructions of a request beside the published CPU."""
    rows = []
    for count in connections:
        row = [count]
        for model in models:
            run = taken.get(Case(model, count))
            windows = run.instructions if run else []
            row += [round(run.executed.total), f"{min(windows):,.0f} to {max(windows):,.0f}"] \
                if run else [None, None]
        rows.append([*row, *(_published(count, model) for model in models)])
    return {"name": "events.exact.settled",
            "title": "Instructions of a request, all links in a closed loop",
            "columns": ["connections",
                        *(f"{model}{what}" for model in models for what in ("", ", windows")),
                        *(f"{model}, published, % of CPU" for model in models)],
            "rows": rows,
            "notes": [figures.WINDOWS,
                      "The published figures are a share of a CPU's time at a rate that is not "
                      "known: another unit, to be compared by its trend alone."]}


def _published(connections, model):
    """What was published of so many connections; None: nothing was."""
    for row in published.rows(PUBLISHED):
        if row["connections"] == str(connections) and f"{model}_cpu_percent" in row:
            return float(row[f"{model}_cpu_percent"])
    return None
