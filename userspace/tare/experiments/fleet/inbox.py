# SPDX-License-Identifier: GPL-2.0-only
"""What has been collected: files named GROUP/HOST/TIME.profile, or .json of a latency tool."""

import os
import re
from dataclasses import dataclass
from datetime import datetime, timezone
from pathlib import Path

from tare.errors import UsageError

SUFFIXES = (".profile", ".json")
_TIME = "%Y%m%dT%H%M%SZ"
_NAME = re.compile(r"\d{8}T\d{6}Z")


@dataclass(frozen=True)
class Collected:
    """One file. captured: when the capture began, in UTC."""

    path: Path
    group: str
    host: str
    captured: datetime


def find(paths, refused=None):
    """Every Collected below PATHS, folders or files; UsageError where a name does not tell.

    refused: a list, which takes such errors of files in folders instead.
    """
    found = {}
    for path in map(Path, paths):
        if not path.exists():
            raise UsageError(f"{path}: there is no such file or folder")
        if not path.is_dir():
            found[path.resolve()] = collected(path)
            continue
        for file in _below(path):
            try:
                found[file.resolve()] = collected(file)
            except UsageError as error:
                if refused is None:
                    raise
                refused.append(error)
    if not found and not refused:
        raise UsageError(f"{', '.join(map(str, paths))}: no capture is there: captures are files "
                         "GROUP/HOST/TIME.profile or .json")
    return list(found.values())


def _below(folder):
    """Captures in FOLDER, also in those that it links to, in order."""
    seen, found = set(), []
    for place, folders, files in os.walk(folder, followlinks=True):
        # a link may lead to where it is
        folders[:] = [name for name in folders
                      if (real := os.path.realpath(os.path.join(place, name))) not in seen
                      and not seen.add(real)]
        found += [Path(place, name) for name in files if name.endswith(SUFFIXES)]
    return sorted(found)


def collected(path):
    """A Collected of the file's name."""
    names = os.path.abspath(path).split("/")[1:]
    if len(names) < 3:
        raise UsageError(f"{path}: its path does not tell whose it is: GROUP/HOST/TIME")
    try:
        os.fsdecode(path).encode()
    except UnicodeEncodeError:
        raise UsageError(f"{os.fsencode(path)!r}: its name is not in UTF-8") from None
    return Collected(path, *names[-3:-1], time_of(path))


def time_of(path):
    """When a capture began, as its name tells; UsageError."""
    if path.suffix not in SUFFIXES or not _NAME.fullmatch(path.stem):
        raise UsageError(f"{path}: its name does not tell when it was captured: call it "
                         "GROUP/HOST/20261123T120000Z.profile, or .json of a latency tool")
    try:
        return datetime.strptime(path.stem, _TIME).replace(tzinfo=timezone.utc)
    except ValueError:
        raise UsageError(f"{path}: {path.stem} is no time in UTC") from None
