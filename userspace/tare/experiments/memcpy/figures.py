# SPDX-License-Identifier: GPL-2.0-only
"""A profile as a result: counts, sizes, contexts, alignments, callers."""

import numpy as np

from tare import environment, figures, result, stats
from tare.experiments.memcpy import published
from tare.experiments.memcpy.read import names, user
from tare.experiments.memcpy.read.names import CONTEXTS, NO_DESTINATION, NO_SOURCE, octaves
from tare.experiments.memcpy.read.profile import ALIGNMENTS
from tare.stats import exact

# What was observed as parts of a result: all copies by kind, and where the most bytes went.

TOP_SITES = 25
NOTES = (
    "Tapped: a tap on that function sees it. Observed: a plugin of QEMU, which executes nothing in "
    "the guest, saw each repetition of `rep movs` and `rep stos` in the kernel, and the functions "
    "that copy or set by other instructions.",
    "Not seen: copies by plain moves within other functions, such as of a few words, and what "
    "devices write.")


def reach(observed):
    """Percent of all bytes copied or set that memcpy and memmove moved; None of nothing."""
    totals = observed.totals()
    return share(sum(totals.get(name, (0, 0))[1] for name in ("memcpy", "memmove")),
                 sum(total for _, total in totals.values()))


def add_observed(document, profile):
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
    tapped = {names.of_tapped(name) for name in profile.counts}
    rows = [[names.BY_NAME[name].title, count, total, 100 * total / whole, total / count,
             "tapped" if name in tapped else "observed"]
            for name, (count, total) in sorted(totals.items(), key=lambda one: -one[1][1])]
    notes = list(NOTES)
    if profile.header.text("observed-missing") == "unknown":
        notes.append("The CPU halted meanwhile, so the guest's clock cannot tell whether all "
                     "instructions were seen.")
    count, total = profile.observed.unnamed
    if count:
        notes.append(f"{figures.counted(count, 'more copy', 'more copies')}, of "
                     f"{figures.counted(total, 'byte')}, happened in the tap's own code, "
                     "or in code without a name.")
    return {"name": "observed", "title": "All that the kernel copied or set, by kind",
            "columns": ["kind", "count", "bytes", "share of bytes (%)", "mean size", "seen"],
            "rows": rows, "notes": notes}


def _sites(observed, whole):
    rows = sorted(observed.sites, key=lambda site: (-site[3], site))[:TOP_SITES]
    return {"name": "observed.sites", "title": "Where the most bytes were copied or set",
            "columns": ["place", "kind", "count", "bytes", "share of bytes (%)"],
            "rows": [[symbol, names.BY_NAME[kind].title, count, total, 100 * total / whole]
                     for kind, _, count, total, symbol in rows],
            "notes": ["The place of a call is that of the call; else of the instruction."]}


SMALL = 128
TOP_CALLERS = 25
PERCENTILES = (50, 90, 99, 99.9)

UNSEEN = ("A capture sees calls of the tapped routines. Copies of constant size that the "
          "compiler inlined, and user copies inlined at their callers (kernels since 6.4 on CPUs "
          "with FSRM), are not calls: a capture by --exact in a machine observes them, too.")


BLIND = ("No figure here has the copies that the compiler inlined, such as memcpys of a module as "
         "`rep movsb`: no tap sees them (inlined copies: --exact sees them).")


def summarise(profile):
    """The result document of `tare memcpy report`."""
    document = result.document("memcpy.report", environment.of_capture(profile.header),
                               environment.host_facts())
    if not profile.observed.totals():
        result.lead(document, sentence=BLIND)
    add_summary(document, profile)
    return document


def add_summary(document, profile):
    """Add the figures of a profile to a result."""
    document["measurements"] += _measurements(profile)
    add_observed(document, profile)
    document["tables"].append(_function_table(profile))
    if profile.sizes:
        document["distributions"] += _size_bins(profile) + _alignment_grids(profile)
        document["tables"] += [_context_table(profile)]
        document["tables"] += [table for table in (_alignment_table(profile),
                                                   *_caller_tables(profile)) if table]
    document["warnings"] += _warnings(profile)
    drawn = document["distributions"]
    result.lead(document, plot=drawn[0]["name"] if drawn else None)


def share(part, whole):
    """PART of WHOLE in percent; None of nothing."""
    return 100 * part / whole if whole else None


def _count(name, unit, value, title, **more):
    return result.measurement(name, unit, exact(value), over=None, title=title, **more)


def _measurements(profile):
    total = {key: sum(getattr(counts, key) for counts in profile.counts.values())
             for key in ("seen", "recorded", "skipped", "lost", "bytes")}
    span = profile.header.number("span-ns")
    entries = [_count("memcpy.calls.seen", "calls", total["seen"], "calls seen",
                      published=published.captured("calls captured"))]
    entries += [_count(f"memcpy.calls.{key}", "calls", total[key], f"calls {key}")
                for key in ("recorded", "skipped", "lost")]
    entries.append(_count("memcpy.bytes", "bytes", total["bytes"], "bytes copied or set"))
    if total["recorded"]:
        entries.append(_count("memcpy.size.mean", "bytes", total["bytes"] / total["recorded"],
                              "mean size", conditions=["exact sum over exact count"]))
    entries += _small_shares(profile)
    entries += user.measurements(profile.header, total["seen"], total["bytes"])
    if span:
        unit = "instructions" if profile.header.exact else "ns"
        entries.append(_count("memcpy.span", unit, span, "captured span"))
    return entries


def _small_shares(profile):
    """Shares of small calls: of all functions, and of memcpy alone, which is what 2005 counted."""
    entries = []
    for function, suffix, words in ((None, "", "all functions"), ("memcpy", ".memcpy", "memcpy")):
        rows = profile.size_rows(function)
        if not len(rows) or not rows[:, 2].sum():
            continue
        small = rows[rows[:, 1] <= SMALL]
        quoted = published.captured("calls of at most 128 bytes") if function else None
        entries.append(_count(f"memcpy.share_at_most_128.calls{suffix}", "percent",
                              share(int(small[:, 2].sum()), int(rows[:, 2].sum())),
                              f"calls of at most 128 bytes, {words}", published=quoted))
        entries.append(_count(f"memcpy.share_at_most_128.bytes{suffix}", "percent",
                              share(int(small[:, 3].sum()), int(rows[:, 3].sum())) or 0.0,
                              f"bytes in calls of at most 128 bytes, {words}"))
    return entries


def _function_table(profile):
    rows = []
    for name, counts in profile.counts.items():
        sizes = profile.size_rows(name)
        small = int(sizes[sizes[:, 1] <= SMALL][:, 2].sum()) if len(sizes) else None
        rows.append([name, counts.seen, counts.recorded, counts.skipped, counts.lost, counts.bytes,
                     counts.bytes / counts.recorded if counts.recorded else None,
                     share(small, counts.recorded) if small is not None else None,
                     profile.overlap.get(name)])
    return {"name": "functions", "title": "Calls by function",
            "columns": ["function", "seen", "recorded", "skipped", "lost", "bytes", "mean size",
                        "at most 128 bytes (%)", "overlapping"],
            "rows": rows, "notes": [UNSEEN]}


def _context_table(profile):
    rows = []
    for name in profile.functions:
        for context in CONTEXTS:
            sizes = profile.size_rows(name, context)
            calls = int(sizes[:, 2].sum())
            if calls:
                rows.append([name, context, calls, int(sizes[:, 3].sum()),
                             share(calls, profile.counts[name].recorded)])
    return {"name": "contexts", "title": "Calls by context",
            "columns": ["function", "context", "calls", "bytes", "share of the function (%)"],
            "rows": rows}


def _size_bins(profile):
    every = [{"name": "sizes", "title": "Sizes, all functions", "unit": "bytes",
              **_of_sizes(profile.size_rows())}]
    for name in profile.functions:
        rows = profile.size_rows(name)
        if len(rows) and len(profile.functions) > 1:
            every.append({"name": f"sizes.{name}", "title": f"Sizes, {name}", "unit": "bytes",
                          "about": {"function": name}, **_of_sizes(rows), "detail": True})
    return every


def _of_sizes(rows):
    """Bins, an octave each, and percentiles: nearest rank, the greatest size of its class."""
    ends = octaves(int(rows[-1, 0])) if len(rows) else []
    where = np.searchsorted([high for _, high in ends], rows[:, 0])
    calls, total = np.zeros((2, len(ends)), dtype=np.int64)
    np.add.at(calls, where, rows[:, 2])
    np.add.at(total, where, rows[:, 3])
    return {"bins": [{"low": low, "high": high, "count": count, "sum": amount}
                     for (low, high), count, amount in zip(ends, calls.tolist(), total.tolist(),
                                                           strict=True)],
            "percentiles": stats.of_buckets(rows[:, 1:3].tolist(), PERCENTILES)}


def _alignment_grids(profile):
    return [{"name": f"alignment.{name}", "title": f"Alignment modulo 64, {name}", "unit": "calls",
             "about": {"function": name}, "rows": "destination", "columns": "source",
             "grid": grid.tolist()}
            for name, grid in profile.align.items()
            if grid.any() and name not in NO_SOURCE | NO_DESTINATION]


def _alignment_table(profile):
    rows = []
    dst, src = np.indices((ALIGNMENTS, ALIGNMENTS))
    for name, grid in profile.align.items():
        calls, no_dst, no_src = int(grid.sum()), name in NO_DESTINATION, name in NO_SOURCE
        columns = [*((no_dst, dst, to) for to in (8, 16, 64)),
                   *((no_src, src, to) for to in (8, 16, 64)), (no_dst or no_src, dst - src, 8)]
        if calls:
            rows.append([name, *(
                None if unknown else share(int(grid[offset % to == 0].sum()), calls)
                for unknown, offset, to in columns)])
    return rows and {"name": "alignment", "title": "Alignment of addresses (% of calls)",
                     "columns": ["function", "dst 8", "dst 16", "dst 64", "src 8", "src 16",
                                 "src 64", "dst = src modulo 8"], "rows": rows}


def _caller_tables(profile):
    if not profile.callers:
        return []
    calls = sum(counts.recorded for counts in profile.counts.values())
    total = sum(counts.bytes for counts in profile.counts.values())
    notes = [f"{name}: {figures.counted(other[0], 'call')}, "
             f"{figures.counted(other[1], 'byte')} from callers that found no room"
             for name, other in profile.caller_other.items() if other[0]]
    tables = []
    for key, column, whole in (("calls", 1, calls), ("bytes", 2, total)):
        order = sorted(profile.callers, key=lambda caller: (-caller[column], caller))[:TOP_CALLERS]
        tables.append({"name": f"callers.{key}", "title": f"Top callers by {key}",
                       "columns": ["caller", "function", "calls", "bytes", "mean size",
                                   f"share of {key} (%)"],
                       "rows": [[symbol, name, count, size, size / count if count else None,
                                 share((count, size)[column - 1], whole)]
                                for name, count, size, symbol in order], "notes": notes})
    return tables


def _warnings(profile):
    found = []
    lost = sum(counts.lost for counts in profile.counts.values())
    seen = sum(counts.seen for counts in profile.counts.values())
    if lost:
        found.append(f"{lost} of {figures.counted(seen, 'call')} found no room and were lost: "
                     "sizes and callers are those of the rest")
    status = profile.header.text("exit-status", "0")
    if status != "0":
        found.append(f"the captured command ended with status {status}")
    if profile.header.hashed:
        found.append("addresses were hashed (kptr_restrict): alignments are kept, overlaps and "
                     "distances between pages are not known")
    if not seen:
        found.append("no call was seen")
    return found
