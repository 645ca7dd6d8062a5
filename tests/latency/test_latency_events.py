# SPDX-License-Identifier: GPL-2.0-only
"""Events are held against the calls that the instrument saw, not only those that were timed."""

import pytest
from tare.experiments.latency import figures
from tare.experiments.latency.run import Sample, Samples

KIND = figures.KINDS["wakeup"]


def test_warm_up_and_repeats_are_calls_too():
    seen = {"instrument": "wakelat", "entries": [
        {"name": "all", "count": 220, "sum": 220 * 500, "percentiles": {}}]}
    samples = Samples({("bare", KIND.body): [Sample(0, 1000, None)] * 3,
                       ("wakelat", KIND.body): [Sample(0, 1040, seen)] * 3}, None, 20, 220)
    document = {"measurements": []}
    figures.fill_events(document, samples, KIND.used[:1], KIND)
    entry = document["measurements"][-1]
    assert entry["conditions"][0] == "1.00 events a call"
    # 40 ns more a call, one event a call
    assert entry["overhead"]["value"] == pytest.approx(40)
    assert entry["raw"]["value"] == pytest.approx(500)
