# SPDX-License-Identifier: GPL-2.0-only
"""Where what is tested lies, and programs that run to their end."""

import subprocess
import time
from pathlib import Path

TOP = Path(__file__).resolve().parents[1]
BUILD = TOP / "build"


def run(*words, **options):
    """What subprocess.run returns, output as text; without check=True whatever the status is."""
    return subprocess.run([str(word) for word in words],
                          **{"capture_output": True, "text": True, "check": False,
                             "timeout": 600, **options})


def wait_for(holds, seconds=60):
    """Asks HOLDS until it does, or the time is over; returns what it answered last."""
    end = time.monotonic() + seconds
    while not (answer := holds()) and time.monotonic() < end:
        time.sleep(0.01)
    return answer
