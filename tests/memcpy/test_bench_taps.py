# SPDX-License-Identifier: GPL-2.0-only
"""What the guest of the bench prints becomes measurements, or a refusal."""

import pytest
from tare.errors import TareError
from tare.experiments.memcpy import bench

REPORT = "".join(f"none 48021\n{mode} {48021 + cost}\n" for mode, cost in
                 (("counts", 8000), ("profile", 39000), ("trace", 56000), ("cost", 43000))
                 ) * bench.REPEATS + "".join(
    f"unprobed 9021\nkprobe_module {9021 + 90000}\nkprobe_bpf {9021 + 200000}\n"
    f"fentry_bpf {9021 + 70000}\n" for _ in range(bench.REPEATS))


def test_net_is_the_difference_of_the_loops():
    entry = bench.tap_measurement("6.1", "trace", bench.read_loops(REPORT), ["exact"])
    assert entry["name"] == "memtap.trace"
    assert entry["net"]["value"] == pytest.approx(56)
    assert entry["overhead"]["value"] == pytest.approx(48.021)


def test_a_peer_is_held_against_its_own_function():
    entry = bench.peer_measurement("7.2", "kprobe_bpf", bench.read_loops(REPORT), ["exact"])
    assert entry["name"] == "memtap.kprobe_bpf.7.2"
    assert entry["net"]["value"] == pytest.approx(200)


@pytest.mark.parametrize("broken", ["", REPORT.replace("trace", "trance"),
                                    REPORT.replace("48021", "x"), REPORT[:len(REPORT) // 2]])
def test_refuses_a_report_that_is_not_whole(broken):
    with pytest.raises(TareError):
        bench.read_loops(broken)
