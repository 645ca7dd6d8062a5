# SPDX-License-Identifier: GPL-2.0-only
"""Where a result goes: --json, --html, --png, and the terminal."""

from tare import result


def add(parser, png=False):
    """The options that every verb with a result has."""
    parser.add_argument("--json", metavar="FILE", help="write the result document to FILE")
    add_drawn(parser, png)
    parser.add_argument("-q", "--quiet", action="store_true",
                        help="print nothing; only write the files that were asked for")


def add_drawn(parser, png=True):
    """The options of what is made of a result for the eye."""
    parser.add_argument("--html", metavar="FILE", help="write a self-contained page to FILE")
    if png:
        parser.add_argument("--png", metavar="FILE", help="write the plots as one image to FILE")


def deliver(document, arguments):
    """Validate the result, write what was asked for and print it."""
    result.validate(document, document["experiment"])
    # first, since a file may fail after hours of work
    if not arguments.quiet:
        from tare import text

        text.render(document)
    if arguments.json:
        result.write(document, arguments.json)
    draw([document], arguments)


def draw(documents, arguments):
    """Write a page and an image of the results where asked for; False: there is nothing to draw."""
    if arguments.html:
        from tare import html

        html.write(documents, arguments.html)
    if getattr(arguments, "png", None):
        from tare import picture

        return picture.write(documents, arguments.png)
    return True
