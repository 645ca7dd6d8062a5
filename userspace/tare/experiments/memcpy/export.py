# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy export`: a capture in formats that other tools read."""

import contextlib
import sys

from tare import figures
from tare.errors import CannotHere, UsageError
from tare.experiments.memcpy import columns, distributions
from tare.experiments.memcpy.functions import FUNCTIONS
from tare.experiments.memcpy.load import load
from tare.experiments.memcpy.observed import data, kinds
from tare.experiments.memcpy.trace import Trace
from tare.output import atomic

# From here on a share of crossings that the format cannot keep is told.
CROSSINGS_OFF = 0.001
FORMATS = ("csv", "parquet", "llvm-libc", "fleetbench")


def add_parser(commands):
    parser = commands.add_parser("export", help="write a capture as csv, parquet, or a "
                                                "distribution for other benchmarks")
    parser.add_argument("capture", metavar="PROFILE|TRACE")
    parser.add_argument("--format", choices=FORMATS, required=True,
                        help="parquet needs pyarrow; the last two are size distributions")
    parser.add_argument("-f", "--functions", metavar="NAMES",
                        help="functions to write, separated by commas (default: memcpy for a "
                             "distribution, else all)")
    parser.add_argument("--observed", action="store_true",
                        help="what was observed in place of what was tapped: then NAMES are kinds "
                             "of copies")
    parser.add_argument("--max-size", type=int, metavar="BYTES",
                        help="largest size in a distribution (default: what the other benchmark "
                             "takes, 4096 for llvm-libc and any for fleetbench)")
    parser.add_argument("-o", "--output", metavar="FILE", help="default: standard output")
    parser.set_defaults(run=run, measures=False)


def run(arguments):
    distribution = arguments.format in distributions.LARGEST
    if arguments.max_size is not None and (not distribution or arguments.max_size < 0):
        raise UsageError("--max-size takes a number of bytes and belongs to a distribution "
                         "(llvm-libc, fleetbench)")
    if arguments.format == "parquet" and not arguments.output:
        raise UsageError("parquet is not text: name a file with -o")
    read = load(arguments.capture)
    if arguments.observed:
        read = _observed(read)
    functions = _functions(arguments.functions or ("memcpy" if distribution else None), read)
    if distribution:
        _write_distribution(read, functions, arguments)
    else:
        _write_columns(read, functions, arguments)
    return 0


def _observed(read):
    """The same with the kinds that were observed as its functions."""
    if not read.observed.sites:
        raise UsageError(f"{read.header.path}: nothing was observed: capture with `tare memcpy "
                         "record --machine NAME --exact`")
    return data.as_profile(read)


def _functions(names, read):
    if names is None:
        return read.functions
    wanted = names.split(",")
    known = (*FUNCTIONS, *(name for name in kinds.BY_NAME if name not in FUNCTIONS))
    for name in wanted:
        if name not in known:
            raise UsageError(f"{name!r} is none of {', '.join(known)}")
        if name not in read.counts:
            raise UsageError(f"{read.header.path} has no calls of {name}; it has "
                             f"{', '.join(read.functions)}")
    return wanted


@contextlib.contextmanager
def _target(arguments, mode="w"):
    if arguments.output:
        with atomic(arguments.output, mode) as stream:
            yield stream
    else:
        yield sys.stdout


def _write_distribution(read, functions, arguments):
    largest = arguments.max_size
    if largest is None:
        largest = distributions.LARGEST[arguments.format]
    sizes, larger = distributions.size_probabilities(read, functions, largest)
    if larger:
        limit = figures.counted(largest, "byte")
        print(f"tare: {100 * larger:.3g} % of the calls are larger than {limit} and are not in the "
              "distribution", file=sys.stderr)
    if arguments.format == "llvm-libc":
        with _target(arguments) as stream:
            distributions.write_llvm(stream, sizes)
        return
    if read.header.hashed or arguments.observed:
        why = "of what is observed" if arguments.observed else "addresses were hashed:"
        print(f"tare: {why} the overlap of ranges is not known and is written as 0",
              file=sys.stderr)
    crossing = None
    if read.header.kind == "trace":
        crossing = distributions.crossing_share(Trace(arguments.capture), functions, largest)
    alignments, crossings = distributions.alignment_probabilities(read, functions, sizes, crossing)
    if abs(crossings.written - crossings.captured) > CROSSINGS_OFF:
        print(f"tare: {100 * crossings.captured:.3g} % of the operands touch one more cache line "
              f"than they need; a line of alignments can express {100 * crossings.written:.3g} %",
              file=sys.stderr)
    overlap = distributions.overlap_probability(read, functions)
    with _target(arguments) as stream:
        distributions.write_fleetbench(stream, sizes, overlap, alignments)


def _write_columns(read, functions, arguments):
    trace = Trace(arguments.capture) if read.header.kind == "trace" else None
    if arguments.format == "csv":
        with _target(arguments) as stream:
            if trace:
                columns.write_trace_csv(stream, trace, functions)
            else:
                columns.write_profile_csv(stream, read, functions)
        return
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as error:
        raise CannotHere(f"parquet needs Python's pyarrow, which cannot be loaded ({error}); "
                         "Debian does not package it, a venv with --system-site-packages can hold "
                         "it (below version 18 beside NumPy 1); csv has the same columns"
                         ) from error
    with atomic(arguments.output, "wb") as stream:
        if trace:
            columns.write_trace_parquet(pyarrow, parquet, stream, trace, functions)
        else:
            columns.write_profile_parquet(pyarrow, parquet, stream, read, functions)
