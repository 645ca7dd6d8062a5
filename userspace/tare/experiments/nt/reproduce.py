# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce nt`: TestApi and TestAll of 2010, and ours beside them.

Times are of this machine, as far as it has the front ends. The kernel's module is compared by
instructions in an exact machine, which is the same everywhere.
"""

from tare import output_options
from tare.errors import CannotHere
from tare.experiments.nt import beside, cpus, fronts, in_2010, runs, testapi
from tare.terminal import status

MACHINE = "minimal-6.1"
EXACT_FRONTS = ("threads", "server", "ntobj")
# three minutes, less what the machine and the last turn take
SECONDS = 110


def add_parser(verbs):
    parser = verbs.add_parser(
        "nt", help="NT services in a server and in the kernel (2010)",
        description="TestApi and TestAll of 2010, in this process, by a server and by Wine, on one "
                    "CPU and on two, and in the kernel by instructions in an exact machine, with "
                    "the published figures beside ours. At most three minutes.")
    output_options.add(parser)
    parser.set_defaults(run=run)


def run(arguments):
    fronts.need_a_clock("testapi", None, False)
    with status("NT services") as progress:
        document = measure(progress)
    output_options.deliver(document, arguments)
    return 0


def _words(groups, messages):
    return ["--groups", groups, "--messages", messages, "--count", in_2010.COUNT]


def measure(progress=lambda text: None):
    """The result document."""
    made = testapi.here("nt.reproduce")
    settings, lacking = testapi.available("testapi", list(fronts.FRONTS), tuple(cpus.WORDS),
                                          made["warnings"])
    taken = runs.here(settings, _words(in_2010.GROUPS, in_2010.MESSAGES), testapi.RUNS, progress,
                      SECONDS)
    beside.fill_testapi(made, taken, lacking)
    beside.fill_testall(made, taken, lacking)
    try:
        _add_instructions(made)
    except CannotHere as reason:
        made["warnings"].append(f"instructions are left out: {reason}")
    return made


def _add_instructions(made):
    """Of a machine of its own, which each of these figures names."""
    taken, outcome = runs.in_machine(
        EXACT_FRONTS, _words(testapi.GROUPS_EXACT, testapi.MESSAGES_EXACT), 1, MACHINE, True)
    where = (f"machine {outcome.machine}, {outcome.kernel_release}, QEMU {outcome.qemu_version}, "
             f"files on {runs.MACHINE_FILES}")
    exact = {"environment": {"exact": True}, "measurements": [], "tables": []}
    beside.fill_testapi(exact, taken)
    for entry in exact["measurements"]:
        entry["conditions"].append(where)
    for table in exact["tables"]:
        told = [note for note in table["notes"] if note not in set(in_2010.oddities())]
        table["notes"] = [f"In an exact machine: {where}.", *told]
    made["measurements"] += exact["measurements"]
    made["tables"] += exact["tables"]
