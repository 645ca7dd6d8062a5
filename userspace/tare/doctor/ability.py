# SPDX-License-Identifier: GPL-2.0-only
"""What this machine can do: asked as the verb that does it asks, by the same code."""

from collections.abc import Callable
from dataclasses import dataclass

from tare.doctor.finding import CANNOT, OK, WARNING
from tare.errors import TareError


@dataclass(frozen=True)
class Ability:
    """to: in words. verb: the words after tare that do it.

    ask: what the verb asks before it measures; raises the error that the verb would end with, or
    returns what the verb would leave out, in words. What else it returns the verb goes on with.
    """

    to: str
    verb: str
    ask: Callable

    def row(self):
        """(to, command, state, why)."""
        try:
            answer = self.ask()
        except TareError as error:
            return self.to, f"tare {self.verb}", CANNOT, str(error)
        left_out = answer if isinstance(answer, str) else ""
        return self.to, f"tare {self.verb}", WARNING if left_out else OK, left_out
