# SPDX-License-Identifier: GPL-2.0-only
"""How tests/tare/test_installed.py runs the verbs of fleet."""

from installed import CAN_BE_77

VERBS = {
    # without DuckDB, which no package brings
    "fleet demo": (CAN_BE_77, []),
    "fleet import": (2, ["--store", "store", "/nonexistent"]),
    "fleet query": (0, []),
    "fleet export pprof": (2, ["--store", "store", "-o", "x.pb.gz"]),
    "fleet export textfile": (2, ["-o", "x.prom", "/nonexistent"]),
    "fleet verdict": (2, ["--store", "store", "--replay", "/nonexistent"]),
    "fleet generate": (2, ["--store", "store", "--hosts", "1", "/nonexistent"]),
}
PROGRAMS = {}
