# SPDX-License-Identifier: GPL-2.0-only
"""`tare fleet generate`: a store of a fleet that nobody has."""

import sys
from pathlib import Path

from tare.errors import UsageError, refuse_outside
from tare.experiments.fleet import duck, synthetic
from tare.experiments.fleet.store import Store
from tare.experiments.fleet.tables import CAPTURE
from tare.terminal import status


def add(verbs):
    parser = verbs.add_parser(
        "generate", help="make a store of a synthetic fleet from real profiles",
        description="Make a store of as many hosts as you like, to see what questions cost at "
                    "that size. Sizes and callers are those of the profiles; load, CPUs and the "
                    "cost of calls are invented. Its captures say that they are synthetic.",
        epilog="exit status: 0 made; 1 failed; 2 bad usage; 77 there is no DuckDB here")
    parser.add_argument("-s", "--store", metavar="DIR", required=True, help="must be empty")
    parser.add_argument("-n", "--hosts", type=int, metavar="N", default=100,
                        help="default: %(default)s")
    parser.add_argument("-c", "--captures", type=int, metavar="N", default=24,
                        help="of each host, an hour apart, at most 24 (default: %(default)s)")
    parser.add_argument("--seed", type=int, metavar="N", default=1,
                        help="the same seed makes the same fleet (default: %(default)s)")
    parser.add_argument("profiles", nargs="+", metavar="PROFILE",
                        help="two or more of each kernel; a host runs two of one kernel")
    parser.set_defaults(run=run, measures=False)


def run(arguments):
    for option, limits in (("hosts", (2, 1_000_000)), ("captures", (1, 24)),
                           ("seed", (0, 2 ** 63))):
        refuse_outside(f"--{option}", getattr(arguments, option), *limits)
    paths = [Path(path) for path in arguments.profiles]
    duck.need()
    store = Store(arguments.store, create=True)
    if store.holds(CAPTURE):
        raise UsageError(f"{arguments.store}: has captures already: a synthetic fleet needs a "
                         "store of its own")
    with status("generating") as tell:
        made = synthetic.generate(store, paths, arguments.hosts, arguments.captures,
                                  arguments.seed, tell)
    print(f"{made} synthetic captures", file=sys.stderr)
    return 0
