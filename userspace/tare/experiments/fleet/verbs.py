# SPDX-License-Identifier: GPL-2.0-only
"""`tare fleet`: the verbs of the experiment."""

from tare.experiments.fleet import generate, query
from tare.experiments.fleet.demo import verbs as demo_verbs
from tare.experiments.fleet.export import pprof, textfile
from tare.experiments.fleet.read import collected
from tare.experiments.fleet.verdict import verbs as verdict_verbs

# `tare fleet export`: what is there in the formats of others.


def add(verbs):
    parser = verbs.add_parser(
        "export", help="write a file for pprof, or for Prometheus' node_exporter")
    forms = parser.add_subparsers(metavar="FORM", required=True)
    pprof.add(forms)
    textfile.add(forms)


def add_parser(commands):
    parser = commands.add_parser("fleet", help="captures of many machines: kept, asked, judged")
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    collected.add(verbs)
    query.add(verbs)
    verdict_verbs.add(verbs)
    generate.add(verbs)
    add(verbs)
    demo_verbs.add(verbs)
