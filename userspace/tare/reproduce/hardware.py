# SPDX-License-Identifier: GPL-2.0-only
"""What hardware is wanted for: the steps that measure it there, and the cells that it fills.

An experiment's registration names a module of it in `hardware`, which has:

  STEPS                      a tuple of Step
  lines(made)                Lines: figures of hardware beside those of the result MADE
  empty(table, row, column)  for an empty cell, by the table's name and the first cell of its row: a
                             Line of the figure that fills it, or in words why none does
"""

import copy
from collections.abc import Callable
from dataclasses import dataclass

from tare import experiments, figures, result
from tare.reproduce import AMOUNTS

NOT_PUBLISHED = "nothing was published for it"


@dataclass(frozen=True)
class Step:
    """Measured as a Reproduction is. do: its measure(), or the words of a verb."""

    name: str
    title: str
    seconds: int
    do: Callable | tuple

    module = property(lambda self: self)
    SECONDS = property(lambda self: dict.fromkeys(AMOUNTS, self.seconds))

    def measure(self, amount, progress):
        if callable(self.do):
            return self.do(amount, progress)
        from tare import cli

        arguments = cli.parser().parse_args(self.do)
        return arguments.run(arguments)


@dataclass(frozen=True)
class Line:
    """A measurement by its NAME, of the first of STEPS that has it. ours: name of the page's own.

    percentile: of that measurement, such as p99.
    """

    name: str
    steps: tuple
    ours: str = ""
    percentile: str = ""

    def found(self, bundle):
        """(the measurement, its document), or (None, why there is none)."""
        for step in self.steps:
            document = bundle.documents.get(step)
            entry = document and result.find(document, self.name)
            if entry and (why := emulated(document)):
                return None, f"refused, {why}: raw {_raw(entry)} {entry['unit']}"
            if entry and (not self.percentile or self.percentile in entry["percentiles"]):
                return entry, document
        return None, "; ".join(f"{step}: {bundle.why[step]}" for step in self.steps
                               if step in bundle.why) or "not in the bundle"


def modules():
    """{name of an experiment: its module, as described above}."""
    return {one.name: found for one in experiments.everyone() if (found := one.load("hardware"))}


def emulated(document):
    """Why its figures are not a CPU's own, in words, or "": then they are none of hardware's."""
    about = document["environment"]
    host = document["host"] if about["accelerator"] == "kvm" else about
    if about["exact"] or about["accelerator"] == "tcg" or host.get("virtualisation") == "qemu":
        return f"emulated ({figures.environment_line(about)})"
    return ""


def conditions(document):
    """What a reader must know of a figure, in few words: bare metal or not, and idle or not."""
    about = document["environment"]
    known = about if about["machine"] == "host" else document["host"]
    where = known.get("virtualisation") or "not told"
    said = ["bare metal" if where == "none" else f"a VM, {where}"]
    if about["machine"] != "host":
        said.append(f"machine {about['machine']} by {about['accelerator']}")
    if (load := known.get("load") or 0) > (known.get("cpus") or 1) / 2:
        said.append(f"noisy: load {load:g} on {known['cpus']} CPUs")
    return ", ".join(said)


def _raw(entry):
    return figures.estimate(entry["raw"], entry["interval_over"])


def fill(made, module, bundle):
    """The result with the bundle's figures: in empty cells, in a table of its own, and a table of
    what stays empty.
    """
    made, left, filled, there = copy.deepcopy(made), {}, 0, bundle.words
    beside, name = made["reproduction"]["beside"], made["experiment"].partition(".")[0]
    for table in made["tables"]:
        for row in table["rows"] if table["name"] in beside else ():
            for at, column in enumerate(table["columns"]):
                if row[at] is not None:
                    continue
                wanted, why = module.empty(table["name"], row[0], column), None
                if isinstance(wanted, Line):
                    wanted, why = wanted.found(bundle)
                if isinstance(wanted, dict):
                    row[at], said = f"{_raw(wanted)} ({conditions(why)})", f"In brackets: of {there}"
                    filled += 1
                    table["notes"] = [*(one for one in table["notes"] if one != said), said]
                else:
                    left.setdefault((table["title"], row[0], why or wanted), []).append(column)
    rows = []
    for line in module.lines(made):
        entry, where = line.found(bundle)
        ours = result.find(made, line.ours)
        title = (entry or ours or {}).get("title", line.name)
        if not entry:
            left.setdefault(("of hardware", f"{title} {line.percentile}".strip(), where), [])
            continue
        cells = [_raw(entry), figures.estimate(entry["overhead"], entry["interval_over"]),
                 figures.net(entry)]
        if line.percentile:
            cells = [figures.number(entry["percentiles"][line.percentile]), None, None]
        rows.append([f"{title} {line.percentile}".strip(), entry["unit"], ours and _raw(ours),
                     *cells, figures.over(entry), conditions(where)])
    made["tables"] += [
        {"name": f"{name}.hardware", "title": f"Of another machine: {there}", "rows": rows,
         "columns": ["", "unit", "here, raw", "there, raw", "overhead", "net", "over",
                     "conditions there"],
         "notes": [f"{filled} empty cells above and {len(rows)} of these were filled by it."]},
        {"name": f"{name}.empty", "title": "Cells that stay empty, and why",
         "columns": ["table", "row", "columns", "why"],
         "rows": [[*cell[:2], ", ".join(columns), cell[2]] for cell, columns in left.items()]}]
    beside += [f"{name}.hardware", f"{name}.empty"]
    return made
