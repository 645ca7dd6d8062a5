# SPDX-License-Identifier: GPL-2.0-only
"""What the clocks of 2001 and ours say together, and what differs in the conditions."""

from tare import environment, figures, published, reproduce, result
from tare.compare import interval

LINUX, WINDOWS = "Linux 2.4.2", "Windows 2000"


def finish(document, measured):
    """measured: {name of a system: (System, its measurement of all runs)}."""
    reproduce.finish(document, conclusion(document, measured), _conditions(document, measured),
                     ["timers.published"])


def _then(system):
    return float(published.row("timer_overhead.csv", system=system)["usec_per_call"])


def conclusion(document, measured):
    """A paragraph, of the figures of a result."""
    _, linux = measured["linux"]
    raw, then = linux["raw"], _then(LINUX)
    times = then / raw["value"]
    now = figures.with_unit(raw, "us", linux["interval_over"])
    said = [f"gettimeofday takes {now} a call here, {figures.number(then)} us then: "
            f"{_times(times)}."]
    call = result.find(document, "timers.linux.syscall:gettimeofday")
    if call:
        said.append(_by_the_kernel(call, linux))
    then = _then(WINDOWS) / _then(LINUX)
    if "win32" in measured:
        _, win32 = measured["win32"]
        now = interval.ratio(raw, win32["raw"])
        said.append(f"Win32's clock took {figures.number(then)} times as long as Linux's then; "
                    f"{figures.estimate(now.as_dict())} times by Wine here.")
    else:
        said.append(f"Win32's clock took {figures.number(then)} times as long as Linux's then; "
                    "it was not measured here.")
    return " ".join(said)


def _times(factor):
    if factor >= 1:
        return f"{figures.number(factor)} times as fast"
    return f"{figures.number(1 / factor)} times as long"


def _by_the_kernel(call, linux):
    """Whether it is the system call, which 2001's was, that makes the difference."""
    ns, whole = call["raw"]["value"], 1000 * linux["raw"]["value"]
    figure = f"as a system call, which it was then, it takes {figures.number(ns)} ns"
    if ns > 1.5 * whole:
        return f"A part of that is that user space reads the clock itself: {figure}."
    return f"The clock is read by the kernel here, too: {figure}."


def _conditions(document, measured):
    here = document["environment"]
    system, linux = measured["linux"]
    clock = here["clocksource"]
    how = "read in user space" if clock in environment.FAST_CLOCKSOURCES else "read by the kernel"
    return [("machine", "ThinkPad 600X, 576 MB", here["cpu_model"]),
            ("system", "Linux 2.2.16, 2.4.2, 2.4.2 SMP; Windows 2000",
             "; ".join(one.version.replace("_", " ") for one, _ in measured.values())),
            ("clock source", "not told", f"{clock}, {how}" if clock else "not told"),
            ("runs", "20 of a million calls, their mean, no interval",
             f"{linux['repeats']} processes, 95 % interval of the median"),
            ("loop around the calls", "in the figure", "in the raw figure, not in the net one"),
            ("CPU", "not pinned", f"pinned to one ({system.documents[0]['cpu']})"),
            ("virtualisation", "none", here["virtualisation"])]
