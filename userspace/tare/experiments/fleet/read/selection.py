# SPDX-License-Identifier: GPL-2.0-only
"""Which captures of a store are meant: --host, --group, --release, --day."""

from argparse import ArgumentTypeError
from datetime import date

# option, which is the argument's name as well: the column
COLUMNS = {"host": "host", "group": "host_group", "release": "kernel", "day": "day"}


def view(connected, chosen):
    """A table `chosen`: the profiles of a store that of() means."""
    kept = [f"list_contains(${name}, CAST({name} AS VARCHAR))" for name in chosen]
    connected.execute("CREATE TABLE chosen AS SELECT * FROM capture WHERE "
                      + " AND ".join(["kind = 'profile'", *kept]), chosen)


def add(parser):
    for option, what, kind in (("host", "NAME", str), ("group", "NAME", str),
                               ("release", "RELEASE", str), ("day", "YYYY-MM-DD", iso_day)):
        parser.add_argument(f"--{option}", metavar=what, action="append", type=kind,
                            help="only captures of this one; repeatable (default: all)")


def of(arguments):
    """{column of table capture: the values that it may have}."""
    given = {column: getattr(arguments, option) for option, column in COLUMNS.items()}
    return {column: values for column, values in given.items() if values}


def iso_day(text):
    """A day as ISO 8601 has it: the type of an argument."""
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise ArgumentTypeError("must be a day as 2026-11-23") from None
