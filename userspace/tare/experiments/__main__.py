# SPDX-License-Identifier: GPL-2.0-only
"""`python3 -m tare.experiments FIELD [NAME...]`: what makefiles and scripts ask of experiments.

Prints the words of a field of the named ones, or of all: name, packages, folders, programs, ...
"""

import sys

from tare.experiments import everyone, find

field, *wanted = sys.argv[1:]
words = {}
for one in [find(name) for name in wanted] or everyone():
    value = getattr(one, field)
    words |= dict.fromkeys([value] if isinstance(value, str) else value)
print(*words)
