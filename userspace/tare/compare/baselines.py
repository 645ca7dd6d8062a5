# SPDX-License-Identifier: GPL-2.0-only
"""Runs that are kept by a name, to be compared with later."""

import os
import re
import shutil
import tempfile
from pathlib import Path

from tare import output
from tare.errors import UsageError

_NAME = re.compile(r"[\w][\w.+-]*")


def _all():
    try:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    except RuntimeError as error:  # neither $HOME nor an entry of this user
        raise UsageError("baselines need a place: give $XDG_DATA_HOME or $HOME") from error
    return Path(base) / "tare" / "baselines"


def folder(name):
    """The folder of the baseline NAME; UsageError."""
    found = _all() / name
    if _NAME.fullmatch(name) and found.is_dir():
        return str(found)
    known = sorted(one.name for one in _all().glob("[!.]*")) if _all().is_dir() else []
    raise UsageError(f"--against {name}: there is no such baseline: "
                     f"{'give one of ' + ', '.join(known) if known else 'save one with --save'}")


def save(name, paths):
    """Keeps copies of the files PATHS as the baseline NAME, in place of an older one."""
    if not _NAME.fullmatch(name):
        raise UsageError(f"--save {name}: give a name of letters, digits, and . + - _")
    kept = output.folder(_all()) / name
    with output.alone(kept.parent), tempfile.TemporaryDirectory(
            dir=kept.parent, prefix=".new.") as new:
        made = output.folder(Path(new) / "made")
        for number, path in enumerate(paths):
            shutil.copyfile(path, made / f"{number:05}.json")
        if kept.exists():
            kept.rename(Path(new) / "old")
        made.rename(kept)
