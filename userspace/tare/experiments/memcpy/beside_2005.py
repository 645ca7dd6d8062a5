# SPDX-License-Identifier: GPL-2.0-only
"""The tables of 2005 with ours beside them, and what they say together."""

from tare import figures, published
from tare.experiments.memcpy import in_2005, saved, user
from tare.experiments.memcpy.subset import Subset

SLOW, FAST = "rep_movsl", "mmx_prefetch"
# our names of 2005's routines
_OURS = {"rep movsl": SLOW, "mmx with sse prefetch": FAST}
_SPLIT = 128


def profile(traced, replayed):
    """memcpy_profile.csv with the same of our capture, a Profile, of the replayed functions."""
    names = [name for name in Subset().functions if name in traced.counts]
    calls = sum(traced.counts[name].recorded for name in names)
    few = sum(int(row[2]) for name in names for row in traced.size_rows(name) if row[1] <= _SPLIT)
    share = next((entry["raw"]["value"] for entry in user.measurements(traced.header, calls, 0)
                  if entry["name"] == "memcpy.kernel_share.calls"), None)
    ours = {"calls captured": calls, "calls from the kernel": share,
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
    return next(entry["samples"] for entry in saved.about_what(replayed, "replay"))


def _main(document, subset, routine):
    """The measurement of a routine's replay in the calls' own order."""
    return next((entry for entry in saved.about_what(document, "replay")
                 if entry["about"]["main"] and entry["about"]["routine"] == routine
                 and Subset.of(entry).name == subset), None)


def saving(document, subset, against=SLOW):
    """What FAST saves of net times, a measurement, or None."""
    return next((entry for entry in saved.about_what(document, "saved")
                 if entry["about"]["main"] and entry["about"]["routine"] == FAST
                 and entry["about"]["against"] == against and entry["about"]["times"] == "net"
                 and Subset.of(entry).name == subset), None)


def replays(made, replayed):
    """memcpy_replay.csv with the same of ours. replayed: {name of a subset: document}."""
    replays_then = in_2005.captured("replays of the profile")["value"]
    rows = []
    for row in published.rows("memcpy_replay.csv"):
        then = row["speed_increase_percent"]
        entry = _main(made, row["subset"], _OURS[row["implementation"]])
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
        then = in_2005.saving(subset, FAST, SLOW)["value"]
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
    return "Which of the two is the faster for large copies, this run cannot tell."
