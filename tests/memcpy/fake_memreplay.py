# SPDX-License-Identifier: GPL-2.0-only
"""Documents of a memreplay that was not run, and programs that stand in its place."""

import contextlib
import io
import json
import runpy
import subprocess
import sys

import pytest
from programs import write_program
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


# words: the options; made: the document that is written, unless it is emptied
PROGRAM = """#!/usr/bin/python3 -IS
import json, sys
words = dict((word[2:] + "=").split("=")[:2] for word in sys.argv[1:-1])
made, status = json.loads({made!r}), 0
{body}
if made:
    with open(words["output"], "w") as file:
        json.dump(made, file)
sys.exit(status)
"""


def install(folder, monkeypatch, made, body=""):
    """Put a program in memreplay's place, here and in machines. Here it is run in this process: a
    verdict replays some dozen times, and Python takes longer to start than all of the program.
    """
    program = write_program(folder / "memreplay", PROGRAM.format(
        made=json.dumps(made, default=float), body=body))
    for name in ("program", "guest_program"):
        monkeypatch.setattr(paths, name, lambda name: program)
    start = subprocess.run
    monkeypatch.setattr(subprocess, "run", lambda words, **options: (
        _ran if words[0] == program else start)(words, **options))


def _ran(words, **_):
    said = io.StringIO()
    with pytest.MonkeyPatch.context() as patched, contextlib.redirect_stderr(said), \
            pytest.raises(SystemExit) as leaving:
        patched.setattr(sys, "argv", list(map(str, words)))
        runpy.run_path(str(words[0]))
    return subprocess.CompletedProcess(words, leaving.value.code, stderr=said.getvalue().encode())
