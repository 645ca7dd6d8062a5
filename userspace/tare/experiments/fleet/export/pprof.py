# SPDX-License-Identifier: GPL-2.0-only
"""`tare fleet export pprof`: callers, with their calls and bytes, as pprof's profile.proto."""

import sys
from datetime import timezone

from tare import figures, output, pprof
from tare.errors import TareError
from tare.experiments.fleet.read import selection, store as read_store

# of the kernel itself; a name that perf uses as well
KERNEL = "[kernel.kallsyms]"
OTHERS = "[other callers]"


def add(forms):
    parser = forms.add_parser(
        "pprof", examples=("tare fleet export pprof --store store --group web -o callers.pb.gz",),
        help="callers by calls and bytes, for go tool pprof, Parca, Pyroscope",
        description="Write the callers of a store's profiles, with their calls and bytes, as a "
                    "profile that pprof reads. Each has the labels function, kernel, group.",
        epilog="exit status: 0 written; 1 nothing is selected, or it failed; 2 bad usage; 77 there "
               "is no DuckDB or no protobuf here")
    parser.add_argument("--store", metavar="DIR", required=True, help="the store")
    parser.add_argument("-o", "--output", metavar="FILE", required=True, help="compressed by gzip")
    parser.add_argument("-f", "--function", metavar="NAME", action="append",
                        help="only callers of this one; repeatable (default: all)")
    selection.add(parser)
    parser.set_defaults(run=run, measures=False)


def run(arguments):
    store, chosen = read_store.Store(arguments.store), selection.of(arguments)
    read_store.need()
    output.refuse_unwritable(arguments.output)
    with read_store.connection() as connected:
        store.open(connected)
        selection.view(connected, chosen)
        callers = _callers(connected, arguments.function)
        if not callers:
            raise TareError(f"{store.folder}: no caller of what was chosen is there")
        began, spans, kinds = connected.execute(
            "SELECT min(captured), sum(span_ns), count(*) FROM chosen").fetchone()
    profile, strings = pprof.new()
    for name, unit in (("calls", "count"), ("bytes", "bytes")):
        profile.sample_type.add(type=strings[name], unit=strings[unit])
    profile.default_sample_type = strings["bytes"]
    profile.period_type.type, profile.period_type.unit = strings["calls"], strings["count"]
    profile.period = 1
    profile.time_nanos = int(began.replace(tzinfo=timezone.utc).timestamp()) * 10 ** 9
    profile.duration_nanos = int(spans or 0)
    profile.comment.append(strings[f"captures: {kinds}; the duration is the sum of theirs"])
    _samples(profile, callers, strings)
    pprof.write(profile, arguments.output)
    calls, moved = (sum(row[at] for row in callers) for at in (5, 6))
    print(f"{figures.counted(len(callers), 'sample')} of {figures.counted(kinds, 'capture')}: "
          f"{figures.counted(calls, 'call')}, {figures.counted(moved, 'byte')}", file=sys.stderr)


def _callers(connected, functions):
    """[(function, kernel, group, symbol, module, calls, bytes)]: what a sample is made of."""
    return connected.execute(
        "SELECT r.function, c.kernel, c.host_group, r.symbol, r.module,        CAST(sum(r.calls) "
        "AS BIGINT), CAST(sum(r.bytes) AS BIGINT) FROM caller r JOIN chosen c ON c.capture = "
        "r.capture WHERE $functions IS NULL OR list_contains($functions, r.function) GROUP BY ALL "
        "ORDER BY ALL", {"functions": functions}).fetchall()


def _samples(profile, callers, strings):
    """A caller is a location; offsets in it differ by kernel, so they are put together."""
    places, mappings = {}, {}
    for function, kernel, group, symbol, module, calls, total in callers:
        place = places.get((symbol, module))
        if not place:
            place = places[symbol, module] = len(places) + 1
            _location(profile, place, symbol, module, mappings, strings)
        sample = profile.sample.add(location_id=[place], value=[calls, total])
        for key, text in (("function", function), ("kernel", kernel), ("group", group)):
            sample.label.add(key=strings[key], str=strings[text])


def _location(profile, number, symbol, module, mappings, strings):
    """What of callers found no room in the tap's table has no symbol, and is one as well."""
    name = strings[OTHERS if symbol is None else symbol]
    file = KERNEL if module is None else f"[{module}]"
    if file not in mappings:
        mappings[file] = len(mappings) + 1
        profile.mapping.add(id=mappings[file], filename=strings[file], has_functions=True)
    profile.function.add(id=number, name=name, system_name=name, filename=strings[file])
    profile.location.add(id=number, mapping_id=mappings[file]).line.add(function_id=number)
