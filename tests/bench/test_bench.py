# SPDX-License-Identifier: GPL-2.0-only
"""What the guest of the bench prints becomes measurements, or a refusal."""

import pytest
from tare import bench
from tare.errors import TareError

REPORT = "".join(f"none 48021\n{mode} {48021 + cost}\n" for mode, cost in
                 (("counts", 8000), ("profile", 39000), ("trace", 56000), ("cost", 43000))
                 ) * bench.REPEATS


def test_net_is_the_difference_of_the_loops():
    entry = bench.tap_measurement("6.1", "trace", bench.read_loops(REPORT), ["exact"])
    assert entry["name"] == "memtap.trace"
    assert entry["net"]["value"] == pytest.approx(56)
    assert entry["overhead"]["value"] == pytest.approx(48.021)


@pytest.mark.parametrize("broken", ["", REPORT.replace("trace", "trance"),
                                    REPORT.replace("48021", "x"), REPORT[:len(REPORT) // 2]])
def test_refuses_a_report_that_is_not_whole(broken):
    with pytest.raises(TareError):
        bench.read_loops(broken)
