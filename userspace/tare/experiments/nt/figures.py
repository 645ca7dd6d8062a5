# SPDX-License-Identifier: GPL-2.0-only
"""What the figures of a document are: times, or instructions; and what their intervals are over."""

from dataclasses import dataclass

from tare import result


def interval_over(exact, processes):
    """What an interval of so many processes is taken over; of a single one its rounds."""
    if exact:
        return result.EXACT
    return result.PROCESSES if processes > 1 else result.ROUNDS


@dataclass(frozen=True)
class Scale:
    """exact: a ns of the clock was an instruction. processes: runs of each front end."""

    exact: bool
    processes: int

    @property
    def over(self):
        """What an interval is taken over; groups of a single process are its rounds."""
        return interval_over(self.exact, self.processes)

    @property
    def unit(self):
        return "instructions" if self.exact else "ms"

    @property
    def title(self):
        """What a figure of TestApi is for."""
        return "instructions an operation" if self.exact else "ms a group"

    def name(self, test):
        """A document may hold both, times and instructions."""
        return f"nt.{test}.exact" if self.exact else f"nt.{test}"

    def factor(self, operations):
        """By which ns of a group of so many operations become a figure of TestApi."""
        return 1 / operations if self.exact else 1e-6
