# SPDX-License-Identifier: GPL-2.0-only
"""Every one-liner in a Debian with bpftrace of its own time: 0.17 and 0.23, three kernels."""

import re
from pathlib import Path

import pytest
import tareqemu
from tareqemu import kmod

TOP = Path(__file__).resolve().parents[2]
SCRIPTS = sorted((TOP / "ebpf/bpftrace").glob("*.bt"))

# What the load of tests/guest/bpftrace.sh makes each of them print.
EXPECTED = {
    "sizes": r"@size\[0\]:\s(.*\n)*\[2K, 4K\)\s+7 ",
    "bytes-by-caller": r"@bytes\[call_memcpy.*\]: 21192\b",
    "bytes-by-process": r"@bytes\[(sh|load)\]: \d{4,}",
    "large-copies": r"call_memset\+(.*\n)*\]: 3\b",
    "misaligned": r"@calls\[call_memcpy.*\]: 7\b",
    "user-copies": r"@bytes\[(sh|load), 5\]: \d{4,}",
    "rate": r"@bytes: \d{4,}",
    "contexts": r"@calls\[1\]: ([5-9]|\d\d)",
    "small-copies": r"@calls\[\w+.*\]: \d+",
    "README": r"call_memcpy\+",
}


def test_there_are_eight():
    assert len(SCRIPTS) >= 8
    assert {script.stem for script in SCRIPTS} | {"README"} == set(EXPECTED)


@pytest.fixture(scope="session", params=["6.1", "6.12", "7.2"])
def guest(request, tmp_path_factory):
    kernel, out = request.param, tmp_path_factory.mktemp(f"bpftrace-{request.param}")
    files = {f"/tare/bpftrace/{script.name}": script for script in SCRIPTS}
    files["/tare/bin/bpftrace.sh"] = TOP / "tests/guest/bpftrace.sh"
    modules = kmod.build(kernel, TOP / "kmod") + kmod.build(kernel, TOP / "tests/guest/kmod")
    outcome = tareqemu.run(f"debian-{kernel}", ["sh", "/tare/bin/bpftrace.sh"], files=files,
                           modules=modules, out_dir=out, timeout=900, cpus=1)
    return outcome, out


def test_guest_ends_well(guest):
    outcome, out = guest
    assert (outcome.verdict, outcome.reason) == ("passed", "")
    assert (out / "list").read_text().strip() == "tracepoint:tare:mem_copy"


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_shows_the_known_load(guest, name):
    out = guest[1]
    said = (out / f"{name}.err").read_text()
    assert (out / f"{name}.status").read_text().strip() == "0", said
    assert "ERROR" not in said
    text = (out / f"{name}.out").read_text()
    assert re.search(EXPECTED[name], text), text
