# SPDX-License-Identifier: GPL-2.0-only
"""What runs on kernels that find faults: tests/NAME/NAME_debug.py says it of the experiment NAME.

CHECKS: {module: (run, lines)}. Each line of a shell makes the module's checks in KTAP, in a boot
of its own: run(machine, kernel, script, folder, **options) -> Outcome, with machine "debug" or
"cfi"; what the guest leaves in /out goes to FOLDER.
"""

import importlib
import importlib.util

import pytest

from tare import experiments


def checks():
    """{module: (run, lines)} of all modules of all experiments; () of one that has none."""
    found = {}
    for one in experiments.everyone():
        name = f"{one.name}_debug"
        said = importlib.import_module(name).CHECKS if importlib.util.find_spec(name) else {}
        found |= {module: said.get(module, ()) for module in one.modules}
    return found


# of a test: once for each line
of_every_module = pytest.mark.parametrize(
    "run, line", [pytest.param(had[0], line, id=line) for had in checks().values() if had
                  for line in had[1]])
