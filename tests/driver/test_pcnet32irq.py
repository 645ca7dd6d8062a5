# SPDX-License-Identifier: GPL-2.0-only
"""The pcnet driver in the kernel, and `receive`: each check of guest/pcnet32irq.sh as a test."""

import re
import shlex

import ktap
import pytest
from breadth import ONLY, check_of, checks, some
from pcnet32irq_guest import SCRIPT, run

FOUND = re.findall(r'^\t?check "([^"]+)"', SCRIPT.read_text(), re.M)
NAMES = [name for name in dict.fromkeys(FOUND) if re.search(ONLY, name)]
# where the driver meets its kernel: packets, statistics, polls, timers, taking and giving back
CORE = ("takes a device|says who|sees the link|of every size|keeps to the MTU|counts every frame|"
        "as it was told|drops of|address alone|a link that goes|only if it is mapped|"
        "has stopped is woken|interrupts off|under traffic|leaves nothing")


# no line of the driver depends on kernel and delivery both
BOOTS = some(["6.1 queue copied", "6.1 napi mapped", "6.12 queue mapped", "7.2 napi-queue copied"],
             ["7.2 napi copied"])


@pytest.fixture(scope="module", params=BOOTS)
def guest(request, tmp_path_factory):
    kernel, delivery, transmit = request.param.split()
    made = checks(kernel, f"{CORE}|^receive " if kernel == "7.2" else CORE)
    script = f"KTAP_ONLY={shlex.quote(made)} sh /tare/bin/pcnet32irq.sh {delivery} {transmit}"
    return made, run("wire", kernel, script, tmp_path_factory.mktemp("pcnet32irq"), timeout=600)


def test_guest_ends_well(guest):
    _, outcome = guest
    assert (outcome.verdict, outcome.reason) == ("passed", ""), outcome.stdout.decode()


@pytest.mark.parametrize("name", NAMES)
def test_check(guest, name):
    made, outcome = guest
    check_of(outcome.stdout.decode(), name, made)


def test_every_check_is_known(guest):
    made, outcome = guest
    assert list(ktap.parse(outcome.stdout.decode())) == \
        [name for name in NAMES if re.search(made, name)]
