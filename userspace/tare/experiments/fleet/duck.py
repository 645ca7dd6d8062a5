# SPDX-License-Identifier: GPL-2.0-only
"""DuckDB, which keeps and asks; nothing else of tare needs it."""

from contextlib import contextmanager

from tare.errors import CannotHere, TareError


def need():
    """The module duckdb; CannotHere."""
    try:
        import duckdb
    except ImportError as error:
        raise CannotHere("a fleet's store needs Python's duckdb, which cannot be loaded "
                         f"({error}): Debian does not package it; `pip install --target FOLDER "
                         "duckdb`, and set PYTHONPATH=FOLDER") from error
    return duckdb


@contextmanager
def connection():
    """To a database of its own, in memory; what DuckDB finds wrong becomes one line."""
    duckdb = need()
    with duckdb.connect(":memory:") as connected:
        try:
            yield connected
        except duckdb.Error as error:
            lines = [line.strip() for line in str(error).splitlines() if line.strip()]
            raise TareError(f"DuckDB: {lines[0] if lines else error}") from error
