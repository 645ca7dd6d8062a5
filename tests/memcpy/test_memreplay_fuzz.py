# SPDX-License-Identifier: GPL-2.0-only
"""Damaged files never crash their readers, and never pass silently."""

import random

import pytest
from make_trace import session, write_profile, write_trace
from memcpy_calls import prepare
from programs import run
from tare.errors import TareError

MUTANTS = 120


def mutate(data, rng):
    """One to four damages, mostly in the text, where the structure is."""
    data = bytearray(data)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(min(len(data), 2500) if rng.random() < 0.7 else len(data))
        here = data[at:at + rng.choice([1, 2, 40, 48, 400, 4000])]
        # one byte is another, or one bit; more come, or come twice; some are left out, or the rest
        data[at:at + rng.choice([0, 1, 1, len(here)])] = rng.choice([
            rng.randbytes(1), bytes([data[at] ^ 1 << rng.randrange(8)]), here,
            rng.choice([b"9" * 25, b"-1", b"\n", b" ", b"0", b"\xff" * 9]), b""])
        if rng.random() < 0.1:
            del data[at:]
        data = data or bytearray(rng.randbytes(1))
    return bytes(data)


def damaged(write, folder):
    """MUTANTS files, one after the other."""
    rng = random.Random(7)
    write(folder / "whole")
    whole = (folder / "whole").read_bytes()
    for number in range(MUTANTS):
        (folder / "mutant").write_bytes(mutate(whole, rng))
        yield number, folder / "mutant"


@pytest.mark.parametrize("write", [write_trace, write_profile], ids=["trace", "profile"])
def test_a_damaged_source_is_read_or_refused_in_one_line(write, tmp_path):
    refused = 0
    for number, path in damaged(lambda path: write(path, session(120)), tmp_path):
        try:
            prepare(path, ["--max-calls", "500"], tmp_path / "calls")
        except TareError as error:
            refused += 1
            assert error.exit_status in (1, 77) and "\n" not in str(error), number
    assert refused > MUTANTS / 3


def test_a_damaged_file_of_calls_is_replayed_or_refused_in_one_line(tmp_path, build):
    """With AddressSanitizer and UBSan."""
    write_trace(tmp_path / "t", session(120))
    refused = 0
    for number, path in damaged(lambda path: prepare(tmp_path / "t", [], path), tmp_path):
        done = run(build.asan, "--dry-run", "-i", "ret", path, errors="replace")
        assert done.returncode in (0, 1, 77), f"mutant {number}: {done.stderr}"
        assert "Sanitizer" not in done.stderr and "runtime error" not in done.stderr, done.stderr
        if done.returncode:
            refused += 1
            assert done.stderr.startswith("memreplay: ") and done.stderr.count("\n") == 1
    assert refused > MUTANTS / 3
