# SPDX-License-Identifier: GPL-2.0-only
"""Plugins of QEMU from source."""

import subprocess
from pathlib import Path

HERE = Path(__file__).parent
HEADERS = HERE.parents[1] / "qemu/host"


def build(name, folder):
    """The plugin of that name, built in the folder."""
    built = Path(folder) / f"{name}.so"
    subprocess.run(["gcc", "-O2", "-g", "-std=gnu11", "-D_GNU_SOURCE", "-Wall", "-Wextra",
                    "-Werror", "-fPIC", "-shared", "-fvisibility=hidden", f"-I{HEADERS}",
                    "-o", built, HERE / f"{name}.c"], check=True)
    return built
