# SPDX-License-Identifier: GPL-2.0-only
"""Which measurements carry the answer: few, named before anybody sees what changed.

Chance alone makes 5 of 100 differ, so an answer by all of many would be one of chance.
"""

from collections import Counter
from fnmatch import fnmatchcase

from tare.compare.gate import is_called
from tare.errors import UsageError

MOST = 8
# of a latency tool: these of the entries with most samples
_PERCENTILES = ("p50", "p99")


def chosen(asked, entries, lead=()):
    """Places of at most MOST of ENTRIES, which are measurements that both sides have.

    asked: names or patterns; none: the default. lead: what a result shows first, by name.
    """
    if not asked:
        return _default(entries, lead)[:MOST]
    found = []
    for name in asked:
        named = [at for at, entry in enumerate(entries)
                 if fnmatchcase(f".{entry['name']}", f"*.{name}") or is_called(entry, name)]
        if not named:
            raise UsageError(f"--primary {name}: there is no such measurement on both sides")
        found += named
    found = list(dict.fromkeys(found))
    if len(found) > MOST:
        raise UsageError(f"--primary: {len(found)} measurements: give at most {MOST}")
    return found


def _default(entries, lead):
    """Of a latency tool the calls made most that do not wait on purpose; of others what the result
    leads with, and then what has a better direction and is not a detail.
    """
    abouts = [entry.get("about", {}) for entry in entries]
    if any(about.get("what") == "percentile" for about in abouts):
        made = Counter()
        for about, entry in zip(abouts, entries, strict=True):
            if about.get("percentile") == _PERCENTILES[0] and not about.get("waits"):
                made[about["entry"]] = entry["samples"]
        return [at for name, _ in made.most_common() for at, about in enumerate(abouts)
                if about.get("entry") == name and about["percentile"] in _PERCENTILES]
    judged = [at for at, entry in enumerate(entries) if entry["better"] != "neither"]
    return sorted(judged or range(len(entries)), key=lambda at: (
        entries[at]["name"] not in lead, entries[at].get("detail", False)))
