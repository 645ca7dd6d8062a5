# SPDX-License-Identifier: GPL-2.0-only
"""Is it select that takes the time of the published curve, or waiting for SYNs to be sent again?"""

import numpy as np

from tare.experiments.events import setup_curves

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
            "sentence": f"{QUESTION} {answered.capitalize()}: {why}."}


def _judged(point, wide):
    if point.disagree:
        return "cannot tell", f"the counts of stalls do not agree ({point.disagree})"
    wanted = point.setting.connections
    if point.setting.backlog >= wanted:
        return "cannot tell", (f"a backlog of {point.setting.backlog} holds all {wanted} "
                               "connections, and that of 2006 did not")
    if wide is None:
        return "cannot tell", f"no run of {wanted} connections has a backlog that holds them all"
    if wide.stalls != 0:
        return "cannot tell", "the longer queue overflows, too, or its counts do not agree"
    left = wide.seconds.value / point.seconds.value
    told = (f"of {point.seconds.value:.3g} s for {point.setting.connections} connections "
            f"{100 * point.share:.4g} % are waits for a SYN to be sent again, and with a backlog "
            f"of {wide.setting.backlog} it takes {wide.seconds.value:.3g} s; the server's CPU time "
            f"is {100 * point.server_share:.2g} %")
    if point.server_share > WORKS:
        return "cannot tell", (f"{told}: the server works while the client waits, and would not "
                               "accept sooner with a longer queue")
    if point.share >= WAITS and left <= 1 - WAITS:
        return "no", f"{told}: it is the accept queue"
    then = _published(point.setting.connections)
    if point.seconds.value < REACHED * then:
        return "cannot tell", (f"{told}; about {then:.3g} s were published, which these runs did "
                               "not take: they cannot say why")
    if point.share <= 1 - LEFT and left >= LEFT:
        return "yes", told
    return "cannot tell", told


def _published(connections):
    """Seconds of select in 2006; between two of the published numbers on a line."""
    then = setup_curves.seconds_2006("select")
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
