# SPDX-License-Identifier: GPL-2.0-only
"""`tare events setup`: how long N connects take, published and ours, and whose time it is."""

from dataclasses import dataclass, replace

from tare import machine, machine_options, options, output_options, published, result, stats
from tare.errors import CannotHere
from tare.experiments.events.setup import figures, run as setup_run, tables
from tare.experiments.events.transfer.exact.run import KERNELS
from tare.figures import counted

# at most one accept a wake-up, as then; the others accept all that waits
MODELS = ("select", "poll", "epoll", "uring")
ALL_MODELS = (*MODELS, "epoll-edge", "uring-multishot", "uring-defer", "uring-sqpoll")
PHASES, PHASES_MAX = 9, 999
# it holds all connects of a curve
LONG = 4096
# of the sweeps, at the most connections
SWEEP_PHASES, SWEEP_MODELS = 3, ("select", "epoll")
BACKLOGS = (5, 20, 24, 128, LONG)
WORK_NS = (0, 50_000, 200_000)
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
    parser.add_argument("--syn-timeout", type=int, choices=(1, 3), metavar="S",
                        default=figures.TIMEOUT_2006,
                        help="the initial time-out: 3 s as before 2011, by synrto, or today's 1 s "
                             "(default: 3)")
    parser.add_argument("--phases", type=options.whole(1, PHASES_MAX), metavar="N",
                        help=f"client phases, runs with other pauses (default: {PHASES}). Fewer "
                             "than 6 have no 95 %% interval")
    machine_options.add_kernel(parser, default=KERNELS[0])
    output_options.add(parser, png=True)
    parser.set_defaults(run=run)


@dataclass(frozen=True)
class Plan:
    """Which runs are made. more: the sweeps, and more connections than 2006 had."""

    models: tuple
    connections: tuple
    base: setup_run.Setting
    phases: int
    more: bool

    def _of(self, settings, phases):
        return [replace(setting, seed=1 + phase) for phase in range(phases)
                for setting in settings]

    @property
    def _curve(self):
        return [replace(self.base, model=model, connections=connections)
                for model in self.models for connections in self.connections]

    def curve(self):
        return self._of(self._curve, self.phases)

    def wide(self):
        """The largest of the curve with a queue that holds all."""
        most = max(self.connections)
        if self.base.backlog >= most:
            return []
        return self._of([replace(setting, backlog=max(LONG, most)) for setting in self._curve
                         if setting.connections == most], min(self.phases, SWEEP_PHASES))

    def sweeps(self):
        """{kind: settings}."""
        if not self.more:
            return {}
        ends = [replace(self.base, model=model, connections=max(self.connections))
                for model in SWEEP_MODELS if model in self.models]
        found = {"backlog": [replace(end, backlog=backlog) for end in ends for backlog in BACKLOGS],
                 "work": [replace(end, work_ns=ns) for end in ends for ns in WORK_NS],
                 "timeout": [replace(end, timeout=seconds) for end in ends
                             for seconds in (setup_run.TIMEOUT_NOW, figures.TIMEOUT_2006)]}
        return {kind: self._of(settings, SWEEP_PHASES) for kind, settings in found.items()}

    def paces(self):
        """The curve of select at other paces of the client, one phase each."""
        if not self.more or "select" not in self.models:
            return []
        return [replace(self.base, model="select", connections=connections, pause_us=pause)
                for pause in setup_run.PAUSES_US for connections in self.connections]

    def far(self):
        if not self.more:
            return []
        return [replace(self.base, model=model, connections=connections)
                for model in self.models for connections in FAR
                if connections <= FAR_SCANNED or model not in ("select", "poll")]

    def _around(self):
        """What is beside the curve."""
        return [*self.wide(), *self.paces(), *self.far(),
                *(one for sweep in self.sweeps().values() for one in sweep)]

    def every(self):
        """All settings, each once."""
        return list(dict.fromkeys([*self.curve(), *self._around()]))

    def boots(self):
        """All settings, each once: of each model the curve, and what is beside it."""
        curve, groups = set(self.curve()), {}
        for setting in self.every():
            groups.setdefault((setting.model, setting in curve), []).append(setting)
        return list(groups.values())


def run(arguments):
    return measure(_plan(arguments), arguments.kernel or KERNELS[0])


def _plan(arguments):
    asked = {"backlog": arguments.backlog, "work_ns": arguments.work, "pause_us": arguments.pause}
    given = {name: value for name, value in asked.items() if value is not None}
    base = setup_run.Setting("", 0, timeout=arguments.syn_timeout, **given)
    alone = arguments.connections or given
    return Plan(tuple(dict.fromkeys(arguments.model or MODELS)),
                arguments.connections or figures.connections_2006(), base,
                arguments.phases or PHASES, more=not alone)


def measure(plan, kernel):
    """The result document."""
    taken, outcome = setup_run.in_machine(plan.boots(), kernel)
    made = machine.document("events.setup", outcome)
    fill(made, plan, taken)
    return made


def fill(made, plan, taken):
    """taken: {Setting: Run} of all that the plan has."""
    usable, failed = _without_failed(plan, taken)
    made["warnings"] += failed
    curve = figures.points({one: taken[one] for one in plan.curve() if one in usable})
    if not curve:
        raise CannotHere("no model could be measured: " + "; ".join(failed))
    figures.refuse_equal_phases(curve)
    if "poll" in _models(curve):
        made["warnings"].append("poll holds the client up while it looks at its descriptors, on "
                                "one CPU: it has fewer stalls here than with a client elsewhere")
    wide = figures.points({one: taken[one] for one in plan.wide() if one in usable})
    made["measurements"] += [_measurement(point) for point in curve.values()]
    made["tables"] += [tables.beside(curve), tables.medians(curve),
                       *tables.explained(curve, made["warnings"]),
                       tables.fits(curve, made["warnings"])]
    for kind, settings in plan.sweeps().items():
        found = _swept({one: taken[one] for one in settings if one in usable}, kind)
        if found:
            made["tables"].append(tables.sweep(kind, found))
    paces = [taken[one] for one in plan.paces() if one in usable]
    if paces:
        made["tables"].append(tables.paces(paces))
    more = {one: taken[one] for one in plan.far() if one.model in _models(curve)}
    if more:
        made["tables"].append(tables.far(more))
    made["distributions"].append(tables.curve_plot(curve))
    made["verdict"] = figures.answer(curve, wide)
    result.lead(made, plot=made["distributions"][-1]["name"])


def _models(curve):
    return {model for model, _ in curve}


def _without_failed(plan, taken):
    """(The settings whose runs did not fail, what is left out and why). A model that fails at a
    point loses that point.
    """
    failed = {}
    for setting in plan.every():
        if taken[setting].error and setting not in plan.far():
            failed.setdefault((setting.model, setting.connections), taken[setting].error)
    return ({one for one in taken if (one.model, one.connections) not in failed},
            [f"{model}, {counted(connections, 'connection')}, is left out: {said}"
             for (model, connections), said in failed.items()])


def _swept(found, kind):
    """The Points of a sweep, by model and by what it sweeps."""
    value, rows = tables.SWEEPS[kind][3], {}
    for setting, run in found.items():
        rows.setdefault((setting.model, value(setting)), {})[setting] = run
    return [point for of in rows.values() for point in figures.points(of).values()]


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
