# SPDX-License-Identifier: GPL-2.0-only
"""Damaged sources never crash the readers (AddressSanitizer, UBSan), and never pass silently."""

import random
import subprocess
from concurrent.futures import ThreadPoolExecutor

import pytest
from make_trace import session, write_profile, write_trace

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


@pytest.mark.parametrize("write", [write_trace, write_profile, csv],
                         ids=["trace", "profile", "csv"])
def test_mutants(write, tmp_path, build):
    rng = random.Random(7)
    write(tmp_path / "whole", session(120))
    whole = (tmp_path / "whole").read_bytes()

    def try_one(number, data):
        path = tmp_path / f"mutant{number}"
        path.write_bytes(data)
        done = subprocess.run([build.asan, "--dry-run", "-i", "ret", "--max-calls", "500", path],
                              capture_output=True, text=True, errors="replace", timeout=120,
                              check=False)
        path.unlink()
        return done

    mutants = [mutate(whole, rng) for _ in range(MUTANTS)]
    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(try_one, range(MUTANTS), mutants))
    for number, done in enumerate(results):
        assert done.returncode in (0, 1, 77), f"mutant {number}: {done.stderr}"
        assert "Sanitizer" not in done.stderr and "runtime error" not in done.stderr, done.stderr
        if done.returncode:
            assert done.stderr.startswith("memreplay: ")
            assert done.stderr.count("\n") == 1
    assert sum(done.returncode != 0 for done in results) > MUTANTS / 3
