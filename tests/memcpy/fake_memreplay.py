# SPDX-License-Identifier: GPL-2.0-only
"""Documents of a memreplay that was not run, and what stands in its place."""

import json
import subprocess
from pathlib import Path

from tare import paths


def lane(name, samples, **more):
    return {"name": name, "description": f"about {name}", "baseline": name == "ret",
            "entry_modulo_64": 0, "skipped": None, "correct": None if name == "ret" else True,
            "reason": None, "passes": 1, "ns_per_replay": list(samples), "least_ns": None,
            **more}


def document(lanes, rounds, **more):
    """What memreplay writes."""
    return {"tool": "memreplay", "version": 4, "environment": {}, "regime": "captured",
            "regime_details": {}, "seed": 1, "dry_run": False, "rounds": rounds, "passes": 1,
            "calls": 100, "no_least": None,
            "implementations": lanes, **more}


def replayed(lanes, rounds, **more):
    """The same with what was replayed: what the figures are made of."""
    return {**document(lanes, rounds), "left_out": {},
            "source": {"calls": 103}, "replayed": {"calls": 100, "source_calls_per_call": 1.0},
            **more}


PROGRAM = "/memreplay of no file"


def install(monkeypatch, made, change=lambda words, document, calls: None):
    """Put a function in memreplay's place, here and in machines: it writes MADE, as CHANGE has it.

    words: {option: value}; calls: the file of calls.
    """
    start = subprocess.run

    def run(words, **options):
        if words[0] != PROGRAM:
            return start(words, **options)
        given = dict((str(word)[2:] + "=").split("=")[:2] for word in words[1:-1])
        document = json.loads(json.dumps(made, default=float))
        change(given, document, words[-1])
        Path(given["output"]).write_text(json.dumps(document), encoding="ascii")
        return subprocess.CompletedProcess(words, 0, stderr=b"")

    for name in ("program", "guest_program"):
        monkeypatch.setattr(paths, name, lambda name: PROGRAM)
    monkeypatch.setattr(subprocess, "run", run)
