# SPDX-License-Identifier: GPL-2.0-only
"""Guests with tare_ntobj.ko, the programs that try it, and tests/nt/guest/ntobj.sh."""

from pathlib import Path

import tareqemu
from c_program import GUEST, build
from programs import TOP
from tareqemu import kmod

HERE = TOP / "tests/nt/guest"
SCRIPT = "/tare/bin/ntobj.sh"
PROGRAMS = {"nt_edges": ("nt_edges",), "nt_fail": ("nt_fail",),
            "nt_fuzz": ("nt_fuzz", "nt_fuzz_ask", "nt_fuzz_make", "nt_fuzz_text"),
            "nt_kill": ("nt_kill",)}


def programs(folder):
    """{path in the guest: static program}."""
    return {f"/tare/bin/{name}": build(Path(folder) / name,
                                       [HERE / f"{part}.c" for part in parts], *GUEST,
                                       f"-I{TOP}/kmod/ntobj")
            for name, parts in PROGRAMS.items()}


def run(machine, kernel, script, folder, source=TOP / "kmod", **options):
    """A machine with the module of SOURCE, the programs and the scripts; an Outcome."""
    files = {**programs(folder), "/tare/bin/ktap.sh": TOP / "tests/guest/ktap.sh"}
    files |= {f"/tare/bin/{path.name}": path for path in HERE.glob("*.sh")}
    return tareqemu.run(f"{machine}-{kernel}", ["sh", "-c", script], files=files,
                        modules=kmod.build(kernel, source), out_dir=folder, **options)
