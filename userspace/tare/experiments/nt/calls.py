# SPDX-License-Identifier: GPL-2.0-only
"""How long single calls took: percentiles of all groups and processes together."""

from collections import Counter

from tare import stats

PERCENTILES = (50, 99, 99.9)


def percentiles(runs, key):
    """{"p50": ns, ...} of a call, the upper ends of its buckets."""
    counts = Counter()
    for run in runs:
        for _, high, count in run.calls()[key]:
            counts[high] += count
    buckets = sorted(counts.items())
    total = sum(counts.values())
    return {f"p{p:g}": stats.bucket_at(p, buckets)[0] for p in PERCENTILES
            if stats.supported(p, total)}


def table(taken, scale):
    """A line each call; of each setting its percentiles."""
    settings = list(taken)
    rows = []
    for key in taken[settings[0]][0].calls():
        found = [percentiles(taken[setting], key) for setting in settings]
        rows.append([" ".join(key), *(one.get(f"p{p:g}") for one in found for p in PERCENTILES)])
    return {"name": f"{scale.name('testapi')}.calls", "detail": True,
            "title": f"TestApi, {'instructions' if scale.exact else 'ns'} a call, with its timing",
            "columns": ["part, step, call", *(f"{setting.title}, p{p:g}" for setting in settings
                                              for p in PERCENTILES)],
            "rows": rows,
            "notes": ["(delivery): from before a message is posted until it was got."]}
