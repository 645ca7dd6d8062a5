# SPDX-License-Identifier: GPL-2.0-only
"""What calls are taken from: a trace, a profile, or a distribution of others."""

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from tare import inputs
from tare.errors import FormatError
from tare.experiments.memcpy.read import distributions, load, names
from tare.experiments.memcpy.read.header import Header
from tare.experiments.memcpy.read.trace import Trace

# A longer copy in a source is a damaged source.
LONGEST = 1 << 30
# Functions whose distributions are published in the same form, and that copy nothing.
_NO_COPY = ("memset", "memcmp", "bcmp", "bzero", "memchr")


@dataclass(frozen=True)
class Distribution:
    """Of one function. cells: float array (n, 4): low, high, weight, bytes; ascending.

    pairs: float array (64, 64), weights of destination and source modulo 64; None: not known.
    """

    cells: np.ndarray
    pairs: np.ndarray | None = None

    @property
    def weight(self):
        return float(self.cells[:, 2].sum())


@dataclass
class Source:
    """A file that was read and checked.

    kind: trace, profile, llvm-libc or fleetbench. trace: of a trace. distributions: of the
    others, {function: Distribution}. overlapping: {function: calls, or a probability}.
    """

    path: Path
    kind: str
    header: Header | None = None
    counts: dict = field(default_factory=dict)
    trace: Trace | None = None
    distributions: dict = field(default_factory=dict)
    overlapping: dict = field(default_factory=dict)

    @property
    def counted(self):
        """Weights are numbers of calls, not probabilities."""
        return self.kind in ("trace", "profile")

    def document(self):
        """As the replay's document has it; facts of the sizes are the caller's to add."""
        functions = [{"name": name, "seen": counts.seen, "recorded": counts.recorded,
                      "skipped": counts.skipped, "lost": counts.lost, "bytes": counts.bytes}
                     for name, counts in self.counts.items()]
        return {"path": str(self.path), "kind": self.kind,
                "header": self.header.keys if self.header else {}, "functions": functions}


def read(path):
    """The Source at PATH."""
    path = Path(path)
    with inputs.opened(path) as stream:
        first = stream.read(1)
    if not first:
        raise FormatError(path, "is empty")
    if first != b"#":
        return _of_others(path)
    capture = load.read_capture(path)
    if isinstance(capture, Trace):
        return Source(path, "trace", capture.header, capture.counts, trace=capture)
    if capture.header.mode == "counts":
        raise FormatError(path, "recorded in mode counts, without sizes: record a profile")
    return Source(path, "profile", capture.header, capture.counts,
                  # in one order, whatever the file's: it decides what is sampled
                  distributions={name: _of_profile(capture, name) for name in names.FUNCTIONS
                                 if name in capture.counts},
                  overlapping=capture.overlap)


def _of_profile(profile, name):
    cells = profile.size_rows(name).astype(float)
    cells = cells[cells[:, 2] > 0]
    if len(cells) and (cells[-1, 0] > LONGEST or (cells[:, 3] / cells[:, 2]).max() > LONGEST):
        raise FormatError(profile.header.path, f"{name}: an absurd size, above 1 GiB")
    cells[:, 1] = np.minimum(cells[:, 1], LONGEST)
    grid = profile.align.get(name)
    return Distribution(cells, None if grid is None else grid.astype(float))


def _of_others(path):
    """Probabilities, which are taken as memcpy's. Nothing in such a file says whose they are."""
    wrong = next((name for name in _NO_COPY if name in path.name.lower()), None)
    if wrong:
        raise FormatError(path, f"by its name a distribution of {wrong}, which is no copy: give "
                                "sizes of copies, or rename the file if they are")
    kind, sizes, overlap, alignments = distributions.read(path, LONGEST)
    cells = np.array([(size, size, chance, size * chance) for size, chance in sorted(sizes.items())
                      if chance])
    pairs = None
    if alignments is not None:
        # the line gives one address's alignment: source and destination are independent
        chance = distributions.offsets(alignments)
        pairs = np.outer(chance, chance)
    return Source(path, kind, distributions={names.FUNCTIONS[0]: Distribution(cells, pairs)},
                  overlapping={names.FUNCTIONS[0]: overlap})
