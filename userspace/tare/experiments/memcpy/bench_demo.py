# SPDX-License-Identifier: GPL-2.0-only
"""The memory of `tare memcpy demo`: the peak of its own process, beside the guests."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tare import result, stats
from tare.errors import TareError

GOAL = 400
# Its own peak, pages of files among it. What a parent is told of its children is QEMU's, too.
_SCRIPT = """
import sys
from pathlib import Path
from tare import cli
status = cli.main(["memcpy", "demo", "-o", sys.argv[1]])
print(Path("/proc/self/status").read_text(), file=sys.stderr)
sys.exit(status)
"""


def measure(folder):
    """One measurement, of a demo that leaves its files in FOLDER."""
    done = subprocess.run([sys.executable, "-c", _SCRIPT, Path(folder)], capture_output=True,
                          text=True, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
                          check=False)
    peak = re.search(r"^VmHWM:\s*(\d+) kB$", done.stderr, re.M)
    if done.returncode or not peak:
        raise TareError(f"tare memcpy demo: ended with {done.returncode}: {done.stderr[-300:]}")
    return result.measurement("demo.rss", "MB", stats.exact(int(peak[1]) * 1024 / 1e6), over=None,
                              better="lower", title="peak memory of the demo, without its guests",
                              conditions=[f"goal: at most {GOAL}", "pages of files among it"])
