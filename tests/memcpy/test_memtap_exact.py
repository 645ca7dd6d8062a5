# SPDX-License-Identifier: GPL-2.0-only
"""The same capture twice in exact mode, once while the host is busy: the same bytes."""

import os
import signal
import subprocess

from memtap_guest import run

COMMAND = ["sh", "-c", "memrecord -m trace -o /out/trace -- ls -lR /sys/module >/dev/null; "
                       "memrecord -m cost -e 7 -o /out/cost -- ls -lR /sys/module >/dev/null"]


def capture(folder):
    outcome = run("minimal-6.1", "6.1", COMMAND, folder, exact=True, boot=False)
    assert (outcome.verdict, outcome.exit_status) == ("passed", 0)
    return {name: (folder / name).read_bytes() for name in ("trace", "cost")}


def test_two_captures_are_equal(tmp_path, host):
    quiet = capture(tmp_path / "quiet")
    busy = subprocess.Popen(["sh", "-c", "ulimit -t 120; yes >/dev/null & exec yes >/dev/null"],
                            start_new_session=True)
    try:
        assert capture(tmp_path / "busy") == quiet
    finally:
        os.killpg(busy.pid, signal.SIGKILL)
        busy.wait()
    assert len(quiet["trace"]) > 100_000
