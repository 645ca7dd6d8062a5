# SPDX-License-Identifier: GPL-2.0-only
"""`tare toy say` and `tare bench toy`."""

import subprocess

from tare import paths, result, stats


def add_parser(commands):
    parser = commands.add_parser("toy", help="nothing, for a test")
    parser.add_subparsers(metavar="VERB", required=True).add_parser(
        "say", help="what the program says").set_defaults(run=say)


def say(_):
    return subprocess.run([paths.guest_program("toy-hello")], check=True).returncode


def measure(document, _):
    document["measurements"].append(result.measurement(
        "toy.nothing", "ns", stats.exact(0), better="lower", over=result.ROUNDS, samples=1,
        title="nothing", conditions=["in a test"]))
