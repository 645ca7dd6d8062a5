# SPDX-License-Identifier: GPL-2.0-only
"""A user-level driver that dies wherever it is, and what is left of it: nothing."""

import json
import os

import pytest
from tare.driver import run, session

DEATHS = 200
# ms of its life in the first boot, which tells how long this machine takes to make one ready
WITHIN = 80
# what a machine of 1 GiB may have less free after them: a leaked driver is 0.2 MB
SLACK_KB = 8192

SCRIPT = """
set -e
free_kb() {
    echo 3 >/proc/sys/vm/drop_caches
    awk '/^MemAvailable/ { print $2 }' /proc/meminfo
}
modprobe vfio-pci; modprobe vfio_iommu_type1; modprobe tun; modprobe pcnet32
receive-killed --random %d %d
echo "{\\"left\\": $(free_kb), \\"groups\\": $(ls /dev/vfio | grep -vc '^vfio$' || true),"\\
    "\\"driver\\": \\"$(basename $(readlink /sys/bus/pci/devices/0000:00:04.0/driver))\\"}"
"""


@pytest.mark.skipif(os.geteuid() != 0, reason="a TAP device needs root")
def test_a_driver_that_dies_anywhere_leaves_nothing():
    left, within = {}, WITHIN
    for deaths in (2, DEATHS):
        # lives are half of it on average, deaths and births a tenth
        seconds = 3 + 0.75 * deaths * within / 1000
        done = session.run(
            "user-tap", [run.flood_command(1, 1000, int(seconds * 1000))], seconds=2 * seconds,
            command=["sh", "-c", SCRIPT % (within, deaths)])
        sent, got = done.runs()[0]
        assert got["received"] > 0 and not got["duplicates"]
        # the last death is reported once a frame has come through its successor
        assert [one["unreported"] for one in done.got if "unreported" in one] == [deaths - 1]
        reported, = (one for one in done.got if "death" in one)
        assert reported["death"] == 1
        # half of them die ready, half before: none that was ever ready would look dead to netsink
        within = max(WITHIN, 2 * reported["ready_ns"] // 1_000_000)
        left[deaths] = next(one for one in done.got if "left" in one)
        assert left[deaths]["driver"] == "pcnet32", json.dumps(left)
        assert left[deaths]["groups"] == 0
    assert left[2]["left"] - left[DEATHS]["left"] < SLACK_KB, json.dumps(left)
