# SPDX-License-Identifier: GPL-2.0-only
"""Documents as testapi writes them, with known times in them."""

import copy
import json
from functools import cache

from programs import BUILD, run

from tare.experiments.nt import published
from tare.experiments.nt.testapi import read
from tare.experiments.nt.testapi.run import Setting

ENVIRONMENT = {"created": "2026-01-01", "kernel": "1", "cpu_model": "c", "cpus": 2,
               "machine": "host", "accelerator": "none", "exact": False}
FEW = ["--groups", "2", "--count", "3", "--messages", "20"]


@cache
def _real(groups):
    done = run(BUILD / "guest/bin/testapi", "--front", "threads", "--json", "-", *FEW[2:],
               "--groups", groups)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def document(services="threads", cpus=1, groups=2, count=3, messages=20, operations=None,
             parts=None, empty_ns=0):
    """A real one, of so many operations, with operations: {name: ns of each group}, and
    parts: {name: ns}.
    """
    made = copy.deepcopy(_real(groups))
    made |= {"services": services, "cpus": cpus, "count": count, "messages": messages,
             "empty_ns": empty_ns}
    every = made["testapi"]["groups"]
    for number, group in enumerate(every):
        group["step_ns"] |= {name: ns[number] for name, ns in (operations or {}).items()}
    for part in (made["testapi"], made["testall"], *every):
        for one in part["operations"]:
            one["count"] = (messages if one["part"] == "message" else count) * (
                groups if part is made["testapi"] else 1)
    for part in made["testall"]["parts"]:
        name = {"message": "messages"}.get(part["name"], part["name"])
        part["first_ns"] = (parts or {}).get(name, part["first_ns"])
    made["testall"]["ns"] = (parts or {}).get("all", made["testall"]["ns"])
    return made


def taken(times, runs=6, groups=2, **known):
    """{Setting: [Run]}; times: {(front, cpus): ns of each operation, and part, in each run}.

    Each group takes as much longer as its number says.
    """
    def one(front, cpus, number):
        ns = times[front, cpus] + number
        return read.Run(document(
            "win32" if front == "wine" else front, cpus, groups=groups, operations={
                name: [ns + group for group in range(groups)] for name in published.OPERATIONS},
            parts=dict.fromkeys(published.PARTS, ns), **known))

    return {Setting(front, cpus): [one(front, cpus, number) for number in range(runs)]
            for front, cpus in times}
