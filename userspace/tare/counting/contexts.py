# SPDX-License-Identifier: GPL-2.0-only
"""For whom the CPU worked on a path: its task, or what interrupted that."""

USER, TASK, SOFTIRQ, HARDIRQ, EXCEPTION = CONTEXTS = (
    "user", "task", "softirq", "hardirq", "exception")
# until 6.9 softirqs are run by the first, since then by the second, to which that jumps
_SOFTIRQS = ("__do_softirq", "handle_softirqs")


def of(kind, function, outer):
    """The context of a path: of its last step and of the path before it (None: it is the first)."""
    if kind == "user":
        return USER
    if kind == "interrupt":
        return HARDIRQ
    if function in _SOFTIRQS:
        return SOFTIRQ
    if outer in (SOFTIRQ, HARDIRQ):
        return outer
    return EXCEPTION if kind == "exception" else TASK if outer in (None, USER) else outer
