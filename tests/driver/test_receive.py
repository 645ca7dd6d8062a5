# SPDX-License-Identifier: GPL-2.0-only
"""What `receive` makes of its words: each check of guest/receive.sh as a test of its own."""

import re

import ktap
import pytest
from pcnet32irq_guest import run
from programs import TOP

SCRIPT = TOP / "tests/driver/guest/receive.sh"
NAMES = re.findall(r'^check "([^"]+)"', SCRIPT.read_text(), re.M)


@pytest.fixture(scope="module", params=["6.1", "7.2"])
def outcome(request, tmp_path_factory):
    files = {f"/tare/bin/{name}": TOP / "build/guest/bin" / name
             for name in ("receive", "netsink", "wire-addresses")}
    return run("wire", request.param, "sh /tare/bin/receive.sh", tmp_path_factory.mktemp("receive"),
               more=files | {"/tare/bin/receive.sh": SCRIPT}, timeout=200)


def test_guest_ends_well(outcome):
    assert (outcome.verdict, outcome.reason) == ("passed", ""), outcome.stdout.decode()


@pytest.mark.parametrize("name", NAMES)
def test_check(outcome, name):
    result = ktap.parse(outcome.stdout.decode())[name]
    assert result.ok, result.said
