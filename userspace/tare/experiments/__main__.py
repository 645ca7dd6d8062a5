# SPDX-License-Identifier: GPL-2.0-only
"""`python3 -m tare.experiments FIELD [NAME...]`: what makefiles and scripts ask of experiments.

Prints the words of a field of the named ones, or of all: name, packages, folders, programs, ...
"""

import sys
from dataclasses import fields

from tare.errors import TareError, UsageError
from tare.experiments import Experiment, everyone, find


def words(field, *names):
    known = [one.name for one in fields(Experiment)]
    if field not in known:
        raise UsageError(f"experiments have no {field!r}; ask for {', '.join(known)}")
    found = {}
    for one in [find(name) for name in names] or everyone():
        value = getattr(one, field)
        found |= dict.fromkeys([value] if isinstance(value, str) else value)
    return found


try:
    print(*words(*(sys.argv[1:] or [""])))
except TareError as error:
    print(f"tare.experiments: {error}", file=sys.stderr)
    sys.exit(error.exit_status)
