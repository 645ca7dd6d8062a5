# SPDX-License-Identifier: GPL-2.0-only
"""Raw samples of memreplay as a result: raw, overhead, net.

Every round replays the same calls with each routine once, and with `ret`, which does
nothing: what the replay itself costs. Net is the difference within a round, then the median of
each process, then that of the processes, whose spread is the interval.
"""

import numpy as np

from tare import figures as words
from tare import published, result, stats
from tare.errors import FormatError, TareError, UsageError

NOTHING = "ret"
# Routines of 2005 and their names in memcpy_replay.csv.
_PUBLISHED_ROUTINE = {"rep_movsl": "rep movsl", "mmx_prefetch": "mmx with sse prefetch"}
_PUBLISHED_SUBSET = {"all": "all", "larger_than_128": "larger_than_128"}


def subset_name(low, high):
    """The name of the calls from LOW to HIGH bytes; either may be None."""
    if low is None and high is None:
        return "all"
    if high is None:
        return f"larger_than_{low - 1}" if low else "all"
    return f"{low}_to_{high}" if low else f"at_most_{high}"


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


def weigh(raw, where, *, unit, subset, baselines):
    """(measurements, tables, warnings) of memreplay's document RAW.

    unit: ns, or instructions where the replay ran in an exact machine. baselines: the
    routines that the others are compared with; tables show the first.
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
    exact = unit == "instructions"
    over = result.EXACT if exact else _over(raw)
    rounds = {name: np.asarray(samples, dtype=float) - np.asarray(timed[NOTHING], dtype=float)
              for name, samples in timed.items()}
    raws, nets = ({name: _repeats(raw, samples) for name, samples in of.items()}
                  for of in (timed, rounds))
    overhead = raws[NOTHING]
    floor = stats.noise_floor(overhead, resolution=1.0)
    net = {name: stats.median(samples) for name, samples in nets.items()}
    below = {name: stats.below_floor(net[name], floor, exact) for name in net}
    conditions = _conditions(raw)
    measurements, rows, warnings = [], [], []
    measurements.append(result.measurement(
        f"memcpy.replay.{subset}.{NOTHING}", unit, stats.median(overhead), better="lower",
        over=over, samples=raw["rounds"], title=f"replay's own cost, {_words(subset)}", floor=floor,
        conditions=conditions, percentiles=stats.percentiles(timed[NOTHING])))
    for one in raw["implementations"]:
        name = one["name"]
        if name == NOTHING:
            continue
        if one["skipped"]:
            rows.append([name, None, None, None, f"skipped: {one['skipped']}"])
            continue
        if name not in timed:
            rows.append([name, None, None, None, f"copies wrongly, not timed: {one.get('reason')}"])
            warnings.append(f"{name} copies wrongly and was not timed: {one.get('reason')}")
            continue
        entry = result.measurement(
            f"memcpy.replay.{subset}.{name}", unit, stats.median(raws[name]), net=net[name],
            over=over, samples=raw["rounds"], overhead=stats.median(overhead), floor=floor,
            below_floor=below[name], better="lower", title=f"{name}, {_words(subset)}",
            published=_published(subset, name, unit),
            percentiles=stats.percentiles(rounds[name]), conditions=conditions)
        measurements.append(entry)
        saved = {baseline: saving(nets[name], nets[baseline]) for baseline in baselines
                 if not below[name] and not below[baseline] and name != baseline}
        for baseline, gain in saved.items():
            if gain:
                measurements.append(result.measurement(
                    saved_name(subset, name, baseline), "percent", gain, better="higher",
                    over=over, samples=raw["rounds"], detail=True,
                    title=f"{name} saves against {baseline}, {_words(subset)}",
                    published=published_saving(subset, name, baseline), conditions=conditions))
        gain = saved.get(baselines[0])
        note = one.get("description", "") + (" (baseline)" if name == baselines[0] else "")
        rows.append([name, words.net(entry) if below[name]
                     else words.estimate(net[name].scaled(1 / calls).as_dict(), over),
                     words.estimate(gain.as_dict(), over) if gain else None,
                     (published_saving(subset, name, baselines[0]) or {}).get("value"), note])
    table = {"name": f"replay.{subset}", "title": f"Replay, {_words(subset)}, net of `{NOTHING}`",
             "columns": ["routine", f"{unit} a call", f"saved against {baselines[0]} (%)",
                         "in 2005", "note"],
             "rows": rows,
             "notes": [f"Intervals are over {words.repeated(over, len(overhead))}.",
                       *_left_out(raw)]}
    return measurements, [table], warnings


def saved_name(subset, routine, baseline):
    """The name of the measurement that says what ROUTINE saves against BASELINE."""
    return f"memcpy.replay.{subset}.{routine}.saved_against.{baseline}"


def _conditions(raw):
    """How the calls were replayed, one phrase each."""
    replayed = raw["replayed"]
    stands_for = replayed.get("source_calls_per_call")
    return [f"{replayed['calls']} calls a replay",
            *([f"a sample: each call stands for {stands_for:g} of the source"]
              if stands_for not in (None, 1) else []),
            f"order {raw['order']}", f"regime {raw['regime']}",
            f"{raw['rounds']} rounds" + (f" in {raw['processes']} processes"
                                         if _over(raw) == result.PROCESSES else "")]


def _over(raw):
    """What intervals are taken over: processes, or where there was one its rounds."""
    return result.PROCESSES if raw.get("processes", 1) > 1 else result.ROUNDS


def _repeats(raw, samples):
    """What the interval is taken over: the median of each process, or every round of one."""
    groups = raw.get("processes", 1)
    return stats.medians(samples, groups) if groups > 1 else np.asarray(samples, dtype=float)


def saving(net, reference):
    """Percent of the reference's net that a routine saves, pair by pair; negative: costs more.

    None where too many of the reference's are not above 0.
    """
    ratio = stats.paired_ratio(net, reference)
    if ratio is None:
        return None
    return stats.Estimate(100 * (1 - ratio.value), 100 * (1 - ratio.high), 100 * (1 - ratio.low),
                          ratio.samples, ratio.confidence)


def _words(subset):
    return "all calls" if subset == "all" else f"calls {subset.replace('_', ' ')} bytes"


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
