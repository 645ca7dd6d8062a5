# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy replay --by-size`: the fastest routine of each octave of sizes, and what a hybrid
of two would save: one up to a size, another above.
"""

from dataclasses import dataclass, replace
from itertools import permutations

import numpy as np

from tare import figures, result, stats, terminal
from tare.experiments.memcpy.calls import prepare
from tare.experiments.memcpy.read.names import octaves
from tare.experiments.memcpy.replay import figures as replay_figures


@dataclass(frozen=True)
class Octave:
    """The calls of some sizes: their share in percent, and a replay of them alone.

    times: Times of an estimator that all octaves have. costs: {routine: net of all the capture's
    calls, one for each repeat, or 0 where it is less}.
    """

    subset: object
    calls: float
    bytes: float
    times: replay_figures.Times
    costs: dict


def octaves_of(capture, choice):
    """[(Choice, calls, bytes)] of the octaves that hold calls."""
    sizes = prepare.Preparation(capture, choice).selection.selected
    found = []
    for low, high in octaves(int(sizes.at_rank(1))):
        inside = (np.rint(sizes.size) >= low) & (np.rint(sizes.size) <= high)
        if inside.any():
            subset = replace(choice.subset, low=max(low, choice.subset.low),
                             high=min(high, choice.subset.high or high))
            found.append((replace(choice, subset=subset), sizes.weight[inside].sum(),
                          sizes.size[inside] @ sizes.weight[inside]))
    return found


def by_size(capture, choice, once, baseline):
    """(the result: table, plot and hybrid; routines that copy wrongly). once(Choice): (an empty
    result, memreplay's document) of one replay.
    """
    wanted = octaves_of(capture, choice)
    all_calls, all_bytes = (max(sum(one[at] for one in wanted), 1e-300) for at in (1, 2))
    replayed, document = [], None
    for number, (of_octave, calls, total) in enumerate(wanted, 1):
        with terminal.status(f"octave {number} of {len(wanted)}"):
            made, raw = once(of_octave)
        document = document or made
        net = replay_figures.subtract(raw, unit="ns", subset=of_octave.subset,
                                      baselines=(baseline,))
        replayed.append((of_octave.subset, net, calls, total))
        result.warn(document, net.warnings)
    by = next(by for by in (replay_figures.LEAST, replay_figures.WALL)
              if all(by in net.by for _, net, _, _ in replayed))
    found = [_octave(subset, net.by[by], calls, 100 * calls / all_calls, 100 * total / all_bytes,
                     net.raw["replayed"]["calls"]) for subset, net, calls, total in replayed]
    cost = sum(one.costs[baseline] for one in found)
    rows = [_row(document, one, baseline, cost, net.over) for one in found]
    document["tables"].append({
        "name": "replay.sizes", "title": "The fastest routine of each octave of sizes",
        "columns": ["bytes", "calls (%)", "of all bytes (%)", f"of {baseline}'s cost (%)",
                    "fastest", f"saved against {baseline} (%)", "not told apart from it"],
        "rows": rows,
        "notes": ["Each octave was replayed alone: predictors and caches had it for themselves."]})
    document["tables"].append(_hybrids(document, found, baseline, cost, net.over))
    if any("bar" in entry for entry in document["measurements"]):
        result.lead(document, plot=_plot(baseline))
    return document, sorted({name for _, net, _, _ in replayed for name in net.wrong})


def _octave(subset, times, calls, share, share_of_bytes, replayed):
    """An Octave of so many calls, of which so many were replayed."""
    return Octave(subset, share, share_of_bytes, times,
                  {name: np.maximum(calls / replayed * nets, 0)
                   for name, nets in times.nets.items() if name != replay_figures.NOTHING})


def _plot(baseline):
    return f"Saved against {baseline} by the fastest routine of each size"


def _row(document, octave, baseline, cost, over):
    times, subset = octave.times, octave.subset
    told = [name for name in octave.costs if not times.told[name]["below_floor"]]
    share = 100 * float(octave.costs[baseline].mean() / max(cost.mean(), 1e-300))
    sizes = f"{figures.number(subset.low)}-{figures.number(subset.high)}"
    if not told:
        return [sizes, octave.calls, octave.bytes, share, None, "below the noise floor", ""]
    fastest = min(told, key=lambda name: stats.median(octave.costs[name]).value)
    gain = None
    if fastest != baseline and baseline in told:
        gain = replay_figures.saving(times.nets[fastest], times.nets[baseline])
    like = [name for name in octave.costs if name != fastest
            and not _differ(times.raws[name], times.raws[fastest])]
    if gain:
        document["measurements"].append(result.measurement(
            f"memcpy.replay.sizes.{subset.low}_to_{subset.high}", "percent", gain, over=over,
            better="higher", title=f"saved against {baseline} by {fastest}, calls {subset.sizes}",
            about={"what": "fastest", "routine": fastest, "against": baseline, **subset.about()},
            bar=(_plot(baseline), f"{sizes}, {figures.number(share)} % of the cost: {fastest}")))
    return [sizes, octave.calls, octave.bytes, share, fastest,
            figures.estimate(gain.as_dict(), over) if gain else None, ", ".join(like)]


def _differ(one, other):
    ratio = stats.paired_ratio(one, other)
    return ratio is not None and not ratio.low <= 1 <= ratio.high


def _hybrids(document, octaves, baseline, cost, over):
    """The best single routine, and the best two with the size between them."""
    # routine, octave, repeat
    of = {name: np.array([one.costs[name] for one in octaves]) for name in octaves[0].costs
          if all(name in one.costs for one in octaves)}
    every = {(name, None, None): costs.sum(axis=0) for name, costs in of.items()}
    for low, high in permutations(of, 2):
        for at in range(1, len(octaves)):
            every[low, octaves[at - 1].subset.high, high] = (
                of[low][:at].sum(axis=0) + of[high][at:].sum(axis=0))
    rows, least = [], np.inf
    for what, some in (("one routine", [key for key in every if key[1] is None]),
                       ("two", [key for key in every if key[1] is not None])):
        if not some:
            continue
        low, size, high = best = min(some, key=lambda key: np.median(every[key]))
        if np.median(every[best]) >= least:
            rows.append([what, "none better than one alone", None])
            continue
        least = np.median(every[best])
        gain = replay_figures.saving(every[best], cost)
        words = f"{low} up to {figures.counted(size, 'byte')}, {high} above" if high else low
        rows.append([what, words, figures.estimate(gain.as_dict(), over) if gain else None])
        if gain:
            document["measurements"].append(result.measurement(
                f"memcpy.replay.sizes.{'hybrid' if high else 'single'}", "percent", gain,
                over=over, better="higher", title=f"saved against {baseline} by {words}",
                about={"what": "hybrid" if high else "single", "against": baseline, "routine": low,
                       "up_to": size, "above": high}))
    return {"name": "replay.sizes.hybrid", "title": "What the best would save of all sizes",
            "columns": ["", "routine", f"saved against {baseline} (%)"], "rows": rows,
            "notes": ["The sum of octaves replayed alone. The branch between two routines costs "
                      "nothing here, and the best of many is the luckiest, too: both err upwards."]}
