# SPDX-License-Identifier: GPL-2.0-only
"""Starts programs and waits for them; their failure becomes an error of ours."""

import subprocess
from pathlib import Path

from tare.errors import of_status, telling


def run(*command, **options):
    """Runs COMMAND by subprocess.run, which takes OPTIONS. Returns as that; raises as judged()."""
    done = subprocess.run([str(word) for word in command], stdin=subprocess.DEVNULL,
                          capture_output=True, text=True, check=False, **options)
    return judged(done, Path(command[0]).name)


def judged(done, name):
    """Returns DONE, a result of subprocess.run, of a success; else raises what its status means."""
    if done.returncode:
        said = telling(done.stderr or done.stdout) or f"exit status {done.returncode}"
        tells_who = said.partition(" ")[0].endswith(":")
        raise of_status(done.returncode, said if tells_who else f"{name}: {said}")
    return done
