# SPDX-License-Identifier: GPL-2.0-only
"""A machine's boot and its restore, from the command to its end, timed in turns."""

import sys
import time

from tare import child, machine, result, stats, terminal, turns

ROUNDS = 7
MACHINE = "minimal-6.1"
_OURS = [sys.executable, "-m", "tare", "machine", "run", MACHINE]
_COMMANDS = {"machine.boot": ("boot a minimal machine and run true", [*_OURS, "--boot"]),
             "machine.restore": ("restore it and run true", _OURS)}


def measure(document, _):
    """Adds measurements to a result."""
    warm_up = machine.run(MACHINE, ["true"])
    machine.check(warm_up)
    seconds = {name: [] for name in _COMMANDS}
    for number in range(ROUNDS):
        with terminal.status(f"booting, {number} of {ROUNDS}"):
            for name in turns.order(_COMMANDS, number):
                seconds[name].append(timed([*_COMMANDS[name][1], "--", "true"]))
    for name, (title, _) in _COMMANDS.items():
        document["measurements"].append(result.measurement(
            name, "seconds", stats.median(seconds[name]), better="lower", over=result.BOOTS,
            title=title, conditions=[
                f"accelerator {warm_up.accelerator}, Linux {warm_up.kernel_release}, "
                f"QEMU {warm_up.qemu_version}; after one warm-up"]))


def timed(command):
    """Seconds that COMMAND takes; TareError if it fails."""
    start = time.monotonic()
    child.run(*command)
    return time.monotonic() - start
