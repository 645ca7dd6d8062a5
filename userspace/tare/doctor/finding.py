# SPDX-License-Identifier: GPL-2.0-only
"""One line of the doctor."""

from dataclasses import dataclass

OK, WARNING, CANNOT = "ok", "warning", "cannot"


@dataclass(frozen=True)
class Finding:
    """A check's answer. state: ok, warning or cannot. todo: how to change that."""

    subject: str
    state: str
    found: str
    todo: str = ""
