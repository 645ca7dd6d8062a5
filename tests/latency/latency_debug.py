# SPDX-License-Identifier: GPL-2.0-only
"""How tests/debug runs the checks of latency's module."""

from latency_tools import run_in_guest


def run(machine, kernel, script, folder, **options):
    return run_in_guest(kernel, script, folder, machine=machine, **options)


CHECKS = {"lattap": (run, ["sh /tare/bin/lattap.sh 12"])}
