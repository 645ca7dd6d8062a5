# SPDX-License-Identifier: GPL-2.0-only
"""The tables of set-up times: published beside ours, and what explains them."""

from dataclasses import dataclass, replace

from tare import figures, result
from tare.errors import TareError
from tare.experiments.events.setup import figures as setup_figures, run as setup_run


def _models(curve):
    return list(dict.fromkeys(model for model, _ in curve))


def _by_connections(cells):
    """Columns and rows of a table. cells: {(column, connections): cell}."""
    columns = list(dict.fromkeys(column for column, _ in cells))
    return {"columns": ["connections", *columns],
            "rows": [[at, *(cells.get((column, at)) for column in columns)]
                     for at in sorted({at for _, at in cells})]}


def _seconds(value):
    return None if value is None else round(value, 3)


def beside(curve):
    """2006 and ours, averaged as then."""
    then = {model: setup_figures.seconds_2006(model) for model in setup_figures.MODELS_2006}
    cells = {}
    for (model, connections), point in curve.items():
        if model in then:
            cells[f"{model} 2006", connections] = then[model].get(connections)
        cells[model, connections] = _seconds(point.as_2006)
    few = [f"Ours here: the median of {len(point.runs)}, since five were not run."
           for point in list(curve.values())[:1] if len(point.runs) < setup_figures.RUNS_2006]
    return {"name": "events.setup.published", **_by_connections(cells),
            "title": "Seconds until all connections stand, averaged as in 2006",
            "notes": ["Of five runs the smallest and the largest are dropped and three averaged, "
                      "as was done then. 2006: Linux 2.6.16, a client on another computer, no "
                      "spread published. Ours: the first five client phases, over loopback.",
                      *few]}


def medians(curve):
    """The median over client phases, with its interval."""
    point = next(iter(curve.values()))
    return {"name": "events.setup.medians",
            "title": "Seconds until all connections stand, median over client phases",
            **_by_connections({key: figures.estimate(point.seconds.as_dict(), result.PHASES)
                               for key, point in curve.items()}),
            "notes": [f"{figures.repeated(result.PHASES, len(point.runs))}. A phase: pauses before "
                      f"each connect, drawn by its seed. {setup_figures.pace(point.setting)}. "
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
                     figures.estimate(found.pace.as_dict()), round(found.rms, 2)])
    return {"name": "events.setup.fit",
            "title": "stalls = (N - n0 - n0 ln(N / n0)) / Q, fitted: Q is the queue, n0 the pace",
            "columns": ["curve", "initial time-out, s", "Q", "n0", "RMS, stalls"], "rows": rows,
            "notes": ["Of numbers of stalls: of ours as counted, of 2006 the seconds divided by 3. "
                      "The intervals hold if the law is right.", _whole_seconds()]}


def _whole_seconds():
    whole, many, chance = setup_figures.chance_of_whole_seconds()
    return (f"{whole} of {many} published times of select above 0 are whole seconds, although each "
            "averages three runs, as three sums of stalls of 3 s do. If each run had only been "
            f"read to the second, the chance of that were {chance:.2g}.")


@dataclass(frozen=True)
class Sweep:
    """values: of a FIELD of a Setting; divisor: of what stands below HEADING."""

    field: str
    values: tuple
    title: str
    heading: str
    divisor: int = 1


SWEEPS = {
    "backlog": Sweep("backlog", (5, 20, 24, 128, setup_run.LONG), "The same with other backlogs",
                     "backlog"),
    "work": Sweep("work_ns", (0, 50_000, 200_000), "The same with work at each wake-up",
                  "work, us", 1000),
    "timeout": Sweep("timeout", (setup_run.TIMEOUT_NOW, setup_figures.TIMEOUT_2006),
                     "The same with the initial time-out of today and of 2006",
                     "initial time-out, s"),
}


def sweep(kind, runs):
    """runs: {Setting: Run} that differ in what is swept, and by phase."""
    what = SWEEPS[kind]
    found = list(setup_figures.points(runs, lambda setting: replace(setting, seed=0)).values())
    rows = []
    for point in found:
        setting = point.setting
        rows.append([setting.model, getattr(setting, what.field) // what.divisor,
                     setting.connections, _seconds(point.seconds.value),
                     None if point.disagree else round(point.stalls / len(point.runs), 2),
                     round(setup_figures.late_slope(point), 2),
                     round(setup_figures.slope_predicted(setting), 2)])
    return {"name": f"events.setup.{kind}", "title": what.title,
            "columns": ["model", what.heading, "connections", "seconds", "stalls",
                        "s for each further 100", "100 / (backlog + 1) x time-out"], "rows": rows,
            "notes": [f"{len(found[0].runs)} client phases: medians, and of stalls the mean. The "
                      f"slope is that of the last {100 * setup_figures.LATE:.0f} % of the "
                      "connects. The last column is the steepest that the queue allows, but for "
                      "timers that are late: the server accepts nothing until the client waits."]}


def paces(runs):
    """select's curve by the client's pace."""
    return {"name": "events.setup.paces",
            "title": "Seconds until all connections stand, select, by the client's pace",
            **_by_connections({(f"pauses of 0 to {run.setting.pause_us} us",
                                run.setting.connections): _seconds(run.seconds) for run in runs}),
            "notes": ["One phase. The pace is an input, in place of the network of 2006: where the "
                      "curve begins is set by it, how it goes on is not."]}


def far(runs):
    """More connections than 2006 had; of a run that failed what it said."""
    cells = {(setting.model, setting.connections): "stops" if run.error else figures.number(
        _seconds(run.seconds)) for setting, run in runs.items()}
    said = dict.fromkeys(f"{setting.model}, {figures.counted(setting.connections, 'connection')}: "
                         f"{run.error}"
                         for setting, run in runs.items() if run.error)
    return {"name": "events.setup.far", "title": "Seconds for more connections; one phase",
            **_by_connections(cells),
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
