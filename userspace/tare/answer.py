# SPDX-License-Identifier: GPL-2.0-only
"""What a report says first, and the order of the rest, by the result's `lead`."""

from tare import figures
from tare.result import find

# how many figures stand for the answer if there is no sentence
FEW = 6


def words(result):
    """The answer in one line: the verdict, the computed sentence, or the first figures."""
    verdict = result["verdict"]
    if verdict:
        return f"{verdict['answer']}: {verdict['sentence']}"
    said = sentence(result)
    if said:
        return said
    return ("; ".join(f"{title(entry)} {with_unit(entry)}" for entry in first(result))
            or "no verdict and no figures")


def sentence(result):
    """The computed sentence of a result without a verdict, or nothing."""
    return result.get("lead", {}).get("sentence", "")


def title(entry):
    """The title of a measurement, or its name if it has none."""
    return entry.get("title", entry["name"])


def figure(entry):
    """The figure of a measurement, as text: net, or raw if there is nothing to subtract."""
    if figures.is_netted(entry):
        return figures.net(entry)
    return figures.estimate(entry["raw"], entry["interval_over"])


def with_unit(entry):
    """The figure with its unit, as text; a refused figure has no unit."""
    return figure(entry) if entry["below_floor"] else f"{figure(entry)} {entry['unit']}"


def first(result):
    """The most important measurements: those that `lead` names, else FEW that no table shows."""
    named = [find(result, name) for name in result.get("lead", {}).get("measurements", ())]
    return named or [entry for entry in result["measurements"] if not entry.get("detail")][:FEW]


def measurements(result):
    """All measurements: those that `lead` names, then those that no table shows, then the rest."""
    return _led(result, "measurements")


def tables(result):
    """All tables that have rows: those that `lead` names first, details last."""
    return [table for table in _led(result, "tables") if table["rows"]]


def _led(result, what):
    place = {name: at for at, name in enumerate(result.get("lead", {}).get(what, ()))}
    return sorted(result[what], key=lambda entry: (
        place.get(entry["name"], len(place)), entry.get("detail", False)))
