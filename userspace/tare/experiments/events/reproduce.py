# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce events`: both tables of about 2006, and ours beside them.

Set-up and the instructions of a request are of exact machines, the same in every run. The server's
share of a CPU is of this machine, where it can be measured.
"""

from dataclasses import dataclass

from tare import machine, output_options, reproduce, result
from tare.errors import CannotHere
from tare.experiments.events import (conclusion, network, setup_published, setup_runs, transfer,
                                     transfer_exact_settled, transfer_published, transfer_rules)
from tare.reproduce import verb
from tare.terminal import status

TITLE, YEAR = "servers on select and on epoll", 2006
SECONDS = {"quick": 50, "usual": 110, "full": 1800}


@dataclass(frozen=True)
class Amount:
    """processes of each line of the transfers here; of 2006's eight numbers of connections those of
    which instructions are counted; client phases of the set-up.
    """

    processes: int
    connections: tuple
    phases: int


# usual: the fewest processes with an interval of 95 %
AMOUNTS = {"quick": Amount(2, (100, 800), 1),
           "usual": Amount(6, (100, 200, 400, 800), setup_published.PHASES),
           "full": Amount(40, transfer_exact_settled.CONNECTIONS, 25)}


def add_parser(verbs):
    parser = verb.add(
        verbs, "events", measure, png=True, help="servers on select and on epoll (about 2006)",
        description="The published runs of about 2006, the set-up of connections and active links, "
                    "beside ours: set-up and instructions of a request in exact machines, the same "
                    "figures in every run, and the server's CPU in per cent on this machine. "
                    "Some two minutes.")
    parser.add_argument("--exact", action="store_true",
                        help="only what exact machines count: bit-identical")
    parser.set_defaults(run=run)


def run(arguments):
    with status("events") as progress:
        document = measure(arguments.amount, progress, here=not arguments.exact)
    output_options.deliver(document, arguments)
    return 0


def need():
    """What is asked first, of this machine; CannotHere."""
    setup_runs.need_machine(setup_published.KERNEL)
    machine.programs(*transfer.PROGRAMS)


def measure(amount=reproduce.USUAL, progress=lambda text: None, here=True):
    """The result document of exact machines; here: and of this one."""
    need()
    plan = AMOUNTS[amount]
    made = transfer_exact_settled.measure(connections=plan.connections, progress=progress)
    made["experiment"] = "events.reproduce"
    made["verdict"] = setup_published.add_published(made, progress, plan.phases)
    # the order of the two published tables
    made["tables"] = made["tables"][1:] + made["tables"][:1]
    if here:
        try:
            add_here(made, progress, plan.processes)
        except CannotHere as reason:
            made["warnings"].append(f"the server's CPU in per cent is left out: {reason}")
    names = [table["name"] for table in made["tables"]]
    reproduce.finish(made, conclusion.of(made), conclusion.conditions(made),
                     [name for name in ("events.setup.published", "events.transfer.published")
                      if name in names])
    return made


def add_here(made, progress, processes):
    """Adds the published table of active links, of this machine."""
    pinned = transfer.cpus()
    transfer_rules.no_busy_polling()
    with network.opened() as net:
        models = transfer.available(net, pinned, transfer_published.MODELS, made["warnings"])
        before = {kind: len(made[kind]) for kind in ("measurements", "tables")}
        transfer_published.take(made, net, pinned, models, processes, progress)
    # beside an exact machine's, these times are a CPU's
    for kind, count in before.items():
        made[kind][count:] = [result.taken_over(part, {"exact": False})
                              for part in made[kind][count:]]
