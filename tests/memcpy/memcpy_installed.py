# SPDX-License-Identifier: GPL-2.0-only
"""How tests/tare/test_installed.py runs the verbs and programs of memcpy."""

from installed import CAN_BE_77

FEW = ["-i", "ret,rep_movsl,rep_movsb,libc", "--rounds", 9, "--max-calls", 1000]
VERBS = {
    "memcpy record": (0, ["--trace", "--machine", "minimal", "-o", "small.trace", "--",
                          "ls", "-lR", "/sys/module"]),
    "memcpy report": (0, ["small.trace"]),
    "memcpy replay": (0, [*FEW, "--json", "replay.json", "small.trace"]),
    "memcpy verdict": (0, [*FEW, "small.trace"]),
    "memcpy dose": (0, ["--machine", "minimal", "--exact", "--", "ls", "-lR", "/sys/module"]),
    "memcpy export": (0, ["-o", "small.csv", "small.trace"]),
    "memcpy calls": (0, ["-o", "small.calls", "small.trace"]),
    "memcpy demo": (0, ["--machine", "minimal", "-o", "demo", "--", "ls", "-lR",
                        "/sys/module"]),
    "reproduce memcpy": (0, ["--help"]),  # as demo
    "report": (0, ["replay.json", "--html", "report.html"]),
    "compare": (0, ["replay.json", "replay.json"]),
}
AT_NIGHT = {
    "memcpy verdict": "a replay, which runs here by itself",
    "memcpy dose": "two exact boots",
    "memcpy demo": "record, replay and verdict in one, which run here by themselves",
}
PROGRAMS = {
    "memrecord": (CAN_BE_77, ["--", "true"]),
    "tapcost": (CAN_BE_77, ["--rounds", "1"]),
    "memreplay": "memcpy replay",
}
