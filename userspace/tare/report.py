# SPDX-License-Identifier: GPL-2.0-only
"""`tare report`: shows results as a page, image, CSV or text. It reads documents alone."""

from tare import csvfile, inputs, output_options, result, text
from tare.errors import FormatError, UsageError
from tare.experiments.latency import read as latency_read


def add_parser(commands):
    parser = commands.add_parser(
        "report", examples=("tare report syslat.json", "tare report result.json --html r.html"),
        help="show result documents, and those of latency instruments: in the terminal, as HTML, "
             "PNG or CSV")
    parser.add_argument("results", metavar="RESULT", nargs="+", type=inputs.Input,
                        help="a file that --json wrote")
    output_options.add_drawn(parser)
    parser.add_argument("--csv", metavar="FILE", help="write the measurements to FILE, a line each")
    parser.set_defaults(run=run, measures=False)


def read(path, plots=latency_read.PLOTS):
    """The result in a file; a latency instrument's document becomes one, with PLOTS of its entries.
    """
    lines = result.load_lines(path)
    if latency_read.is_one(lines[-1]):
        if len(lines) > 1:
            raise FormatError(path, f"{len(lines)} documents, of an interval each; show the file "
                                    "of --json FILE, which has the whole")
        return latency_read.as_result(lines[0], path, plots)
    result.validate(lines[-1], path)
    return lines[-1]


def run(arguments):
    documents = [read(path) for path in arguments.results]
    if not output_options.draw(documents, arguments):
        raise UsageError("these results hold nothing to draw; no image was written")
    if arguments.csv:
        csvfile.write(documents, arguments.csv)
    if not (arguments.html or arguments.png or arguments.csv):
        for document in documents:
            text.render(document)
