# SPDX-License-Identifier: GPL-2.0-only
"""`tare fleet import`: collected captures into a store."""

import sys
from collections import defaultdict

from tare.errors import TareError
from tare.experiments.fleet import duck, inbox, rows
from tare.experiments.fleet.store import AT_ONCE, Store
from tare.figures import counted
from tare.terminal import status


def add(verbs):
    parser = verbs.add_parser(
        "import", help="put collected captures into a store",
        description="Read profiles and documents of the latency tools, named "
                    "GROUP/HOST/TIME.profile or .json, and keep their rows as Parquet. What is "
                    "there already is left alone. A file that does not tell all that happened is "
                    "refused, and the others are imported.",
        epilog="exit status: 0 all imported, or there already; 1 some were refused; 2 bad usage; "
               "77 there is no DuckDB here")
    parser.add_argument("-s", "--store", metavar="DIR", required=True,
                        help="the folder of the store; made where it is not there")
    parser.add_argument("paths", nargs="+", metavar="PATH", help="a folder, or a capture")
    parser.set_defaults(run=run, measures=False)


def run(arguments):
    return 1 if bring(arguments.paths, arguments.store) else 0


def bring(paths, place):
    """Imports what is below PATHS into the store PLACE: how many were refused."""
    misnamed = []
    found = inbox.find(paths, misnamed)
    duck.need()
    for error in misnamed:
        print(f"tare: {error}", file=sys.stderr)
    store = Store(place, create=True)
    with store.locked():
        return _import(found, store, len(misnamed))


def _import(found, store, misnamed):
    known, refused, brought = store.digests(), 0, 0
    with status("importing") as tell:
        for first in range(0, len(found), AT_ONCE):
            by_day = defaultdict(list)
            for number, collected in enumerate(found[first:first + AT_ONCE], first + 1):
                tell(f"{number} of {len(found)} captures")
                try:
                    digest = rows.identity(collected)
                    if digest in known:
                        continue
                    read = rows.of(collected)
                except (OSError, TareError) as error:
                    print(f"tare: {error}", file=sys.stderr)
                    refused += 1
                    continue
                known.add(digest)
                brought += 1
                by_day[collected.captured.date().isoformat()].append(read)
            store.add(by_day)
    there = len(found) - brought - refused
    refused += misnamed
    print(f"{counted(brought, 'capture')} imported, {there} were there already, {refused} refused",
          file=sys.stderr)
    return refused
