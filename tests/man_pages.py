# SPDX-License-Identifier: GPL-2.0-only
"""The man pages as text, for the tests that hold them against the programs."""

import re

from programs import TOP

FOLDER = TOP / "docs/man"
OPTION = re.compile(r"(?<![\w-])--?[a-zA-Z][a-z-]*")


def text(page):
    """A page's words without its markup."""
    lines = (FOLDER / page).read_text().replace("\\-", "-").replace("\\fR", " ")
    lines = "\n".join(line for line in lines.splitlines() if not line.startswith('.\\"'))
    return re.sub(r"\\f[IBR]", "", lines)


def names(page):
    """The programs that a page is about."""
    return re.search(r"\.SH NAME\n(.*?) - ", text(page))[1].split(", ")


def section(page, title):
    return text(page).partition(f".SH {title}\n")[2].partition("\n.SH ")[0]
