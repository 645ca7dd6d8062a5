# SPDX-License-Identifier: GPL-2.0-only
"""The in-kernel pcnet driver: each check of guest/pcnet32irq.sh as a test of its own."""

import re
import shlex

import ktap
import pytest
from breadth import ONLY
from pcnet32irq_guest import SCRIPT, run

FOUND = re.findall(r'^\t?check "([^"]+)"', SCRIPT.read_text(), re.M)
NAMES = [name for name in dict.fromkeys(FOUND) if re.search(ONLY, name)]


# a minute each; no line of the driver depends on kernel and delivery both
@pytest.fixture(scope="module", params=["6.1 queue copied", "6.1 napi mapped", "6.12 queue mapped",
                                        "7.2 napi copied", "7.2 napi-queue copied"])
def outcome(request, tmp_path_factory):
    kernel, delivery, transmit = request.param.split()
    script = f"KTAP_ONLY={shlex.quote(ONLY)} sh /tare/bin/pcnet32irq.sh {delivery} {transmit}"
    return run("wire", kernel, script, tmp_path_factory.mktemp("pcnet32irq"), timeout=600)


def test_guest_ends_well(outcome):
    assert (outcome.verdict, outcome.reason) == ("passed", ""), outcome.stdout.decode()


@pytest.mark.parametrize("name", NAMES)
def test_check(outcome, name):
    result = ktap.parse(outcome.stdout.decode())[name]
    if result.skipped:
        pytest.skip(result.skipped)
    assert result.ok, result.said


def test_every_check_is_known(outcome):
    assert list(ktap.parse(outcome.stdout.decode())) == NAMES
