# SPDX-License-Identifier: GPL-2.0-only
"""Runs all published experiments in turn; one that fails does not stop the others."""

import math
import sys
import time
import traceback
from contextlib import contextmanager
from dataclasses import dataclass

from tare import html, output, terminal, text
from tare.errors import CannotHere, TareError
from tare.reproduce import everyone, hardware, kept, shortened

DONE, FAILED, CANNOT = 0, TareError.exit_status, CannotHere.exit_status
_REPEATS = {"quick": "Few repeats (--quick): intervals are wide, or missing where they are said to "
                     "be.",
            "usual": "Each within three minutes on two idle CPUs; --full repeats more.",
            "full": "As many repeats as for publication (--full)."}


@dataclass
class Run:
    """How an experiment ended: with a document, or with a status and why there is none.

    kept: the document is of an earlier run.
    """

    reproduction: object
    document: dict | None = None
    status: int = DONE
    why: str = ""
    seconds: float = 0
    kept: bool = False


def tell(said):
    """Tells on stderr how far a session is."""
    if not terminal.quiet:
        print(f"tare: {said}", file=sys.stderr, flush=True)


@contextmanager
def step(one, amount, which=""):
    """Tells of one experiment; yields a function that takes its lines of progress.

    which: of several it is, as "1 of 5, ".
    """
    begun = which + one.title
    tell(f"{begun}: about {max(1, round(one.module.SECONDS[amount] / 60))} min")
    if text.console(stderr=True).is_terminal:
        with terminal.status(begun) as progress:
            yield progress
        return
    yield lambda said: tell(f"{which}{one.name}: {said}")


def run(amount, folder, fresh, bundle=None):
    """Measures all; leaves documents and a page in FOLDER. Returns the worst status.

    bundle: whose figures fill empty cells of the page.
    """
    target = folder / "report.html"
    output.refuse_unwritable(target)
    every, modules = everyone(), hardware.modules() if bundle else {}
    runs = take(every, amount, folder, fresh)
    for one in runs:
        if one.document and (module := modules.get(one.reproduction.name)):
            one.document = hardware.fill(one.document, module, bundle)
    with output.atomic(target) as stream:
        stream.write(page(runs, amount))
    for one in runs:
        if one.document:
            text.render(shortened(one.document))
    tell(f"wrote {target}, and a result of each beside it")
    # a failure is worse than what this machine cannot do
    return max((one.status for one in runs), key=(DONE, CANNOT, FAILED).index)


def take(every, amount, folder, fresh, *, what="experiments", seconds=math.inf):
    """Measures EVERY one that FOLDER lacks, of which none begins after SECONDS; a Run of each."""
    if fresh:
        for one in every:
            kept.path(folder, one.name, amount).unlink(missing_ok=True)
    runs = [Run(one, kept.read(folder, one.name, amount)) for one in every]
    end, left = time.monotonic() + seconds, [one for one in runs if not one.document]
    tell(estimate([one.reproduction for one in left], len(runs), amount, what))
    for number, one in enumerate(runs, 1):
        which = f"{number} of {len(runs)}, "
        if one.document:
            one.kept = True
            tell(f"{which}{one.reproduction.title}: kept from "
                 f"{one.document['environment']['created']} (--fresh measures it again)")
            continue
        if time.monotonic() > end:
            one.status, one.why = CANNOT, "its time was over: give the same command again"
        else:
            with step(one.reproduction, amount, which) as progress:
                _measure(one, amount, folder, progress)
        tell(f"{which}{one.reproduction.title}: {became(one)}")
    return runs


def estimate(left, of, amount, what="experiments"):
    """A line on how long the experiments that are left will take."""
    if not left:
        return f"all {of} {what} were measured before"
    minutes = max(1, math.ceil(sum(one.module.SECONDS[amount] for one in left) / 60))
    return (f"{len(left)} of {of} {what}, about {minutes} min on two idle CPUs; an "
            "interrupted run goes on where it was")


def _measure(one, amount, folder, progress):
    began = time.monotonic()
    try:
        document = one.reproduction.module.measure(amount, progress)
        kept.write(document, folder, one.reproduction.name, amount)
        one.document = document
    except TareError as error:
        one.status = CANNOT if error.exit_status == CANNOT else FAILED
        one.why = str(error)
    except Exception as error:  # a fault of ours in one is no reason to lose the others
        one.status, at = FAILED, traceback.extract_tb(error.__traceback__)[-1]
        one.why = f"{type(error).__name__}: {error} ({at.filename}:{at.lineno}): this is a fault"
    one.seconds = time.monotonic() - began


def page(runs, amount):
    """The page of all as text: how each ended, then the results. runs: a Run for each."""
    done = [one for one in runs if one.document]
    front = {"title": f"{len(runs)} published experiments, run again",
             "lead": f"The published figures beside ours, what differs in the conditions, and what "
                     f"was added. {_REPEATS[amount]}",
             "entries": [{"title": one.reproduction.title, "became": became(one),
                          "at": done.index(one) if one in done else None} for one in runs]}
    return html.page([one.document for one in done], front)


def became(run):
    """How a Run ended, in a line."""
    if run.kept:
        return f"measured before, {run.document['environment']['created']}"
    if run.document:
        return f"measured in {run.seconds:.0f} s"
    what = "cannot run here" if run.status == CannotHere.exit_status else "failed"
    return f"{what}: {run.why}"
