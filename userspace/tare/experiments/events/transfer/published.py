# SPDX-License-Identifier: GPL-2.0-only
"""The published table of active links: a server's CPU and memory, N = 100 to 800, and ours.

Then a reading was taken after 5 to 6 minutes. Here a window is divided into parts, and the CPU a
request of the first and of the last part are compared: that shows whether it has settled, whoever
else uses the machine.
"""

from tare import environment, figures, published, result, stats
from tare.experiments.events.transfer import figures as transfer_figures, run
from tare.experiments.events.transfer.run import Load, Variant

TABLE = "event_transfer.csv"
SOURCE = "Pentium 4 2.4 GHz, Linux 2.6.16, 100 Mb/s (about 2006)"
MODELS = ("select", "epoll")
WINDOWS, REQUESTS, WARM = 4, 10_000, 2000
# The first and the last part may differ by so much, and still be called settled.
SETTLED = 0.05
COLUMNS = ["connections", "model", "CPU then, %", "CPU, %", "CPU a request, ns",
           "last part over first", "CPU at 11,277/s, %", "requests/s", "memory then, %",
           "memory, KiB"]
# requests a second that 100 Mb/s let through, as of then
THEN_PER_SECOND = 11_277


def load(count):
    """N threads, a connection each, as published."""
    return Load(f"published.{count}", count, REQUESTS, warm=WARM, threads_each=True,
                windows=WINDOWS)


def take(made, network, cpus, models, processes, progress=lambda text: None):
    """Measures the published table, as far as its models are among MODELS, and adds it to a result.

    Returns {Variant: Runs} of the last line.
    """
    wanted = [Variant(model, model) for model in MODELS if model in models]
    if not wanted:
        made["warnings"].append("the published table is left out: it has select and epoll alone")
        return {}
    rows, moved, taken, others = [], [], {}, transfer_figures.Others()
    for row in published.rows(TABLE):
        count = int(row["connections"])
        taken = run.in_turn(network, cpus, wanted, load(count), processes, progress)
        for variant, runs in taken.items():
            rows.append(_add(made, row, variant, runs, network, cpus))
            if not settled(runs):
                moved.append(f"{count} {variant.name}")
        if len(wanted) == len(MODELS):
            made["measurements"].append(
                _ratio(row, network, cpus, *(taken[variant] for variant in wanted)))
    if (share := others.share()) > transfer_figures.OTHERS:
        made["warnings"].append(
            f"others used {100 * share:.0f} % of the CPUs meanwhile: the server's CPU in per cent, "
            "and requests/s, are of what they left; CPU a request is not")
    if moved:
        made["warnings"].append("not settled: CPU a request in the first and the last part of a "
                                f"run differ by more than {100 * SETTLED:g} %: {', '.join(moved)}")
    made["tables"].append({
        "name": "events.transfer.published", "columns": COLUMNS, "rows": rows,
        "title": f"The server's CPU and memory, then ({SOURCE}) and now",
        "notes": [f"CPU: of one; medians of {processes} processes; {WARM} requests to settle, then "
                  f"{WINDOWS} parts of {REQUESTS // WINDOWS}, of which the last has so many times "
                  "the CPU a request of the first.",
                  f"Then the wire's 100 Mb/s were the limit, {THEN_PER_SECOND:,} requests/s at the "
                  "most, and the server slept the rest of the time; "
                  + (f"here {network.rate} are." if network.rate else
                     "here it runs as fast as it can."),
                  f"CPU at {THEN_PER_SECOND:,}/s: CPU a request times as many, computed."]})
    return taken


def settled(runs):
    """Whether the last part used as much CPU a request as the first, as far as processes tell."""
    ratio = _steadiness(runs)
    return ratio.low <= 1 + SETTLED and ratio.high >= 1 - SETTLED


def _steadiness(runs):
    """How many times the CPU a request of the first part of a run the last part used."""
    return stats.median([run.cpu_in(WINDOWS - 1) / run.cpu_in(0) for run in runs])


def memory_kib(tree=environment.HERE):
    """Of this machine."""
    return int(tree.text("/proc/meminfo").split()[1])


def _add(made, row, variant, runs, network, cpus):
    """Adds the measurements of one line to a result, and returns the line."""
    told = transfer_figures.conditions(network, cpus, runs[0].load, runs)
    of_all = memory_kib() / 100
    samples = {"cpu_percent": ("%", [100 * run.busy for run in runs]),
               "mem_percent": ("%", [run.memory / of_all for run in runs]),
               "per_second": ("requests/s", [run.per_second for run in runs]),
               "cpu": ("ns", [run.cpu for run in runs])}
    cells = {}
    for what, (unit, values) in samples.items():
        then = row.get(f"{variant.model}_{what}")
        entry = result.measurement(
            f"events.transfer.{runs[0].load.name}.{variant.name}.{what}", unit,
            stats.median(values), over=result.PROCESSES, detail=True,
            better="higher" if what == "per_second" else "lower",
            title=f"{variant.name}, {row['connections']} connections: {what}", conditions=told,
            published=published.figure(then, unit, SOURCE) if then else None,
            about={"what": what, "model": variant.model, "load": "published",
                   "connections": int(row["connections"])})
        made["measurements"].append(entry)
        cells[what] = figures.estimate(entry["raw"], result.PROCESSES)

    at_the_wires = 100 * THEN_PER_SECOND * stats.median([run.cpu for run in runs]).value / 1e9
    return [int(row["connections"]), variant.name, float(row[f"{variant.model}_cpu_percent"]),
            cells["cpu_percent"], cells["cpu"],
            figures.estimate(_steadiness(runs).as_dict(), result.PROCESSES),
            figures.number(at_the_wires), cells["per_second"],
            float(row[f"{variant.model}_mem_percent"]),
            figures.number(stats.median([run.memory for run in runs]).value)]


def _ratio(row, network, cpus, ours, theirs):
    """How many times as much CPU a request one model's runs took as another's, in pairs of a turn.
    """
    slow, quick = MODELS
    return result.measurement(
        f"events.transfer.{ours[0].load.name}.{slow}.over.{quick}.cpu", "ratio",
        stats.paired_ratio([run.cpu for run in ours], [run.cpu for run in theirs]),
        over=result.PROCESSES, detail=True, samples=len(ours), better="neither",
        title=f"{slow} over {quick}, {row['connections']} connections: CPU a request",
        conditions=[*transfer_figures.conditions(network, cpus, ours[0].load, ours),
                    "in pairs, of one turn"],
        about={"what": "cpu ratio", "load": "published", "connections": int(row["connections"])})
