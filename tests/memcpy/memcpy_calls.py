# SPDX-License-Identifier: GPL-2.0-only
"""Files of calls, as `tare memcpy replay` gives them to memreplay."""

import argparse

from tare.experiments.memcpy.calls import verbs
from tare.experiments.memcpy.calls.prepare import Preparation
from tare.experiments.memcpy.read.load import read_capture


def prepare(source, options, target):
    """Write the calls of SOURCE to TARGET; returns (what a result says of them, other options)."""
    parser = argparse.ArgumentParser(allow_abbrev=False)
    verbs.add(parser)
    parser.add_argument("--seed", type=int, default=1)
    arguments, others = parser.parse_known_args([str(option) for option in options])
    prepared = Preparation(read_capture(source), verbs.chosen(arguments)).draw(arguments.seed)
    with open(target, "wb") as stream:
        prepared.write(stream)
    return prepared.document, [*others, f"--seed={arguments.seed}"]
