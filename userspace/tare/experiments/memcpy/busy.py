# SPDX-License-Identifier: GPL-2.0-only
"""The replay beside busy neighbours: how wide its intervals are, and whether they hold.

Each routine is replayed twice in the same rounds, under two names: what it would save against
itself is nothing. The goal holds for each routine in each range of sizes: half of the 95 % interval
over the processes, in percent of the value, is at most WIDTH_GOAL, of its own net and of the ratio
of its nets under the two names.
"""

import contextlib
import subprocess
import sys

from tare import figures as telling, result, stats, terminal
from tare.errors import CannotHere
from tare.experiments.memcpy.calls import choose, prepare
from tare.experiments.memcpy.read.load import read_capture
from tare.experiments.memcpy.read.names import Subset
from tare.experiments.memcpy.replay import figures, run

LOAD = 20
# a loop ends by itself, too
SECONDS = 1800
_LOOP = f"import time\nend = time.monotonic() + {SECONDS}\nwhile time.monotonic() < end: pass"

# of the demo's, those that every CPU with AVX2 has: three ranges of sizes make 30 pairs
ROUTINES = ("rep_movsl", "rep_movsb", "rep_movsq", "kernel", "mmx_prefetch", "sse2", "sse2_nt",
            "avx2", "libc", "c_loop")
SUBSETS = Subset(), Subset(high=128), Subset(low=129)
WIDTH_GOAL, MISSED_GOAL = 10, 4


@contextlib.contextmanager
def neighbours(count):
    """So many busy loops, for as long as the block runs."""
    with contextlib.ExitStack() as running:
        for _ in range(count):
            one = running.enter_context(subprocess.Popen([sys.executable, "-c", _LOOP]))
            running.callback(one.kill)
        yield


def measure(path, repeat=run.Repeat()):
    """Measurements of the trace at PATH, beside neighbours: how wide, and how many missed."""
    trace, found = read_capture(path), []
    words = ",".join(word for name in ROUTINES for word in (name, f"{name}+"))
    missed = 0
    with neighbours(LOAD):
        for subset in SUBSETS:
            with terminal.status(f"replaying {subset.words} beside {LOAD} busy loops"):
                raw = run.here(prepare.Preparation(trace, choose.Choice(subset)),
                               [f"--implementations={words}"], repeat)
            if raw["no_least"]:
                raise CannotHere(f"no replay beside neighbours: {raw['no_least']}")
            by = figures.subtract(raw, unit="ns", subset=subset,
                                  baselines=ROUTINES[:1]).by
            for estimator, times in by.items():
                ratios = {name: stats.paired_ratio(times.nets[name], times.nets[f"{name}+"])
                          for name in ROUTINES}
                if estimator == figures.LEAST:
                    missed += sum(not holds(one) for one in ratios.values())
                found += [_width(subset, estimator, "aa", ratios),
                          _width(subset, estimator, "net", {
                              name: times.told[name]["net"] for name in ROUTINES})]
    found.append(_measurement(
        "aa_missed", "pairs", missed, "A/A pairs whose interval holds a difference",
        f"goal: at most {MISSED_GOAL}", f"of {len(SUBSETS) * len(ROUTINES)}"))
    return found


def holds(ratio):
    """Whether an A/A pair shows no difference; what has no interval shows none, and is no use."""
    return ratio is None or ratio.low <= 1 <= ratio.high


def half_width(one):
    """In percent of the value; infinite where there is no interval, or it says nothing."""
    if not one or one.value <= 0:
        return float("inf")
    return 50 * (one.high - one.low) / one.value


def _width(subset, estimator, what, of):
    """The widest of the routines."""
    widest = max(of, key=lambda name: half_width(of[name]))
    width = half_width(of[widest])
    return _measurement(
        f"half_width.{subset.name}.{estimator}.{what}", "percent", min(width, 1e9),
        f"widest half of an interval ({what}), {subset.words}, by the {estimator}",
        *([f"goal: at most {WIDTH_GOAL}"] if estimator == figures.LEAST else []),
        f"of {widest}" if width < float("inf") else f"of {widest}: no interval",
        f"median of {len(of)} routines: "
        f"{telling.number(stats.median([min(half_width(one), 1e9) for one in of.values()]).value)}")


def _measurement(name, unit, value, title, *conditions):
    return result.measurement(f"memreplay.busy.{name}", unit, stats.exact(value), over=None,
                              better="lower", title=f"{title}, at a load of {LOAD}",
                              conditions=[*conditions, "on this host"])
