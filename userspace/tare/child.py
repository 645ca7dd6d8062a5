# SPDX-License-Identifier: GPL-2.0-only
"""Programs that tare starts and waits for: their failure is an error of ours."""

import subprocess
from pathlib import Path

from tare.errors import of_status, telling


def run(*command, **options):
    """What subprocess.run returns of COMMAND, which succeeded; it takes OPTIONS, too."""
    done = subprocess.run([str(word) for word in command], stdin=subprocess.DEVNULL,
                          capture_output=True, text=True, check=False, **options)
    return judged(done, Path(command[0]).name)


def judged(done, name):
    """DONE, as subprocess.run returns it, of a success; else raises what its status means."""
    if done.returncode:
        said = telling(done.stderr or done.stdout) or f"exit status {done.returncode}"
        tells_who = said.partition(" ")[0].endswith(":")
        raise of_status(done.returncode, said if tells_who else f"{name}: {said}")
    return done
