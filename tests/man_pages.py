# SPDX-License-Identifier: GPL-2.0-only
"""What is written by hand of the man pages, and the pages that tools/man-pages makes of it."""

import re

from programs import TOP, run

FOLDER = TOP / "docs/man"
PAGES = sorted(FOLDER.glob("*.1.in"))


def make(folder, top=TOP):
    return run(top / "tools/man-pages", folder)


def text(path):
    """A page's words without its markup."""
    lines = path.read_text().replace("\\-", "-")
    lines = "\n".join(line for line in lines.splitlines() if not line.startswith('.\\"'))
    return re.sub(r"\\f[IBR]", "", lines)


def names(path):
    """The programs that a page is about."""
    return re.search(r"\.SH NAME\n(.*?) - ", text(path))[1].split(", ")


def section(path, title):
    return text(path).partition(f".SH {title}\n")[2].partition("\n.SH ")[0]
