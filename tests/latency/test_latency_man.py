# SPDX-License-Identifier: GPL-2.0-only
"""The one page of the latency tools, against their --help."""

import re

import pytest
from latency_tools import run
from man_pages import OPTION, names, section

PAGE = "syslat.1"
OBSERVERS = ("syslat", "wakelat", "switchlat", "timerlat", "libcmem")
# every program has them
OF_ALL = {"--help", "--usage", "--version", "-V"}


def own_options(program):
    """The options that the page gives PROGRAM: {long or short}."""
    parts = re.split(r"^(Common|Of) (.*):$", section(PAGE, "OPTIONS"), flags=re.MULTILINE)
    heads = ["\n".join(line for line in part.splitlines() if line.startswith(".B"))
             for part in parts[3::3]]
    return {option for who, head in zip(parts[2::3], heads)
            if program in re.findall(r"\w+", who) or (who.startswith("to") and
                                                      program in OBSERVERS)
            for option in re.findall(r"(?<![\w-])--?[a-zA-Z][a-z-]*", head)}


@pytest.mark.parametrize("program", [*OBSERVERS, "crossings"])
def test_the_page_and_the_help_tell_of_the_same_options(program):
    told = run(program, "--help", check=True).stdout
    heads = re.findall(r"^ {2,6}(-.*?)(?:  |$)", told, re.MULTILINE)
    options = set(re.findall(r"(?<![\w-])--?[a-zA-Z][a-z-]*", " ".join(heads)))
    assert own_options(program) - OF_ALL == options - OF_ALL and OF_ALL <= options
    assert OF_ALL <= own_options("latread")


def test_every_tool_is_in_the_page():
    assert sorted(names(PAGE)) == sorted([*OBSERVERS, "latread", "crossings"])
    for name in names(PAGE):
        assert f".B {name}\n" in section(PAGE, "SYNOPSIS")
        assert f".B {name}\n" in section(PAGE, "DESCRIPTION")


def test_the_option_of_latread():
    assert "--json" in OPTION.findall(section(PAGE, "SYNOPSIS").partition(".B latread")[2])
