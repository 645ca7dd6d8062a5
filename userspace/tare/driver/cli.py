# SPDX-License-Identifier: GPL-2.0-only
"""`tare driver`: the verbs of the experiment."""

import re

from tare import output_options
from tare.driver import compare, curves, designs, exact, faults, flood, paced, sender, tcp
from tare.errors import CannotHere, UsageError
from tare.terminal import status

# fewer boots have no interval of 95 %
ROUNDS = 6
KERNELS = ("6.1", "6.12", "7.2", "7.3")
DEFAULT = tuple(designs.DESIGNS)


def add_parser(commands):
    parser = commands.add_parser(
        "driver", help="one NIC driver in the kernel and at user level: what arrives, and where "
                       "the rest went")
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    _add_flood(verbs)
    _add_tcp(verbs)
    _add_exact(verbs)
    _add_faults(verbs)
    _add_compare(verbs)


def _designs(parser):
    parser.add_argument("designs", nargs="*", metavar="DESIGN",
                        help=f"{', '.join(designs.DESIGNS)}; with a queue's depth as "
                             "user-queued:32, with a mode as user-direct/poll or /hybrid "
                             "(default: all, by interrupt)").completer = \
        lambda **_: list(designs.DESIGNS)


def _kernel(parser):
    parser.add_argument("--kernel", choices=KERNELS, default=KERNELS[0],
                        help="of the machine (default: %(default)s)")


def _common(parser, wire="tap where we are root, else unix", exact=False):
    _designs(parser)
    _kernel(parser)
    _rounds(parser, wire, exact)


def _rounds(parser, wire, exact=False):
    parser.add_argument("-r", "--rounds", type=int, metavar="N",
                        help=f"boots of each design, in turn (default: {ROUNDS}; with --exact 1, "
                             "and more must be equal)" if exact else
                             f"boots of each design, in turn (default: {ROUNDS})")
    parser.add_argument("--wire", choices=sender.WIRES,
                        help=f"between sender and machine (default: {wire})")
    output_options.add(parser, png=True)


def _add_flood(verbs):
    parser = verbs.add_parser(
        "flood", help="small packets at one rate, or a sweep of rates",
        description="Offer packets of 60 bytes to each design in a QEMU machine and account for "
                    "every one of them.")
    _common(parser, exact=True)
    parser.add_argument("--rate", type=float, metavar="N",
                        help=f"packets a second (default: {flood.RATE}; with --exact "
                             f"{curves.RATE})")
    parser.add_argument("-n", "--count", type=_count, metavar="N",
                        help="packets of a flood, may end in k or m (default: "
                             f"{flood.COUNT}; with --exact {curves.COUNT})")
    parser.add_argument("--sweep", action="store_true",
                        help="rates from 1,000 to 50,000 a second instead, a few seconds each; "
                             "with --exact from 50,000 to 800,000")
    parser.add_argument("--exact", action="store_true",
                        help="in virtual time, in a machine that sends to itself: the same packets "
                             "arrive in every boot")
    parser.add_argument("--access", action="append", choices=tuple(paced.ACCESSES),
                        help="with --exact, what the card's registers and interrupts cost, "
                             f"repeatable (default: {', '.join(curves.ROWS)})")
    parser.set_defaults(run=run_flood)


def _add_tcp(verbs):
    parser = verbs.add_parser("tcp", help="a transfer by TCP",
                              description="Send bytes by TCP from this machine to each design in "
                                          "a QEMU machine: from its kernel's TCP over a TAP "
                                          "device, which needs root, or from lwIP over a stream.")
    _common(parser, "tap where we are root, else stream")
    parser.add_argument("-n", "--bytes", type=_count, default=tcp.BYTES, metavar="N",
                        help="may end in k or m (default: %(default)s)")
    parser.add_argument("--window", type=int, default=tcp.WINDOW, metavar="BYTES",
                        help="of the receiver; 0: what each stack has (default: %(default)s)")
    parser.set_defaults(run=run_tcp)


def _add_exact(verbs):
    parser = verbs.add_parser(
        "exact", help="instructions a packet, bit-identical",
        description="Count the instructions that each design spends on a packet, in a QEMU "
                    "machine that sends to itself and repeats to the last instruction.")
    _designs(parser)
    _kernel(parser)
    parser.add_argument("--interval", type=int, action="append", metavar="NS",
                        help="from packet to packet, repeatable (default: "
                             f"{', '.join(map(str, exact.INTERVALS))})")
    output_options.add(parser)
    parser.set_defaults(run=run_exact)


def _add_faults(verbs):
    parser = verbs.add_parser(
        "faults", help="what isolation buys: a transfer whose driver is killed",
        description="Transfer bytes by TCP while the user-level driver below is killed every 8, "
                    "4, 2 and 1 s and started again. Needs root, for a TAP device.")
    parser.add_argument("-n", "--bytes", type=_count, default=tcp.BYTES, metavar="N",
                        help="may end in k or m (default: %(default)s)")
    _kernel(parser)
    _rounds(parser, "tap; there is no other for this")
    parser.set_defaults(run=run_faults)


def _add_compare(verbs):
    parser = verbs.add_parser(
        "compare", help="everything, beside the table of 2009",
        description="Floods, a sweep and transfers of every design; the published table beside "
                    "ours, and whether queueing is what hurts.")
    _common(parser)
    parser.add_argument("-n", "--count", type=_count, default=flood.COUNT, metavar="N",
                        help="packets of a flood, may end in k or m (default: %(default)s)")
    parser.add_argument("--quick", action="store_true",
                        help="a tenth of the packets and bytes, three rounds: a first look")
    parser.set_defaults(run=run_compare)


def _count(text):
    import argparse

    found = re.fullmatch(r"([1-9][0-9]{0,9})([kKmM]?)", text)
    if not found:
        raise argparse.ArgumentTypeError("must be a number, which may end in k or m")
    return int(found[1]) * {"": 1, "k": 1000, "m": 1_000_000}[found[2].lower()]


def _variants(arguments):
    return dict(designs.variant(word) for word in arguments.designs or DEFAULT)


def _options(arguments, tcp=False):
    _settle_rounds(arguments, ROUNDS)
    return {"kernel": arguments.kernel, "wire": arguments.wire or sender.default_wire(tcp)}


def _settle_rounds(arguments, default):
    if arguments.rounds is None:
        arguments.rounds = default
    if arguments.rounds < 1:
        raise UsageError("--rounds: must be 1 or more")


def _check_count(arguments, least=1):
    if not least <= arguments.count <= 4_000_000:
        raise UsageError(f"--count: must be from {least} to 4m")


def run_exact_flood(arguments):
    if arguments.wire:
        raise UsageError("--wire: not with --exact, whose wire is inside the machine")
    _settle_rounds(arguments, 1)
    variants = dict(designs.variant(word) for word in arguments.designs or curves.DEFAULT)
    rate = curves.RATE if arguments.rate is None else arguments.rate
    if not 1000 <= rate <= 1_000_000:
        raise UsageError("--rate: with --exact from 1000 to 1000000")
    with status("driver"):
        made = curves.measure(variants, arguments.access or curves.ROWS,
                              curves.RATES if arguments.sweep else (rate,),
                              arguments.count or curves.COUNT, arguments.kernel, arguments.rounds)
    output_options.deliver(made, arguments)
    return 0


def run_flood(arguments):
    if arguments.exact:
        return run_exact_flood(arguments)
    if arguments.access:
        raise UsageError("--access: only with --exact")
    variants, options = _variants(arguments), _options(arguments)
    if arguments.rate is None:
        arguments.rate = flood.RATE
    arguments.count = arguments.count or flood.COUNT
    if not 1 <= arguments.rate <= 200_000:
        raise UsageError("--rate: must be from 1 to 200000")
    _check_count(arguments)
    if arguments.sweep:
        made = flood.sweep(variants, arguments.rounds, options)
    else:
        made = flood.measure(variants, arguments.rounds, arguments.rate, arguments.count, options)
    output_options.deliver(made, arguments)
    return 0


def run_tcp(arguments):
    options = _options(arguments, tcp=True)
    if options["wire"] not in sender.TCP_WIRES:
        raise CannotHere("--wire unix: datagram sockets carry no TCP: take stream, or tap as root")
    if arguments.window and not 2000 <= arguments.window <= 65535:
        raise UsageError("--window: must be 0 or from 2000 to 65535")
    output_options.deliver(tcp.measure(_variants(arguments), arguments.rounds, arguments.bytes,
                                       options, arguments.window), arguments)
    return 0


def run_exact(arguments):
    intervals = arguments.interval or exact.INTERVALS
    if not all(1000 <= interval <= 1_000_000_000 for interval in intervals):
        raise UsageError("--interval: must be from 1000 (ns) to 1000000000")
    if len(intervals) > exact.INTERVALS_MAX:
        raise UsageError(f"--interval: at most {exact.INTERVALS_MAX} of them")
    with status("driver"):
        made = exact.measure(_variants(arguments), intervals, exact.COUNTS, arguments.kernel)
    output_options.deliver(made, arguments)
    return 0


def run_faults(arguments):
    options = _options(arguments)
    if options["wire"] != "tap":
        raise CannotHere("faults needs a TAP device in a network namespace: be root")
    with status("driver") as tell:
        made = faults.measure(faults.INTERVALS, arguments.rounds, arguments.bytes, options, tell)
    output_options.deliver(made, arguments)
    return 0


def run_compare(arguments):
    part = 10 if arguments.quick else 1
    _check_count(arguments, least=part)
    rounds = min(arguments.rounds, 3) if arguments.quick else arguments.rounds
    sizes = {"count": arguments.count // part, "bytes": tcp.BYTES // part,
             "rates": flood.SWEEP[::3] if arguments.quick else flood.SWEEP,
             "seconds": 1 if arguments.quick else flood.POINT_SECONDS}
    made = compare.measure(_variants(arguments), rounds, sizes, _options(arguments))
    output_options.deliver(made, arguments)
    return 0
