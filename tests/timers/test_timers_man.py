# SPDX-License-Identifier: GPL-2.0-only
"""The one page of all programs, against their --help; and that each finds it."""

import re
import shutil
import subprocess

import pytest
from programs import TOP

from man_pages import FOLDER, OPTION, names, section

PAGE = "time-timers.1"
PROGRAMS = re.search("^PROGRAMS := (.*)", (TOP / "userspace/timers/Makefile").read_text(),
                     re.M)[1].split()


def own_options(program):
    """The options that the page gives PROGRAM."""
    common, _, rest = section(PAGE, "OPTIONS").partition("Of ver:")
    of_ver, _, of_all = rest.partition("Of all:")
    return set(OPTION.findall((of_ver if program == "ver" else common) + of_all))


@pytest.mark.parametrize("program", PROGRAMS)
def test_the_page_and_the_help_tell_of_the_same_options(run, program):
    told = run(program, "--help", measure=False).out
    assert own_options(program) == set(OPTION.findall(told.partition("\n\n")[2]))


def test_every_program_is_in_the_page():
    assert sorted(names(PAGE)) == sorted(PROGRAMS)
    synopsis, description = section(PAGE, "SYNOPSIS"), section(PAGE, "DESCRIPTION")
    for program in PROGRAMS:
        assert f".B {program}\n" in synopsis and f".TP\n.B {program}\n" in description


def test_every_program_of_a_page_finds_it(tmp_path):
    folder = tmp_path / "man1"
    shutil.copytree(FOLDER, folder)
    pages = {path.name for path in folder.glob("*.1")}
    for _ in range(2):  # installing again changes nothing
        subprocess.run([TOP / "tools/man-aliases", folder], check=True)
    expected = {f"{name}.1": page for page in pages for name in names(page)
                if f"{name}.1" != page}
    assert {path.name for path in folder.glob("*.1")} == pages | set(expected)
    assert expected["ver.1"] == PAGE and expected["wakelat.1"] == "syslat.1"
    for alias, page in expected.items():
        assert (folder / alias).read_text() == f".so man1/{page}\n"
    for page in pages:
        assert (folder / page).read_text() == (FOLDER / page).read_text()
