# SPDX-License-Identifier: GPL-2.0-only
"""Raw samples of memreplay as a result: raw, overhead, net.

Every round replays the same calls with each routine once, and with `ret`, which does
nothing: what the replay itself costs. Net is the difference within a round.
"""

import numpy as np

from tare import published, result, stats
from tare.errors import FormatError, TareError, UsageError

NOTHING = "ret"
# Routines of 2005 and their names in memcpy_replay.csv.
_PUBLISHED_ROUTINE = {"rep_movsl": "rep movsl", "mmx_prefetch": "mmx with sse prefetch"}
_PUBLISHED_SUBSET = {"all": "all", "larger_than_128": "larger_than_128"}
# Stands for a ratio that can be anything, in a round whose reference is lost in noise.
_NO_END = 1e300
_LINE_BYTES = 64


def check(raw, where):
    """Refuse a document that is not one of memreplay's, or whose rounds do not fit."""
    if not isinstance(raw, dict) or raw.get("tool") != "memreplay" or raw.get("version") != 1:
        raise FormatError(where, "not a document of memreplay version 1")
    try:
        rounds = raw["rounds"]
        timed = {one["name"]: one["ns_per_replay"] for one in raw["implementations"]
                 if not one["skipped"] and one["correct"] is not False}
        for name, samples in timed.items():
            if len(samples) != rounds or not np.isfinite(samples).all():
                raise FormatError(where, f"{name} has {len(samples)} samples of {rounds} rounds")
    except (KeyError, TypeError) as error:
        raise FormatError(where, f"memreplay's document lacks {error}") from error
    if NOTHING not in timed:
        raise FormatError(where, f"no samples of {NOTHING}: nothing to subtract")
    return timed


def weigh(raw, where, *, unit, subset, baselines, end=None):
    """(measurements, tables, warnings) of memreplay's document RAW.

    unit: ns, or instructions where the replay ran in an exact machine. subset: the Subset
    of its calls. baselines: the routines that the others are compared with; tables show the
    first. end: a word for another order than the one that was asked for, beside which this
    replay stands; all its figures are details.
    """
    timed = check(raw, where)
    calls = raw["replayed"]["calls"]
    if not calls:
        raise TareError("no call was left to replay: widen --functions, --min-size or --max-size")
    for baseline in baselines:
        if baseline not in timed:
            raise UsageError(f"the baseline {baseline} was not replayed (there are "
                             f"{', '.join(name for name in timed if name != NOTHING)}): choose "
                             "one with --baseline")
    overhead = np.asarray(timed[NOTHING], dtype=float)
    floor = stats.noise_floor(overhead, resolution=1.0)
    nets = {name: np.asarray(samples, dtype=float) - overhead for name, samples in timed.items()}
    net = {name: stats.paired_net(samples, overhead) for name, samples in timed.items()}
    below = {name: stats.below_floor(one, floor) for name, one in net.items()}
    conditions = _conditions(raw)
    prefix = ".".join(["memcpy.replay", subset.name, *([end] if end else [])])
    words = f"{subset.words}, {order_words(raw)}" if end else subset.words
    about = {"what": "replay", **subset.about(), "order": raw["order"],
             "period": raw.get("period"), "main": not end}
    measurements, rows, warnings = [], [], []

    def add(name, routine, *figures, title, **more):
        measurements.append(result.measurement(
            f"{prefix}.{name}", *figures, title=f"{title}, {words}", conditions=conditions,
            about={**about, "routine": routine, **more.pop("about", {})},
            detail=more.pop("detail", False) or bool(end), **more))

    add(NOTHING, NOTHING, unit, stats.median(overhead), better="lower",
        title="replay's own cost", floor=floor, percentiles=stats.percentiles(overhead))
    for one in raw["implementations"]:
        name = one["name"]
        if name == NOTHING:
            continue
        if one["skipped"]:
            rows.append([name, None, None, None, None, f"skipped: {one['skipped']}"])
            continue
        if name not in timed:
            rows.append([name, None, None, None, None,
                         f"copies wrongly, not timed: {one.get('reason')}"])
            warnings.append(f"{name} copies wrongly and was not timed: {one.get('reason')}")
            continue
        add(name, name, unit, stats.median(timed[name]), net=net[name],
            overhead=stats.median(overhead), floor=floor, below_floor=below[name], better="lower",
            title=name, published=_published(subset.name, name, unit),
            percentiles=stats.percentiles(nets[name]))
        gains = {}
        for baseline in baselines:
            if name == baseline:
                continue
            ratio = stats.paired_ratio(timed[name], timed[baseline])
            of_net = None
            if not below[name] and not below[baseline]:
                of_net = saving(nets[name], nets[baseline])
            gains[baseline] = of_net, ratio and _saved(ratio)
            for times, gain in zip(("net", "raw"), gains[baseline], strict=True):
                if gain:
                    add(f"{name}.saved_against.{baseline}.{times}", name, "percent", gain,
                        better="higher", detail=True,
                        title=f"{name} saves against {baseline}, of {times} times",
                        published=published_saving(subset.name, name, baseline)
                        if times == "net" else None,
                        about={"what": "saved", "against": baseline, "times": times})
        of_net, of_raw = gains.get(baselines[0], (None, None))
        figure = "below the noise floor" if below[name] else _cell(net[name].as_dict(), 1 / calls)
        rows.append([name, figure, _cell(of_net and of_net.as_dict()),
                     _cell(of_raw and of_raw.as_dict()),
                     (published_saving(subset.name, name, baselines[0]) or {}).get("value"),
                     _note(one, name == baselines[0])])
    table = {"name": f"replay.{subset.name}",
             "title": f"Replay, {subset.words}, net of `{NOTHING}`",
             "columns": ["routine", f"{unit} a call", f"saved against {baselines[0]} (%)",
                         "of raw times (%)", "in 2005", "note"],
             "rows": rows, "notes": [*([_ABOUT_NET] if unit == "ns" else []), *_left_out(raw)]}
    return measurements, [] if end else [table], warnings


_ABOUT_NET = (f"The CPU overlaps a call with a copy: what `{NOTHING}` costs alone is too much to "
              "subtract from a small copy. Its net errs downwards, and percentages of a small net "
              "are large; percentages of raw times err the other way.")


def _note(one, is_baseline):
    """What is to be said of one routine."""
    entry = one.get("entry_modulo_64") or 0
    return (one.get("description", "") + (" (baseline)" if is_baseline else "")
            + (f" (begins {entry} bytes into a cache line)" if entry % _LINE_BYTES else ""))


def order_words(raw):
    """In which order the calls of memreplay's document came, and when they came again."""
    from tare import figures

    how = {"captured": "in their order", "shuffled": "shuffled", "profile": "drawn"}[raw["order"]]
    period = raw.get("period")
    return f"{how}, again after {figures.number(period)}" if period else how


def _conditions(raw):
    """How the calls were replayed, one phrase each."""
    replayed = raw["replayed"]
    stands_for = replayed.get("source_calls_per_call")
    period = raw.get("period")
    return [f"{replayed['calls']} calls a replay",
            *([f"a sample: each call stands for {stands_for:g} of the source"]
              if stands_for not in (None, 1) else []),
            f"order {raw['order']}", *([f"the same calls again after {period}"] if period else []),
            f"regime {raw['regime']}", f"{raw['rounds']} rounds"]


def _saved(ratio):
    """Percent that a ratio of times leaves."""
    return stats.Estimate(100 * (1 - ratio.value), 100 * (1 - ratio.high), 100 * (1 - ratio.low),
                          ratio.samples, ratio.confidence)


def saving(net, reference):
    """Percent of the reference's net that a routine saves, round by round; negative: costs more.

    A round whose reference is lost in noise (0 or less) allows any ratio: it counts at both
    ends of the interval, and so widens it by one rank. None where so many are lost that it
    has no end.
    """
    lost = reference <= 0
    if lost.all():
        return None
    ratio = np.divide(net, reference, out=np.zeros_like(net), where=~lost)
    low = stats.median(np.where(lost, -_NO_END, ratio))
    high = stats.median(np.where(lost, _NO_END, ratio))
    if low.low == -_NO_END or high.high == _NO_END:
        return None
    return _saved(stats.Estimate(stats.median(ratio[~lost]).value, low.low, high.high, low.samples,
                                 low.confidence))


def _cell(estimate, factor=1):
    """Value and interval as one cell of a table."""
    from tare import figures

    if not estimate:
        return None
    return figures.estimate({key: value * factor for key, value in estimate.items()})


def _published(subset, name, unit):
    """The 2005 figure for one replay: seconds for 10,000, divided back."""
    routine = _PUBLISHED_ROUTINE.get(name)
    if unit != "ns" or routine is None or subset not in _PUBLISHED_SUBSET:
        return None
    replays = published.memcpy_profile("replays of the profile")["value"]
    for row in published.rows("memcpy_replay.csv"):
        if (row["subset"], row["implementation"]) == (_PUBLISHED_SUBSET[subset], routine):
            return published.figure(float(row["seconds_for_10000_replays"]) / replays * 1e9, "ns",
                                    published.REACTOS)
    return None


def published_saving(subset, name, baseline):
    """What the experiment of 2005 found for the same comparison, or None."""
    routine = _PUBLISHED_ROUTINE.get(name)
    if baseline != "rep_movsl" or routine is None or subset not in _PUBLISHED_SUBSET:
        return None
    for row in published.rows("memcpy_replay.csv"):
        if (row["subset"], row["implementation"]) == (_PUBLISHED_SUBSET[subset], routine) \
                and row["speed_increase_percent"]:
            return published.figure(row["speed_increase_percent"], "percent", published.REACTOS)
    return None


def _left_out(raw):
    """What memreplay did not replay, as notes."""
    parts = [f"{amount} {what.replace('_', ' ')}" for what, amount in
             (raw.get("left_out") or {}).items()
             if isinstance(amount, int) and not isinstance(amount, bool) and amount]
    return [f"Not replayed: {', '.join(parts)}."] if parts else []
