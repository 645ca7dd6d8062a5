# SPDX-License-Identifier: GPL-2.0-only
"""Sums over the nodes of a document: inclusive ones, by function and by context."""

from collections import Counter
from dataclasses import dataclass

from tare.experiments.exact import document


@dataclass
class Sums:
    """Of a function: instructions of its own, and with all that it calls; what `rep` repeated."""

    name: str
    module: str
    calls: int = 0
    own: int = 0  # with repetitions
    repeated: int = 0
    inclusive: int = 0


def own(node):
    return node["executed"] + node["repeated"]


def inclusive(nodes, column=None):
    """[instructions, or what COLUMN has, of each node and of all below it]."""
    sums = [node[column] if column else own(node) for node in nodes]
    for number in reversed(range(len(nodes))):
        parent = nodes[number]["parent"]
        if parent is not None:
            sums[parent] += sums[number]
    return sums


def functions_above(nodes):
    """[functions on the path to each node, itself left out]."""
    found = []
    for node in nodes:
        parent = node["parent"]
        found.append(frozenset() if parent is None else
                     found[parent] | {nodes[parent]["function"]})
    return found


def children(nodes):
    """{number of a node or None: [numbers of those below it]}."""
    found = {}
    for number, node in enumerate(nodes):
        found.setdefault(node["parent"], []).append(number)
    return found


def by_function(recorded):
    """[Sums], the most instructions of their own first.

    Of a function that calls itself, by others or not, only the outermost call is inclusive.
    """
    nodes = document.nodes(recorded)
    sums = [Sums(one["name"], one["module"]) for one in recorded["functions"]]
    totals = inclusive(nodes)
    for number, (node, above) in enumerate(zip(nodes, functions_above(nodes), strict=True)):
        one = sums[node["function"]]
        one.calls += node["calls"]
        one.own += own(node)
        one.repeated += node["repeated"]
        if node["function"] not in above:
            one.inclusive += totals[number]
    return sorted((one for one in sums if one.inclusive), key=lambda one: (-one.own, one.name))


def by_context(recorded):
    """{context: instructions}."""
    found = Counter()
    for node in document.nodes(recorded):
        found[node["context"]] += own(node)
    return {context: count for context, count in found.most_common() if count}
