# SPDX-License-Identifier: GPL-2.0-only
"""One line of the doctor, and the files that checks read."""

from dataclasses import dataclass
from pathlib import Path

OK, WARNING, CANNOT = "ok", "warning", "cannot"


@dataclass(frozen=True)
class Finding:
    """subject: what was looked at. state: ok, warning, cannot. todo: how to change it."""

    subject: str
    state: str
    found: str
    todo: str = ""


class Tree:
    """A file system to look at: the machine's own, or one made for a test."""

    def __init__(self, root="/"):
        self.root = Path(root)

    def path(self, name):
        return self.root / name.lstrip("/")

    def text(self, name):
        """Contents, stripped; None where the file is absent or not readable."""
        try:
            return self.path(name).read_text(encoding="utf-8", errors="replace").strip()
        except OSError:
            return None

    def exists(self, name):
        try:
            return self.path(name).exists()
        except OSError:
            return False
