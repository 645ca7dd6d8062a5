# SPDX-License-Identifier: GPL-2.0-only
"""What the runs of one curve say together: as 2006 averaged, and as medians over client phases."""

import math
from dataclasses import dataclass

import numpy as np

from tare import published, stats
from tare.errors import TareError

PUBLISHED = "event_setup.csv"
SOURCE = "select against epoll, about 2006"
# five runs, of which the smallest and the largest are dropped
RUNS_2006, AVERAGED_2006 = 5, 3
MODELS_2006 = ("select", "epoll")
# the backlog of 2006 is not published: what is called so held about 20
TIMEOUT_2006 = 3
# of the connects, the part from which a slope is late
LATE = 0.2


def connections_2006():
    return tuple(int(row["connections"]) for row in published.rows(PUBLISHED))


def seconds_2006(model):
    """{connections: seconds} that were published."""
    return {int(row["connections"]): float(row[f"{model}_s"]) for row in published.rows(PUBLISHED)}


@dataclass(frozen=True)
class Point:
    """The runs of one setting, a client phase each."""

    runs: tuple

    @property
    def setting(self):
        return self.runs[0].setting

    @property
    def seconds(self):
        """The median over phases."""
        return stats.median([run.seconds for run in self.runs])

    @property
    def as_2006(self):
        """The mean of three of the first five runs; None where there are fewer."""
        if len(self.runs) < RUNS_2006:
            return None
        kept = sorted(run.seconds for run in self.runs[:RUNS_2006])[1:-1]
        return math.fsum(kept) / AVERAGED_2006

    @property
    def disagree(self):
        """Why stalls are no figure, of the first run of which they are none; or ""."""
        return next((run.disagree for run in self.runs if run.disagree), "")

    @property
    def stalls(self):
        """Of all phases together; None where the counts of one do not agree."""
        return None if self.disagree else sum(run.stalls for run in self.runs)

    def total(self, part):
        """The sum of PART of a Run over the phases, s."""
        return math.fsum(getattr(run, part) for run in self.runs)

    @property
    def share(self):
        """Of the time of all phases, in which the client waited to send a SYN again."""
        return self.total("waited") / self.total("seconds")

    @property
    def server_share(self):
        """The server's CPU time, of the time of all phases; with threads it may pass 1."""
        return self.total("server_seconds") / self.total("seconds")


def points(runs, **fields):
    """{(model, connections): Point} of those of {Setting: Run} whose settings have these fields."""
    found = {}
    for setting, run in runs.items():
        if all(getattr(setting, name) == value for name, value in fields.items()) and not run.error:
            found.setdefault((setting.model, setting.connections), []).append(run)
    return {key: Point(tuple(of)) for key, of in found.items()}


def refuse_equal_phases(curve):
    """TareError where phases of the same setting are one run over again: then a median is one run.
    """
    for (model, connections), point in curve.items():
        told = {tuple(run.client["connect_ns"]) for run in point.runs}
        if len(told) < len(point.runs):
            raise TareError(f"{model}, {connections} connections: of {len(point.runs)} client "
                            f"phases only {len(told)} differ")


def late_slope(point):
    """Seconds for each further 100 connections: of the last connects of each run, the median."""
    last = max(1, round(LATE * point.setting.connections))
    return float(np.median([100 * sum(run.client["connect_ns"][-last:]) / 1e9 / last
                            for run in point.runs]))


def slope_predicted(setting):
    """The steepest that there can be: the server accepts nothing until the client waits."""
    return 100 / (setting.backlog + 1) * setting.timeout
