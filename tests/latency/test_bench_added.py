# SPDX-License-Identifier: GPL-2.0-only
"""What the bench tells of tracers."""

from tare.experiments.latency.bench import added


def test_tracers_stand_beside_the_empty_pair():
    with_it = {added.FLOOR: [125.0] * 11, "syslat.added": [200.0] * 11}
    table = added.over_floor(with_it, [100.0] * 11)
    assert [row[1:] for row in table["rows"]] == [
        [125.0, 1.25, 1.0, "1.000 to 1.000", "-"], [200.0, 2.0, 1.6, "1.600 to 1.600", 1.55]]
