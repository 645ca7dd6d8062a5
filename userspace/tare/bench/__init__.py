# SPDX-License-Identifier: GPL-2.0-only
"""`tare bench`: what the instruments themselves cost, as one result."""

import tempfile
from pathlib import Path

from tare import environment, paths, result, text
from tare.bench import added, boots, driver, harness, peers, taps
from tare.errors import UsageError
from tare.terminal import status


def add_parser(commands):
    parser = commands.add_parser(
        "bench", help="what the instruments themselves cost, as one result",
        description="Weigh the kernel taps, the replay's harness, what tracers add to a system "
                    "call, the drivers of a NIC, and a machine's boot. Needs a source tree: "
                    "the module that makes known calls is one of its tests.")
    parser.add_argument("-o", "--output", metavar="FILE", default="bench.json",
                        help="where to write the result (default: %(default)s)")
    parser.set_defaults(run=run)


def run(arguments):
    if not paths.checkout():
        raise UsageError("tare bench needs the source tree; run `make bench` there")
    target = Path(arguments.output)
    target.parent.mkdir(parents=True, exist_ok=True)
    document = result.document("bench", environment.of_host(), environment.host_facts())
    with tempfile.TemporaryDirectory() as folder:
        for kernel in taps.KERNELS:
            with status(f"weighing the taps on {kernel}"):
                document["measurements"] += taps.weigh(kernel, Path(folder) / kernel)
        document["measurements"].append(harness.weigh(Path(folder) / taps.KERNELS[0] / "trace"))
    added.weigh(document)
    document["tables"].append(peers.table(document["warnings"]))
    driver.weigh(document)
    boots.weigh(document)
    result.write(document, target)
    text.render(document)
    return 0
