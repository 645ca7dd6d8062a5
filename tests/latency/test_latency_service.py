# SPDX-License-Identifier: GPL-2.0-only
"""`tare ab --service`: a process of this machine, observed by syslat after each command."""

import subprocess
import sys

from tare import result


def test_a_service_is_observed_after_each_command(may_trace, tare, tmp_path):
    """What the command switches, the process sees: B has it sleep in each turn."""
    switch, script = tmp_path / "switch", (
        "import os, sys, time\nwhile True:\n"
        "  os.pread(os.open(sys.argv[1], 0), 9, 0) == b'b' and time.sleep(0.0001)\n"
        "  os.getppid()\n  os.closerange(3, 9)\n")
    switch.write_text("a")
    with subprocess.Popen([sys.executable, "-c", script, switch]) as service:
        status, out, error = tare(
            "ab", "--service", service.pid, "-r", 3, "-d", "0.2", "--json", tmp_path / "r.json",
            "--", "sh", "-c", f"printf a >{switch}", "--", "sh", "-c", f"printf b >{switch}")
        service.kill()
    assert status == 0, error
    alone = next(one for one in result.read(tmp_path / "r.json")["tables"]
                 if one["name"] == "compare.only")["rows"]
    assert any("clock_nanosleep" in row[0] and row[1] == "B: new" for row in alone)
    assert "pread64" in out
