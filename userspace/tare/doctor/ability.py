# SPDX-License-Identifier: GPL-2.0-only
"""What this machine can do, asked by the code with which each verb asks."""

from collections.abc import Callable
from dataclasses import dataclass

from tare.errors import TareError

OK, WARNING, CANNOT = "ok", "warning", "cannot"


@dataclass(frozen=True)
class Ability:
    """Something that a verb does. to: in words. verb: the words after tare that do it.

    ask: a function that the verb calls before it measures. It raises the error with which the verb
    would end, or returns as text what the verb would leave out; the verb uses any other result.
    """

    to: str
    verb: str
    ask: Callable

    def row(self):
        """(to, command, state, why) for the table, after asking."""
        try:
            answer = self.ask()
        except TareError as error:
            return self.to, f"tare {self.verb}", CANNOT, str(error)
        left_out = answer if isinstance(answer, str) else ""
        return self.to, f"tare {self.verb}", WARNING if left_out else OK, left_out
