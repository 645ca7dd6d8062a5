# SPDX-License-Identifier: GPL-2.0-only
"""What a tap adds to a call: where time is instructions, the same as often as it is asked."""

import json

import tareqemu
from programs import BUILD, TOP
from tareqemu import kmod

ASKED = "for mode in counts profile profile cost; do tapcost --rounds 3 -m $mode || exit; done"


def test_it_counts_the_tap(host):
    outcome = tareqemu.run("minimal-6.1", ["sh", "-c", ASKED], exact=True, boot=False,
                           files={"/tare/bin/tapcost": BUILD / "guest/bin/tapcost"},
                           modules=kmod.build("6.1", TOP / "kmod"))
    assert outcome.verdict == "passed", outcome.stderr
    told = [json.loads(line) for line in outcome.stdout.splitlines()]
    counts, profile, again, cost = (one["tap_ns"] for one in told)
    # goals of kmod/memtap, by which a tapped memcpy of 32 bytes is measured, too
    assert 0 < counts <= 12 < profile <= 50 and profile == again and profile < cost
    # in cost mode one call in 61, chosen at random, costs more
    assert all(one["low_ns"] == one["tap_ns"] == one["high_ns"] for one in told[:3])
