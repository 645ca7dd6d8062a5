# SPDX-License-Identifier: GPL-2.0-only
"""The replay's own cost, ns a call: the routine that is one `ret`."""

import json
import subprocess

from tare import paths, result, stats
from tare.errors import TareError

GOAL = 2


def weigh(source):
    """One measurement; SOURCE is a trace."""
    command = [str(paths.program("memreplay")), "-i", "ret", "--rounds", "101", str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise TareError(done.stderr.strip() or "memreplay failed")
    raw = json.loads(done.stdout)
    baseline = next(one for one in raw["implementations"] if one["name"] == "ret")
    samples = [ns / raw["calls"] for ns in baseline["ns_per_replay"]]
    return result.measurement("memreplay.harness", "ns", stats.median(samples), better="lower",
                              samples=len(samples), title="replay of one call into `ret`",
                              conditions=[f"goal: at most {GOAL}", "on this host"])
