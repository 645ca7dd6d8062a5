# SPDX-License-Identifier: GPL-2.0-only
"""The two sides of a comparison: which files are the runs of each, and what those hold."""

from dataclasses import dataclass
from pathlib import Path

from tare import figures, options, report, result
from tare.compare import conditions
from tare.errors import UsageError
from tare.experiments.latency import read as latency_read

EXPERIMENT = "compare"


@dataclass(frozen=True)
class Side:
    """Results of one side. over: what their number repeats, runs or intervals of one run."""

    documents: list
    over: str

    @property
    def told(self):
        """How many there are, in words."""
        count = len(self.documents)
        return (f"{count} intervals of one run" if self.over == result.INTERVALS else
                figures.counted(count, "run"))


def split(words):
    """(words of A, words of B) of A B, or of A... -- B...; UsageError."""
    if options.DASHES not in words and len(words) == 2:
        return words[:1], words[1:]
    return options.parted(words, "give two results, A B, or the runs of each side: A... -- B...")


def read(words, across=()):
    """The Side of files and folders; UsageError where their conditions differ."""
    paths = files(words)
    if len(paths) == 1 and (documents := _intervals(paths[0])):
        return Side(documents, result.INTERVALS)
    documents = [report.read(path, plots=None) for path in paths]
    for path, one in zip(paths, documents, strict=True):
        if one["experiment"] == EXPERIMENT:
            raise UsageError(f"{path}: is itself a comparison: give the results it is of")
        # a run that counts twice makes chance look like a change
        if documents.count(one) > 1:
            raise UsageError(f"{path}: is given twice on one side: a copy is not another run")
        conditions.refuse_within(documents[0], one, paths[0], path, across)
    return Side(documents, result.RUNS)


def files(words):
    """The paths that WORDS name: files, and what a folder holds of results."""
    if not words or options.DASHES in words:
        raise UsageError("give the runs of one side")
    found = []
    for path in map(Path, words):
        here = sorted(path.glob("*.json")) if path.is_dir() else [path]
        if not here:
            raise UsageError(f"{path}: there is no result in this folder (*.json)")
        found += here
    return found


def _intervals(path):
    """Those of one run, as a latency tool with -i and --json - writes them; None: no such file."""
    lines = result.load_lines(path)
    if len(lines) == 1 or not all(map(latency_read.is_one, lines)):
        return None
    return [latency_read.as_result(one, path, plots=None) for one in lines]
