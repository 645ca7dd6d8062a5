# SPDX-License-Identifier: GPL-2.0-only
"""The tables of set-up times: published beside ours, and what explains them."""

from tare import figures, result
from tare.errors import TareError
from tare.experiments.events.setup import figures as setup_figures


def _models(curve):
    return list(dict.fromkeys(model for model, _ in curve))


def _connections(curve):
    return sorted({connections for _, connections in curve})


def _cell(point):
    return figures.estimate(point.seconds.as_dict(), result.PHASES) if point else None


def _seconds(value):
    return None if value is None else round(value, 3)


def beside(curve):
    """2006 and ours, averaged as then."""
    then = {model: setup_figures.seconds_2006(model) for model in setup_figures.MODELS_2006}
    models = _models(curve)
    columns = [name for model in models
               for name in (*([f"{model} 2006"] if model in then else []), model)]
    rows = []
    for connections in _connections(curve):
        row = [connections]
        for model in models:
            point = curve.get((model, connections))
            if model in then:
                row.append(then[model].get(connections))
            row.append(_seconds(point.as_2006) if point else None)
        rows.append(row)
    few = [f"Ours here: the median of {len(point.runs)}, since five were not run."
           for point in list(curve.values())[:1] if len(point.runs) < setup_figures.RUNS_2006]
    return {"name": "events.setup.published", "columns": ["connections", *columns], "rows": rows,
            "title": "Seconds until all connections stand, averaged as in 2006",
            "notes": ["Of five runs the smallest and the largest are dropped and three averaged, "
                      "as was done then. 2006: Linux 2.6.16, a client on another computer, no "
                      "spread published. Ours: the first five client phases, over loopback.",
                      *few]}


def medians(curve):
    """The median over client phases, with its interval."""
    models, unsure = _models(curve), next(iter(curve.values())).seconds
    how = ("one phase, which has no interval" if not unsure.confidence else
           f"{unsure.samples} phases, interval of {100 * min(unsure.confidence, .95):.3g} %"
           + (" or more" if unsure.confidence >= .95 else ""))
    return {"name": "events.setup.medians", "columns": ["connections", *models],
            "title": "Seconds until all connections stand, median over client phases",
            "rows": [[connections, *(_cell(curve.get((model, connections)))
                                     for model in models)] for connections in _connections(curve)],
            "notes": [f"{how}. A phase: pauses before each connect, drawn by its seed. "
                      f"{setup_figures.pace(next(iter(curve.values())).setting)}. "
                      "The client runs before all others, as if it had a CPU of its own."]}


def explained(curve, warnings):
    """Whether the stalls, as three counts tell them, are the time. A Point without them is told."""
    rows = []
    for (model, connections), point in curve.items():
        if point.disagree:
            warnings.append(f"no explanation of {point.disagree}")
            continue
        if not point.stalls:
            continue
        nominal = point.stalls * point.setting.timeout
        sums = {name: sum(run.counts[name] for run in point.runs) for name in point.runs[0].counts}
        rows.append([model, connections, *sums.values(), _seconds(point.total("seconds")), nominal,
                     _seconds(point.total("waited") - nominal), _seconds(point.total("rest")),
                     round(100 * point.share, 2)])
    if rows:
        yield {"name": "events.setup.explained",
               "title": "Whose time it is: sums over all client phases",
               "columns": ["model", "connections", "connects that waited", "ListenOverflows",
                           "TCPSynRetrans", "seconds", "stalls x initial time-out, s",
                           "timers late, s", "rest, s", "waited, % of the time"],
               "rows": rows,
               "notes": ["Each connect that waited is one dropped SYN (ListenOverflows) and one "
                         "that was sent again (TCPSynRetrans): where the three differ there is no "
                         "line. seconds = stalls x the initial time-out + how late its timers "
                         "were + the rest. The kernel rounds timers up, at 250 Hz those of 3 s by "
                         "up to 256 ms. Points without a stall are left out."]}


def fits(curve, warnings):
    """The law with two parameters: published, ours, and how well the points determine it."""
    rows = []
    then = setup_figures.seconds_2006("select")
    for name, stalls, timeout in (
            ("select 2006", {at: seconds / setup_figures.TIMEOUT_2006
                             for at, seconds in then.items()}, setup_figures.TIMEOUT_2006),
            *((model, {at: point.stalls / len(point.runs) for (of, at), point in curve.items()
                       if of == model and not point.disagree},
               next(iter(curve.values())).setting.timeout) for model in _models(curve))):
        try:
            found = setup_figures.fit(list(stalls), list(stalls.values()))
        except TareError as error:
            if max(stalls.values(), default=0) >= 1:
                warnings.append(f"{name}: {error}")
            continue
        rows.append([name, timeout, figures.estimate(found.queue.as_dict()),
                     figures.estimate(found.pace.as_dict()),
                     f"{min(found.without):.2f} to {max(found.without):.2f}",
                     round(found.correlation, 3), round(found.rms, 2)])
    return {"name": "events.setup.fit",
            "title": "stalls = (N - n0 - n0 ln(N / n0)) / Q, fitted: Q is the queue, n0 the pace",
            "columns": ["curve", "initial time-out, s", "Q", "n0", "Q without one point",
                        "correlation of Q and n0", "RMS, stalls"], "rows": rows,
            "notes": ["Of numbers of stalls: of ours as counted, of 2006 the seconds divided by 3. "
                      "The intervals hold if the law is right.", _whole_seconds()]}


def _whole_seconds():
    whole, many, chance = setup_figures.chance_of_whole_seconds()
    return (f"{whole} of {many} published times of select above 0 are whole seconds, although each "
            "averages three runs, as three sums of stalls of 3 s do. If each run had only been "
            f"read to the second, the chance of that were {chance:.2g}.")


SWEEPS = {
    "backlog": ("events.setup.backlog", "The same with other backlogs", "backlog",
                lambda setting: setting.backlog),
    "work": ("events.setup.work", "The same with work at each wake-up", "work, us",
             lambda setting: setting.work_ns / 1000),
    "timeout": ("events.setup.timeout", "The same with the initial time-out of today and of 2006",
                "initial time-out, s", lambda setting: setting.timeout),
}


def sweep(kind, found):
    """found: Points that differ in one thing."""
    name, title, heading, of = SWEEPS[kind]
    rows = []
    for point in found:
        setting = point.setting
        rows.append([setting.model, of(setting), setting.connections,
                     _seconds(point.seconds.value),
                     None if point.disagree else round(point.stalls / len(point.runs), 2),
                     round(setup_figures.late_slope(point), 2),
                     round(setup_figures.slope_predicted(setting), 2)])
    return {"name": name, "title": title,
            "columns": ["model", heading, "connections", "seconds", "stalls",
                        "s for each further 100", "100 / (backlog + 1) x time-out"], "rows": rows,
            "notes": [f"{len(found[0].runs)} client phases: medians, and of stalls the mean. The "
                      f"slope is that of the last {100 * setup_figures.LATE:.0f} % of the "
                      "connects. The last column is the steepest that the queue allows, but for "
                      "timers that are late: the server accepts nothing until the client waits."]}


def paces(runs):
    """select's curve by the client's pace."""
    pauses = sorted({run.setting.pause_us for run in runs})
    found = {(run.setting.connections, run.setting.pause_us): run for run in runs}
    return {"name": "events.setup.paces",
            "title": "Seconds until all connections stand, select, by the client's pace",
            "columns": ["connections", *(f"pauses of 0 to {pause} us" for pause in pauses)],
            "rows": [[at, *(_seconds(found[at, pause].seconds) if (at, pause) in found else None
                            for pause in pauses)] for at in sorted({at for at, _ in found})],
            "notes": ["One phase. The pace is an input, in place of the network of 2006: where the "
                      "curve begins is set by it, how it goes on is not."]}


def far(runs):
    """More connections than 2006 had; of a run that failed what it said."""
    models = list(dict.fromkeys(setting.model for setting in runs))
    rows = []
    for connections in sorted({setting.connections for setting in runs}):
        row = [connections]
        for model in models:
            found = [run for setting, run in runs.items()
                     if (setting.model, setting.connections) == (model, connections)]
            row.append(None if not found else "stops" if found[0].error
                       else figures.number(_seconds(found[0].seconds)))
        rows.append(row)
    said = dict.fromkeys(f"{setting.model}, {figures.counted(setting.connections, 'connection')}: "
                         f"{run.error}"
                         for setting, run in runs.items() if run.error)
    return {"name": "events.setup.far", "title": "Seconds for more connections; one phase",
            "columns": ["connections", *models], "rows": rows,
            "notes": [*said, "select and poll look at all descriptors at each wake-up: what "
                             "stands empty was not run, since it takes an exact machine minutes."]}


def curve_plot(curve):
    """The curves of ours, and those published."""
    timeout = next(iter(curve.values())).setting.timeout
    drawn = [{"name": model, "points": [{"x": at, **point.seconds.as_dict()}
                                        for (of, at), point in sorted(curve.items())
                                        if of == model]} for model in _models(curve)]
    for model in setup_figures.MODELS_2006:
        drawn.append({"name": f"{model} 2006 (no spread published)",
                      "points": [{"x": at, "value": value, "low": value, "high": value,
                                  "confidence": 1.0}
                                 for at, value in setup_figures.seconds_2006(model).items()]})
    return {"name": "events.setup.curves", "unit": "s", "x": "connections",
            "title": f"Seconds until all connections stand; initial time-out {timeout} s. "
                     + setup_figures.pace(next(iter(curve.values())).setting),
            "interval_over": result.PHASES, "curves": drawn}
