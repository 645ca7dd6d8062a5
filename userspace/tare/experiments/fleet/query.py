# SPDX-License-Identifier: GPL-2.0-only
"""`tare fleet query`: asks a store."""

import json
import math
import sys
from dataclasses import dataclass

from tare import csvfile, text
from tare.errors import TareError, UsageError
from tare.experiments.fleet import questions
from tare.experiments.fleet.read import store as read_store
from tare.experiments.fleet.read.selection import iso_day

FUNCTION = "memcpy"
# {option: the column of the view `parameter` that it fills}
PARAMETERS = {"function": "function", "day": "day", "before": "day_before"}


@dataclass(frozen=True)
class Answer:
    columns: list
    rows: list


def add(verbs):
    parser = verbs.add_parser(
        "query", examples=(
            "tare fleet query --store store hosts",
            "tare fleet query --store store sizes -f memset --format csv",
            "tare fleet query --store store --sql 'SELECT host FROM capture GROUP BY host'"),
        help="query a store; without a QUERY, list those that there are",
        description="Run one of tare's queries on a store, or one of your own in DuckDB's SQL. The "
                    "tables are capture, size, caller, align, cost and latency (docs/fleet.md).",
        epilog="exit status: 0 answered; 1 failed; 2 bad usage; 77 there is no DuckDB here")
    parser.add_argument("--store", metavar="DIR", help="the store")
    parser.add_argument("question", nargs="?", metavar="QUERY")
    parser.add_argument("-f", "--function", metavar="NAME",
                        help=f"the function that the query is about (default: {FUNCTION})")
    parser.add_argument("--day", metavar="YYYY-MM-DD", type=iso_day,
                        help="the day to look at (default: the last one)")
    parser.add_argument("--before", metavar="YYYY-MM-DD", type=iso_day,
                        help="the day to compare it with (default: the one before)")
    parser.add_argument("--sql", metavar="TEXT", help="a query of your own")
    parser.add_argument("--format", choices=("text", "csv", "json"), default="text",
                        help="what to print (default: text); json: a list of objects")
    parser.set_defaults(run=run, measures=False)


def run(arguments):
    if arguments.question and arguments.sql:
        raise UsageError("a QUERY and --sql: give one of them")
    if arguments.store:
        read_store.Store(arguments.store)
    if not arguments.question and not arguments.sql:
        for question in questions.everyone():
            print(f"{question.name:<12} {question.tells}")
        return
    asked = questions.find(arguments.question) if arguments.question else None
    takes = asked.takes if asked else ()
    for option, column in PARAMETERS.items():
        if asked and getattr(arguments, option) and column not in takes:
            raise UsageError(f"--{option}: {asked.name} does not take it: it is of the whole "
                             "store")
    if not arguments.store:
        raise UsageError("name the store: --store DIR")
    store = read_store.Store(arguments.store)
    read_store.need()
    _show(ask(store, asked.sql if asked else arguments.sql, arguments.function or FUNCTION,
              arguments.day, arguments.before, needs_both="day_before" in takes), arguments)


def ask(store, sql, function=FUNCTION, day=None, before=None, needs_both=False):
    """The Answer to SQL. day, before: as text; None: the last one with profiles, the one before.

    needs_both: TareError where one of them is not there, of which figures would be 0.
    """
    with read_store.connection() as connected:
        store.open(connected)
        days = _days(connected, day, before)
        if needs_both and None in days:
            raise TareError(f"{store.folder}: there are no profiles of two days to compare")
        connected.execute("CREATE TABLE parameter AS SELECT $function::VARCHAR AS function, "
                          "$day::DATE AS day, $before::DATE AS day_before",
                          {"function": function, "day": days[0], "before": days[1]})
        found = connected.execute(sql)
        if found is None or not found.description:
            raise UsageError("--sql: asks nothing")
        return Answer([column[0] for column in found.description], found.fetchall())


def _days(connected, day, before):
    """[day, the one before]; TareError where one that is asked for has no profile."""
    known = [row[0] for row in connected.execute(
        "SELECT CAST(day AS VARCHAR) FROM capture WHERE kind = 'profile' GROUP BY day "
        "ORDER BY day DESC").fetchall()]
    for given in (day, before):
        if given and given not in known:
            raise TareError(f"no profile of {given} is there")
    day = day or next(iter(known), None)
    return [day, before or next((one for one in known if one < day), None)]


def _show(answer, arguments):
    if arguments.format == "json":
        json.dump([dict(zip(answer.columns, map(_plain, row), strict=True))
                   for row in answer.rows], sys.stdout, indent=1)
        print()
    elif arguments.format == "csv":
        sys.stdout.write(csvfile.of_rows(answer.columns, answer.rows))
    else:
        table(answer)


def table(answer):
    """Prints an Answer."""
    out = text.console()
    if not answer.rows:
        out.print("nothing")
        return
    rows = [[value if isinstance(value, int | float | None) else _printable(str(value))
             for value in row] for row in answer.rows]
    out.print(text.grid({"columns": answer.columns, "rows": rows}).table(out.width))


def _printable(value):
    """Whoever names a host or a program must not reach a terminal."""
    return "".join(one if one.isprintable() else "?" for one in value)


def _plain(value):
    # JSON has no such numbers
    if isinstance(value, float) and not math.isfinite(value):
        return None
    return value if isinstance(value, int | float | str | None) else str(value)
