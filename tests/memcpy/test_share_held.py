# SPDX-License-Identifier: GPL-2.0-only
"""How often the interval of a share holds the truth, where the truth is known.

Of each capture in docs/data calls of memcpy and memmove are drawn as `record --cost 61` would time
them. A call costs 5 ticks and one for each byte, so the cost of all is known.
"""

import numpy as np
import pytest

from tare import paths
from tare.experiments.memcpy.read.load import load
from tare.experiments.memcpy.read.names import Subset
from tare.experiments.memcpy.verdict import cost

EVERY, ABOVE, DRAWS, EMPTY = 61, 1024, 100, 20
CAPTURES = sorted((paths.checkout() / "docs/data").glob("*/*.profile"))


def timed_class(size):
    """As the module has them: powers of two close one up to 4096, and open one above."""
    if size > 4096:
        return max(4097, 1 << size.bit_length() - 1), (1 << size.bit_length()) - 1
    if size <= 16:
        return (1, 16) if size else (0, 0)
    return (1 << (size - 1).bit_length() - 1) + 1, 1 << (size - 1).bit_length()


def drawn(profile, rows, random):
    """The cost by a capture with drawn calls."""
    for name, of_name in rows.items():
        sizes = np.rint(of_name[:, 3] / of_name[:, 2]).astype(int).tolist()
        timed = random.binomial(of_name[:, 2], np.where(of_name[:, 3] > ABOVE * of_name[:, 2],
                                                        1, 1 / EVERY)).tolist()
        profile.cost[name] = np.array(
            [(*timed_class(size), EMPTY + 5 + size, EMPTY + 5 + size, calls)
             for size, calls in zip(sizes, timed, strict=True) if calls]).reshape(-1, 5)
    return cost.measure_part(profile, Subset()).net


@pytest.mark.parametrize("path", CAPTURES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_interval_holds_the_truth_as_often_as_is_said(path, monkeypatch):
    monkeypatch.setattr(cost, "REPLICATES", 400)
    profile, random = load(path), np.random.default_rng(5)
    profile.header.keys["cost-above"] = str(ABOVE)
    profile.cost_empty = np.array([[EMPTY, EMPTY, 1000]])
    rows = {name: profile.size_rows(name) for name in Subset().functions}
    truth = sum(5 * of_name[:, 2].sum() + of_name[:, 3].sum() for of_name in rows.values())
    held, safely = 0, 0
    for _ in range(DRAWS):
        net = drawn(profile, rows, random)
        held += net.low <= truth <= net.high
        safe = cost.safe(net)
        safely += safe.low <= truth <= safe.high
    # a tenth less by chance
    assert held / DRAWS > net.confidence - 0.1
    assert safely / DRAWS >= 0.97
