# SPDX-License-Identifier: GPL-2.0-only
"""`tare fleet export`: what is there in the formats of others."""

from tare.experiments.fleet import export_pprof, export_textfile


def add(verbs):
    parser = verbs.add_parser(
        "export", help="write a file for pprof, or for Prometheus' node_exporter")
    forms = parser.add_subparsers(metavar="FORM", required=True)
    export_pprof.add(forms)
    export_textfile.add(forms)
