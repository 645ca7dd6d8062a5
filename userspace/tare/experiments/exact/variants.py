# SPDX-License-Identifier: GPL-2.0-only
"""Functions under the names that they have in every build: the compiler's words dropped."""

import re

# what a compiler adds to the name of a function that it changed, or of which it made a copy
_VARIANT = re.compile(r"(?:\.(?:isra|constprop|part|cold|lto_priv|llvm)(?:\.\d+)*)+$")


def name(of):
    """A function's name without what a compiler adds."""
    return _VARIANT.sub("", of)


def joined(recorded):
    """A document like RECORDED in which the variants of a function are one."""
    numbers, functions, new = {}, [], []
    for one in recorded["functions"]:
        key = name(one["name"]), one["module"]
        if key not in numbers:
            numbers[key] = len(functions)
            functions.append({"name": key[0], "module": key[1]})
        new.append(numbers[key])
    at = recorded["nodes"]["columns"].index("function")
    rows = [[*row[:at], new[row[at]], *row[at + 1:]] for row in recorded["nodes"]["rows"]]
    return {**recorded, "functions": functions, "nodes": {**recorded["nodes"], "rows": rows}}
