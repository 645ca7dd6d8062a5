# SPDX-License-Identifier: GPL-2.0-only
"""The page of all published experiments: how each ended, then the results."""

from tare import html
from tare.errors import CannotHere

_REPEATS = {"quick": "Few repeats (--quick): intervals are wide, or missing where they are said to "
                     "be.",
            "usual": "Each within three minutes on two idle CPUs; --full repeats more.",
            "full": "As many repeats as for publication (--full)."}


def page(runs, amount):
    """The page as text. runs: a session.Run for each experiment."""
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
