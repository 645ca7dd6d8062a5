# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce toy`: what was never published."""

from tare import environment, published, reproduce, result
from tare.reproduce import verb

TITLE, YEAR = "colours and their prices", 1999
SECONDS = {"quick": 1, "usual": 1, "full": 1}


def add_parser(verbs):
    verb.add(verbs, "toy", measure, boots=False, help="what was never published",
             description="Nothing.")


def measure(amount, progress):
    progress("counting")
    made = result.document("toy.reproduce", environment.of_host())
    rows = [[row["colour"], int(row["price"])] for row in published.rows("toy.csv")]
    made["tables"].append({"name": "toy.prices", "title": "Prices", "columns": ["", "price"],
                           "rows": rows})
    reproduce.finish(made, f"The dearest costs {max(price for _, price in rows)}, {amount}.",
                     [("where", "nowhere", "here")], ["toy.prices"])
    return made
