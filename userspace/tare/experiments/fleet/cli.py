# SPDX-License-Identifier: GPL-2.0-only
"""`tare fleet`: the verbs of the experiment."""

from tare.experiments.fleet import (
    demo, export_command, generate_command, import_command, query, verdict)


def add_parser(commands):
    parser = commands.add_parser("fleet", help="captures of many machines: kept, asked, judged")
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    import_command.add(verbs)
    query.add(verbs)
    verdict.add(verbs)
    generate_command.add(verbs)
    export_command.add(verbs)
    demo.add(verbs)
