# SPDX-License-Identifier: GPL-2.0-only
"""What the runs of one curve say together: as 2006 averaged, and as medians over client phases."""

import math
from dataclasses import dataclass

import numpy as np

from tare import published, stats
from tare.errors import TareError
from tare.experiments.events.setup.run import PAUSE_US
from tare.figures import counted

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
        """The mean of three of the first five runs; the median where there are fewer."""
        if len(self.runs) < RUNS_2006:
            return self.seconds.value
        kept = sorted(run.seconds for run in self.runs[:RUNS_2006])[1:-1]
        return math.fsum(kept) / AVERAGED_2006

    @property
    def disagree(self):
        """Why stalls are not a figure, of the first run of which they are none; or ""."""
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


def points(runs, key=lambda setting: (setting.model, setting.connections)):
    """{KEY of its setting: Point} of those of {Setting: Run} that did not fail."""
    found = {}
    for setting, run in runs.items():
        if not run.error:
            found.setdefault(key(setting), []).append(run)
    return {key: Point(tuple(of)) for key, of in found.items()}


def refuse_equal_phases(curve):
    """TareError where phases of the same setting are one run over again: then a median is one run.
    """
    for (model, connections), point in curve.items():
        told = {tuple(run.client["connect_ns"]) for run in point.runs}
        if len(told) < len(point.runs):
            raise TareError(f"{model}, {counted(connections, 'connection')}: of "
                            f"{counted(len(point.runs), 'client phase')} only {len(told)} differ")


def late_slope(point):
    """Seconds for each further 100 connections: of the last connects of each run, the median."""
    last = max(1, round(LATE * point.setting.connections))
    return float(np.median([100 * sum(run.client["connect_ns"][-last:]) / 1e9 / last
                            for run in point.runs]))


def slope_predicted(setting):
    """The steepest that there can be: the server accepts nothing until the client waits."""
    return 100 / (setting.backlog + 1) * setting.timeout


# How long N serial connects take where an accept queue overflows: a law with two parameters.
#
# A server that looks at all N descriptors before it accepts one keeps up with the client until
# there are `pace` of them. From then on each connect leaves 1 - pace / N in the queue, which holds
# `queue`. When it is full the client's SYN is dropped, the client waits for the initial time-out,
# and the server empties the queue meanwhile: one stall. So there are
#
#     stalls(N) = (N - pace - pace ln(N / pace)) / queue

START = (20.0, 150.0)
QUEUE_MOST, PACE_LEAST = 10_000, 1.0
PARAMETERS = 2


def stalls(connections, queue, pace):
    """Of so many connects."""
    late = np.maximum(np.asarray(connections, dtype=float), pace)
    return (late - pace - pace * np.log(late / pace)) / queue


@dataclass(frozen=True)
class Fit:
    """queue, pace: Estimates, of 95 % where the law is right and errors are normal; rms in stalls.
    """

    queue: stats.Estimate
    pace: stats.Estimate
    rms: float


def fit(connections, counted):
    """The Fit of points of a curve, stalls for connections; TareError where they allow none."""
    connections, counted = (np.asarray(one, dtype=float) for one in (connections, counted))
    points = len(connections)
    if np.count_nonzero(counted >= 1) < PARAMETERS + 1:
        raise TareError(f"no fit: fewer than {PARAMETERS + 1} of {points} points have a stall")
    from scipy.optimize import curve_fit  # loads for half a second, which no help text needs

    try:
        found, covariance = curve_fit(stalls, connections, counted, p0=START, bounds=(
            [0.1, PACE_LEAST], [QUEUE_MOST, float(connections.max())]))
    except (RuntimeError, ValueError) as error:
        raise TareError(f"no fit: {error}") from error
    width = stats.errors_wide(points - PARAMETERS) * np.sqrt(np.diag(covariance))
    if not np.isfinite(width).all():
        raise TareError("no fit: the points do not determine its two parameters")
    return Fit(*(stats.Estimate(float(value), float(value - half), float(value + half), points)
                 for value, half in zip(found, width, strict=True)),
               float(np.sqrt(np.mean((counted - stalls(connections, *found)) ** 2))))


# Is it select that takes the time of the published curve, or waiting for SYNs to be sent again?

# of the time, in which the client waits, from which on the queue is the cause; and of the time that
# a long queue leaves, from which on select is; and of the published time, from which on there is
# anything to explain
WAITS, LEFT, REACHED = 0.95, 0.5, 0.5
# of the time, in which the server works, up to which the queue is the cause. A longer queue ends
# the client's waits, and the server needs as long as before to accept what is in it
WORKS = 1 - WAITS
QUESTION = "Does select itself take the time of the published curve?"


def answer(curve, wide):
    """curve, wide: {(model, connections): Point}, the second with a backlog above all connections.

    None where select was not measured.
    """
    most = max((at for of, at in curve if of == "select"), default=None)
    if most is None:
        return None
    point, long_queue = curve["select", most], wide.get(("select", most))
    answered, why = _judged(point, long_queue)
    reasons = list(_reasons(curve, wide, most))
    return {"answer": answered, "basis": "time", "threshold": 100 * WAITS,
            "unit": "% of the time, waited for SYNs", "reasons": reasons,
            "sentence": f"{QUESTION} {answered.capitalize()}: {why}. {pace(point.setting)}."}


def pace(setting):
    """What the curve's beginning rests on, in words."""
    chosen = (", chosen so that the curve begins where that of 2006 does"
              if setting.pause_us == PAUSE_US else "")
    return f"The client's pace is an input, pauses of 0 to {setting.pause_us} us{chosen}"


def chance_of_whole_seconds():
    """(how many published averages of three runs are above 0 and whole seconds, of how many, and
    the chance of as many if each run had been read to the second).

    A sum of stalls of 3 s is whole in any case, so that an average of three is.
    """
    above = [value for value in seconds_2006("select").values() if value]
    whole = sum(value.is_integer() for value in above)
    from scipy.stats import binom  # loads for half a second, which no help text needs

    return whole, len(above), float(binom.sf(whole - 1, len(above), 1 / AVERAGED_2006))


def _judged(point, wide):
    if point.disagree:
        return "inconclusive", f"the counts of stalls do not agree ({point.disagree})"
    wanted = point.setting.connections
    if point.setting.backlog >= wanted:
        return "inconclusive", (f"a backlog of {point.setting.backlog} holds all {wanted} "
                               "connections, and that of 2006 did not")
    if wide is None:
        return "inconclusive", f"no run of {wanted} connections has a backlog that holds them all"
    if wide.stalls != 0:
        return "inconclusive", "the longer queue overflows, too, or its counts do not agree"
    left = wide.seconds.value / point.seconds.value
    told = (f"of {point.seconds.value:.3g} s for "
            f"{counted(point.setting.connections, 'connection')} {100 * point.share:.4g} % are "
            f"waits for a SYN to be sent again, and with a backlog of {wide.setting.backlog} it "
            f"takes {wide.seconds.value:.3g} s; the server's CPU time "
            f"is {100 * point.server_share:.3g} %")
    if point.server_share > WORKS:
        return "inconclusive", (f"{told}: the server works while the client waits, and would not "
                               "accept sooner with a longer queue")
    if point.share >= WAITS and left <= 1 - WAITS:
        return "no", f"{told}: it is the accept queue"
    then = _published(point.setting.connections)
    if point.seconds.value < REACHED * then:
        return "inconclusive", (f"{told}; about {then:.3g} s were published, which these runs did "
                               "not take: they cannot say why")
    if point.share <= 1 - LEFT and left >= LEFT:
        return "yes", told
    return "inconclusive", told


def _published(connections):
    """Seconds of select in 2006; between two of the published numbers on a line."""
    then = seconds_2006("select")
    return float(np.interp(connections, list(then), list(then.values())))


def _reasons(curve, wide, most):
    point = curve["select", most]
    backlog, timeout = point.setting.backlog, point.setting.timeout
    if point.stalls:
        yield (f"{backlog + 1} connections that nobody has accepted fill a queue of {backlog}; the "
               f"next SYN is dropped, and the client sends it again after {timeout} s: "
               f"{point.stalls / len(point.runs):.3g} stalls of {most} connects")
    other = curve.get(("epoll", most))
    if other and not other.disagree and not point.disagree:
        share = (". Select's share is that its wake-ups grow with the connections, until the "
                 "client is faster than the server accepts" if point.stalls else "")
        yield (f"epoll with the same queue: {other.stalls / len(other.runs):.3g} stalls, "
               f"{other.seconds.value:.3g} s{share}")
    for (model, at), one in wide.items():
        if at == most:
            yield (f"{model} with a backlog of {one.setting.backlog}: {one.seconds.value:.3g} s")
