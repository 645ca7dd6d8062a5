# SPDX-License-Identifier: GPL-2.0-only
"""The user-level driver in guests of every kernel: each check of guest/pcnet_user.sh as a
test of its own, and what arrived in each mode.
"""

import json
import re
import struct

import pytest
import tareqemu
from breadth import Boot, checks, named_checks, skip_unless_made, some
from programs import TOP

from tare.experiments.driver import run

SCRIPT = TOP / "tests/driver/guest/pcnet_user.sh"
# where the driver meets its kernel: VFIO, interrupts, DMA, TAP, taking and giving back
CORE = "not bound|interrupt direct|TAP device|wild DMA|given back"


@pytest.fixture(scope="module", params=some(["6.1", "7.2"], ["6.12"]))
def guest(host, request, tmp_path_factory):
    made = checks(request.param, CORE)
    return Boot(tareqemu.run(
        f"pcnet-hub-{request.param}",
        ["env", f"KTAP_ONLY={made}", "sh", "/tare/bin/pcnet_user.sh"],
        files={**run.files("user-message"), "/tare/bin/ktap.sh": TOP / "tests/guest/ktap.sh",
               "/tare/bin/pcnet_user.sh": SCRIPT},
        out_dir=tmp_path_factory.mktemp("out")), made)


def test_guest_ends_well(guest):
    guest.ended_well()


@pytest.mark.parametrize("name", named_checks(SCRIPT))
def test_check(guest, name):
    guest.passed(name)


@pytest.mark.parametrize("name, interrupts, polls", [
    ("interrupt-direct", True, False), ("interrupt-queued", True, False),
    ("poll-direct", False, True), ("hybrid-queued", True, True), ("message", True, False)])
def test_all_bytes_arrive_and_modes_do_what_they_say(guest, name, interrupts, polls):
    skip_unless_made(name.replace("-", " "), guest.made)
    out = guest.outcome.out_dir / name
    lines = map(json.loads, out.with_suffix(".json").read_text().splitlines())
    report, = (line for line in lines if "transfer" in line)
    assert (report["transfer"], report["damaged"]) == (200_000, 0)
    # as userspace/driver/probe/counters.h has them
    counts = struct.unpack("11Q", out.with_suffix(".counters").read_bytes())
    assert [count > 0 for count in counts[7:9]] == [interrupts, polls]


def test_only_wild_dma_faults(guest):
    faults = re.findall(r"fault addr (\w+)", guest.outcome.kernel_log)
    assert faults and set(faults) <= {"0xdead0000"}
