# SPDX-License-Identifier: GPL-2.0-only
"""The pcnet driver in the kernel, and `receive`: each check of guest/pcnet32irq.sh as a test."""

import re
import shlex

import ktap
import pytest
from breadth import Boot, checks, cycles, named_checks, some
from driver_debug import SCRIPT, boot

NAMES = named_checks(SCRIPT)
# where the driver meets its kernel: packets, statistics, polls, timers, taking and giving back
CORE = ("takes a device|says who|sees the link|of every size|counts every frame|"
        "as it was told|address alone|a link that goes|does not interrupt|"
        "has stopped is woken|under traffic|leaves nothing")


# no line of the driver depends on kernel and delivery both
BOOTS = some(["6.1 queue", "7.2 napi-queue"], ["6.1 napi", "6.12 queue", "7.2 napi"])


@pytest.fixture(scope="module", params=BOOTS)
def guest(request, tmp_path_factory):
    kernel, delivery = request.param.split()
    made = checks(kernel, CORE)
    script = f"KTAP_ONLY={shlex.quote(made)} " \
        f"sh /tare/bin/pcnet32irq.sh {delivery} {cycles(3, 16)}"
    return Boot(boot("wire", kernel, script, tmp_path_factory.mktemp("pcnet32irq"), timeout=600),
                made)


def test_guest_ends_well(guest):
    guest.ended_well()


@pytest.mark.parametrize("name", NAMES)
def test_check(guest, name):
    guest.passed(name)


def test_every_check_is_known(guest):
    assert list(ktap.parse(guest.report)) == \
        [name for name in NAMES if re.search(guest.made, name)]
