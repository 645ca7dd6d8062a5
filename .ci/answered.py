# SPDX-License-Identifier: GPL-2.0-only
"""answered RESULT: ends with 1 unless RESULT, of `make demo`, has an answer and its figures."""

import json
import sys

with open(sys.argv[1], encoding="utf-8") as stream:
    result = json.load(stream)
net = {entry["name"]: entry["net"] or entry["raw"] for entry in result["measurements"]}
print("demo:", result["verdict"]["sentence"])
wrong = [what for what, holds in (
    ("no answer", result["verdict"]["answer"] in ("worth it", "not worth it")),
    ("fewer than 100,000 calls", net["memcpy.calls.seen"]["value"] > 100_000),
    ("a share that cannot be",
     # of an exact machine it is counted, and has no interval
     0 < net["memcpy.share.copies"]["low"] <= net["memcpy.share.copies"]["high"] < 100),
    ("fewer than 8 routines",
     sum(name.startswith("memcpy.replay.all.") for name in net) >= 8)) if not holds]
sys.exit(f"demo: {', '.join(wrong)}" if wrong else 0)
