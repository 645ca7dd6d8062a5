# SPDX-License-Identifier: GPL-2.0-only
"""A host whose CPUs have other things to do."""

import contextlib
import subprocess


@contextlib.contextmanager
def loaded(loops):
    """So many busy loops, for two minutes of CPU time each at most."""
    # the shell's own limit: a wrapper that is killed would leave the loop behind
    busy = [subprocess.Popen(["sh", "-c", "ulimit -t 120; while :; do :; done"])
            for _ in range(loops)]
    try:
        yield
    finally:
        for one in busy:
            one.kill()
            one.wait()
