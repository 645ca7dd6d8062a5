# SPDX-License-Identifier: GPL-2.0-only
"""How often the interval of a cost holds the truth, where the truth is known.

The calls of memcpy and memmove of each capture in docs/data are made to cost what recorded calls of
their sizes took, outliers among them; then some are drawn as --cost-every 61 would time them.
"""

import breadth
import numpy as np
import pytest

from tare import paths
from tare.experiments.memcpy.read.load import load
from tare.experiments.memcpy.read.names import Subset
from tare.experiments.memcpy.verdict import cost

EVERY, ABOVE = 61, 1024
DATA = paths.checkout() / "docs/data"
CAPTURES = sorted(DATA.glob("*/*.profile"))
NS_A_TICK = 1e9 / 2596106000


def timed_class(size):
    """As the module has them: powers of two close one up to 4096, and open one above."""
    if size > 4096:
        return max(4097, 1 << size.bit_length() - 1), (1 << size.bit_length()) - 1
    if size <= 16:
        return (1, 16) if size else (0, 0)
    return (1 << (size - 1).bit_length() - 1) + 1, 1 << (size - 1).bit_length()


@pytest.fixture(scope="module")
def recorded():
    """({class: (ticks, how often)} of calls that nothing interrupted, [cost-empty]) of the file."""
    classes, empty = {}, []
    for line in (DATA / "timed-calls.txt").read_text().splitlines():
        word, *numbers = line.replace("memcpy ", "").split()
        if word == "cost-empty":
            if int(numbers[0]) * NS_A_TICK < 10_000:
                empty.append(list(map(int, numbers)))
        elif word == "cost":
            low, high, least, _, calls, ticks = map(int, numbers)
            if least * NS_A_TICK < 10_000 + 10 * low:
                classes.setdefault((low, high), []).append((ticks / calls, calls))
    return {of: np.array(rows).T for of, rows in classes.items()}, np.array(empty)


class Mix:
    """A capture's calls by function and class, that cost what RECORDED calls of the class did."""

    def __init__(self, path, recorded):
        self.profile, self.recorded, self.calls = load(path), recorded[0], {}
        self.profile.header.keys["clock-hz"] = "1000000000"
        often, ticks = recorded[1].T[2:]
        self.empties = ticks / often, often / often.sum()
        self.empty = self.empties[0] @ self.empties[1]
        self.varies = (self.empties[0] - self.empty) ** 2 @ self.empties[1]
        rows = {name: self.profile.size_rows(name) for name in Subset().functions}
        self.profile.size_rows = rows.get  # what is looked up a thousand times
        for name, of_name in rows.items():
            for _, _, calls, total in of_name.tolist():
                key = name, timed_class(round(total / calls))
                self.calls[key] = self.calls.get(key, 0) + calls

    def drawn(self, random):
        """(the cost that is told of a capture with drawn calls, the true one)."""
        truth, lines = 0, {name: [] for name in Subset().functions}
        for (name, of), calls in self.calls.items():
            known = of if of in self.recorded else max(self.recorded)
            ticks, often = self.recorded[known]
            ticks = ticks * max(of[0] / known[0], 1) if known[0] else ticks
            made = random.multinomial(calls, often / often.sum())
            # each call's ticks have the clock's own cost of that call
            truth += made @ ticks - random.normal(calls * self.empty, (calls * self.varies) ** 0.5)
            timed = made if of[0] > ABOVE else random.binomial(made, 1 / EVERY)
            lines[name] += [(*of, least, least + 1, many, least * many)
                            for least, many in zip(ticks, timed, strict=True) if many]
        self.profile.cost = {name: np.array(mine) for name, mine in lines.items() if mine}
        many = sum(int(mine[:, 4].sum()) for mine in self.profile.cost.values())
        ticks, often = self.empties[0], random.multinomial(many, self.empties[1])
        self.profile.cost_empty = np.array([ticks, ticks, often, often * ticks]).T[often > 0]
        return cost.measure_part(self.profile, Subset()).net, truth

    def held(self, draws):
        """How often the interval held the truth; the spread of the cost over the true one."""
        random = np.random.default_rng(5)
        made = [self.drawn(random) for _ in range(draws)]
        assert all(net.confidence == 0.95 for net, _ in made)
        return (np.mean([net.low <= truth <= net.high for net, truth in made]),
                np.std([net.value / truth for net, truth in made]))


def test_the_interval_holds_the_truth(recorded):
    """In 95 % of 900 draws, 50 of each mix."""
    held = [Mix(path, recorded).held(50)[0] for path in CAPTURES]
    assert len(held) == 18 and 0.93 <= np.mean(held) <= 0.97 and min(held) >= 0.84


@breadth.at_night("18,000 draws")
@pytest.mark.parametrize("path", CAPTURES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_interval_of_each_mix_holds_the_truth(path, recorded):
    held, spread = Mix(path, recorded).held(1000)
    print(f"{path.parent.name} {path.stem}: {held:.3f}, {100 * spread:.1f} %")
    # by chance 0.7 % more or less
    assert 0.93 - 0.007 <= held <= 0.97 + 0.007
    assert path.stem != "demo" or spread <= 0.04
