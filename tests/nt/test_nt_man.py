# SPDX-License-Identifier: GPL-2.0-only
"""The page of `tare nt` gives each verb its options; testapi's gives each program its own."""

import argparse
import re

import pytest
from man_pages import names, section
from programs import BUILD, run

from tare.cli import parser

PAGE = "testapi.1"
PROGRAMS = ("testapi", "nt-server", "nt-cases", "nt-cost")
OPTIONS = re.compile(r"(?<![\w-])--?[a-zA-Z?][a-z-]*")
# of every program
COMMON = {"-?", "-V", "-h", "--help", "--usage", "--version"}


def verbs():
    """{verb of tare nt: its option strings}."""
    def below(of):
        return next(action.choices for action in of._actions
                    if isinstance(action, argparse._SubParsersAction))

    return {verb: {word for action in of._actions for word in action.option_strings}
            for verb, of in below(below(parser())["nt"]).items()}


def options_of(page, name):
    """What the page's OPTIONS give one; those before the first "Of" are of all."""
    parts = re.split(r"^Of ([a-z, -]+):$", section(page, "OPTIONS"), flags=re.MULTILINE)
    return {option for who, part in zip(["all", *parts[1::2]], parts[::2], strict=True)
            if who == "all" or name in re.split(", | and ", who)
            for line in part.splitlines() if line.startswith(".B")
            for option in OPTIONS.findall(line)}


@pytest.mark.parametrize("verb", verbs())
def test_the_page_gives_each_verb_its_options(verb):
    assert options_of("tare-nt.1", verb) == verbs()[verb]


@pytest.mark.parametrize("program", PROGRAMS)
def test_the_page_and_the_help_tell_of_the_same_options(program):
    told = run(BUILD / "guest/bin" / program, "--help", check=True).stdout
    heads = re.findall(r"^ {2,6}(-.*?)(?:  |$)", told, re.MULTILINE)
    found = set(OPTIONS.findall(" ".join(heads)))
    assert options_of(PAGE, program) - COMMON == found - COMMON


def test_every_program_is_in_the_page():
    assert sorted(names(PAGE)) == sorted(PROGRAMS)
    for program in PROGRAMS:
        assert f".B {program}\n" in section(PAGE, "SYNOPSIS")
        assert f".B {program}\n" in section(PAGE, "DESCRIPTION")
