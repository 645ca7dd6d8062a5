# SPDX-License-Identifier: GPL-2.0-only
"""`tare fleet export textfile`: a host's last captures, for node_exporter's textfile collector."""

import sys
from pathlib import Path

from tare.errors import UsageError
from tare.experiments.fleet import duck, exposition, latest, metrics
from tare.experiments.fleet.buckets import FINEST
from tare.experiments.fleet.store import Store
from tare.figures import counted
from tare.output import atomic, refuse_unwritable

TOP = 10


def add(forms):
    parser = forms.add_parser(
        "textfile", help="a host's last captures, for Prometheus' node_exporter",
        description="Write the last profile of a host, and its last document of each latency "
                    "tool, as metrics in Prometheus' text format: of files that lie on the host, "
                    "or of a store.",
        epilog="exit status: 0 written; 1 there is no capture, or one does not tell all that "
               "happened; 2 bad usage; 77 there is no DuckDB here, which only a store needs")
    parser.add_argument("-o", "--output", metavar="FILE", required=True,
                        help="NAME.prom in the collector's folder")
    parser.add_argument("-s", "--store", metavar="DIR", help="which is asked; needs --host")
    parser.add_argument("--host", metavar="NAME",
                        help="whose captures they are (default for files: this machine's name)")
    parser.add_argument("--group", metavar="NAME", help="that the host is in")
    parser.add_argument("-T", "--top", metavar="N", type=int, default=TOP,
                        help="latencies of the N names on which most time went, by tool (default: "
                             "%(default)s)")
    parser.add_argument("--octave", metavar="N", type=int, default=FINEST,
                        choices=[2 ** power for power in range(FINEST.bit_length())],
                        help="buckets of an octave: 1, 2, 4, 8, 16 or 32 (default: %(default)s, "
                             "as the tools have)")
    parser.add_argument("paths", nargs="*", metavar="PATH",
                        help="a profile, or a document of a latency tool (.json)")
    parser.set_defaults(run=run, measures=False)


def run(arguments):
    if bool(arguments.store) == bool(arguments.paths):
        raise UsageError("name files, or a store by --store DIR")
    if arguments.store and not arguments.host:
        raise UsageError("--store: name the host as well, by --host NAME")
    if arguments.top < 1:
        raise UsageError(f"--top {arguments.top}: must be at least 1")
    output = Path(arguments.output)
    if output.suffix != ".prom" and (output.is_file() or not output.exists()):
        raise UsageError(f"{output}: node_exporter reads files called NAME.prom only")
    if arguments.store:
        store = Store(arguments.store)
        duck.need()
    refuse_unwritable(output)
    captures = (latest.of_store(store, arguments.host, arguments.group) if arguments.store else
                latest.of_files(arguments.paths, arguments.host, arguments.group))
    families = metrics.of(captures, arguments.top, arguments.octave)
    with atomic(output) as stream:
        stream.write(exposition.text(families))
    series = sum(len(one.samples) for one in families)
    print(f"{series} series of {counted(len(captures), 'capture')}",
          file=sys.stderr)
    return 0
