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
_COLUMNS = ("unit", "raw", "overhead", "net", "interval over")


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
    """A measurement by its NAME, of the first of STEPS that has it. ours: its name on the page."""

    name: str
    steps: tuple
    ours: str = ""

    def found(self, bundle):
        """(the measurement, its conditions), or (None, why there is none)."""
        why = []
        for step in self.steps:
            document = bundle.documents.get(step)
            if entry := document and result.find(document, self.name):
                own, said = conditions(document)
                return (entry, said) if own else (
                    None, f"refused, emulated: {_raw(entry)} {entry['unit']}, {said}")
            why += document["warnings"] if document else [bundle.why.get(step, "not in it")]
        return None, "; ".join(why) or "not measured"


def modules():
    """{name of an experiment: its module, as described above}."""
    return {one.name: found for one in experiments.everyone() if (found := one.load("hardware"))}


def conditions(document):
    """(whether its figures are a CPU's own, what a reader must know of them, in few words)."""
    about = document["environment"]
    host = about if about["machine"] == "host" else document["host"]
    where, load = host.get("virtualisation") or "not told", host.get("load") or 0
    cpus = host.get("cpus") or 1
    said = [str(host.get("cpu_model")), "bare metal" if where == "none" else f"a VM, {where}",
            *([f"machine by {about['accelerator']}"] if host is not about else ()),
            *([f"noisy: load {load:g} on {cpus} CPUs"] if load > cpus / 2 else ())]
    own = about["accelerator"] != "tcg" and where not in ("qemu", "not told", "hypervisor")
    return own and not about["exact"], ", ".join(said)


def _raw(entry):
    return figures.estimate(entry["raw"], entry["interval_over"])


def fill(made, module, bundle):
    """The result with the bundle's figures in empty cells and in a table, which also tells what
    stays empty and why.
    """
    made, rows, left = copy.deepcopy(made), [], {}
    beside, name = made["reproduction"]["beside"], made["experiment"].partition(".")[0]
    for table in (one for one in made["tables"] if one["name"] in beside):
        for row, at in [(row, at) for row in table["rows"] for at, cell in enumerate(row)
                        if cell is None]:
            column = table["columns"][at]
            wanted = module.empty(table["name"], row[0], column)
            entry, said = wanted.found(bundle) if isinstance(wanted, Line) else (None, wanted)
            if entry:
                row[at] = f"{_raw(entry)} ({said})"
            else:
                left.setdefault((f"{table['title']}: {row[0]}", said), []).append(column)
    shown = figures.columns({"exact": False})
    for line in module.lines(made):
        (entry, said), ours = line.found(bundle), result.find(made, line.ours)
        rows.append([(entry or ours or {}).get("title", line.name), ours and _raw(ours),
                     *(entry and shown[one](entry) for one in _COLUMNS), entry and ", ".join(
                         f"{one} {figures.number(value)}"
                         for one, value in entry["percentiles"].items()), said])
    rows += [[f"{title}: {', '.join(columns)}", *[None] * (len(_COLUMNS) + 2), said]
             for (title, said), columns in left.items()]
    made["tables"].append({
        "name": f"{name}.hardware", "title": f"Figures of {bundle.words}", "rows": rows,
        "columns": ["", "here, raw", *_COLUMNS, "percentiles", "conditions, or why it is empty"]})
    beside.append(f"{name}.hardware")
    return made
