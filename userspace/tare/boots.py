# SPDX-License-Identifier: GPL-2.0-only
"""A machine's boot and restore, command to prompt, beside virtme-ng's boot of the same kernel.

All are timed in turn, as whole commands, and use the same accelerator.
"""

import os
import shlex
import sys
import time

from tare import child, machine, result, stats, terminal
from tare.errors import TareError

BOOTS = 7
# virtme-ng boots fewer times if all would take longer than this, as they do without KVM
THEIR_SECONDS, FEWEST = 80, 3
MACHINE = "minimal-6.1"


def measure(document, _):
    """Adds measurements to a result, and to its warnings what could not be measured, and why."""
    warm_up = machine.run(MACHINE, ["true"])
    machine.check(warm_up)
    ours = [sys.executable, "-m", "tare", "machine", "run", MACHINE]
    commands = {"machine.boot": [*ours, "--boot", "--", "true"],
                "machine.restore": [*ours, "--", "true"]}
    boots = dict.fromkeys(commands, BOOTS)
    virtme_ng = os.environ.get("TARE_VIRTME_NG")
    if virtme_ng:
        theirs = virtme_ng_command(virtme_ng, warm_up)
        try:
            boots["machine.boot.virtme_ng"] = min(
                BOOTS, max(FEWEST, int(THEIR_SECONDS / timed(theirs))))
            commands["machine.boot.virtme_ng"] = theirs
        except TareError as error:
            document["warnings"].append(f"machine.boot.virtme_ng was not measured: {error}")
    else:
        document["warnings"].append("machine.boot.virtme_ng was not measured: TARE_VIRTME_NG names "
                                    "no virtme-ng; `make bench` fetches one")
    seconds = {name: [] for name in commands}
    for number in range(BOOTS):
        with terminal.status(f"booting, {number} of {BOOTS}"):
            for name, command in commands.items():
                if number < boots[name]:
                    seconds[name].append(timed(command))
    conditions = [f"accelerator {warm_up.accelerator}, Linux {warm_up.kernel_release}, "
                  f"QEMU {warm_up.qemu_version}; after one warm-up"]
    titles = {"machine.boot": ("boot a minimal machine and run true", []),
              "machine.restore": ("restore it and run true", []),
              "machine.boot.virtme_ng": ("the same with virtme-ng",
                                         ["by its defaults: its root is the host's file tree"])}
    for name, samples in seconds.items():
        title, more = titles[name]
        document["measurements"].append(result.measurement(
            name, "seconds", stats.median(samples), better="lower", over=result.BOOTS,
            samples=len(samples), title=title, conditions=[*conditions, *more]))


def virtme_ng_command(program, outcome):
    """A command that runs true in virtme-ng under OUTCOME's accelerator.

    virtme-ng wants a terminal, so script(1) gives it one.
    """
    kernel = machine.kernel(MACHINE)
    image = kernel.root / f"boot/vmlinuz-{kernel.release}"
    command = [program, "--run", str(image), "--exec", "true",
               *(["--disable-kvm"] if outcome.accelerator != "kvm" else [])]
    search = f"PATH={os.path.dirname(program)}:{os.environ['PATH']}"
    return ["env", search, "script", "--quiet", "--return", "--command",
            shlex.join(command), "/dev/null"]


def timed(command):
    """Seconds that COMMAND takes; TareError if it fails."""
    start = time.monotonic()
    child.run(*command)
    return time.monotonic() - start
