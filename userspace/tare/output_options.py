# SPDX-License-Identifier: GPL-2.0-only
"""Where a result goes: --json, --html, --png, and the terminal."""

from tare import result


def add(parser, png=False):
    """Adds the options of every verb that has a result."""
    parser.add_argument("--json", metavar="FILE", help="write the result document to FILE")
    add_drawn(parser, png)
    parser.add_argument("-q", "--quiet", action="store_true",
                        help="print nothing; only write the files that were asked for")


def add_drawn(parser, png=True):
    """Adds the options for pages and images of a result."""
    parser.add_argument("--html", metavar="FILE", help="write a self-contained page to FILE")
    if png:
        parser.add_argument("--png", metavar="FILE", help="write the plots as one image to FILE")


def deliver(document, arguments):
    """Validates the result, writes the files that were asked for, and prints it."""
    result.validate(document, document["experiment"])
    # printed first, since writing a file may fail after hours of work; a reader may go away
    try:
        if not arguments.quiet:
            from tare import text

            text.render(document)
    finally:
        if arguments.json:
            result.write(document, arguments.json)
        draw([document], arguments)


def draw(documents, arguments):
    """Writes the page and the image that were asked for; returns False if there is no plot."""
    if arguments.html:
        from tare import html

        html.write(documents, arguments.html)
    if getattr(arguments, "png", None):
        from tare import picture

        return picture.write(documents, arguments.png)
    return True
