# SPDX-License-Identifier: GPL-2.0-only
"""Programs of tests, compiled as those of userspace/ are."""

import subprocess

from programs import TOP

GUEST = ("-O2", "-static", "-pthread")
# every bad access ends the program
CHECKED = ("-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")


def build(target, sources, *options, compiler="gcc"):
    """TARGET of SOURCES, absolute or below the top of the tree; options: of the compiler, libraries
    last. Returns TARGET."""
    flags = [option for option in options if not option.startswith("-l")]
    libraries = [option for option in options if option.startswith("-l")]
    subprocess.run([compiler, "-std=gnu11", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror",
                    f"-I{TOP}/userspace", f"-I{TOP}/kmod/include/uapi", *flags, "-o", target,
                    *(TOP / source for source in sources), *libraries], check=True)
    return target
