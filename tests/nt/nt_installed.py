# SPDX-License-Identifier: GPL-2.0-only
"""How tests/tare/test_installed.py runs the verbs and programs of nt."""

VERBS = {
    "nt testapi": (0, ["-r", 1, "--cpus", 1, "threads", "server"]),
    "nt testall": (0, ["-r", 1, "--cpus", 1, "threads", "server"]),
    "nt cost": (0, ["-r", 6, "-n", 20, "--processes", 1, "set"]),
    # minutes of runs as those above
    "reproduce nt": (0, ["--help"]),
}
AT_NIGHT = {"nt testall": "testapi, which runs here by itself"}
PROGRAMS = {
    **dict.fromkeys(("testapi", "nt-server"), "nt testapi"),
    "nt-cost": "nt cost",
}
