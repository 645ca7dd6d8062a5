# SPDX-License-Identifier: GPL-2.0-only
"""Guests with the module, the recorder and the scripts of tests/guest."""

from pathlib import Path

import tareqemu
from breadth import ONLY, Boot, checks, cycles, some
from programs import built
from tareqemu import kernel as kernels, kmod

TOP = Path(__file__).resolve().parents[2]
KERNELS = kernels.debian_names()
# (kernel, CPUs, command line): with several CPUs, kernel code is preempted wherever it can be; four
# take turns where the host has two, and see no more
_FEW = [(KERNELS[0], 1, ""), *((KERNELS[at], 2, "preempt=full") for at in (1, -1))]
BOOTS = some(_FEW, [(name, *cpus) for name in KERNELS for cpus in ((1, ""), (4, "preempt=full"))
                    if (name, *cpus) not in _FEW])
# what memtap does on any kernel, and leaves as it was: seconds instead of minutes
CORE = ("known calls|a full ring loses|kptr_restrict hides every|unloads while|"
        "with a probe on it|entry bytes")
# what needs a second CPU, or finds more with one
SEVERAL = ("static branches|breakpoint|preempts a tap|a CPU that comes|CPUs that went|"
           "loads and unloads")
CYCLES = cycles(2, 8)
# a cycle takes 0.4 to 1.5 s in an emulated machine, 2.5 s where others use the CPUs
LIMIT = (60 if ONLY else 240) + 5 * int(CYCLES)


def modules(kernel, source=TOP / "kmod"):
    return kmod.build(kernel, source) + kmod.build(kernel, TOP / "tests/guest/kmod")


def run(machine, kernel, command, out, source=TOP / "kmod", **options):
    """A guest with the modules, the recorder and the scripts; an Outcome."""
    files = {"/tare/bin/memrecord": TOP / "build/guest/bin/memrecord",
             "/tare/bin/memtap_client": built("memtap_client"),
             "/tare/bin/ktap.sh": TOP / "tests/guest/ktap.sh",
             **{f"/tare/bin/{script}": TOP / "tests/memcpy/guest" / script
                for script in ("memtap.sh", "recorder.sh", "taps.sh")}}
    return tareqemu.run(machine, command, files=files, modules=modules(kernel, source),
                        out_dir=out, **{"timeout": LIMIT, **options})


class Guest(Boot):
    """One of these, and the folder with what it wrote."""

    def __init__(self, machine, kernel, out, made=None, script="memtap.sh", cycles=CYCLES,
                 **options):
        self.kernel, self.out = kernel, out
        # the first kernel has one CPU, and the second two
        core = f"{CORE}|{SEVERAL}" if kernel == KERNELS[1] else CORE
        made = checks(kernel, core) if made is None else made
        command = ["env", f"KTAP_ONLY={made}", "sh", f"/tare/bin/{script}", cycles]
        super().__init__(run(machine, kernel, command, out, **options), made)
