# SPDX-License-Identifier: GPL-2.0-only
"""What the tests of 2010 want of hardware."""

import tempfile

from tare import child, paths
from tare.experiments.nt import published, run
from tare.experiments.nt.published import verbs
from tare.experiments import perf
from tare.reproduce import hardware
from tare.reproduce.hardware import Line, Step

NTOBJ = ("nt", "nt-ntobj"), ("nt", "nt-ntobj-all")


def _perf(_amount, progress):
    with tempfile.TemporaryDirectory(prefix="tare-nt-") as folder, run.pinned(1):
        def one(count, before):  # TestAll, which follows, posts as many
            child.run(*before, paths.guest_program("testapi"), "--groups", 1, "--count", 1,
                      "--messages", count // 2, cwd=folder)

        return perf.document("nt", {
            ("threads.1.messages", "messages of TestApi and TestAll, threads, one CPU"): (
                one, 6000)}, progress)


STEPS = (Step("nt", "TestApi and TestAll by time", verbs.SECONDS["usual"], verbs.measure),
         Step("nt-ntobj", "TestApi of the kernel's module", 60, (
             "nt", "testapi", "ntobj", "--machine", run.MACHINE)),
         Step("nt-ntobj-all", "TestAll of the kernel's module", 60, (
             "nt", "testall", "ntobj", "--machine", run.MACHINE)),
         Step("nt-perf", "messages by the CPU's counters", 30, _perf))


def lines(made):
    """Ours that stand beside 2010's, and counters beside instructions."""
    yield from (Line(entry["name"], ("nt",), entry["name"]) for entry in made["measurements"]
                if entry["published"] and entry["unit"] == "ms")
    yield from (Line(f"nt.perf.threads.1.messages.{event}", ("nt-perf",),
                     "nt.testapi.exact.threads.1.messages" if event == "instructions" else "")
                for event in perf.EVENTS)


def empty(table, row, column):
    """Rows of front ends that the machine of the page cannot time."""
    parts = published.OPERATIONS if table == "nt.testapi" else published.PARTS
    part = next((part for part, title in parts.items() if title == column), None)
    front = row.partition(":")[0]
    if part and front in run.FRONTS:
        return Line(f"{table}.{front}.1.{part}",
                    NTOBJ[table == "nt.testall"] if front == "ntobj" else ("nt",))
    return hardware.NOT_PUBLISHED
