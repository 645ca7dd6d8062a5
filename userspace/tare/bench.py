# SPDX-License-Identifier: GPL-2.0-only
"""`tare bench`: what the instruments themselves cost, as one result."""

import tempfile
from pathlib import Path

from tare import environment, experiments, machine_options, output, paths, result, terminal, text
from tare.errors import UsageError
from tare.experiments import Experiment

# benchmarks that belong to no experiment
MACHINES = Experiment("machines", "a machine's boot", bench="tare.boots:measure")


def parts():
    """{name: Experiment} of all experiments with a benchmark."""
    return {one.name: one for one in (*experiments.everyone(), MACHINES) if one.bench}


def add_parser(commands):
    parser = commands.add_parser(
        "bench", examples=("tare bench", "tare bench -o now.json latency machines"),
        help="measure what the instruments themselves cost, as one result",
        description="Measure the kernel taps, the replay's harness, what tracers add to a system "
                    "call, the drivers of a NIC, and a machine's boot. Needs a source tree, since "
                    "it uses a module of the tests.")
    parser.add_argument("parts", nargs="*", metavar="PART",
                        help=f"one of {', '.join(parts())} (default: all)")
    parser.add_argument("-o", "--output", metavar="FILE", default="bench.json",
                        help="where to write the result (default: %(default)s)")
    machine_options.add_timeout(parser)
    parser.set_defaults(run=run)


def run(arguments):
    known = parts()
    for name in arguments.parts:
        if name not in known:
            raise UsageError(f"bench: {name}: there is no such part; use {', '.join(known)}")
    if not paths.checkout():
        raise UsageError("tare bench needs the source tree; run `make bench` there")
    target = Path(arguments.output)
    output.folder(target.parent)
    output.refuse_unwritable(target)
    document = result.document("bench", environment.of_host(), environment.host_facts())
    asked = arguments.parts or list(known)
    with (tempfile.TemporaryDirectory() as folder,
          terminal.rounds("bench", len(asked), unit="parts") as done):
        for name in asked:
            known[name].load("bench")(document, Path(folder))
            done(name)
    result.write(document, target)
    text.render(document)
