# SPDX-License-Identifier: GPL-2.0-only
"""What testapi wrote with --json, checked: by its schema, and for what a schema cannot say."""

from dataclasses import dataclass

from tare import figures, result
from tare.errors import FormatError

SCHEMA = "testapi.schema.json"
# 2010's columns, by part and step
_STEPS = {"write_file": ("file", "write"), "read_file": ("file", "read"),
          "write_registry": ("registry", "write"), "read_registry": ("registry", "read")}


@dataclass(frozen=True)
class Run:
    """One process of testapi: its document, which fits."""

    document: dict

    def count(self, operation):
        """Operations of a group."""
        return self.document["messages" if operation == "messages" else "count"]

    def groups(self, operation):
        """ns of each group of TestApi: of the calls that do the work; of messages of the part."""
        groups = self.document["testapi"]["groups"]
        if operation not in _STEPS:
            return [group["parts"][-1]["ns"] for group in groups]
        return [sum(one["sum"] for one in working(group, operation)) for group in groups]

    def timing(self, operation):
        """ns that timing adds to groups(); None of messages, in which threads overlap."""
        if operation not in _STEPS:
            return None
        calls = working(self.document["testapi"], operation)
        return self.document["empty_ns"] * len(calls) * self.count(operation)

    def part(self, name):
        """ns of a part of TestAll until all was written and read, or of the whole."""
        if name == "all":
            return self.document["testall"]["ns"]
        # testapi calls messages by one of them
        return next(one["first_ns"] for one in self.document["testall"]["parts"]
                    if one["name"] == name.removesuffix("s"))


def working(of, operation):
    """What one of 2010's columns is made of."""
    return [one for one in of["operations"]
            if (one["part"], one["step"]) == _STEPS[operation] and not one["hand_over"]]


def run_of(document, where, services, cpus):
    """The Run of a document; FormatError where it is not of these services on so many CPUs."""
    result.validate(document, where, SCHEMA, "a document of testapi")
    for name, wanted in (("services", services), ("cpus", cpus)):
        if document[name] != wanted:
            raise FormatError(where, f"{name} is {document[name]!r}, not {wanted!r}")
    groups = document["testapi"]["groups"]
    _check_counts(document, document["testapi"]["operations"], len(groups), where)
    for part in (*groups, document["testall"]):
        _check_counts(document, part["operations"], 1, where)
    return Run(document)


def _check_counts(document, operations, groups, where):
    """Every operation was done as often as was asked for."""
    for one in operations:
        due = groups * document["messages" if one["part"] == "message" else "count"]
        if one["count"] != due:
            raise FormatError(where, f"{one['part']}, {one['step']}, {one['call']}: done "
                                     f"{figures.counted(one['count'], 'time')}, not {due}")
