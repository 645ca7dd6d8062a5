# SPDX-License-Identifier: GPL-2.0-only
"""Runs published experiments again: one alone, or all of them on one page.

An experiment's registration names a module of it in `reproduce`, which has:

  TITLE      what was published, in the words of a heading
  YEAR       when it was
  SECONDS    {amount: how long it takes on two idle CPUs without KVM}, for estimates
  add_parser(verbs)             adds `tare reproduce NAME`; reproduce.verb does it for most
  measure(amount, progress)     the result document. progress takes a line a step

The document must have passed through finish().
"""

from dataclasses import dataclass
from types import ModuleType

from tare import experiments, result

QUICK, USUAL, FULL = "quick", "usual", "full"
AMOUNTS = (QUICK, USUAL, FULL)


@dataclass(frozen=True)
class Reproduction:
    """The experiment called NAME, and its module, as described above."""

    name: str
    module: ModuleType

    @property
    def title(self):
        return f"{self.module.TITLE} ({self.module.YEAR})"


def everyone():
    """All Reproductions, by year."""
    found = [Reproduction(one.name, module) for one in experiments.everyone()
             if (module := one.load("reproduce"))]
    return sorted(found, key=lambda one: (one.module.YEAR, one.name))


def finish(document, conclusion, conditions, beside):
    """Adds to a result the conclusion, a paragraph, and a table of conditions that differ.

    conditions: a list of (what, then, now). beside: names of the tables with the published figures
    and ours, which come first. In a result without a verdict the conclusion is the answer.
    """
    name = f"{document['experiment'].partition('.')[0]}.conditions"
    conditions = {"name": name, "title": "What differs in the conditions",
                  "columns": ["", "then", "now"], "rows": [list(row) for row in conditions]}
    document["reproduction"] = {"conclusion": conclusion, "beside": [*beside, name]}
    document["tables"] = [*(table for table in document["tables"] if table["name"] in beside),
                          conditions,
                          *(table for table in document["tables"] if table["name"] not in beside)]
    if not document["verdict"]:
        result.lead(document, sentence=conclusion)


def shortened(document):
    """The result with only the tables of finish(), for a terminal that shows many results."""
    beside = document["reproduction"]["beside"]
    return {**document, "measurements": [], "distributions": [], "verdict": None,
            "tables": [table for table in document["tables"] if table["name"] in beside]}
