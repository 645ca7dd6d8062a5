# SPDX-License-Identifier: GPL-2.0-only
"""Results made for tests of what compares and shows them."""

from tare import result, stats

ENVIRONMENT = {"kernel": "6.1.0", "cpu_model": "a CPU", "cpus": 1, "machine": "host",
               "accelerator": "none", "exact": False}
TEN = [98, 99, 99, 100, 100, 100, 101, 101, 102, 103]


def entry(samples, over=result.PROCESSES, name="a.b", unit="ns", better="lower", **more):
    return result.measurement(name, unit, stats.median(samples), over=over, better=better, **more)


def count(value, name="a.n", better="lower", **more):
    return result.measurement(name, "instructions", stats.exact(value), over=None, better=better,
                              **more)


def document(*entries, host=None, experiment="a.test", tables=(), distributions=(), warnings=(),
             **environment):
    made = result.document(experiment, {**ENVIRONMENT, **environment}, host)
    for key, more in (("measurements", entries), ("tables", tables),
                      ("distributions", distributions), ("warnings", warnings)):
        made[key] += more
    result.validate(made, "here")
    return made


def wide():
    """A result with all that a terminal shows, wider than any terminal."""
    many = stats.median([215_015_342 + 40_000_017 * one for one in range(8)])
    rows = [[f"row{row}", *(10 ** column + row for column in range(13))] for row in range(4)]
    return document(
        *(result.measurement(f"a.{one}", "nanoseconds", many, net=many, overhead=many,
                             title=f"what it costs, {'in words ' * one}", over=result.PROCESSES,
                             published={"value": 123456789, "unit": "ns", "source": "s"})
          for one in range(3)),
        result.measurement("b", "calls", stats.exact(5), over=None),
        distributions=[{"name": "d", "title": "Sizes", "unit": "bytes", "bins": [
            {"low": 1 << one, "high": (2 << one) - 1, "count": 3 ** one, "sum": 7 ** one}
            for one in range(20)]}],
        tables=[{"name": "t", "title": "Many columns", "rows": rows,
                 "columns": [f"column{one} of bytes" for one in range(14)],
                 "notes": ["1,234 is a figure, too"]}],
        warnings=["warned " * 30 + "of 12,345,678 calls"])
