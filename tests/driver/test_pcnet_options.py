# SPDX-License-Identifier: GPL-2.0-only
"""The user-level driver's words, on a machine that need have no such card."""

import subprocess
from pathlib import Path

import pytest

PCNET32 = Path(__file__).resolve().parents[2] / "build/bin/pcnet32"


@pytest.mark.parametrize("words, said", [
    (["--mode", "sleep"], "--mode sleep: must be interrupt, poll or hybrid"),
    (["--deliver", "by-hand"], "--deliver by-hand: must be direct, queued or tap"),
    (["--fault", "wild_dma"],
     "--fault wild_dma: must be none, wild-dma, bad-descriptor or wild-pointer"),
    (["--queue", "0"], "--queue 0: must be a number from 1 to 1000000"),
    (["--queue", "-1"], "--queue -1: must be a number from 1 to 1000000"),
    (["--queue", "18446744073709551617"], "must be a number from 1 to 1000000"),
    (["--seconds", "1x"], "--seconds 1x: must be a number from 1 to 1000000"),
    (["--window", "1999"], "--window 1999: must be a number from 2000 to 65535"),
    (["--window", "65536"], "--window 65536: must be a number from 2000 to 65535"),
    (["--queue", "32"], "--queue: only with --deliver queued"),
    (["--queue", "32", "--deliver", "tap"], "--queue: only with --deliver queued"),
    (["--keep-tap"], "--keep-tap: only with --deliver tap"),
    (["--deliver", "tap", "--window", "4000"],
     "--window: not with --deliver tap, where the kernel sets it"),
    (["--delay", "1000"], "--delay 1000: must be three numbers from 0 to 20000, as 1000,0,1000"),
    (["--delay", "1,2,3,4"], "must be three numbers from 0 to 20000, as 1000,0,1000"),
    (["--delay", "1,-2,3"], "must be three numbers from 0 to 20000, as 1000,0,1000"),
    (["--delay", "0,0,20001"], "must be three numbers from 0 to 20000, as 1000,0,1000"),
    (["rebind"], "rebind: not known; see --help"),
    (["bind", "0000:00:04.0", "more"], "more: not known; see --help"),
])
def test_bad_usage_is_told_and_does_nothing(words, said):
    done = subprocess.run([PCNET32, *words], capture_output=True, text=True, timeout=20,
                          check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines()[0].endswith(said)


@pytest.mark.parametrize("words", [["bind", "0000:ff:1f.7"], ["--device", "0000:ff:1f.7"]])
def test_a_device_that_is_not_there(words):
    done = subprocess.run([PCNET32, *words], capture_output=True, text=True, timeout=20,
                          check=False)
    assert (done.returncode, done.stdout) == (77, "")
    assert done.stderr == ("pcnet32: 0000:ff:1f.7: no such PCI device: look in "
                           "/sys/bus/pci/devices\n")
