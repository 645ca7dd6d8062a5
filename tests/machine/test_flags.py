# SPDX-License-Identifier: GPL-2.0-only
"""Flags of the CPU that only an emulator's error can have set."""

import re

from programs import built


def test_a_qemu_that_spoils_the_flags_is_told(guest):
    """QEMU before 8.0 does; of a later one the test asks that nothing be told."""
    outcome = guest("flags", exact=True, boot=False, files={"/tare/bin/flags": built("flags")})
    at_once, stayed = outcome.stdout.split()
    assert at_once == stayed
    if at_once == b"0":
        assert (outcome.verdict, outcome.reason) == ("passed", "")
    else:
        assert (outcome.verdict, outcome.exit_status) == ("miscomputed", 0)
        told = re.match("the flags 0x([0-9a-f]+), which no CPU has", outcome.reason)
        assert int(told[1], 16) & int(stayed, 16) == int(stayed, 16)
