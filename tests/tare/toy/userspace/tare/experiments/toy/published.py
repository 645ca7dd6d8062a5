# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce toy`: what was never published."""

from tare import environment, reproduce, result
from tare.reproduce import verb

TITLE, YEAR = "colours and their prices", 1999
SECONDS = {"quick": 1, "usual": 1, "full": 1}


def add_parser(verbs):
    verb.add(verbs, "toy", measure, boots=False, help="what was never published",
             description="Nothing.")


def measure(amount, progress):
    progress("counting")
    made = result.document("toy.reproduce", environment.of_host())
    made["tables"].append({"name": "toy.prices", "title": "Prices", "columns": ["", "price"],
                           "rows": [["red", 1], ["blue", 2]]})
    reproduce.finish(made, f"The dearest costs 2, {amount}.", [("where", "nowhere", "here")],
                     ["toy.prices"])
    return made
