# SPDX-License-Identifier: GPL-2.0-only
"""The metrics that a host's last captures make.

They are gauges, and histograms to ask without rate(): each capture begins at 0, so what is more
than in the one before is no increase.
"""

from datetime import timezone

from tare.experiments.fleet import buckets
from tare.experiments.fleet.exposition import Family

# {unit: (metric, units in one of the metric's, help)}
HISTOGRAMS = {
    "ns": ("tare_latency_seconds", 10 ** 9, "Latencies in the last capture, by tool and by what "
           "was timed; the sum takes each as the middle of its class."),
    "bytes": ("tare_size_bytes", 1, "Sizes in the last capture, by tool and by what was called; "
              "the sum takes each as the middle of its class."),
}
GAUGES = {
    "tare_capture_info": "Conditions of the last capture; always 1.",
    "tare_capture_time_seconds": "When the last capture was made, in seconds since 1970.",
    "tare_capture_span_seconds": "How long the last capture took.",
    "tare_copy_calls": "Calls of a function that copies memory, in the last capture, by context.",
    "tare_copy_bytes": "Bytes that a function copied or set, in the last capture, by context.",
}


def of(captures, top, per_octave):
    """The families of a host's captures [Latest]. top: so many names of each tool."""
    made = {name: Family(name, "gauge", said) for name, said in GAUGES.items()}
    made |= {name: Family(name, "histogram", said) for name, _, said in HISTOGRAMS.values()}
    for capture in captures:
        about = capture.about
        whose = {"host": about["host"]}
        if about["host_group"]:
            whose["group"] = about["host_group"]
        _of_capture(made, about, {**whose, "kind": about["kind"]})
        for (function, context), (calls, total) in sorted(capture.sizes.items()):
            labels = {**whose, "function": function, "context": context}
            made["tare_copy_calls"].add(labels, calls)
            made["tare_copy_bytes"].add(labels, total)
        longest = sorted(capture.latencies.items(),
                         key=lambda entry: (-buckets.total(entry[1]), entry[0]))
        for (name, unit), classes in longest[:top]:
            metric, divisor, _ = HISTOGRAMS[unit]
            _histogram(made[metric], {**whose, "instrument": about["kind"], "name": name},
                       classes, divisor, per_octave)
    return list(made.values())


def _of_capture(made, about, labels):
    made["tare_capture_info"].add(
        {**labels, "kernel": about["kernel"] or "", "cpu": about["cpu"] or ""}, 1)
    began = about["captured"].replace(tzinfo=timezone.utc)
    made["tare_capture_time_seconds"].add(labels, int(began.timestamp()))
    # of an exact one nobody knows the seconds
    if about["span_ns"] is not None and not about["exact"]:
        made["tare_capture_span_seconds"].add(labels, about["span_ns"] / 10 ** 9)


def _histogram(family, labels, classes, divisor, per_octave):
    def bound(value):
        return repr(value / divisor) if divisor > 1 else str(value)

    for high, below in buckets.cumulative(classes, per_octave):
        family.add({**labels, "le": bound(high)}, below, "_bucket")
    every = buckets.count(classes)
    family.add({**labels, "le": "+Inf"}, every, "_bucket")
    family.add(labels, buckets.total(classes) / divisor, "_sum")
    family.add(labels, every, "_count")
