# SPDX-License-Identifier: GPL-2.0-only
"""Where the latency tools are, and guests that have them."""

import subprocess
from pathlib import Path

import tareqemu
from tareqemu import kmod

TOP = Path(__file__).resolve().parents[1]
BIN = TOP / "build/guest/bin"
TOOLS = ("syslat", "wakelat", "switchlat", "timerlat", "latread", "crossings")


def build_known(folder):
    """tests/guest/known.c as a static program."""
    program = Path(folder) / "known"
    subprocess.run(["gcc", "-O2", "-std=gnu11", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror",
                    "-static", "-pthread", "-o", program, TOP / "tests/guest/known.c"], check=True)
    return program


def run_in_guest(kernel, script, out, machine=None, **options):
    """A machine (default: minimal) with the tools and both sets of modules; an Outcome."""
    files = {f"/tare/bin/{name}": BIN / name for name in TOOLS}
    files["/tare/bin/known"] = build_known(out)
    for name in ("ktap.sh", "lattap.sh"):
        files[f"/tare/bin/{name}"] = TOP / "tests/guest" / name
    modules = kmod.build(kernel, TOP / "kmod") + kmod.build(kernel, TOP / "tests/guest/kmod")
    return tareqemu.run(machine or f"minimal-{kernel}",
                        ["sh", "-c", "PATH=/tare/bin:$PATH\n" + script],
                        files=files, modules=modules, out_dir=out, **options)
