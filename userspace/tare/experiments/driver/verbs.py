# SPDX-License-Identifier: GPL-2.0-only
"""`tare driver`: the verbs of the experiment."""

from tare import inputs, machine, machine_options, options, output_options, terminal
from tare.experiments.driver import faults, run, tcp
from tare.experiments.driver.attribute import figures as attribute_figures, run as attribute_run
from tare.experiments.driver.flood import arrivals, figures, run as flood_run
from tare.errors import UsageError

# of fewer even packets the moments of a flood are those of one to three cards
COUNT_MIN = 1000
# which has no delays: its row is --access instruction
STOCK = "kernel-stock"


def add_parser(commands):
    options.verbs(commands, "driver",
                  "one NIC driver in the kernel and at user level: what arrives, and where the "
                  "rest went", _add_flood, _add_attribute, _add_tcp, _add_faults)


def _common(parser, measure, rounds=True, compares=False, png=False):
    """Options of all, and of some. measure: makes the result of the arguments. compares: designs
    of the user's choice."""
    def shown(arguments):
        with terminal.status("driver"):
            return measure(arguments)

    if compares:
        parser.add_argument("designs", nargs="*", metavar="DESIGN",
                            help=f"{', '.join(run.DESIGNS)}; with a queue depth as in "
                                 "user-queued:32, with a mode as in user-direct/poll or a sink as "
                                 f"in kernel-napi/xdp (default: {', '.join(figures.DEFAULT)}, by "
                                 "interrupt)").completer = lambda **_: list(run.DESIGNS)
        parser.add_argument("--access", action="append", choices=tuple(run.ACCESSES),
                            help="cost of the card's registers and interrupts, repeatable "
                                 f"(default: {', '.join(run.ROWS)}; with {STOCK}: instruction)")
    machine_options.add_kernel(parser, default=run.KERNEL)
    if rounds:
        parser.add_argument("-r", "--rounds", type=options.whole(1), default=1, metavar="N",
                            help="boots of each design (default: 1; more must be equal)")
    output_options.add(parser, png=png)
    parser.set_defaults(kernel=run.KERNEL, run=shown)


def _add_flood(verbs):
    parser = verbs.add_parser(
        "flood", examples=("tare driver flood kernel-queue user-direct --rate 100000",
                           "tare driver flood --sweep --floods 12 --png curves.png",
                           "tare driver flood user-queued:32 user-queued:1000 --access vm-2009"),
        help="small packets at one rate, or a sweep of rates",
        description="Offer packets to each design, in virtual time in a VM "
                    "that sends to itself, and account for every packet.")
    parser.add_argument("--rate", type=options.Within(float, 1000, 1_000_000), metavar="N",
                        default=figures.RATE, help="packets a second (default: %(default)s)")
    parser.add_argument("-n", "--count", type=options.Within(options.count, COUNT_MIN),
                        metavar="N",
                        help="packets of a flood, may end in k or m (default: "
                             f"{figures.COUNT}, and {figures.COUNT_UNEVEN} that come unevenly)")
    parser.add_argument("--arrivals", default="even", metavar="HOW",
                        type=lambda word: word if word in arrivals.KINDS else inputs.Input(word),
                        help=f"when packets come: {', '.join(arrivals.KINDS)}, or as in a FILE of "
                             "tcpdump, whose gaps are made shorter or longer to have the rate, and "
                             "whose sizes are kept (default: %(default)s)")
    parser.add_argument("--size", type=options.whole(arrivals.SIZE, arrivals.SIZE_MAX),
                        metavar="BYTES",
                        help=f"of a frame, without its checksum (default: {arrivals.SIZE})")
    parser.add_argument("--floods", type=options.whole(1, flood_run.FLOODS_MAX), metavar="N",
                        default=flood_run.FLOODS,
                        help="floods of each design, each with other gaps between packets; fewer "
                             "than 6 have no 95 %% interval (default: %(default)s)")
    parser.add_argument("--sweep", action="store_true",
                        help=f"measure at rates from {figures.RATES[0]} to {figures.RATES[-1]} a "
                             "second instead")
    parser.add_argument("--sink", action="append", choices=tuple(run.SINKS),
                        help="how packets come from the kernel's driver to the application, "
                             "repeatable: "
                             f"{'; '.join(f'{name}, {what}' for name, what in run.SINKS.items())} "
                             f"(default: socket). With it, and with --batch, --threaded, "
                             f"--busy-poll, --defer or --suspend, the default DESIGN is {STOCK}")
    for name, one in run.SETTINGS.items():
        parser.add_argument("--" + name.replace("_", "-"), help=one.help, **one.how)
    _common(parser, run_flood, compares=True, png=True)


def _add_attribute(verbs):
    parser = verbs.add_parser(
        "attribute", examples=("tare driver attribute --json attribution.json",),
        help="which change moves what arrives, and which turns an order round",
        description="Flood each arrangement of driver and stack in two settings, 2009's and "
                    "today's; change one thing at a time, and then two of the four that move most. "
                    f"At most {attribute_run.BOOTS} boots, half an hour on two idle CPUs. Each "
                    "boot is kept, so that the command goes on where it was interrupted.")
    parser.add_argument("--keep", default="attribution", metavar="DIR", type=inputs.Folder,
                        help="where boots are kept (default: ./%(default)s)")
    _common(parser, lambda given: attribute_figures.measure(given.kernel, given.keep),
            rounds=False, png=True)


def _add_tcp(verbs):
    parser = verbs.add_parser(
        "tcp", examples=("tare driver tcp kernel-napi user-direct",),
        help="a transfer by TCP",
        description="Send bytes by TCP to each design, in virtual time: a VM sends to itself.")
    parser.add_argument("-n", "--bytes", metavar="N", default=tcp.BYTES,
                        type=options.Within(options.count, tcp.BYTES_MIN, tcp.BYTES_MAX),
                        help="bytes of a transfer, may end in k or m (default: %(default)s)")
    _common(parser, run_tcp, compares=True)


def _add_faults(verbs):
    parser = verbs.add_parser(
        "faults", examples=("tare driver faults --json faults.json",),
        help="the same driver faults in the kernel and in a process",
        description="Send bytes by TCP in virtual time while the driver below is killed or has a "
                    "fault, in the kernel and in a process.")
    _common(parser, lambda given: _document("driver.faults", faults.fill, faults.take(
        given.kernel, given.rounds)))


def _document(experiment, fill, taken, **environment):
    """The result, of what a take() returns."""
    found, outcome = taken
    made = machine.document(experiment, outcome, wire="hub", **environment)
    fill(made, found)
    return made


def _accesses(arguments, variants):
    stock = STOCK in dict(variants.values())
    accesses = arguments.access or (("instruction",) if stock else run.ROWS)
    if stock and run.DELAYS.keys() & set(accesses):
        raise UsageError(f"{STOCK}: Linux's own driver cannot be delayed: use it only with "
                         "--access instruction")
    return accesses


def run_flood(arguments):
    settings = {name: value for name in run.SETTINGS
                if (value := getattr(arguments, name)) not in (None, False)}
    polls = any(run.SETTINGS[name].polls for name in settings)
    designs = arguments.designs or ([STOCK] if arguments.sink or polls else figures.DEFAULT)
    variants = run.variants(f"{design}/{sink}" if sink else design for design in designs
                            for sink in arguments.sink or [None])
    even = arguments.arrivals == "even"
    if arguments.size and arguments.arrivals not in arrivals.KINDS:
        raise UsageError("--size: packets of a file have their own sizes: leave it out")
    count = arguments.count or (figures.COUNT if even else figures.COUNT_UNEVEN)
    if arguments.arrivals in ("bursts", "on-off") and count < arrivals.LEAST:
        raise UsageError(f"--count {count}: {arguments.arrivals} needs {arrivals.LEAST}, or its "
                         "packets are too few for the rate that was asked for")
    loads = [arrivals.Load.of(rate, count, arguments.arrivals, arguments.size or arrivals.SIZE)
             for rate in (figures.RATES if arguments.sweep else (arguments.rate,))]
    return _document("driver.flood", figures.fill, flood_run.take(
        run.settled(variants, settings), _accesses(arguments, variants), loads, arguments.kernel,
        arguments.rounds, arguments.floods))


def run_tcp(arguments):
    variants = run.variants(arguments.designs or figures.DEFAULT)
    for name, (_, words) in variants.items():
        if {"sink=packet", "sink=xdp"} & set(words):
            raise UsageError(f"{name}: these sinks take UDP alone: name socket or lwip")
    return _document("driver.tcp", tcp.fill, tcp.take(
        variants, _accesses(arguments, variants), arguments.bytes, arguments.kernel,
        arguments.rounds), tcp_window=tcp.WINDOW)
