# SPDX-License-Identifier: GPL-2.0-only
"""Where the latency tools are, and guests that have them."""

from pathlib import Path

import tareqemu
from c_program import GUEST, build
from tareqemu import kmod

TOP = Path(__file__).resolve().parents[2]
BIN = TOP / "build/guest/bin"
TOOLS = ("syslat", "wakelat", "switchlat", "timerlat", "latread", "crossings")


def build_known(folder):
    """tests/latency/guest/known.c as a static program."""
    return build(Path(folder) / "known", ["tests/latency/guest/known.c"], *GUEST)


def run_in_guest(kernel, script, out, machine=None, **options):
    """A machine (default: minimal) with the tools and both sets of modules; an Outcome."""
    files = {f"/tare/bin/{name}": BIN / name for name in TOOLS}
    files["/tare/bin/known"] = build_known(out)
    files["/tare/bin/ktap.sh"] = TOP / "tests/guest/ktap.sh"
    files["/tare/bin/lattap.sh"] = TOP / "tests/latency/guest/lattap.sh"
    modules = kmod.build(kernel, TOP / "kmod") + kmod.build(kernel, TOP / "tests/guest/kmod")
    return tareqemu.run(machine or f"minimal-{kernel}",
                        ["sh", "-c", "PATH=/tare/bin:$PATH\n" + script],
                        files=files, modules=modules, out_dir=out, **options)
