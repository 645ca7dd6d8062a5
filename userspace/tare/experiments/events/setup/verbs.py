# SPDX-License-Identifier: GPL-2.0-only
"""`tare events setup`: how long N connects take, published and ours, and whose time it is."""

from dataclasses import replace

from tare import machine, machine_options, options, output_options, published, result, stats
from tare.errors import CannotHere
from tare.experiments.events.setup import figures, run as setup_run, tables
from tare.experiments.events.setup.tables import SWEEPS
from tare.experiments.events.transfer.exact.run import KERNELS
from tare.figures import counted

# at most one accept a wake-up, as then; the others accept all that waits
MODELS = ("select", "poll", "epoll", "uring")
ALL_MODELS = (*MODELS, "epoll-edge", "uring-multishot", "uring-defer", "uring-sqpoll")
PHASES, PHASES_MAX = 9, 999
# of the sweeps, at the most connections
SWEEP_PHASES, SWEEP_MODELS = 3, ("select", "epoll")
FAR = (2000, 5000, 10_000, 20_000)
# above, those that look at all descriptors take an exact machine minutes
FAR_SCANNED = 2000
CONNECTIONS_MAX = 25_000


def add_setup(verbs):
    parser = verbs.add_parser(
        "setup", examples=("tare events setup",
                           "tare events setup --model select -n 1000 --backlog 4096"),
        help="seconds until N connections stand; the curve of 2006 beside ours",
        description="Connect one by one to a server with a short accept queue, as was done about "
                    "2006, in virtual time in an exact machine: bit-identical. Tell from counters "
                    "whose time it is, and fit the published curve.")
    parser.add_argument("-m", "--model", action="append", choices=ALL_MODELS, metavar="M",
                        help=f"repeatable: {', '.join(ALL_MODELS)} (default: {', '.join(MODELS)})")
    parser.add_argument("-n", "--connections", type=options.numbers(1, CONNECTIONS_MAX),
                        metavar="N,...",
                        help="only this curve, without the sweeps (default: as published, 100 to "
                             "1000, and on to 20000)")
    parser.add_argument("--backlog", type=options.whole(1, 65535), metavar="N",
                        help=f"of the listening socket (default: {setup_run.BACKLOG}; any other: "
                             "only this curve)")
    parser.add_argument("--work", type=options.whole(0, 1_000_000_000), metavar="NS",
                        help="CPU burnt at each wake-up (default: 0; any other: only this curve)")
    parser.add_argument("--pause", type=options.whole(0, setup_run.PAUSE_MOST_US), metavar="US",
                        help="the client's pace: it waits 0 to US microseconds before each connect "
                             f"(default: {setup_run.PAUSE_US}, so that select falls behind where "
                             "it did in 2006; any other: only this curve)")
    parser.add_argument("--phases", type=options.whole(1, PHASES_MAX), metavar="N",
                        help=f"client phases, runs with other pauses (default: {PHASES}). Fewer "
                             "than 6 have no 95 %% interval")
    machine_options.add_kernel(parser, default=KERNELS[0])
    output_options.add(parser, png=True)
    parser.set_defaults(run=run)


def settings_of(models, connections, base, phases=PHASES, more=False):
    """{what for: its Settings, in the order in which they run}: `curve`; `wide`, its most
    connections with a queue that holds all. more: also the sweeps, `paces`, which is select's curve
    at other paces of the client, and `far`, more connections than 2006 had.
    """
    def phased(settings, count=SWEEP_PHASES):
        return [replace(one, seed=1 + phase) for phase in range(count) for one in settings]

    def at(counts, of_models=models):
        return [replace(base, model=model, connections=count) for model in of_models
                for count in counts]

    most = max(connections)
    long = max(setup_run.LONG, most)
    found = {"curve": phased(at(connections), phases)}
    if base.backlog < most:
        found["wide"] = phased([replace(one, backlog=long) for one in at([most])],
                               min(phases, SWEEP_PHASES))
    if more:
        of_select = at(connections, {"select"}.intersection(models))
        found["paces"] = [replace(one, pause_us=pause) for pause in setup_run.PAUSES_US
                          for one in of_select]
        found["far"] = [one for one in at(FAR) if one.connections <= FAR_SCANNED
                        or one.model not in ("select", "poll")]
        ends = at([most], [model for model in SWEEP_MODELS if model in models])
        found |= {kind: phased([replace(end, **{sweep.field: value}) for end in ends
                                for value in sweep.values]) for kind, sweep in SWEEPS.items()}
    return found


def every(plan):
    """All settings, each once."""
    return list(dict.fromkeys(one for settings in plan.values() for one in settings))


def boots(plan):
    """All settings, each once: of each model the curve, and what is beside it."""
    curve, groups = set(plan["curve"]), {}
    for setting in every(plan):
        groups.setdefault((setting.model, setting in curve), []).append(setting)
    return list(groups.values())


def run(arguments):
    asked = {"backlog": arguments.backlog, "work_ns": arguments.work, "pause_us": arguments.pause}
    given = {name: value for name, value in asked.items() if value is not None}
    plan = settings_of(tuple(dict.fromkeys(arguments.model or MODELS)),
                       arguments.connections or figures.connections_2006(),
                       setup_run.Setting("", 0, timeout=figures.TIMEOUT_2006, **given),
                       arguments.phases or PHASES, more=not (arguments.connections or given))
    taken, outcome = setup_run.in_machine(boots(plan), arguments.kernel or KERNELS[0])
    made = machine.document("events.setup", outcome)
    fill(made, plan, taken)
    return made


def fill(made, plan, taken):
    """taken: {Setting: Run} of all that the plan has."""
    failed = _failed(plan, taken)
    told = [f"{model}, {counted(connections, 'connection')}, is left out: {said}"
            for (model, connections), said in failed.items()]
    made["warnings"] += told
    runs = {what: {one: taken[one] for one in settings
                   if (one.model, one.connections) not in failed}
            for what, settings in plan.items()}
    curve = figures.points(runs["curve"])
    if not curve:
        raise CannotHere("no model could be measured: " + "; ".join(told))
    figures.refuse_equal_phases(curve)
    models = {model for model, _ in curve}
    if "poll" in models:
        made["warnings"].append("poll holds the client up while it looks at its descriptors, on "
                                "one CPU: it has fewer stalls here than with a client elsewhere")
    made["measurements"] += [_measurement(point) for point in curve.values()]
    made["tables"] += [tables.beside(curve), tables.medians(curve),
                       *tables.explained(curve, made["warnings"]),
                       tables.fits(curve, made["warnings"])]
    made["tables"] += [tables.sweep(kind, runs[kind]) for kind in SWEEPS if runs.get(kind)]
    if runs.get("paces"):
        made["tables"].append(tables.paces(runs["paces"].values()))
    if more := {one: run for one, run in runs.get("far", {}).items() if one.model in models}:
        made["tables"].append(tables.far(more))
    made["distributions"].append(tables.curve_plot(curve))
    made["verdict"] = figures.answer(curve, figures.points(runs.get("wide", {})))
    result.lead(made, plot=made["distributions"][-1]["name"])


def _failed(plan, taken):
    """{(model, connections): what the first of its runs that failed said}: a model that fails at a
    point loses that point.
    """
    failed = {}
    for setting in every({what: of for what, of in plan.items() if what != "far"}):
        if taken[setting].error:
            failed.setdefault((setting.model, setting.connections), taken[setting].error)
    return failed


def _measurement(point):
    setting = point.setting
    then = (figures.seconds_2006(setting.model).get(setting.connections)
            if setting.model in figures.MODELS_2006 else None)
    paused = max((run.seconds - sum(run.client["connect_ns"]) / 1e9) / run.seconds
                 for run in point.runs)
    return result.measurement(
        f"events.setup.{setting.model}.{setting.connections}", "s", stats.median(
            [run.seconds for run in point.runs]), over=result.PHASES, samples=len(point.runs),
        title=f"{counted(setting.connections, 'connection')}, {setting.model}", better="lower",
        detail=True,
        published=None if then is None else published.figure(then, "s", figures.SOURCE),
        conditions=[f"backlog {setting.backlog}, {counted(setting.accepts, 'accept')} a wake-up, "
                    f"initial time-out {setting.timeout} s, work {setting.work_ns} ns a wake-up",
                    f"the client's pace, an input: pauses of 0 to {setting.pause_us} us",
                    f"between connects, pauses included: {100 * paused:.3g} % of the time at the "
                    "most"],
        about={"what": "setup", "model": setting.model, "connections": setting.connections,
               "backlog": setting.backlog, "timeout_s": setting.timeout, "stalls": point.stalls})
