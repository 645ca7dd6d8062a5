# SPDX-License-Identifier: GPL-2.0-only
"""`tare fleet export textfile`: a host's last captures, for node_exporter's textfile collector."""

import operator
import socket
import sys
from collections import defaultdict
from datetime import datetime, timezone
from pathlib import Path

from tare import inputs, options
from tare.errors import UsageError
from tare.experiments.fleet.read import collected
from tare.experiments.fleet.read.store import CAPTURE
from tare.figures import counted
from tare.output import atomic, refuse_unwritable

# Classes of latencies as the buckets of a histogram of Prometheus.
#
# Histograms of hosts can be added only where each has the same bounds, so these are fixed: those of
# the tools' own classes (kmod/include/uapi/tare/buckets.h). A bound that is missing counts as 0 in
# a sum over hosts. So below the least value none is needed, but all above the greatest.

# classes an octave that the tools have
_CLASSES = 32
# from here on an octave is one class: 17 s, where the unit is ns; and the tools' last one ends
_COARSE, _LAST = 34, 40
# the highest value of each class, ascending
BOUNDS = [*range(_CLASSES),
          *(2 ** octave + 2 ** octave * number // classes - 1
            for octave in range(_CLASSES.bit_length() - 1, _LAST)
            for classes in (_CLASSES if octave < _COARSE else 1,)
            for number in range(1, classes + 1))]


def cumulative(classes):
    """[(bound, values up to it)] of CLASSES [(low, high, count)], from the last bound with none."""
    left = sorted(((high, count) for _, high, count in classes), reverse=True)
    found, below = [], 0
    for bound in BOUNDS:
        while left and left[-1][0] <= bound:
            below += left.pop()[1]
        # where the first class with values begins
        if not below:
            found.clear()
        found.append((bound, below))
    return found


def total_of(classes):
    """The values' sum, were each in the middle of its class."""
    return sum((low + high) / 2 * number for low, high, number in classes)


# Prometheus' text exposition format, version 0.0.4, which node_exporter's textfiles have.

# what a label's value escapes
_LABEL = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n"})


class Metrics:
    """Samples by metric, as lines."""

    def __init__(self):
        self.lines = {name: [] for name in METRICS}

    def add(self, name, labels, value, suffix=""):
        inner = ",".join(f'{label}="{_text(text)}"' for label, text in labels.items())
        self.lines[name].append(f"{name}{suffix}{{{inner}}} {value}")

    def text(self):
        """Of those that have samples."""
        return "".join(
            f"# HELP {name} {METRICS[name]}\n# TYPE {name} {_kind(name)}\n"
            + "".join(f"{line}\n" for line in lines) for name, lines in self.lines.items() if lines)


def _kind(name):
    return "histogram" if name in dict(UNITS.values()) else "gauge"


def _text(value):
    """Anybody chooses the name of his process: what is not a character of UTF-8 is replaced."""
    return value.encode("utf-8", "replace").decode().translate(_LABEL)


# The metrics that a host's last captures make.
#
# They are gauges, and histograms to ask without rate(): each capture begins at 0, so what is more
# than in the one before is not an increase.

# {unit: (histogram, units in one of its own)}
UNITS = {"ns": ("tare_latency_seconds", 10 ** 9), "bytes": ("tare_size_bytes", 1)}
METRICS = {
    "tare_capture_info": "Conditions of the last capture; always 1.",
    "tare_capture_time_seconds": "When the last capture was made, in seconds since 1970.",
    "tare_capture_span_seconds": "How long the last capture took.",
    "tare_copy_calls": "Calls of a function that copies memory, in the last capture, by context.",
    "tare_copy_bytes": "Bytes that a function copied or set, in the last capture, by context.",
    "tare_latency_seconds": "Latencies in the last capture, by tool and by what was timed; the sum "
                            "takes each as the middle of its class.",
    "tare_size_bytes": "Sizes in the last capture, by tool and by what was called; the sum takes "
                       "each as the middle of its class.",
}


def metrics_of(captures, top):
    """The Metrics of a host's last captures. top: so many names of each tool."""
    made = Metrics()
    for about, rows in captures:
        whose = {"host": about["host"]}
        if about["host_group"]:
            whose["group"] = about["host_group"]
        _add_capture(made, about, {**whose, "kind": about["kind"]})
        sums, latencies = defaultdict(lambda: [0, 0]), defaultdict(list)
        for function, context, _, _, *counts in rows["size"]:
            sums[function, context] = [*map(operator.add, sums[function, context], counts)]
        for (function, context), (calls, total) in sorted(sums.items()):
            labels = {**whose, "function": function, "context": context}
            made.add("tare_copy_calls", labels, calls)
            made.add("tare_copy_bytes", labels, total)
        for name, unit, *bucket in rows["latency"]:
            latencies[name, unit].append(bucket)
        longest = sorted(latencies.items(), key=lambda entry: (-total_of(entry[1]), entry[0]))
        for (name, unit), classes in longest[:top]:
            _add_histogram(made, unit, {**whose, "instrument": about["kind"], "name": name},
                           classes)
    return made


def _add_capture(made, about, labels):
    made.add("tare_capture_info",
             {**labels, "kernel": about["kernel"] or "", "cpu": about["cpu"] or ""}, 1)
    made.add("tare_capture_time_seconds", labels, int(about["captured"].timestamp()))
    # of an exact one nobody knows the seconds
    if about["span_ns"] is not None and not about["exact"]:
        made.add("tare_capture_span_seconds", labels, about["span_ns"] / 10 ** 9)


def _add_histogram(made, unit, labels, classes):
    name, divisor = UNITS[unit]
    for high, below in cumulative(classes):
        bound = repr(high / divisor) if divisor > 1 else str(high)
        made.add(name, {**labels, "le": bound}, below, "_bucket")
    every = sum(number for _, _, number in classes)
    made.add(name, {**labels, "le": "+Inf"}, every, "_bucket")
    made.add(name, labels, total_of(classes) / divisor, "_sum")
    made.add(name, labels, every, "_count")


def last_of_files(paths, host=None, group=None):
    """[(a row of table capture as a dict, rows by table)] of the last capture of each kind, of
    files of this host where no other is named.
    """
    found = {}
    for path in map(Path, paths):
        inputs.refuse_no_file(path)
        about, rows = _of_file(path, host or socket.gethostname(), group)
        kind = about["kind"]
        if kind not in found or found[kind][0]["captured"] <= about["captured"]:
            found[kind] = about, rows
    return [found[kind] for kind in sorted(found)]


def _of_file(path, host, group):
    """By the file's own time where its name tells none."""
    try:
        captured = collected.time_of(path)
    except UsageError:
        captured = datetime.fromtimestamp(int(path.stat().st_mtime), timezone.utc)
    rows = collected.rows_of(collected.Collected(path, group, host, captured))
    [about] = rows[CAPTURE.name]
    return {**dict(zip(CAPTURE.told, about, strict=True)), "captured": captured}, rows


TOP = 10


def add(forms):
    parser = forms.add_parser(
        "textfile", examples=("tare fleet export textfile -o tare.prom syslat.json last.profile",),
        help="a host's last captures, for Prometheus' node_exporter",
        description="Write the last profile of a host, and its last document of each latency "
                    "tool, as metrics in Prometheus' text format, of files that lie on the host.",
        epilog="exit status: 0 written; 1 a file does not tell all that happened; 2 bad usage")
    parser.add_argument("-o", "--output", metavar="FILE", required=True,
                        help="NAME.prom in the collector's folder")
    parser.add_argument("--host", metavar="NAME",
                        help="whose captures they are (default: this machine's name)")
    parser.add_argument("--group", metavar="NAME", help="that the host is in")
    parser.add_argument("-T", "--top", metavar="N", type=options.whole(1), default=TOP,
                        help="latencies of the N names on which most time went, by tool (default: "
                             "%(default)s)")
    parser.add_argument("paths", nargs="+", metavar="PATH", type=inputs.Input,
                        help="a profile, or a document of a latency tool (.json)")
    parser.set_defaults(run=run, measures=False)


def run(arguments):
    output = Path(arguments.output)
    if output.suffix != ".prom" and (output.is_file() or not output.exists()):
        raise UsageError(f"{output}: node_exporter reads files called NAME.prom only")
    refuse_unwritable(output)
    captures = last_of_files(arguments.paths, arguments.host, arguments.group)
    made = metrics_of(captures, arguments.top)
    with atomic(output) as stream:
        stream.write(made.text())
    series = sum(map(len, made.lines.values()))
    print(f"{series} series of {counted(len(captures), 'capture')}", file=sys.stderr)
