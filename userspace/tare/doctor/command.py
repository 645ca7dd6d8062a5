# SPDX-License-Identifier: GPL-2.0-only
"""`tare doctor`: asks for every verb whether it can be done here, and what disturbs it."""

from functools import partial

from tare import boots, environment, experiments, output_options, paths, result, terminal
from tare.doctor.ability import Ability
from tare.doctor.checks import CHECKS
from tare.machine import need

_OF_MACHINES = (
    Ability("run a command in a machine", "machine run minimal -- true", partial(need, "minimal")),
    Ability("count its instructions exactly", "machine run --exact minimal -- true",
            partial(need, "minimal", exact=True)),
    Ability("run a command on a whole Debian", "machine run debian -- true",
            partial(need, "debian")),
    Ability("time a machine's boot", "bench machines", partial(need, boots.MACHINE)),
)


def add_parser(commands):
    parser = commands.add_parser("doctor", examples=("tare doctor",),
                                 help="tell what this machine can and cannot measure, and why")
    output_options.add(parser)
    parser.set_defaults(run=run, measures=False)


def abilities():
    """The Abilities of all verbs."""
    asked = filter(None, (one.load("doctor") for one in experiments.everyone()))
    return [*_OF_MACHINES, *(one for module in asked for one in module.ABILITIES)]


@paths.as_found()
def run(arguments):
    with terminal.status("doctor") as tell:
        checked, rows = [[subject, *check()] for subject, check in CHECKS.items()], []
        for one in abilities():
            tell(f"whether one can {one.to}")
            rows.append(list(one.row()))
    document = result.document("doctor", environment.of_host())
    document["tables"] = [
        {"name": "checks", "title": "What was looked at",
         "columns": ["subject", "state", "found", "what to do"], "rows": checked},
        {"name": "abilities", "title": "What this machine can do",
         "columns": ["to", "command", "state", "because"], "rows": rows},
    ]
    return document
