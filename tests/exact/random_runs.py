# SPDX-License-Identifier: GPL-2.0-only
"""Documents as large as those of real runs, of chance: with recursion of all kinds."""

import random

from hand_made import recorded

FUNCTIONS = ["[user]", *(f"function_{number}" for number in range(12))]
KINDS = (("call", "task"), ("jump", "task"), ("interrupt", "hardirq"), ("exception", "exception"))


def run(seed, nodes=400, names=()):
    """A document of so many nodes; function 12 is of a module, and has the name of 11. names: of
    events that it has, too."""
    dice = random.Random(seed)
    rows = [(None, "user", "user", "[user]", 0, 1000, 0)]
    for number in range(1, nodes):
        kind, context = dice.choices(KINDS, (20, 5, 1, 1))[0]
        # near the end: paths become deep
        parent = max(dice.randrange(number), dice.randrange(number))
        rows.append((parent, kind, context, dice.choice(FUNCTIONS[1:]), dice.randrange(4),
                     dice.choice((0, dice.randrange(10 ** dice.randrange(1, 8)))),
                     dice.choice((0, 0, dice.randrange(1000)))))
    rows = [(*row, *(dice.choice((0, dice.randrange(10000))) for _ in names)) for row in rows]
    made = recorded(FUNCTIONS, rows, names=names)
    made["functions"][-1] = {"name": made["functions"][-2]["name"], "module": "toy"}
    return made
