# SPDX-License-Identifier: GPL-2.0-only
"""What calls are taken from: a trace or a profile."""

from dataclasses import asdict, dataclass, field

import numpy as np

from tare.errors import FormatError
from tare.experiments.memcpy.read import load, names
from tare.experiments.memcpy.read.profile import Profile
from tare.experiments.memcpy.read.trace import Trace

# A longer copy in a source is a damaged source.
LONGEST = 1 << 30


@dataclass(frozen=True)
class Distribution:
    """Of one function. cells: float array (n, 4): low, high, calls, bytes; ascending.

    pairs: float array (64, 64), calls by destination and source modulo 64; None: not known.
    """

    cells: np.ndarray
    pairs: np.ndarray | None = None

    @property
    def calls(self):
        return float(self.cells[:, 2].sum())


@dataclass
class Source:
    """A Trace, or a Profile with distributions {function: Distribution}, that was read and checked.
    """

    capture: Trace | Profile
    distributions: dict = field(default_factory=dict)

    @property
    def header(self):
        return self.capture.header

    def document(self):
        """As the replay's document has it; facts of the sizes are the caller's to add."""
        return {"path": str(self.header.path), "kind": self.header.kind, "header": self.header.keys,
                "functions": [{"name": name, **asdict(counts)}
                              for name, counts in self.capture.counts.items()]}


def read(path):
    """The Source at PATH."""
    capture = load.read_capture(path)
    if isinstance(capture, Trace):
        return Source(capture)
    if capture.header.mode == "counts":
        raise FormatError(path, "recorded in mode counts, without sizes: record a profile")
    # in one order, whatever the file's: it decides what is sampled
    return Source(capture, {name: _of_profile(capture, name) for name in names.FUNCTIONS
                            if name in capture.counts})


def _of_profile(profile, name):
    cells = profile.size_rows(name).astype(float)
    cells = cells[cells[:, 2] > 0]
    if len(cells) and (cells[-1, 0] > LONGEST or (cells[:, 3] / cells[:, 2]).max() > LONGEST):
        raise FormatError(profile.header.path, f"{name}: an absurd size, above 1 GiB")
    cells[:, 1] = np.minimum(cells[:, 1], LONGEST)
    grid = profile.align.get(name)
    return Distribution(cells, None if grid is None else grid.astype(float))
