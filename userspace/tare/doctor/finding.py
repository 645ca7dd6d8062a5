# SPDX-License-Identifier: GPL-2.0-only
"""One line of the doctor."""

from dataclasses import dataclass

OK, WARNING, CANNOT = "ok", "warning", "cannot"


@dataclass(frozen=True)
class Finding:
    """subject: what was looked at. state: ok, warning, cannot. todo: how to change it."""

    subject: str
    state: str
    found: str
    todo: str = ""
