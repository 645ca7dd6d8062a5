# SPDX-License-Identifier: GPL-2.0-only
"""`tare doctor`: runs every check and says what to do."""

import os
import platform

from tare import environment, experiments, output_options, paths, result, terminal
from tare.doctor import finding, kernel, machines, timing
from tare.machine import remembered_kvm

CHECKS = (*kernel.CHECKS, *timing.CHECKS, *machines.CHECKS)


class Machine:
    """What checks ask of this machine besides its files; tests give other answers."""

    def __init__(self):
        self.euid = os.geteuid()
        self.release = platform.release()
        self.cpus = os.cpu_count() or 1
        self.which = paths.of_others

    def kvm_proven(self):
        """(works, note) as a boot has shown, or None if none was tried."""
        return remembered_kvm()


def add_parser(commands):
    parser = commands.add_parser("doctor", examples=("tare doctor",),
                                 help="tell what this machine can and cannot measure, and why")
    output_options.add(parser)
    parser.set_defaults(run=run, measures=False)


def _of_experiments():
    return [asked for one in experiments.everyone() if (asked := one.load("doctor"))]


def examine(tree, machine):
    """The Findings of all checks, in order."""
    return [check(tree, machine) for check in (
        *CHECKS, *(check for asked in _of_experiments() for check in asked.CHECKS))]


def abilities():
    """The Abilities of all verbs."""
    return [*machines.ABILITIES, *(one for asked in _of_experiments() for one in asked.ABILITIES)]


@paths.as_found()
def run(arguments):
    with terminal.status("doctor") as tell:
        findings, rows = examine(environment.HERE, Machine()), []
        for one in abilities():
            tell(f"whether one can {one.to}")
            rows.append(list(one.row()))
    document = result.document("doctor", environment.of_host())
    document["tables"] = [
        {"name": "checks", "title": "What was looked at",
         "columns": ["subject", "state", "found", "what to do"],
         "rows": [[one.subject, one.state, one.found, one.todo if one.state != finding.OK else ""]
                  for one in findings]},
        {"name": "abilities", "title": "What this machine can do",
         "columns": ["to", "command", "state", "because"],
         "rows": rows},
    ]
    return document
