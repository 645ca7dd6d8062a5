# SPDX-License-Identifier: GPL-2.0-only
"""Folded stacks: a line a path, with its own instructions. flamegraph.pl and speedscope read it."""

from collections import Counter

from tare.experiments.exact import document, flat, names
from tare.output import atomic


def write(recorded, path):
    with atomic(path) as stream:
        stream.writelines(f"{way} {count}\n" for way, count in lines(recorded).items())


def lines(recorded):
    """{path, its steps divided by semicolons: instructions}; a step and a jump may be one path."""
    ways, found = [], Counter()
    for node in document.nodes(recorded):
        above = "" if node["parent"] is None else ways[node["parent"]] + ";"
        ways.append(above + names.step(recorded, node).replace(";", ":"))
        if flat.own(node):
            found[ways[-1]] += flat.own(node)
    return found
