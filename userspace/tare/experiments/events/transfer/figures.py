# SPDX-License-Identifier: GPL-2.0-only
"""Runs as a result: CPU per request by model, ratios to epoll, percentiles behind their gate."""

import os
import resource

from tare import environment, figures, result, stats
from tare.experiments.events.transfer import rules
from tare.experiments.events.transfer.run import AGAIN, REFERENCE, model_of

# Whether this machine is quiet enough for percentiles of latency.
#
# Two things decide, both of the same run: a model is measured under two names, and the percentiles
# of both must be the same (A/A); and others may have used little of the CPUs meanwhile. CPU a
# request needs no such gate: what others use is not in it.

WANTED = (50, 90, 99, 99.9)
# Of all CPUs' time, what others may use
OTHERS = 0.05
# An interval of A/A that is wider than so many times its lower end says nothing.
WIDE = 1.5
_TICKS = os.sysconf("SC_CLK_TCK")


def ticks(tree=environment.HERE):
    """(not idle, all) ticks of all CPUs since boot, of /proc/stat."""
    values = [int(word) for word in tree.text("/proc/stat").splitlines()[0].split()[1:9]]
    return sum(values) - values[3] - values[4], sum(values)


def own_seconds():
    """CPU time of this process and of what it has started and waited for."""
    return sum(used.ru_utime + used.ru_stime for used in
               map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)))


class Others:
    """Measures what others use between its making and `share`."""

    def __init__(self, tree=environment.HERE, own=own_seconds):
        self.tree, self.before, self.own, self.own_before = tree, ticks(tree), own, own()

    def share(self):
        """Of all CPUs' time since, the part that neither was idle nor our own."""
        busy, whole = (now - then for now, then in zip(ticks(self.tree), self.before, strict=True))
        if not whole:
            return 0.0
        return (busy - (self.own() - self.own_before) * _TICKS) / whole


def of_runs(runs, wanted):
    """A percentile of each Run, ns: the middle of the bucket that it lies in; None where too few
    samples of any lie beyond it.
    """
    found = [run.client["latency"] for run in runs]
    if not all(stats.supported(wanted, latency["count"]) for latency in found):
        return None
    return [sum(stats.bucket_at(wanted, latency["buckets"])[:2]) / 2 for latency in found]


def percentiles(runs, refused):
    """{percentile: Estimate over RUNS, ns} of those that have enough samples, and are not REFUSED.
    """
    return {one: stats.median(values) for one in WANTED
            if one not in refused and (values := of_runs(runs, one))}


def named(estimates):
    """Of percentiles(), as a measurement has them."""
    return {f"p{one:g}": value.value for one, value in estimates.items()}


def cells(estimates, over):
    """Of percentiles(), us in a table whose columns are all that are WANTED."""
    return [figures.estimate(estimates[one].scaled(1e-3).as_dict(), over) if one in estimates
            else None for one in WANTED]


def refused_percentiles(this, that, others):
    """{percentile: why it is not printed}. this, that: Runs of the same model under two names."""
    return {wanted: why for wanted in WANTED if (why := _why(this, that, others, wanted))}


def _why(this, that, others, wanted):
    name = f"p{wanted:g}"
    if others > OTHERS:
        return (f"others used {100 * others:.0f} % of the CPUs meanwhile, more than "
                f"{100 * OTHERS:g} %")
    found = [of_runs(runs, wanted) for runs in (this, that)]
    if None in found:
        return f"{name} needs {stats.needed(wanted):,} requests of each process"
    ratio = stats.paired_ratio(*found)
    if ratio is None or ratio.confidence < stats.CONFIDENCE:
        return f"{len(this)} processes of the same model are too few to tell noise"
    if not ratio.low <= 1 <= ratio.high:
        return (f"{name} of the same model differs under two names: {ratio.value:.3g} "
                f"[{ratio.low:.3g}, {ratio.high:.3g}] times")
    if ratio.high > WIDE * ratio.low:
        return (f"{name} of the same model varies from {ratio.low:.3g} to {ratio.high:.3g} times "
                "itself")
    return ""


PREFIX = "events.transfer"
# {what is told of a model: heading of its column}
COLUMNS = {"cpu": "CPU per request, ns", "over_epoll": f"over {REFERENCE}",
           "per_second": "requests/s", "per_wakeup": "requests per wake-up",
           "busy": "server busy, %", "client_busy": "client busy, %", "memory": "memory, KiB"}
# of it what is a measurement, too: (unit, which is better, title)
MEASURED = {"cpu": ("ns", "lower", "server's CPU per request, {}"),
            "per_wakeup": ("requests", "neither", "requests per wake-up, {}"),
            "per_second": ("requests/s", "higher", "requests a second, {}"),
            "over_epoll": ("ratio", "lower", f"CPU per request, {{}} over {REFERENCE}"),
            "latency": ("ns", "lower", "latency, {}")}
_LEAST = (f"at least: the server ran less than {rules.BUSY} % of the time, so the "
          "client, or what else this machine did, set the pace")


def conditions(cpus, load, runs):
    """What the figures of RUNS hold for, in words."""
    server = runs[0].server
    return [rules.set_up_words(server), rules.WHO_PAYS,
            f"server on CPU {cpus[0]}, client on CPU {cpus[1]}",
            *filter(None, [rules.not_pinned(server)]), in_words(load),
            _shared(server),
            f"between requests {load.marks[0]} and {load.marks[-1]}", "models in turn, A B B A"]


def set_up(servers, cpus):
    """The table of what all loads share. servers: {model: a document of its server}."""
    return {"name": f"{PREFIX}.set_up", "title": "What was measured",
            "columns": ["model", "set-up", "CPUs"],
            "rows": [[model, rules.set_up_words(server),
                      rules.not_pinned(server) or f"server {cpus[0]}, client {cpus[1]}"]
                     for model, server in servers.items()],
            "notes": [rules.WHO_PAYS,
                      f"{_shared(next(iter(servers.values())))}, models in turn, A B B A"]}


def _shared(server):
    return (f"backlog {server['backlog']}, TCP_NODELAY, all connections stand before the first "
            "mark")


def in_words(load):
    """What clients ask, in words."""
    how = (f"open loop, {load.rate:g} requests/s" if load.rate else
           f"closed loop, {load.pipeline} on their way a connection")
    return (f"{figures.counted(load.connections, 'connection')}"
            f"{f' and {load.dead} dead' if load.dead else ''} of {load.size} bytes, {how}")


def ratios(of_load):
    """{name: ratio to epoll}; nothing where epoll was not measured."""
    rules.same_load([run for runs in of_load.values() for run in runs])
    return {name: stats.paired_ratio([run.cpu for run in runs],
                                     [run.cpu for run in of_load[REFERENCE]])
            for name, runs in of_load.items() if REFERENCE in of_load and name != REFERENCE}


def fill(made, of_load, cpus, others):
    """Adds {name: Runs} of one load to a result. others: the part of the CPUs that they used."""
    load = next(iter(of_load.values()))[0].load
    over = ratios(of_load)
    rows = []
    for name, runs in of_load.items():
        found = {"over_epoll": over.get(name)}
        for what in COLUMNS.keys() - found.keys():
            values = [getattr(run, what) for run in runs]
            found[what] = None if None in values else stats.median(values)
        shown = {what: figures.estimate(found[what] and found[what].as_dict(), result.PROCESSES)
                 for what in COLUMNS}
        if load.closed and not rules.server_is_the_limit(runs):
            found["per_second"] = None
            shown["per_second"] = f"at least {shown['per_second']}"
        told = conditions(cpus, load, runs)
        made["measurements"] += [_measurement(load, name, what, found[what], told)
                                 for what in MEASURED if found.get(what)]
        rows.append([name, *shown.values()])
    notes = [f"between requests {load.marks[0]} and {load.marks[-1]}",
             *([] if over else [f"no ratios: {REFERENCE} was not measured, or nothing else"]),
             *([_LEAST] if load.closed and not all(map(rules.server_is_the_limit,
                                                       of_load.values())) else [])]
    _lead(made, load, over)
    made["tables"].append({"name": f"{PREFIX}.{load.name}", "columns": ["model", *COLUMNS.values()],
                           "rows": rows, "title": f"{load.name}: {in_words(load)}", "notes": notes})
    if not load.closed:
        _latency(made, load, of_load, cpus, others)


def _lead(made, load, over):
    """The first load leads: what a request costs the server, by model."""
    said = [f"{name} {figures.estimate(ratio.as_dict(), result.PROCESSES)}"
            for name, ratio in over.items() if ratio]
    result.lead(made, plot=_plot(load), sentence=said and (
        f"The server's CPU per request over {REFERENCE}'s, {load.name}: {', '.join(said)}"))


def _plot(load):
    return f"Server's CPU per request, {load.name}"


def _measurement(load, name, what, estimate, told):
    unit, better, title = MEASURED[what]
    return result.measurement(
        f"{PREFIX}.{load.name}.{name}.{what}", unit, estimate, over=result.PROCESSES,
        better=better, detail=True, title=f"{title.format(name)}, {load.name}",
        conditions=told,
        about={"what": what, "model": model_of(name), "load": load.name,
               "connections": load.connections, "dead": load.dead, "pipeline": load.pipeline,
               "rate": load.rate, "size": load.size},
        bar=(_plot(load), name) if what == "cpu" else None)


def _latency(made, load, of_load, cpus, others):
    """Percentiles of an open loop, where the machine is quiet; elsewhere why they are not there."""
    again = next((name for name in of_load if name.endswith(AGAIN)), None)
    if again is None:
        made["warnings"].append(f"{load.name}: no percentiles: no model was measured twice")
        return
    this, that = of_load[again.removesuffix(AGAIN)], of_load[again]
    refused = refused_percentiles(this, that, others)
    for why in dict.fromkeys(refused.values()):
        names = ", ".join(f"p{one:g}" for one, text in refused.items() if text == why)
        made["warnings"].append(f"{load.name}: {names} not printed: {why}")
    rows = []
    for name, runs in of_load.items():
        if found := percentiles(runs, refused):
            entry = _measurement(load, name, "latency", next(iter(found.values())),
                                 [*conditions(cpus, load, runs), "from the intended time"])
            entry["percentiles"] = named(found)
            made["measurements"].append(entry)
            rows.append([name, *cells(found, result.PROCESSES)])
    if rows:
        made["tables"].append({
            "name": f"{PREFIX}.{load.name}.latency",
            "title": f"{load.name}: latency from the intended time, us",
            "columns": ["model", *(f"p{one:g}" for one in WANTED)], "rows": rows,
            "notes": [f"Medians of processes. {again} and {this[0].name} are the same "
                      f"model; others used {100 * max(others, 0):.1f} % of the CPUs."]})
