# SPDX-License-Identifier: GPL-2.0-only
"""What the demo captures, and all that it needs in a machine."""

from tare import paths

COMMAND = ("/tare/bin/workload",)

# The compiler and its headers, from the kernel's own Debian: the workload compiles with them.
OVERLAY = ("/usr/bin/gcc", "/usr/bin/gcc-[0-9]*", "/usr/bin/x86_64-linux-gnu-gcc-[0-9]*",
           "/usr/bin/as", "/usr/bin/x86_64-linux-gnu-as",
           "/usr/lib*/gcc/x86_64-linux-gnu/*/cc1", "/usr/lib/gcc/x86_64-linux-gnu/*/include",
           "/usr/include")


def files():
    """{guest path: path here}: the script, and sources for it to work on."""
    source = paths.workload_sources()
    return {COMMAND[0]: source["workload"], "/tare/src/memrecord": source["memrecord"],
            "/tare/src/lib": source["lib"],
            "/tare/src/memrecord/tare/memtap.h": source["memtap.h"]}
