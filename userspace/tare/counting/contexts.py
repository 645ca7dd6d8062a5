# SPDX-License-Identifier: GPL-2.0-only
"""For whom the CPU worked on a path: the task, or what interrupted the task."""

USER, TASK, SOFTIRQ, HARDIRQ, EXCEPTION = CONTEXTS = (
    "user", "task", "softirq", "hardirq", "exception")
# until 6.9 softirqs are run by the first, since then by the second, to which that jumps
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
