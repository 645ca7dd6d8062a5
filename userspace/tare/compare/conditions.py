# SPDX-License-Identifier: GPL-2.0-only
"""Under which conditions two results were measured, and which of them must be alike.

People compare kernels, so the kernel may differ, and what belongs to it: the machine's name, which
ends in its kernel, and its image. Any other difference changes figures by itself.
"""

import re
import shlex

from tare import result
from tare.errors import UsageError

# conditions that follow from the kernel or from the moment: allowed to differ, and shown
SHOWN = ("kernel", "tare", "image_digest", "state", "created", "load", "clock_hz")
# conditions that differ between any two results, so that it is not said
_UNSAID = ("created", "load")
_KERNEL_OF_MACHINE = re.compile(r"-\d+\.\d+[^-]*$")
# every run in such a machine gives the same, whatever else the host is and does
SAME_IN_EVERY_RUN = (result.EXACT, result.ARRIVALS, result.PHASES)


def of(document):
    """{name: value} of all conditions that a result states."""
    found = {"experiment": document["experiment"], "tare": document["tare"],
             **document["environment"]}
    if found.get("virtualisation") == "qemu":
        # as all were until they said so
        found.setdefault("start", "booted")
    found["machine"] = _KERNEL_OF_MACHINE.sub("", found["machine"])
    if found.get("command"):
        found["command"] = plain(found["command"])
    if not _exact(document):
        # the host's CPU decides an emulator's times, and those of an analysis
        found["host.cpu_model"] = document["host"].get("cpu_model")
    return {name: value for name, value in found.items() if value is not None}


def _exact(document):
    return document["environment"]["exact"] and all(
        entry["interval_over"] in (None, *SAME_IN_EVERY_RUN) for entry in document["measurements"])


# options whose value is not a condition: where a document goes, and the number of a process
_UNSAID_OPTIONS = ("--json", "-p", "--pid", "-t", "--tid")


def plain(command):
    """COMMAND without the values of _UNSAID_OPTIONS; of a process an option stays."""
    try:
        words = shlex.split(command)
    except ValueError:
        return command
    kept, skip = [], False
    for word in words:
        option, _, value = word.partition("=")
        if not skip and option != "--json":
            kept.append(option if value and option in _UNSAID_OPTIONS else word)
        skip = not skip and not value and option in _UNSAID_OPTIONS
    return shlex.join(kept)


def differing(a, b):
    """{name: (of A, of B)} of conditions that are not alike; None if one is not stated."""
    ours, theirs = of(a), of(b)
    return {name: (ours.get(name), theirs.get(name)) for name in {**ours, **theirs}
            if ours.get(name) != theirs.get(name) and name not in _UNSAID}


def _of_the_kernel(found):
    """Whether another kernel alone may be why mitigations differ: each kernel knows others by name.

    False for another CPU, and if one kernel has none at all, as with mitigations=off.
    """
    values = found["mitigations"]
    return "kernel" in found and "cpu_model" not in found and None not in values \
        and "off" not in values


def refuse(a, b, across):
    """UsageError if conditions differ that ACROSS does not name; returns differing(a, b)."""
    known = {*of(a), *of(b), "host.cpu_model"}
    for name in across:
        if name not in known:
            raise UsageError(f"--across {name}: no condition of these results: give one of "
                             f"{', '.join(sorted(known - set(SHOWN)))}")
    found = differing(a, b)
    wrong = {name: values for name, values in found.items()
             if name not in SHOWN and name not in across
             and not (name == "mitigations" and _of_the_kernel(found))}
    if wrong:
        values = "; ".join(f"{name} ({said(one)} and {said(other)})"
                         for name, (one, other) in wrong.items())
        raise UsageError(f"conditions differ: {values}: nothing was compared: measure both alike, "
                         f"or give --across {','.join([*across, *wrong])}")
    return found


def refuse_within(first, other, where, there, across):
    """UsageError if two runs of one side, of the files WHERE and THERE, had other conditions."""
    wrong = [name for name in differing(first, other) if name not in ("tare", *across)]
    if wrong:
        raise UsageError(f"{where} and {there} are not runs of one side: {', '.join(wrong)} differ"
                         ": give runs of the same conditions on each side")


def said(value):
    """The value of a condition as text."""
    return "not stated" if value is None else str(value)
