# SPDX-License-Identifier: GPL-2.0-only
"""The published transfer, in virtual time: N clients in a closed loop, until it is settled."""

from tare import machine, published
from tare.errors import TareError
from tare.experiments.events.transfer.exact import run as exact_run, verbs

MODELS = ("select", "epoll")
CONNECTIONS = tuple(range(100, 801, 100))
# a second of virtual time is 1e9 instructions of server, client and kernel
SETTLING_NS = 1_000_000_000
REQUESTS, WINDOWS = 42_000, 14
# how far windows after it may lie from their mean
STEADY = 0.05
PUBLISHED = "event_transfer.csv"


def case_of(model, connections):
    return exact_run.Case(model, connections, requests=REQUESTS, windows=WINDOWS)


def measure(models=MODELS, connections=CONNECTIONS, kernel="6.1", progress=lambda text: None):
    """The result document: instructions of a request beside the published CPU."""
    verbs.refuse(models, connections)
    # a boot of each number, so that its figures are the same whichever others are wanted
    boots = [[case_of(model, count) for model in models] for count in connections]
    progress(f"instructions of a request: {len(boots)} boots")
    taken, outcome = exact_run.boot_each(boots, kernel)
    made = machine.document("events.transfer.exact.settled", outcome)
    for case, run in taken.items():
        settled(run)
        made["measurements"].append(verbs.measurement(case, run, machine.exact_condition(outcome)))
    made["tables"].append(table(taken, models, connections))
    return made


def settled(run):
    """Instructions of a request in the windows that begin after the first virtual second.

    TareError where there are fewer than two, or they are not steady.
    """
    marks = run.server["marks"]
    late = [window for window, before in zip(run.of_windows("cpu_ns"), marks, strict=False)
            if before["ns"] - marks[0]["ns"] >= SETTLING_NS]
    if len(late) < 2:
        raise TareError(f"{run.case.key}: ended {(marks[-1]['ns'] - marks[0]['ns']) / 1e9:.2f} "
                        "virtual seconds after its first mark: too early to be settled")
    mean = sum(late) / len(late)
    if max(abs(window - mean) for window in late) > STEADY * mean:
        raise TareError(f"{run.case.key}: after a virtual second windows are still from "
                        f"{min(late):.0f} to {max(late):.0f} instructions of a request")
    return late


def table(taken, models, connections):
    """Instructions of a request at the start and when settled, beside the published CPU."""
    rows = []
    for count in connections:
        row = [count]
        for model in models:
            run = taken[case_of(model, count)]
            late = settled(run)
            row += [round(run.of_windows("cpu_ns")[0]), round(sum(late) / len(late)),
                    f"{min(late):,.0f} to {max(late):,.0f}"]
        row += [_published(count, model) for model in models]
        rows.append(row)
    return {"name": "events.exact.settled",
            "title": "Instructions of a request, all links in a closed loop",
            "columns": ["connections",
                        *(f"{model}, {what}" for model in models
                          for what in ("first window", "settled", "windows")),
                        *(f"{model}, published, % of CPU" for model in models)],
            "rows": rows,
            "notes": ["Settled: windows that begin a virtual second (1e9 instructions of all that "
                      "runs) after the first mark. The published figures are a share of a CPU's "
                      "time at a rate that is not known: another unit, to be compared by its trend "
                      "alone."]}


def _published(connections, model):
    """What was published of so many connections; None: nothing was."""
    for row in published.rows(PUBLISHED):
        if row["connections"] == str(connections) and f"{model}_cpu_percent" in row:
            return float(row[f"{model}_cpu_percent"])
    return None
