# SPDX-License-Identifier: GPL-2.0-only
"""How tests/tare/test_installed.py runs the verbs and programs of exact."""

VERBS = {
    "exact record": (0, ["-o", "true.json", "--", "true"]),
    "exact report": (0, ["true.json"]),
    "exact diff": (0, ["true.json", "true.json"]),
    "exact compare": (0, ["--kernels", "6.1", "-n", "1"]),
    "exact pollution": (0, ["-n", "1"]),
    "exact prices": (0, ["--kernels", "6.1", "--settings", "no LSMs", "-n", "1"]),
    "exact gate": (0, ["--against", "true.json", "--max-growth", "0", "--", "true"]),
}
AT_NIGHT = {
    "exact compare": "of what is installed it needs one program more than record",
    "exact gate": "a record and its comparison, which run here by themselves",
    "exact prices": "a boot that makes each of 64 calls",
    "exact pollution": "of what is installed it needs no more than record and compare",
}
PROGRAMS = {"exactcalls": "exact compare", "exactrun": "exact record"}
