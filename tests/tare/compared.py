# SPDX-License-Identifier: GPL-2.0-only
"""Results to compare, for the tests of `tare compare`."""

from tare import result, stats

ENVIRONMENT = {"kernel": "6.1.0", "cpu_model": "a CPU", "cpus": 1, "machine": "host",
               "accelerator": "none", "exact": False, "governor": "performance"}
TEN = [98, 99, 99, 100, 100, 100, 101, 101, 102, 103]


def entry(samples, over=result.PROCESSES, name="a.b", unit="ns", better="lower", **more):
    return result.measurement(name, unit, stats.median(samples), over=over, better=better, **more)


def count(value, name="a.n", better="lower", **more):
    return result.measurement(name, "instructions", stats.exact(value), over=None, better=better,
                              **more)


def document(*entries, host=None, experiment="a.test", **environment):
    made = result.document(experiment, {**ENVIRONMENT, **environment}, host)
    made["measurements"] += entries
    result.validate(made, "here")
    return made
