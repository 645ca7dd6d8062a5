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
    profile = pprof.Profile([("calls", "count"), ("bytes", "bytes")], "bytes",
                            [f"captures: {kinds}; the duration is the sum of theirs"], every=True)
    profile.taken(began.replace(tzinfo=timezone.utc), int(spans or 0))
    _samples(profile, callers)
    profile.write(arguments.output)
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


def _samples(profile, callers):
    """A caller is a location; offsets in it differ by kernel, so they are put together. What of
    callers found no room in the tap's table has no symbol, and is one as well.
    """
    places = {}
    for function, kernel, group, symbol, module, calls, total in callers:
        if (symbol, module) not in places:
            name = OTHERS if symbol is None else symbol
            places[symbol, module] = profile.place(
                name, name, KERNEL if module is None else f"[{module}]")
        profile.sample([places[symbol, module]], [calls, total], function=function, kernel=kernel,
                       group=group)
