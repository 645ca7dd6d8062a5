# SPDX-License-Identifier: GPL-2.0-only
"""The figures of 2001, what they and ours say together, and what differs in the conditions."""

from tare import environment, figures, published, reproduce, samples
from tare.compare import interval

LINUX, WINDOWS = "Linux 2.4.2", "Windows 2000"
SOURCE = "Timer overhead, Linux and Windows 2000 on one ThinkPad 600X, 2001"


def of_2001():
    """{system: Figure}, us a call, each of one value: the mean of 20 runs of 1m calls."""
    rows = [samples.Sample("timers", row["clock"], "published", row["system"], "ThinkPad 600X",
                           None, None, 0, 0, float(row["usec_per_call"]), "us",
                           samples.RAW, 20 << 20)
            for row in published.rows("timer_overhead.csv")]
    return {row.kernel: samples.figure([row]) for row in rows}


def beside(system):
    """The figure of 2001 that a result puts beside a system's."""
    return published.figure(of_2001()[system.beside].raw.value, "us", SOURCE)


def finish(document, systems, found, call):
    """Adds to a result what FOUND says: the Figure of each system's runs, Linux first.

    call: the Figure of gettimeofday as a system call, or None.
    """
    reproduce.finish(document, conclusion(*found, call=call),
                     _conditions(document["environment"], systems, found[0]), ["timers.published"])


def conclusion(linux, win32=None, call=None):
    """A paragraph, of Figures; win32 and call may be None."""
    then = {system: figure.raw.value for system, figure in of_2001().items()}
    raw = linux.raw.as_dict()
    now = figures.with_unit(raw, "us", linux.over)
    said = [f"gettimeofday takes {now} a call here, {figures.number(then[LINUX])} us then: "
            f"{_times(then[LINUX] / linux.raw.value)}."]
    if call:
        said.append(_by_the_kernel(call.raw.value, 1000 * linux.raw.value))
    here = "it was not measured here."
    if win32:
        now = interval.ratio(raw, win32.raw.as_dict())
        here = f"{figures.estimate(now.as_dict())} times by Wine here."
    return " ".join([*said, f"Win32's clock took {figures.number(then[WINDOWS] / then[LINUX])} "
                     f"times as long as Linux's then; {here}"])


def _times(factor):
    if factor >= 1:
        return f"{figures.number(factor)} times as fast"
    return f"{figures.number(1 / factor)} times as long"


def _by_the_kernel(ns, whole):
    """Whether it is the system call, which 2001's was, that makes the difference; ns a reading."""
    figure = f"as a system call, which it was then, it takes {figures.number(ns)} ns"
    if ns > 1.5 * whole:
        return f"A part of that is that user space reads the clock itself: {figure}."
    return f"The clock is read by the kernel here, too: {figure}."


def _conditions(here, systems, linux):
    clock = here["clocksource"]
    how = "read in user space" if clock in environment.FAST_CLOCKSOURCES else "read by the kernel"
    return [("machine", "ThinkPad 600X, 576 MB", here["cpu_model"]),
            ("system", "Linux 2.2.16, 2.4.2, 2.4.2 SMP; Windows 2000",
             "; ".join(one.version.replace("_", " ") for one in systems)),
            ("clock source", "not told", f"{clock}, {how}" if clock else "not told"),
            ("runs", "20 of a million calls, their mean, no interval",
             f"{linux.raw.samples} processes, 95 % interval of the median"),
            ("loop around the calls", "in the figure", "in the raw figure, not in the net one"),
            ("CPU", "not pinned", f"pinned to one ({systems[0].runs[0]['cpu']})"),
            ("virtualisation", "none", here["virtualisation"])]
