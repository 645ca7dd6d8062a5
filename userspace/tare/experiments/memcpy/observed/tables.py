# SPDX-License-Identifier: GPL-2.0-only
"""What was observed as parts of a result: all copies by kind, and where the most bytes went."""

from tare import figures, result
from tare.experiments.memcpy.observed import kinds
from tare.stats import exact

TOP_SITES = 25
NOTES = (
    "Tapped: a tap on that function sees it. Observed: a plugin of QEMU, which executes nothing in "
    "the guest, saw each repetition of `rep movs` and `rep stos` in the kernel, and the functions "
    "that copy or set by other instructions.",
    "Not seen: copies by plain moves within other functions, such as of a few words, and what "
    "devices write.")


def reach(observed, names=("memcpy", "memmove")):
    """Percent of all bytes copied or set that the kinds NAMES moved; None of nothing."""
    totals = observed.totals()
    whole = sum(total for _, total in totals.values())
    return 100 * sum(totals.get(name, (0, 0))[1] for name in names) / whole if whole else None


def add(document, profile):
    """Add what was observed with PROFILE, if anything was."""
    observed = profile.observed
    totals = observed.totals()
    whole = sum(total for _, total in totals.values())
    if not whole:
        return
    document["measurements"] += [
        result.measurement("memcpy.observed.bytes", "bytes", exact(whole), over=None,
                           title="bytes copied or set by all kinds of copies"),
        result.measurement("memcpy.observed.reach", "percent", exact(reach(observed)), over=None,
                           title="of these moved by calls of memcpy and memmove",
                           conditions=["what another copy routine can change"])]
    document["tables"] += [_kinds(profile, totals, whole), _sites(observed, whole)]


def _kinds(profile, totals, whole):
    rows = [[kinds.BY_NAME[name].title, count, total, 100 * total / whole, total / count,
             "tapped" if name in profile.counts else "observed"]
            for name, (count, total) in sorted(totals.items(), key=lambda one: -one[1][1])]
    notes = list(NOTES)
    if profile.header.text("observed-missing") == "unknown":
        notes.append("The CPU halted meanwhile, so the guest's clock cannot tell whether all "
                     "instructions were seen.")
    count, total = profile.observed.unnamed
    if count:
        notes.append(f"{figures.counted(count, 'more copy', 'more copies')}, of "
                     f"{figures.counted(total, 'byte')}, happened in code without a name: the "
                     "tap's own, or a module's that is gone.")
    return {"name": "observed", "title": "All that the kernel copied or set, by kind",
            "columns": ["kind", "count", "bytes", "share of bytes (%)", "mean size", "seen"],
            "rows": rows, "notes": notes}


def _sites(observed, whole):
    rows = sorted(observed.sites, key=lambda site: (-site[3], site))[:TOP_SITES]
    return {"name": "observed.sites", "title": "Where the most bytes were copied or set",
            "columns": ["place", "kind", "count", "bytes", "share of bytes (%)"],
            "rows": [[symbol, kinds.BY_NAME[kind].title, count, total, 100 * total / whole]
                     for kind, _, count, total, symbol in rows],
            "notes": ["The place of a call is that of the call; else of the instruction."]}
