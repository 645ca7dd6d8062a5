# SPDX-License-Identifier: GPL-2.0-only
"""`tare events transfer`: what a request costs the server, by model, here or counted exactly."""

import importlib
import os
from contextlib import contextmanager

from tare import environment, machine_options, options, output_options, paths, result, terminal
from tare.counting import simulation
from tare.errors import CannotHere, TareError, UsageError
from tare.experiments.events import run as events_run
from tare.experiments.events.transfer import figures, rules, run as transfer_run
from tare.experiments.events.transfer.run import MODELS, WAYS, Load

# fewer have no interval of 95 %
PROCESSES, PROCESSES_MAX = 6, 100
CONNECTIONS, CONNECTIONS_MAX = (100,), 15_000
REQUESTS, REQUESTS_MAX, WARM = 20_000, 100_000_000, 2000
RATE, RATE_MAX = 8000, 1_000_000
# of streaming, where a request takes a tenth of the CPU, so many times as many are measured
PIPELINE, STREAMED = 16, 8
DEAD = (0, 10, 100, 1000)
DEFAULT = ("select", "poll", "epoll", "uring", "uring-multishot", "uring-defer")
KERNEL = "6.1"
PARTS = {"ping-pong": "a closed loop, one request at a time on each connection",
         "streaming": f"a closed loop, {PIPELINE} requests on their way on each",
         "rate": "an open loop at a fixed rate, with percentiles of latency",
         "mix": "one connection that asks, beside 0 to 1,000 that do not"}
# whose number of connections can be chosen
COUNTED = ("ping-pong", "streaming", "rate")
# that a measurement on this machine needs
PROGRAMS = ("eventserver", "activelink")
# of an exact machine: (the module that measures it, what it is)
EXACT_PARTS = {
    "cost": ("verbs", "instructions per request, by model, with one link and with all asking"),
    "published": ("published", "100 to 800 links once they have settled"),
    "rate": ("rate", "percentiles of latency at fixed rates, up to where servers collapse"),
    "delay": ("delay", "over a wire with a delay"),
    "ablation": ("ablation", "models by load, what io_uring offers, nginx and libevent"),
    "many": ("many", "beside 50,000 links that ask nothing, by one model")}

# of which parts an option is, of those without --exact and of those with it
OPTIONS_OF = {
    False: {"connections": COUNTED, "load": ("rate",), "requests": (*COUNTED, "mix"),
            "timeout": (), "kernel": ()},
    True: {"connections": ("cost", "published", "rate", "delay"), "load": ("rate",),
           "requests": (), "processes": ()}}
WITHOUT = {False: "only with --exact, which counts in a machine",
           True: "not with --exact, which counts in a machine"}


def add_transfer(verbs):
    parser = verbs.add_parser(
        "transfer", examples=(
            "tare events transfer", "tare events transfer rate --load 8000",
            "tare events transfer ping-pong -m epoll -m uring-defer --connections 300",
            "tare events transfer --exact"),
        help="what a request costs the server, by model",
        description="Measure the server's CPU per request with each model in turn, on one CPU, "
                    "with the client on another, in a network namespace of its own; with --exact "
                    "count its instructions instead. Parts: "
                    + "; ".join(f"{name}: {what}" for name, what in PARTS.items())
                    + ". Of --exact, one at a time: "
                    + "; ".join(f"{name}: {what}" for name, (_, what) in EXACT_PARTS.items())
                    + ".")
    parser.add_argument("parts", nargs="*", metavar="PART",
                        help=f"{', '.join(PARTS)} (default: all); with --exact "
                             f"{', '.join(EXACT_PARTS)} (default: cost)").completer = (
                            lambda **_: sorted({*PARTS, *EXACT_PARTS}))
    parser.add_argument("-m", "--model", action="append", metavar="MODEL[+WAY]...",
                        help=f"{', '.join(MODELS)}; those of io_uring with some of "
                             f"{', '.join(WAYS)} besides; repeatable (default: "
                             f"{', '.join(DEFAULT)}, as far as this machine has them)"
                        ).completer = lambda **_: MODELS
    parser.add_argument("--connections", type=options.numbers(1, CONNECTIONS_MAX),
                        metavar="N,...", help="that ask (default: 100; with --exact 10,100,1000)")
    parser.add_argument("-n", "--requests", type=options.whole(1000, REQUESTS_MAX), metavar="N",
                        help=f"measured per process; streaming has {STREAMED} times as many, mix "
                             f"a tenth (default: {REQUESTS})")
    parser.add_argument("--processes", type=options.whole(2, PROCESSES_MAX), metavar="N",
                        help=f"pairs of processes of each model, an even number (default: "
                             f"{PROCESSES})")
    parser.add_argument("--load", type=options.Within(float, 1, RATE_MAX), metavar="RATE",
                        help=f"requests per second, of the part rate (default: {RATE})")
    parser.add_argument("--exact", action="store_true",
                        help="count instructions in a machine, bit-identical; no CPU time")
    machine_options.add_kernel(parser, "of the exact machine: ", KERNEL)
    simulation.add_options(parser, "with --exact cost: ")
    output_options.add(parser)
    parser.set_defaults(run=run)


def check_model(text):
    """UsageError unless TEXT is a model, or one of io_uring with WAYs."""
    base, *ways = text.split("+")
    if base not in MODELS:
        raise UsageError(f"--model {text}: must be {', '.join(MODELS)}")
    for way in ways:
        if way not in WAYS or not base.startswith("uring"):
            raise UsageError(f"--model {text}: {way!r} is not a WAY of {base}; those of "
                             f"io_uring models are {', '.join(WAYS)}")


def run(arguments):
    _refuse(arguments)
    with terminal.status("transfer") as progress:
        return _exact(arguments, progress) if arguments.exact else measure(arguments, progress)


def _refuse(arguments):
    """UsageError for what is not there, and for options that would do nothing."""
    # which has set-ups besides, and refuses what it has not
    for name in () if "ablation" in arguments.parts else arguments.model or ():
        check_model(name)
    exact = arguments.exact
    known, others = (EXACT_PARTS, PARTS) if exact else (PARTS, EXACT_PARTS)
    for part in arguments.parts:
        if part not in known:
            more = f", or {'leave out' if exact else 'add'} --exact" if part in others else ""
            raise UsageError(f"events transfer: {part}: there is no such part; use "
                             f"{', '.join(known)}{more}")
    if (arguments.processes or 0) % 2:
        raise UsageError(f"--processes {arguments.processes}: must be even, so that no model is "
                         "always earlier than another")
    if exact and len(arguments.parts) > 1:
        raise UsageError("--exact: one part at a time, since each is a machine of its own")
    chosen = arguments.parts or (["cost"] if exact else [*PARTS])
    for name, of in OPTIONS_OF[exact].items():
        if getattr(arguments, name) is not None and not {*chosen} & {*of}:
            whose = f"is of {', '.join(of)}, not of {', '.join(chosen)}"
            raise UsageError(f"--{name}: {whose if of else WITHOUT[exact]}")
    if simulation.asked(arguments) and chosen != ["cost"]:
        raise UsageError(f"--cache, --branch: only of cost, not of {', '.join(chosen)}")


def _exact(arguments, progress):
    """The result document of one part, a machine of its own."""
    part, = arguments.parts or [next(iter(EXACT_PARTS))]
    chosen = {"models": arguments.model, "connections": arguments.connections,
              "rates": arguments.load and [int(arguments.load)]}
    given = {name: tuple(dict.fromkeys(value)) for name, value in chosen.items() if value}
    module = importlib.import_module(
        f"tare.experiments.events.transfer.exact.{EXACT_PARTS[part][0]}")
    if simulated := simulation.asked(arguments):
        given["simulated"] = simulated
    return module.measure(**given, kernel=arguments.kernel or KERNEL, progress=progress)


def loads(arguments):
    """The Loads of the parts that were asked for, of those that decide."""
    parts, requests = arguments.parts or PARTS, arguments.requests or REQUESTS
    counts = arguments.connections or CONNECTIONS
    for part in (one for one in PARTS if one in parts):
        for count in counts if part in COUNTED else ():
            name = part if len(counts) == 1 else f"{part}.{count}"
            if part == "streaming":
                yield Load(name, count, STREAMED * requests, pipeline=PIPELINE,
                           warm=STREAMED * min(requests, WARM))
            else:
                rate = (arguments.load or RATE) if part == "rate" else None
                yield Load(name, count, requests, rate=rate, warm=min(requests, WARM))
        if part == "mix":
            for dead in DEAD:
                yield Load(f"mix.{dead}", 1, max(requests // 10, 1000), dead=dead, warm=200)


def cpus():
    """(the server's CPU, the client's); CannotHere."""
    found = sorted(os.sched_getaffinity(0), reverse=True)
    if len(found) < 2:
        raise CannotHere("this process may use one CPU: the server and its client need one each")
    return found[0], found[1]


@contextmanager
def ready(asked, warnings):
    """(network, CPUs, models) of a measurement on this machine; CannotHere. asked: models."""
    for program in PROGRAMS:
        paths.guest_program(program)
    pinned = cpus()
    rules.no_busy_polling()
    with events_run.opened() as net:
        yield net, pinned, available(net, pinned, asked, warnings)


def measure(arguments, progress=lambda text: None):
    """The result document of this machine."""
    made = result.document("events.transfer", environment.of_host(), environment.host_facts())
    with ready(arguments.model, made["warnings"]) as found:
        net, pinned, models = found
        processes = arguments.processes or PROCESSES
        taken = {}
        for load in loads(arguments):
            try:
                taken |= take(made, net, pinned, models, load, processes, progress)
            except rules.Late as reason:
                made["warnings"].append(f"{load.name} is left out: {reason}")
    if not taken:
        raise TareError("; ".join(made["warnings"]))
    servers = {transfer_run.model_of(name): runs[0].server for name, runs in taken.items()}
    made["tables"].insert(0, figures.set_up(servers, pinned))
    return made


def available(net, pinned, asked, warnings):
    """Those models that this machine can run; warns of the others."""
    chosen = tuple(dict.fromkeys(asked or DEFAULT))
    lacking = transfer_run.lacking(net, pinned[0], chosen)
    if lacking and (asked or len(lacking) == len(chosen)):
        raise CannotHere("; ".join(f"{model}: {why}" for model, why in lacking.items()))
    warnings += [f"{model} is left out: {why}" for model, why in lacking.items()]
    return [model for model in chosen if model not in lacking]


def take(made, net, pinned, models, load, processes, progress=lambda text: None):
    """Measures one load and adds it to a result; returns {name: Runs}. Of an open loop one model
    has two names.
    """
    others, names = figures.Others(), models if load.closed else transfer_run.twice(models)
    taken = transfer_run.in_turn(net, pinned, names, load, processes, progress)
    figures.fill(made, taken, pinned, others.share())
    return taken
