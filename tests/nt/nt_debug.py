# SPDX-License-Identifier: GPL-2.0-only
"""Guests with tare_ntobj.ko, the programs that try it, and tests/nt/guest/ntobj.sh; and how
tests/debug runs its checks.
"""

import services_script
import tareqemu
from programs import TOP, built
from tareqemu import kmod

HERE = TOP / "tests/nt/guest"
SCRIPT = "/tare/bin/ntobj.sh"
PROGRAMS = "nt_edges", "nt_fuzz", "nt_kill", "nt_moment", "nt_play"


def run(machine, kernel, script, folder, **options):
    """A machine with the module, the programs and the scripts; an Outcome."""
    files = {f"/tare/bin/{name}": built(name) for name in PROGRAMS}
    for case, word in (services_script.random_calls, 1), (services_script.without_memory, None):
        path = folder / case.__name__
        path.write_text("\n".join(case(6, word).lines))
        files[f"/tare/requests/{path.name}"] = path
    files["/tare/bin/ktap.sh"] = TOP / "tests/guest/ktap.sh"
    files |= {f"/tare/bin/{path.name}": path for path in HERE.glob("*.sh")}
    return tareqemu.run(f"{machine}-{kernel}", ["sh", "-c", script], files=files,
                        modules=kmod.build(kernel, TOP / "kmod"), out_dir=folder, **options)


# these kernels are slow: how soon a death is told is asked where time is counted
CHECKS = {"ntobj": (run, [f"sh {SCRIPT} 10000 20 20 10000"])}
