# SPDX-License-Identifier: GPL-2.0-only
"""`tare report`: results as a page, an image or text. Reads documents and nothing else."""

from tare import output_options, result, text
from tare.errors import UsageError
from tare.experiments.latency import document as latency


def add_parser(commands):
    parser = commands.add_parser("report", help="show result documents, and those of latency "
                                                "instruments: in the terminal, as HTML or PNG")
    parser.add_argument("results", metavar="RESULT", nargs="+", help="a file that --json wrote")
    output_options.add_drawn(parser)
    parser.set_defaults(run=run)


def _read(path):
    found = result.load(path)
    if latency.is_one(found):
        return latency.as_result(found, path)
    result.validate(found, path)
    return found


def run(arguments):
    documents = [_read(path) for path in arguments.results]
    if not output_options.draw(documents, arguments):
        raise UsageError("these results hold nothing to draw; no image was written")
    if not arguments.html and not arguments.png:
        for document in documents:
            text.render(document)
    return 0
