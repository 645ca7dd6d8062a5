# SPDX-License-Identifier: GPL-2.0-only
"""tare_lattap in its kernels: each check of tests/guest/lattap.sh as a test of its own."""

import os
import re

import ktap
import pytest
from latency_tools import TOP, run_in_guest

SCRIPT = TOP / "tests/guest/lattap.sh"
CYCLES = os.environ.get("TARE_SOAK_CYCLES", "12")


@pytest.fixture(scope="module", params=["6.1", "6.12", "7.2"])
def outcome(request, tmp_path_factory):
    return run_in_guest(request.param, f"sh /tare/bin/lattap.sh {CYCLES}",
                        tmp_path_factory.mktemp("lattap"), cpus=2,
                        timeout=240 + 5 * int(CYCLES))


def test_guest_ends_well(outcome):
    assert (outcome.verdict, outcome.reason) == ("passed", ""), outcome.stdout.decode()


@pytest.mark.parametrize("name", re.findall(r'^check2? "([^"]+)"', SCRIPT.read_text(), re.M))
def test_check(outcome, name):
    result = ktap.parse(outcome.stdout.decode())[name]
    if result.skipped:
        pytest.skip(result.skipped)
    assert result.ok, result.said
