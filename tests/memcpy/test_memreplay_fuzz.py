# SPDX-License-Identifier: GPL-2.0-only
"""Damaged files never crash their readers, and never pass silently."""

import random
import subprocess

import pytest
from make_trace import session, write_profile, write_trace
from memcpy_calls import prepare
from tare.errors import TareError

MUTANTS = 120


def csv(path, _calls):
    path.write_text("8:0.5,5000:0.5\n0:0.9,1:0.1\n1:0.75,8:0.25\n")


def mutate(data, rng):
    """One to four damages, mostly in the text, where the structure is."""
    data = bytearray(data)
    text = min(len(data), 2500)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(text if rng.random() < 0.7 else len(data))
        kind = rng.random()
        if kind < 0.35:
            data[at] = rng.randrange(256)
        elif kind < 0.5:
            data[at] ^= 1 << rng.randrange(8)
        elif kind < 0.65:
            data[at:at] = rng.choice([b"9" * 25, b"-1", b"\n", b" ", b"0", b"\xff" * 9])
        elif kind < 0.8:
            del data[at:at + rng.choice([1, 2, 48, 400])]
        elif kind < 0.9:
            data[at:at] = data[at:at + rng.choice([1, 40, 4000])]
        else:
            del data[at:]
        if not data:
            return bytes([rng.randrange(256)])
        text = min(len(data), 2500)
    return bytes(data)


def damaged(write, folder):
    """MUTANTS files, one after the other."""
    rng = random.Random(7)
    write(folder / "whole")
    whole = (folder / "whole").read_bytes()
    for number in range(MUTANTS):
        (folder / "mutant").write_bytes(mutate(whole, rng))
        yield number, folder / "mutant"


@pytest.mark.parametrize("write", [write_trace, write_profile, csv],
                         ids=["trace", "profile", "csv"])
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
        done = subprocess.run([build.asan, "--dry-run", "-i", "ret", path], capture_output=True,
                              text=True, errors="replace", timeout=120, check=False)
        assert done.returncode in (0, 1, 77), f"mutant {number}: {done.stderr}"
        assert "Sanitizer" not in done.stderr and "runtime error" not in done.stderr, done.stderr
        if done.returncode:
            refused += 1
            assert done.stderr.startswith("memreplay: ") and done.stderr.count("\n") == 1
    assert refused > MUTANTS / 3
