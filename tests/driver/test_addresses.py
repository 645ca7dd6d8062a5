# SPDX-License-Identifier: GPL-2.0-only
"""Machine files cannot read probe.h: they have its addresses."""

import re

import probes
import pytest
from programs import TOP

FILES = [TOP / "qemu/machines/pcnet-hub.toml", TOP / "qemu/machines/pcnet.toml",
         *sorted((TOP / "tests/driver").glob("*.toml"))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_cards_have_the_addresses_of_the_wire(path):
    found = re.findall(r"mac=([\w:]+)", path.read_text())
    assert found == [probes.RECEIVER_MAC, probes.SENDER_MAC][:len(found)] and found
