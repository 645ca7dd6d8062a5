# SPDX-License-Identifier: GPL-2.0-only
"""`tare fleet`: the verbs of the experiment."""

from tare import options
from tare.experiments.fleet import generate, query
from tare.experiments.fleet.demo import verbs as demo_verbs
from tare.experiments.fleet.export import pprof, textfile
from tare.experiments.fleet.read import collected
from tare.experiments.fleet.verdict import verbs as verdict_verbs


def add_export(verbs):
    options.verbs(verbs, "export", "write a file for pprof, or for Prometheus' node_exporter",
                  pprof.add, textfile.add, metavar="FORM")


def add_parser(commands):
    options.verbs(commands, "fleet", "captures of many machines: store, query, judge",
                  collected.add, query.add, verdict_verbs.add, generate.add, add_export,
                  demo_verbs.add)
