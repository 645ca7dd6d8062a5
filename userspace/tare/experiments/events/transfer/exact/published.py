# SPDX-License-Identifier: GPL-2.0-only
"""The published transfer, in virtual time: N clients in a closed loop, until it is settled."""

from tare import published
from tare.experiments.events.transfer.exact import figures, run as exact_run, verbs
from tare.experiments.events.transfer.exact.run import Case

MODELS = ("select", "epoll")
CONNECTIONS = tuple(range(100, 801, 100))
PUBLISHED = "event_transfer.csv"
SOURCE = "Pentium 4 2.4 GHz, Linux 2.6.16, 100 Mb/s (about 2006)"
# requests a second that 100 Mb/s let through, as of then
THEN_PER_SECOND = 11_277


def measure(models=MODELS, connections=CONNECTIONS, kernel="6.1", progress=lambda text: None):
    """The result document: instructions per request beside the published CPU."""
    verbs.refuse(models, connections)
    # a boot of each number, so that its figures are the same whichever others are wanted
    boots = [[Case(model, count) for model in models] for count in connections]
    progress(f"instructions per request: {len(boots)} boots")
    taken, outcome = exact_run.boot_each(boots, kernel)
    made, taken = verbs.begun("events.transfer.exact.settled", taken, outcome)
    made["measurements"] += [_percent(entry) for entry in made["measurements"]]
    made["tables"].append(table(taken, models, connections))
    return made


def _percent(entry):
    """Of a measurement of instructions: as a share of a CPU at the rate of then."""
    about = entry["about"] | {"what": "cpu_percent"}
    raw = {name: entry["raw"][name] * THEN_PER_SECOND / 1e7 for name in ("value", "low", "high")}
    then = _published(about["connections"], about["model"], "cpu")
    return {**entry, "name": entry["name"].replace("instructions", "cpu_percent"), "unit": "%",
            "title": f"{entry['title']}, at {THEN_PER_SECOND:,} requests a second",
            "raw": entry["raw"] | raw, "about": about,
            "published": None if then is None else published.figure(then, "%", SOURCE)}


def table(taken, models, connections):
    """Instructions per request and memory, beside the published CPU and memory."""
    rows = []
    for count in connections:
        for model in models:
            run = taken.get(Case(model, count))
            ours = [None] * 4
            if run:
                each, windows = run.executed.total, run.instructions
                ours = [round(each), f"{min(windows):,.0f} to {max(windows):,.0f}",
                        round(each * THEN_PER_SECOND / 1e7, 2),
                        run.server["marks"][-1]["memory_kib"]]
            then = [_published(count, model, what) for what in ("cpu", "mem")]
            rows.append([count, model, then[0], ours[2], *ours[:2], then[1], ours[3]])
    return {"name": "events.exact.settled",
            "title": f"The server's CPU and memory, then ({SOURCE}) and in virtual time",
            "columns": ["connections", "model", "CPU then, %",
                        f"CPU at {THEN_PER_SECOND:,}/s, %", "instructions per request", "windows",
                        "memory then, %", "memory, KiB"],
            "rows": rows,
            "notes": [figures.WINDOWS,
                      f"Then the wire's 100 Mb/s were the limit, {THEN_PER_SECOND:,} requests/s at "
                      "the most. CPU: instructions of as many requests, of a CPU that executes one "
                      "a ns: a path length, to be compared by its trend alone."]}


def _published(connections, model, what):
    """In per cent; None: nothing was published of so many connections."""
    for row in published.rows(PUBLISHED):
        if row["connections"] == str(connections) and f"{model}_{what}_percent" in row:
            return float(row[f"{model}_{what}_percent"])
    return None
