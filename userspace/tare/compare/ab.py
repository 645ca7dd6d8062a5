# SPDX-License-Identifier: GPL-2.0-only
"""`tare ab`: two commands in turns of a drawn order, compared by an instrument."""

import random
import shlex
from contextlib import nullcontext

from tare import options, output, result, terminal
from tare.compare import command, instruments, sides
from tare.errors import UsageError

_HELP = "; ".join(f"{name}: {what}" for name, what in instruments.ALL.items())


def add_parser(commands):
    parser = commands.add_parser(
        "ab", help="run two commands in turns, and compare them",
        description="Run A and B in turns, drawn anew for each round, and compare the runs as "
                    "tare compare does. With --pid the commands switch something, and the "
                    "service is observed after each.",
        examples=("tare ab --with syslat -- ls /usr -- ls -l /usr", "tare ab --pid 1234 -- sysctl "
                  "-w net.core.busy_poll=0 -- sysctl -w net.core.busy_poll=50"),
        epilog="exit status: as that of tare compare; 1 also where a command fails")
    add = parser.add_argument
    add("command", metavar="-- A... -- B...", nargs="*", help="both commands and their arguments")
    add("-r", "--rounds", type=options.whole(2, 10000), default=10, metavar="N",
        help="runs of each (default: %(default)s)")
    add("-w", "--warmup", type=options.whole(0, 1000), default=1, metavar="N",
        help="runs of each beforehand, which do not count (default: %(default)s)")
    add("--with", dest="instrument", choices=instruments.ALL,
        help=f"what measures (default: {instruments.TIME}, of a service {instruments.LATENCY[0]}): "
             f"{_HELP}")
    add("-p", "--pid", type=options.whole(1), metavar="PID",
        help="observe this process, a service, after each command")
    add("-d", "--duration", type=options.Within(float, 0.01, 3600), default=5, metavar="SECONDS",
        help="how long a service is observed in each turn (default: %(default)s)")
    add("--keep", metavar="DIR", help="keep the runs in DIR/a and DIR/b, for tare compare")
    command.add_asked(parser)
    # what it runs says itself whether it can measure here
    parser.set_defaults(run=run, measures=False, dashes=options.COMMANDS, across=[])


def split(words):
    """([command A], [command B]) of A -- B; UsageError."""
    return options.parted(words, "give the two commands so: -- A... -- B...; one that holds -- "
                                 "itself in sh -c '...'")


def run(arguments):
    both = split(arguments.command)
    name = arguments.instrument or (instruments.LATENCY[0] if arguments.pid else instruments.TIME)
    take = instruments.find(name, arguments.pid, arguments.duration)
    kept = [output.folder(f"{arguments.keep}/{side}") for side in "ab" if arguments.keep]
    if any(any(one.glob("*.json")) for one in kept):
        raise UsageError(f"--keep {arguments.keep}: has other runs, which would count as these: "
                         "give another folder")
    made = [sides.Side(documents, result.RUNS) for documents in ([], [])]

    def taken(number):
        """What was asked for is looked for after the first round; runs are kept as they come."""
        if not number:
            command.refuse_unknown(*made, arguments)
        for folder, one in zip(kept, made):
            result.write(one.documents[-1], folder / f"{number:05}.json")

    busy = f"--keep {arguments.keep}: another tare ab keeps its runs there: give another folder"
    with output.alone(kept[0], busy) if kept else nullcontext():
        _turns(take, both, arguments.rounds, arguments.warmup, [one.documents for one in made],
               taken)
    return command.compare(*made, arguments, {"command": tuple(map(shlex.join, both))})


def _turns(take, both, rounds, warmup, found, taken=lambda number: None):
    """Adds to FOUND, lists of A and of B, results of each, in rounds whose order chance decides.

    A drift so takes no side, and neither does one that has the length of a round. taken: is told
    the number of a round that is complete.
    """
    with terminal.status("ab") as tell:
        for number in range(-warmup, rounds):
            for side in random.sample((0, 1), 2):
                tell(f"round {number + 1} of {rounds}, {'AB'[side]}" if number >= 0 else "warm-up")
                made = take(both[side])
                if number >= 0:
                    found[side].append(made)
            if number >= 0:
                taken(number)
