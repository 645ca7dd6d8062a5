# SPDX-License-Identifier: GPL-2.0-only
"""What is run of an installation: tests/NAME/NAME_installed.py says it of the experiment NAME.

VERBS, AGAIN: (status, arguments) of each verb, in a folder in which those above have left their
files; PROGRAMS: the same of each program, or the verb that runs it; SCRIPTS: those without options;
AT_NIGHT: why a verb is not run in `make check`.
"""

import importlib.util

import programs
from tare import experiments


def install(tree, prefix):
    """What is built in a TREE, in a prefix that is not there yet: by way of DESTDIR."""
    stage = prefix.with_name("stage")
    programs.run(tree / "tools/install-files", stage, prefix, check=True)
    assert {path.name for path in stage.iterdir()} == {"usr", prefix.parts[1]}
    (stage / prefix.relative_to("/")).rename(prefix)


# as a status: the answer depends on this machine's rights
CAN_BE_77 = (0, 77)


def of_experiments(table, kind):
    """All entries of that name, added up."""
    found = kind()
    for one in experiments.everyone():
        name = f"{one.name}_installed"
        # who has neither verbs nor programs has none
        if not importlib.util.find_spec(name):
            continue
        entries = getattr(importlib.import_module(name), table, kind())
        found = {**found, **entries} if kind is dict else kind((*found, *entries))
    return found
