# SPDX-License-Identifier: GPL-2.0-only
"""For whom the CPU worked on a path: the task, or what interrupted the task."""

USER, TASK, SOFTIRQ, HARDIRQ, EXCEPTION = CONTEXTS = (
    "user", "task", "softirq", "hardirq", "exception")
# the first runs softirqs until 6.9; since then it jumps to the second, which does
_SOFTIRQS = ("__do_softirq", "handle_softirqs")


def of(kind, function, outer):
    """The context of a path, by its last step; outer: that of the path before it, None if none."""
    if kind == "user":
        return USER
    if kind == "interrupt":
        return HARDIRQ
    if function in _SOFTIRQS:
        return SOFTIRQ
    if outer in (SOFTIRQ, HARDIRQ):
        return outer
    return EXCEPTION if kind == "exception" else TASK if outer in (None, USER) else outer
