# SPDX-License-Identifier: GPL-2.0-only
"""What tools/kernel-table makes of what a machine said."""

import runpy

from programs import TOP

BECAME = runpy.run_path(str(TOP / "tools/kernel-table"))["became"]
GOES = ["loaded yes", "said clear_page: this kernel clears pages inline, left out",
        "said profile mode, taps 0x7f, armed"]


def test_what_became_of_a_module():
    assert BECAME("tare_memtap", GOES) == "7, without clear_page"
    assert BECAME("tare_memtap", [GOES[0], GOES[2]]) == "all 7"
    assert BECAME("tare_lattap", ["loaded yes"]) == "yes"
    assert BECAME("tare_lattap", ["loaded yes", "stays"]) == "does not unload"
    assert BECAME("tare_lattap", ["loaded no", "said no such thing"]) == "refuses: no such thing"
    assert BECAME("tare_lattap", ["loaded no"]) == "refuses: says not why"
