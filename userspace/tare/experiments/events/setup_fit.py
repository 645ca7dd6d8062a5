# SPDX-License-Identifier: GPL-2.0-only
"""How long N serial connects take where an accept queue overflows: a law with two parameters.

A server that looks at all N descriptors before it accepts one keeps up with the client until there
are `pace` of them. From then on each connect leaves 1 - pace / N in the queue, which holds `queue`.
When it is full the client's SYN is dropped, the client waits for the initial time-out, and the
server empties the queue meanwhile: one stall. So there are

    stalls(N) = (N - pace - pace ln(N / pace)) / queue
"""

from dataclasses import dataclass

import numpy as np

from tare import stats
from tare.errors import TareError

START = (20.0, 150.0)
QUEUE_MOST, PACE_LEAST = 10_000, 1.0
# of a wake-up's cost at `pace` descriptors: what does not grow with them
FIXED = (0.0, 0.25, 0.5)
PARAMETERS = 2


def stalls(connections, queue, pace, fixed=0.0):
    """Of so many connects. fixed: of a wake-up's cost at `pace`, what no descriptor adds to."""
    late = np.maximum(np.asarray(connections, dtype=float), pace)
    kept_up = pace / (1 - fixed) * np.log(fixed + (1 - fixed) * late / pace)
    return (late - pace - kept_up) / queue


@dataclass(frozen=True)
class Fit:
    """queue, pace: Estimates, of 95 % where the law is right and errors are normal; rms and
    predicted in seconds; left_out: {N: (queue, pace)} of a fit without that point.
    """

    queue: stats.Estimate
    pace: stats.Estimate
    correlation: float
    rms: float
    predicted: tuple
    left_out: dict


def fit(connections, seconds, timeout):
    """The Fit of points of a curve, seconds for connections; TareError where they allow none."""
    connections, seconds = (np.asarray(one, dtype=float) for one in (connections, seconds))
    points = len(connections)
    if np.count_nonzero(seconds >= timeout) < PARAMETERS + 1:
        raise TareError(f"no fit: fewer than {PARAMETERS + 1} of {points} points have a stall")
    from scipy.stats import t  # loads for half a second, which no help text needs

    found, covariance = _best(connections, seconds, timeout)
    width = t.ppf((1 + stats.CONFIDENCE) / 2, points - PARAMETERS) \
        * np.sqrt(np.diag(covariance))
    if not np.isfinite(width).all():
        raise TareError("no fit: the points do not determine its two parameters")
    predicted = timeout * stalls(connections, *found)
    return Fit(*(stats.Estimate(float(value), float(value - half), float(value + half), points)
                 for value, half in zip(found, width, strict=True)),
               float(covariance[0, 1] / np.sqrt(covariance[0, 0] * covariance[1, 1])),
               rms(seconds, predicted), tuple(map(float, predicted)),
               {int(left): tuple(map(float, _best(connections[connections != left],
                                                  seconds[connections != left], timeout)[0]))
                for left in connections})


def _curve_fit(*arguments, **options):
    from scipy.optimize import curve_fit  # slow to load, and seldom needed

    return curve_fit(*arguments, **options)


def _best(connections, seconds, timeout, fixed=0.0):
    """((queue, pace), covariance)."""
    try:
        return _curve_fit(
            lambda at, queue, pace: timeout * stalls(at, queue, pace, fixed), connections, seconds,
            p0=START, bounds=([0.1, PACE_LEAST], [QUEUE_MOST, float(connections.max())]))
    except (RuntimeError, ValueError) as error:
        raise TareError(f"no fit: {error}") from error


def rms(seconds, predicted):
    return float(np.sqrt(np.mean((np.asarray(seconds) - np.asarray(predicted)) ** 2)))


def variants(connections, seconds, timeout):
    """[(FIXED's value, queue, pace, rms)]: what other shares of fixed cost make of the same points.

    Where the error hardly differs, the points do not tell which queue it was.
    """
    rows = []
    for fixed in FIXED:
        (queue, pace), _ = _best(np.asarray(connections, dtype=float), seconds, timeout, fixed)
        predicted = timeout * stalls(connections, queue, pace, fixed)
        rows.append((fixed, float(queue), float(pace), rms(seconds, predicted)))
    return rows


def rivals(connections, seconds):
    """[(name, parameters, rms)]: laws without any queue, each as well as it can be fitted."""
    connections = np.asarray(connections, dtype=float)
    laws = (("a N^2: every connect looks at all descriptors", lambda at, a: a * at ** 2, (1e-4,)),
            ("a N^2 + b N: the same, and a cost of its own", lambda at, a, b: a * at ** 2 + b * at,
             (1e-4, 1e-2)),
            ("a (N - b) from b on: a limit, then so much each",
             lambda at, a, b: a * np.maximum(at - b, 0), (0.1, 200.0)))
    rows = []
    for name, law, start in laws:
        found, _ = _curve_fit(law, connections, seconds, p0=start)
        rows.append((name, len(start), rms(seconds, law(connections, *found))))
    return rows
