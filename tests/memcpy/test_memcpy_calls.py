# SPDX-License-Identifier: GPL-2.0-only
"""Which calls are chosen and drawn, where a float or the order of lines might have a say."""

import errno
import os
import time

import numpy as np
import pytest
import synthetic
from make_trace import hash_pages, session, write_trace
from programs import BUILD, run

from tare.experiments.memcpy.calls import place, prepare
from tare.experiments.memcpy.calls.choose import Choice
from tare.experiments.memcpy.calls.prepare import Preparation, Prepared
from tare.experiments.memcpy.read import load, trace
from tare.experiments.memcpy.read.names import Subset


def seconds_to_place(threads, calls=50_000):
    """Of this process's CPU: calls to user addresses of so many threads."""
    made = synthetic.uniform(calls, 8, function=3)
    made["dst"] = 0x7F0000000000 + np.arange(calls) % 512
    made["pid"] = np.arange(calls) % threads
    start = time.process_time()
    place.captured(made, False)
    return time.process_time() - start


def test_many_threads_do_not_cost_a_look_at_all_calls_each():
    few = min(seconds_to_place(10) for _ in range(3))
    assert seconds_to_place(50_000) < 20 * few


@pytest.mark.parametrize("verb, wrong", [
    *((verb, "pipe") for verb in ("memcpy calls -o calls", "memcpy report", "compare pipe",
                                  "exact report", "fleet verdict --store store --replay")),
    ("report", "/dev/zero")])
def test_a_pipe_is_no_source(tmp_path, verb, wrong):
    """In a process of its own: a command that hangs fails."""
    os.mkfifo(tmp_path / "pipe")
    done = run(BUILD / "bin/tare", *verb.split(), wrong, timeout=60, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (
        2, f"tare: {wrong}: is not a file: write what it gives to a file\n")
    assert not (tmp_path / "calls").exists()


def test_a_full_temporary_folder_is_named(tmp_path, refused, monkeypatch):
    def full(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Prepared, "write", full)
    write_trace(tmp_path / "t", session(100))
    said = refused(1, "memcpy", "replay", tmp_path / "t")
    assert "/calls: cannot be written (No space left" in said and "TMPDIR" in said


@pytest.mark.parametrize("hashed", [False, True])
def test_calls_that_are_taken_in_parts_are_the_same(hashed, tmp_path, monkeypatch):
    calls, every = session(700), Subset(("memcpy", "memmove", "_copy_to_iter", "_copy_to_user"))
    write_trace(tmp_path / "t", hash_pages(calls) if hashed else calls,
                keys={"address": "hashed"} if hashed else None)
    found = []
    for size in (1 << 18, 7):
        for module in (place, prepare, trace):
            monkeypatch.setattr(module, "CHUNK", size)
        made = Preparation(load.read_capture(tmp_path / "t"), Choice(every)).draw(1)
        found.append((made.calls.tobytes(), made.arena_bytes, prepare.digest(made.calls),
                      made.document))
    assert found[0] == found[1]
