# SPDX-License-Identifier: GPL-2.0-only
"""`tare fleet export textfile`: a host's last captures, for node_exporter's textfile collector."""

import socket
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from datetime import datetime, timezone
from pathlib import Path

from tare import options
from tare.errors import UsageError
from tare.experiments.fleet.read import collected
from tare.experiments.fleet.read.store import CAPTURE
from tare.figures import counted
from tare.inputs import Input
from tare.output import atomic, refuse_unwritable

# Classes of latencies as the buckets of a histogram of Prometheus.
#
# Histograms of hosts can be added only where each has the same bounds, so these are fixed: those of
# the tools' own classes (kmod/include/uapi/tare/buckets.h), or fewer. A bound that is missing
# counts as 0 in a sum over hosts. So below the least value none is needed, but all above the
# greatest.

# classes an octave that the tools have
FINEST = 32
# from here on an octave is one class: 17 s, where the unit is ns; and the tools' last one ends
_COARSE, _LAST = 34, 40


def bounds(per_octave):
    """The highest value of each class, ascending. per_octave: a power of two."""
    found = list(range(per_octave))
    for octave in range(per_octave.bit_length() - 1, _LAST):
        classes = per_octave if octave < _COARSE else 1
        found += [2 ** octave + 2 ** octave * number // classes - 1
                  for number in range(1, classes + 1)]
    return found


def cumulative(classes, per_octave=FINEST):
    """[(bound, values up to it)] of CLASSES [(low, high, count)], from the last bound with none."""
    left = sorted(((high, count) for _, high, count in classes), reverse=True)
    found, below = [], 0
    for bound in bounds(per_octave):
        while left and left[-1][0] <= bound:
            below += left.pop()[1]
        # where the first class with values begins
        if not below:
            found.clear()
        found.append((bound, below))
    return found


def count(classes):
    return sum(number for _, _, number in classes)


def total_of(classes):
    """The values' sum, were each in the middle of its class."""
    return sum((low + high) / 2 * number for low, high, number in classes)


# Prometheus' text exposition format, version 0.0.4, which node_exporter's textfiles have.

# what a label's value escapes; help has no quotes to end
_LABEL = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n"})
_HELP = str.maketrans({"\\": r"\\", "\n": r"\n"})


@dataclass
class Family:
    """A metric. kind: gauge or histogram. samples: [(suffix, {label: text}, value)]."""

    name: str
    kind: str
    help: str
    samples: list = field(default_factory=list)

    def add(self, labels, value, suffix=""):
        self.samples.append((suffix, labels, value))

    def lines(self):
        yield f"# HELP {self.name} {self.help.translate(_HELP)}"
        yield f"# TYPE {self.name} {self.kind}"
        for suffix, labels, value in self.samples:
            inner = ",".join(f'{name}="{_text(text)}"' for name, text in labels.items())
            yield f"{self.name}{suffix}{{{inner}}} {value}"


def text(families):
    """Those that have samples."""
    return "".join(f"{line}\n" for one in families if one.samples for line in one.lines())


def _text(value):
    """Anybody chooses the name of his process: what is not a character of UTF-8 is replaced."""
    return value.encode("utf-8", "replace").decode().translate(_LABEL)


# The metrics that a host's last captures make.
#
# They are gauges, and histograms to ask without rate(): each capture begins at 0, so what is more
# than in the one before is not an increase.

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


def families_of(captures, top, per_octave):
    """The families of a host's captures [Latest]. top: so many names of each tool."""
    made = {name: Family(name, "gauge", said) for name, said in GAUGES.items()}
    made |= {name: Family(name, "histogram", said) for name, _, said in HISTOGRAMS.values()}
    for capture in captures:
        about = capture.about
        whose = {"host": about["host"]}
        if about["host_group"]:
            whose["group"] = about["host_group"]
        _add_capture(made, about, {**whose, "kind": about["kind"]})
        for (function, context), (calls, total) in sorted(capture.sizes.items()):
            labels = {**whose, "function": function, "context": context}
            made["tare_copy_calls"].add(labels, calls)
            made["tare_copy_bytes"].add(labels, total)
        longest = sorted(capture.latencies.items(),
                         key=lambda entry: (-total_of(entry[1]), entry[0]))
        for (name, unit), classes in longest[:top]:
            metric, divisor, _ = HISTOGRAMS[unit]
            _histogram(made[metric], {**whose, "instrument": about["kind"], "name": name},
                       classes, divisor, per_octave)
    return list(made.values())


def _add_capture(made, about, labels):
    made["tare_capture_info"].add(
        {**labels, "kernel": about["kernel"] or "", "cpu": about["cpu"] or ""}, 1)
    made["tare_capture_time_seconds"].add(labels, int(about["captured"].timestamp()))
    # of an exact one nobody knows the seconds
    if about["span_ns"] is not None and not about["exact"]:
        made["tare_capture_span_seconds"].add(labels, about["span_ns"] / 10 ** 9)


def _histogram(family, labels, classes, divisor, per_octave):
    def bound(value):
        return repr(value / divisor) if divisor > 1 else str(value)

    for high, below in cumulative(classes, per_octave):
        family.add({**labels, "le": bound(high)}, below, "_bucket")
    every = count(classes)
    family.add({**labels, "le": "+Inf"}, every, "_bucket")
    family.add(labels, total_of(classes) / divisor, "_sum")
    family.add(labels, every, "_count")


# The last capture of each kind of one host, of files that lie on it.


@dataclass
class Latest:
    """about: a row of table capture as a dict. sizes: {(function, context): [calls, bytes]}.
    latencies: {(name, unit): [(low, high, count)]}.
    """

    about: dict
    sizes: dict = field(default_factory=lambda: defaultdict(lambda: [0, 0]))
    latencies: dict = field(default_factory=lambda: defaultdict(list))


def of_files(paths, host=None, group=None):
    """[Latest] of files, which are of this host where no other is named."""
    found = {}
    for path in map(Path, paths):
        if not path.is_file():
            raise UsageError(f"{path}: there is no such file")
        one = _of_file(path, host or socket.gethostname(), group)
        kind = one.about["kind"]
        if kind not in found or found[kind].about["captured"] <= one.about["captured"]:
            found[kind] = one
    return [found[kind] for kind in sorted(found)]


def _of_file(path, host, group):
    """By the file's own time where its name tells none."""
    try:
        captured = collected.time_of(path)
    except UsageError:
        captured = datetime.fromtimestamp(int(path.stat().st_mtime), timezone.utc)
    read = collected.rows_of(collected.Collected(path, group, host, captured))
    [about] = read[CAPTURE.name]
    one = Latest({**dict(zip(CAPTURE.told, about, strict=True)), "captured": captured})
    for function, context, _, _, calls, total in read["size"]:
        sums = one.sizes[function, context]
        sums[0] += calls
        sums[1] += total
    for name, unit, *bucket in read["latency"]:
        one.latencies[name, unit].append(bucket)
    return one


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
    parser.add_argument("--octave", metavar="N", type=int, default=FINEST,
                        choices=[2 ** power for power in range(FINEST.bit_length())],
                        help="buckets of an octave: 1, 2, 4, 8, 16 or 32 (default: %(default)s, "
                             "as the tools have)")
    parser.add_argument("paths", nargs="+", metavar="PATH", type=Input,
                        help="a profile, or a document of a latency tool (.json)")
    parser.set_defaults(run=run, measures=False)


def run(arguments):
    output = Path(arguments.output)
    if output.suffix != ".prom" and (output.is_file() or not output.exists()):
        raise UsageError(f"{output}: node_exporter reads files called NAME.prom only")
    refuse_unwritable(output)
    captures = of_files(arguments.paths, arguments.host, arguments.group)
    families = families_of(captures, arguments.top, arguments.octave)
    with atomic(output) as stream:
        stream.write(text(families))
    series = sum(len(one.samples) for one in families)
    print(f"{series} series of {counted(len(captures), 'capture')}", file=sys.stderr)
