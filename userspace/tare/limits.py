# SPDX-License-Identifier: GPL-2.0-only
"""What limits a result: refused figures, unsure intervals, conditions that all figures share."""

from tare import answer, figures


def refused(result):
    """[(title, why)] of refused figures."""
    return [(answer.title(entry), figures.net(entry)) for entry in result["measurements"]
            if entry["below_floor"]]


def unsure(result):
    """[(title, how sure)] of figures whose interval does not reach 95 %."""
    found = []
    for entry in result["measurements"]:
        shown = [figures.unsureness(one["confidence"], entry["interval_over"])
                 for one in (entry["raw"], entry["net"]) if one]
        if any(shown):
            found.append((answer.title(entry), next(filter(None, shown))))
    return found


def shared(result):
    """Conditions that all figures with conditions have."""
    every = [entry["conditions"] for entry in result["measurements"] if entry["conditions"]]
    return [one for one in dict.fromkeys(every[0]) if all(one in of for of in every)] if every \
        else []


def numbered(entries, apart=()):
    """{condition: number} of the entries' conditions, without those in APART."""
    known = {}
    for entry in entries:
        for one in entry["conditions"]:
            if one not in apart:
                known.setdefault(one, len(known) + 1)
    return known
