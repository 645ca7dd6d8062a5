# SPDX-License-Identifier: GPL-2.0-only
"""Calls without a place, drawn from distributions by rank: sizes and alignments."""

import numpy as np

LINE = 64


def draw(distributions, wanted, random):
    """WANTED calls as three arrays: length, destination and source modulo 64; shuffled.

    distributions: [Distribution], with some weight in all. Call i stands for the ranks
    i / wanted to (i + 1) / wanted of the cumulative distribution, so that the mean is right to
    half a byte in all of them. Where weights are numbers of calls and their sum is `wanted`,
    every call is there with its exact size (a bucket's calls share its bytes evenly).
    """
    cells = np.concatenate([one.cells for one in distributions])
    weights = [one.weight for one in distributions]
    scale = wanted / sum(weights)
    length = sizes(cells, wanted, scale)
    # of a call that reaches over the edge of two functions, the rank in its middle decides
    ends = np.floor(np.cumsum(weights) * scale + 0.5).astype(int)
    pairs = [_alignments(one.pairs, count, random) for one, count in
             zip(distributions, np.diff(ends, prepend=0), strict=True)]
    dst, src = np.concatenate(pairs).T
    order = random.permutation(wanted)
    return length[order], dst[order], src[order]


def sizes(cells, wanted, scale):
    """The mean size of each call's ranks in whole bytes; what that rounds away goes to the next.

    So a call inside one cell has the cell's own size, only one that reaches over an edge has a
    size between, and the sum of all is right to a byte, however heavy the tail is. scale: drawn
    calls for one call of the cells.
    """
    ends = np.cumsum(cells[:, 2]) * scale
    ends[-1] = wanted
    amount = np.cumsum(cells[:, 3]) * scale
    ranks = np.arange(1, wanted + 1)
    # bytes of all calls up to each
    given = np.floor(np.interp(ranks, np.concatenate([[0], ends]), np.concatenate([[0], amount]))
                     + 0.5)
    first = np.searchsorted(ends, ranks - 1, side="right")
    inside = first == np.minimum(np.searchsorted(ends, ranks), len(cells) - 1)
    cell = cells[first]
    mean = np.where(cell[:, 0] == cell[:, 1], cell[:, 0], cell[:, 3] / cell[:, 2])
    # a whole mean is every call's size: sums of floats, which stand beside whole numbers, have no
    # say; the next call whose size is free takes what is left of them
    whole = inside & (mean == np.floor(mean))
    length = np.where(whole, mean, 0)
    length[~whole] = np.diff((given - np.cumsum(length))[~whole], prepend=0)
    length[inside] = np.clip(length[inside], cell[inside, 0], cell[inside, 1])
    return length.astype(np.int64)


def _alignments(pairs, wanted, random):
    """Array (wanted, 2): at the middle ranks of PAIRS, or where nothing is known any offsets."""
    if pairs is None or not pairs.sum():
        return random.randint(0, LINE, (wanted, 2))
    where = np.argwhere(pairs)
    below = np.cumsum(pairs[tuple(where.T)])
    at = np.searchsorted(below * (wanted / below[-1]), np.arange(wanted) + 0.5)
    # sizes and alignments were counted apart: nothing says which go together
    return random.permutation(where[np.minimum(at, len(where) - 1)])
