# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce events`: both tables of about 2006, and ours beside them.

Set-up and the instructions of a request are of exact machines, the same in every run. The server's
share of a CPU is of this machine, where it can be measured.
"""

from tare import output_options
from tare.errors import CannotHere
from tare.experiments.events import (network, setup_published, transfer, transfer_exact_settled,
                                     transfer_published, transfer_rules)
from tare.terminal import status

# the fewest with an interval of 95 %
PROCESSES = 6
# of 2006's eight, of which instructions are counted: three minutes have no room for more
CONNECTIONS = (100, 200, 400, 800)


def add_parser(verbs):
    parser = verbs.add_parser(
        "events", help="servers on select and on epoll (about 2006)",
        description="The published runs of about 2006, the set-up of connections and active links, "
                    "beside ours: set-up and instructions of a request in exact machines, the same "
                    "figures in every run, and the server's CPU in per cent on this machine. At "
                    "most three minutes.")
    parser.add_argument("--exact", action="store_true",
                        help="only what exact machines count: bit-identical")
    output_options.add(parser, png=True)
    parser.set_defaults(run=run)


def run(arguments):
    with status("events") as progress:
        document = measure(progress, here=not arguments.exact)
    output_options.deliver(document, arguments)
    return 0


def measure(progress=lambda text: None, here=True):
    """The result document of exact machines; here: and of this one."""
    made = transfer_exact_settled.measure(connections=CONNECTIONS, progress=progress)
    made["experiment"] = "events.reproduce"
    made["verdict"] = setup_published.add_published(made, progress)
    # the order of the two published tables
    made["tables"] = made["tables"][1:] + made["tables"][:1]
    if here:
        try:
            add_here(made, progress)
        except CannotHere as reason:
            made["warnings"].append(f"the server's CPU in per cent is left out: {reason}")
    return made


def add_here(made, progress):
    """Adds the published table of active links, of this machine."""
    pinned = transfer.cpus()
    transfer_rules.no_busy_polling()
    with network.opened() as net:
        models = transfer.available(net, pinned, transfer_published.MODELS, made["warnings"])
        transfer_published.take(made, net, pinned, models, PROCESSES, progress)
