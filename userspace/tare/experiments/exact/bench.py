# SPDX-License-Identifier: GPL-2.0-only
"""Of `tare bench`: what counting costs over an exact run, and whether it is complete."""

import sys

from tare import boots, machine, result, stats, terminal
from tare.counting import boot
from tare.experiments.exact import run

MACHINE = "minimal-6.1"
# paths that are many, and one that is short and repeated
COMMAND = ["sh", "-c", "ls -lR /sys /proc/1 >/dev/null 2>&1; "
                       "dd if=/dev/zero of=/dev/null bs=1 count=100000 2>/dev/null"]
PAIRS = 7


def measure(document, folder):
    """Add what was measured to a result."""
    target = folder / "exact.json"
    to_report = [[sys.executable, "-m", "tare", "exact", "record", "-s", "getppid", "-o", target,
                  "--", "sh", "-c", ":"], [sys.executable, "-m", "tare", "exact", "report", target]]
    plain, counted, seconds, documents = [], [], [], []
    _warm_up()
    with terminal.rounds("exact bench", PAIRS, unit="pairs") as done:
        for number in range(PAIRS):
            # in turn: what changes on this machine changes for both
            for kind in (0, 1) if number % 2 else (1, 0):
                if kind:
                    documents.append(run.record(MACHINE, COMMAND))
                    counted.append(documents[-1]["host"]["machine_seconds"])
                else:
                    plain.append(_plain().seconds)
            seconds.append(sum(map(boots.timed, to_report)))
            done(f"{counted[-1]:.1f} s with counting, {plain[-1]:.1f} s without")
    conditions = [f"{PAIRS} restored machines of each, in turn; "
                  f"Linux {documents[0]['environment']['kernel']}",
                  f"{documents[0]['instructions']} instructions counted, after the restore"]
    document["measurements"] += [
        result.measurement(
            "exact.record_over_exact", "ratio", stats.paired_ratio(counted, plain), better="lower",
            over=result.BOOTS, samples=PAIRS, conditions=conditions,
            title="seconds of an exact machine, restore included: with counting over without"),
        result.measurement(
            "exact.command_to_report", "seconds", stats.median(seconds), better="lower",
            over=result.BOOTS, samples=PAIRS, conditions=conditions[:1],
            title="from the command to the report of sh -c :"),
        result.measurement(
            "exact.missing", "instructions",
            stats.exact(sum(abs(one["checked"]["missing"]) for one in documents)), over=None,
            better="lower", samples=len(documents), conditions=conditions,
            title="instructions that the clock counted and the paths do not have")]


def _plain():
    """The same machine and command without the plugin: what record() gives QEMU besides."""
    outcome = machine.run(MACHINE, [boot.PROGRAM, "-o", "/out/ticks", "--", *COMMAND],
                          exact=True, boot=False, files=machine.programs(boot.PROGRAM))
    machine.check_command(outcome)
    return outcome


def _warm_up():
    """So that no pair makes what is kept."""
    machine.symbols(MACHINE)
    machine.profile_plugin()
    _plain()
