# SPDX-License-Identifier: GPL-2.0-only
"""Questions to a store, one SQL file each, in words that DuckDB and Spark both have.

A file begins with comments: what it tells; and `takes:` which of the view `parameter`'s columns.
"""

from dataclasses import dataclass
from importlib import resources

from tare.errors import UsageError


@dataclass(frozen=True)
class Question:
    name: str
    tells: str
    takes: tuple
    sql: str


def everyone():
    """All questions, by name."""
    return [_read(file) for file in sorted(resources.files(__name__).iterdir(),
                                           key=lambda file: file.name)
            if file.name.endswith(".sql")]


def find(name):
    """The question called NAME; UsageError."""
    known = {question.name: question for question in everyone()}
    if name not in known:
        raise UsageError(f"there is no query {name}; there are {', '.join(known)}")
    return known[name]


def _read(file):
    sql = file.read_text(encoding="utf-8")
    comments = [line.removeprefix("--").strip() for line in sql.splitlines()
                if line.startswith("--")]
    takes = [line.removeprefix("takes:") for line in comments if line.startswith("takes:")]
    tells = " ".join(line for line in comments if not line.startswith("takes:"))
    return Question(file.name.removesuffix(".sql"), tells,
                    tuple(name.strip() for text in takes for name in text.split(",")), sql)
