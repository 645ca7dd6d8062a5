# SPDX-License-Identifier: GPL-2.0-only
"""Every installed program and every module has a man page, which tells all its parameters."""

import re

from each import check_each
from man_pages import FOLDER, PAGES, names, section, text
from programs import BUILD, TOP

from tare import experiments

UNINSTALLED = {name for one in experiments.everyone() for name in one.uninstalled}
MODULES = sorted(path.parent.name for path in (TOP / "kmod").glob("*/Kbuild"))


def programs():
    """Those that were compiled here. Scripts of machines are parts of a verb."""
    return {path.name.removesuffix("-static") for folder in ("bin", "guest/bin")
            for path in (BUILD / folder).iterdir() if path.read_bytes()[:4] == b"\x7fELF"
            and path.name not in UNINSTALLED}


def test_every_program_has_a_page():
    told = {name for page in PAGES for name in names(page)}
    assert len(programs()) > 25 and programs() - told == set()


def test_every_module_has_a_page_with_its_parameters():
    check_each(check_page, MODULES)


def check_page(module):
    sources = "".join(path.read_text() for path in sorted((TOP / "kmod" / module).glob("*.c")))
    known = set(re.findall(r"^module_param\w*\((\w+),", sources, re.M))
    page = FOLDER / f"tare_{module}.4"
    assert names(page) == [f"tare_{module}"]
    assert set(re.findall(r"\.TP\n\.B (\w+)\n", section(page, "PARAMETERS"))) == known
    for title in ("SYNOPSIS", "DESCRIPTION", "DEVICE", "SEE ALSO"):
        assert section(page, title).strip(), title
    assert ".SS What it changes in the kernel" in text(page)
