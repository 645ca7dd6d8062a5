# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce memcpy`: the capture and the replays of 2005, and ours beside them.

The capture is made in a machine and replayed here, as then under ReactOS and under Linux.
"""

import tempfile
from dataclasses import dataclass
from pathlib import Path

from tare import environment, figures, machine, published, reproduce, result
from tare.experiments.memcpy import demo, published as memcpy_published
from tare.experiments.memcpy.calls import choose
from tare.experiments.memcpy.figures import SMALL
from tare.experiments.memcpy.published import FAST, OURS, SLOW
from tare.experiments.memcpy.read.load import load, read_capture
from tare.experiments.memcpy.read.names import Subset
from tare.experiments.memcpy.replay import run, verbs as replay_verbs
from tare.experiments.memcpy.verdict import figures as verdict_figures, verbs as verdict_verbs
from tare.reproduce import verb

# The tables of 2005 with ours beside them, and what they say together.

SUBSETS = {one.name: one for one in (Subset(), Subset(low=SMALL + 1))}


def profile(traced, replayed):
    """memcpy_profile.csv with the same of our capture, a Profile, of the replayed functions."""
    names = [name for name in Subset().functions if name in traced.counts]
    calls = sum(traced.counts[name].recorded for name in names)
    few = sum(int(row[2]) for name in names for row in traced.size_rows(name)
              if row[1] <= SMALL)
    ours = {"calls captured": calls,
            "calls of at most 128 bytes": 100 * few / calls if calls else None,
            "replays of the profile": _rounds(replayed)}
    return {"name": "memcpy.reproduce.profile", "title": "The captured calls, 2005 and now",
            "columns": ["", "unit", "2005", "now"],
            "rows": [[row["measure"], row["unit"], float(row["value"]), ours.get(row["measure"])]
                     for row in published.rows("memcpy_profile.csv")],
            "notes": ["The taps see calls in the kernel alone; `tare memcpy record --user` counts "
                      "libc's as well.",
                      "Replays, now: samples of each routine; each is as many replays as last "
                      "1 ms."]}


def _rounds(replayed):
    return next(entry["samples"] for entry in verdict_figures.about_what(replayed, "replay"))


def saving(document, subset):
    """What FAST saves of net times against SLOW, a measurement, or None."""
    return verdict_figures.first_about(document, "saved", SUBSETS[subset], routine=FAST,
                                       against=SLOW, times="net")


def replay_table(made, replayed):
    """memcpy_replay.csv with the same of ours. replayed: {name of a subset: document}."""
    replays_then = memcpy_published.captured("replays of the profile")["value"]
    rows = []
    for row in published.rows("memcpy_replay.csv"):
        then = row["speed_increase_percent"]
        entry = verdict_figures.first_about(made, "replay", SUBSETS[row["subset"]],
                                            routine=OURS[row["implementation"]])
        gain = saving(made, row["subset"]) if then else None
        scaled = {end: entry["net"][end] * replays_then / 1e9 for end in ("value", "low", "high")} \
            if entry and entry["net"] else None
        rows.append([row["subset"].replace("_", " "), row["implementation"],
                     float(row["seconds_for_10000_replays"]),
                     figures.estimate({**entry["net"], **scaled}, entry["interval_over"])
                     if scaled else entry and figures.net(entry),
                     float(then) if then else None,
                     figures.estimate(gain["raw"], gain["interval_over"]) if gain else None])
    calls = {name: _calls(document) for name, document in replayed.items()}
    return {"name": "memcpy.reproduce.replay",
            "title": f"{figures.number(replays_then)} replays, net of the replay's own cost",
            "columns": ["calls", "routine", "2005, s", "now, s", "2005, faster by %",
                        "now, faster by %"], "rows": rows,
            "notes": ["Faster by: the share of rep movsl's time that is saved.",
                      "Seconds are of each capture's own calls: then about 250,000; now "
                      + ", ".join(f"{figures.number(many)} ({name.replace('_', ' ')})"
                                  for name, many in calls.items()) + "."]}


def _calls(document):
    table = next(one for one in document["tables"] if one["name"].endswith(".source"))
    return next(row[-1] for row in table["rows"] if row[0] == "calls")


def conclusion(made):
    """A paragraph, of the figures of a result."""
    said = []
    for subset, what in (("all", "all copies"), ("larger_than_128", "copies above 128 bytes")):
        then = memcpy_published.saving(subset, FAST, SLOW)["value"]
        said.append(f"of {what} {then:g} % then, {_now(saving(made, subset))}")
    sentences = ["What MMX with prefetch saved against rep movsl: " + "; ".join(said) + "."]
    large = saving(made, "larger_than_128")
    if large:
        sentences.append(_holds(large["raw"]))
    if made["verdict"]:
        sentences.append("Then the answer was that a faster routine is not worth it; here, of "
                         "all routines replayed, against the one that the kernel uses, it is: "
                         f"{made['verdict']['answer']}, since {made['verdict']['sentence']}.")
    return " ".join(sentences)


def _now(entry):
    if not entry:
        return "not told now, below the noise floor"
    return f"{figures.with_unit(entry['raw'], '%', entry['interval_over'])} now"


def _holds(gain):
    if gain["low"] > 0:
        return "MMX with prefetch is still the faster of the two for large copies."
    if gain["high"] < 0:
        return "On this CPU the order is reversed: rep movsl is the faster of the two."
    return "This run is inconclusive about which of the two is faster for large copies."


TITLE, YEAR = "memcpy captured in the kernel and replayed", 2005
SECONDS = {"quick": 35, "usual": 60, "full": 200}


@dataclass(frozen=True)
class Amount:
    """How the calls are replayed: other: routines besides those of 2005 and the one in use."""

    repeat: run.Repeat
    others: bool


# the fewest with intervals of 95 %; as `tare memcpy replay`; as many as halve them twice
AMOUNTS = {"quick": Amount(run.Repeat(6, 12), False),
           "usual": Amount(run.Repeat(), True),
           "full": Amount(run.Repeat(160, 640), True)}


def add_parser(verbs):
    verb.add(verbs, "memcpy", measure, png=True,
             help="memory copies of a kernel, captured and replayed (2005)",
             description="Capture the copies of a kernel in a VM and replay them here, "
                         "with the routines of 2005 and others, beside the published tables. "
                         "About two minutes.")


need = demo.need  # what is asked first, of this machine; CannotHere


def measure(amount=reproduce.USUAL, progress=lambda text: None):
    """The result document."""
    need()
    plan = AMOUNTS[amount]
    with tempfile.TemporaryDirectory(prefix="tare-reproduce-") as folder:
        progress("capturing in a machine, twice")
        exact = machine.accelerator(demo.MACHINE)[0] == "tcg"
        trace, timed, outcome = demo.captured(demo.Setting(
            demo.MACHINE, False, exact, demo.COMMAND, Path(folder)))
        traced, timed, calls = load(trace), load(timed), read_capture(trace)
        in_use = run.routine_of_capture(timed.header)
        replays = {}
        for name, subset in SUBSETS.items():
            progress(f"replaying {subset.words}, {plan.repeat.processes} processes")
            replays[name] = _replayed(calls, subset, in_use, plan)
        return fill(traced, timed, replays, in_use, outcome)


def _replayed(calls, subset, in_use, plan):
    routines = dict.fromkeys((SLOW, FAST, in_use))
    baselines = tuple(dict.fromkeys((SLOW, in_use)))
    words = [] if plan.others else [f"--implementations={','.join(routines)}"]
    return replay_verbs.replay(calls, choose.Choice(subset), words, baselines,
                               repeat=plan.repeat).document


def fill(traced, timed, replays, in_use, outcome):
    """The result. replays: {name of a subset: result document of its replay}."""
    made = result.document("memcpy.reproduce", environment.of_host(), environment.host_facts())
    for one in replays.values():
        made["measurements"] += one["measurements"]
        result.warn(made, one["warnings"])
    tables = [profile(traced, replays["all"]), replay_table(made, replays)]
    worth = verdict_verbs.verdict(timed, replays["all"], in_use)
    made["verdict"] = worth["verdict"]
    made["measurements"] += [result.taken_over(entry, worth["environment"])
                             for entry in worth["measurements"]
                             if entry["name"].startswith(("memcpy.cost", "memcpy.share",
                                                          "memcpy.saving"))]
    result.warn(made, worth["warnings"])
    made["tables"] += [*tables, *(table for one in replays.values() for table in one["tables"])]
    reproduce.finish(made, conclusion(made), _conditions(made, traced, outcome),
                     [table["name"] for table in tables])
    return made


def _conditions(made, traced, outcome):
    here, header = made["environment"], traced.header
    repeats = next(entry["repeats"] for entry in made["measurements"] if entry["repeats"])
    then = memcpy_published.captured("replays of the profile")["value"]
    return [
        ("captured system", "ReactOS, from the start of the desktop to shutdown: a compile in "
         "the background and a card game",
         f"Linux {header.text('kernel', 'not stated')}, machine {outcome.machine}: tare's "
         "workload, a compile and files"),
        ("captured routine", "memcpy, one for kernel and user mode",
         "the kernel's memcpy and memmove; libc's own are not in it"),
        ("replayed on", "a PC of 2005 under Linux", f"{here['cpu_model']}, {here['kernel']}"),
        ("where the data lay", "source and destination in two regions, so that caches do not "
         "hide the cost", "each page at one place, as it was touched"),
        ("repeats", f"{figures.number(then)} replays, one time, no interval",
         f"{repeats} processes, 95 % interval of the median"),
        ("cost of the replay", "a routine that returns at once, subtracted",
         "the same, in every round"),
        ("cost of the capture", "not known", "measured: docs/memcpy.md")]
