# SPDX-License-Identifier: GPL-2.0-only
"""Which data a run missed in simulated caches: by what it is, and by which function."""

from collections import Counter

from tare.counting.memory import Place
from tare.errors import FormatError, UsageError

EVENTS = ("D1mr", "DLmr", "D1mw", "DLmw")


def build(found, places):
    """{"places", "rows"} of a document.

    places: [region, object, field, site] as memory.Place has them; rows: [node, place, how often
    each of EVENTS]. found: a boot.Found; places: of tree.build().
    """
    counts, numbers, known = {}, {}, {}
    for one in found.counted.simulated.data:
        key = one.region, one.what, one.site
        if key not in known:
            place = found.memory.place(*key, found.counted.simulated.slabs, found.symbols)
            known[key] = numbers.setdefault(place, len(numbers))
        row = counts.setdefault((places[one.node], known[key]), [0] * len(EVENTS))
        row[:] = map(sum, zip(row, one.counts, strict=True))
    return {"places": list(map(list, numbers)),
            "rows": [[*key, *row] for key, row in sorted(counts.items())]}


def validate(document, where, what):
    """FormatError where its sums are not those of the events, or its parts do not fit."""
    simulated = document["simulated"]
    sums = Counter()
    for node, place, *row in simulated["data"]["rows"]:
        if node >= len(document["nodes"]["rows"]) or place >= len(simulated["data"]["places"]):
            raise FormatError(where, f"not {what}: data of a node or a place that is not there")
        sums.update(dict(zip(EVENTS, row, strict=True)))
    for name in EVENTS:
        if sums[name] != simulated["events"][name]:
            raise FormatError(where, f"its data have {sums[name]} {name}, its head "
                                     f"{simulated['events'][name]}: it has been changed")


def rows(recorded, where, by):
    """{(function or "", Place): how often each of EVENTS}; UsageError.

    by: of which a Place tells: "region", "object", or "field"; with "function", of the field.
    """
    if "data" not in recorded.get("simulated", ()):
        raise UsageError(f"{where}: no data were simulated: record it with --cache, on a kernel "
                         "that has BTF")
    depth = {"region": 1, "object": 2}.get(by, 3)
    nodes = recorded["nodes"]["columns"].index("function")
    functions, held = recorded["functions"], recorded["simulated"]["data"]
    sums = {}
    for node, place, *row in held["rows"]:
        name = functions[recorded["nodes"]["rows"][node][nodes]]["name"] if by == "function" else ""
        place = Place(*held["places"][place])
        key = name, place._replace(**dict.fromkeys(Place._fields[depth:3], ""),
                                   site=place.site if depth > 1 else "")
        into = sums.setdefault(key, [0] * len(EVENTS))
        into[:] = map(sum, zip(into, row, strict=True))
    return sums


def words(place):
    """A Place in words."""
    if not place.object:
        return f"{place.region}, allocated by {place.site}" if place.site else place.region
    joined = "" if place.field.startswith(("+", "[")) or not place.field else "."
    site = f", allocated by {place.site}" if place.site else ""
    return f"{place.object}{joined}{place.field} ({place.region}{site})"
