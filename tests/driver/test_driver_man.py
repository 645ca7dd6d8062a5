# SPDX-License-Identifier: GPL-2.0-only
"""The one page of both ends of the driver experiment, against their --help."""

import argparse
import re
import subprocess
from pathlib import Path

import pytest
from man_pages import OPTION, names, section
from tare.cli import parser

PAGE = "pktsend.1"
GUEST = Path(__file__).resolve().parents[2] / "build/guest/bin"
PROGRAMS = ("pktsend", "pktpace", "netsink", "lwipsink", "pcnet32")
# with libraries of their own
DYNAMIC = ("lwipsink", "pcnet32")
OPTIONS = re.compile(r"(?<![\w-])--?[a-zA-Z?][a-z-]*")


def own_options(program):
    """The options that the page gives PROGRAM."""
    parts = re.split(r"^Of (\w+):$", section(PAGE, "OPTIONS"), flags=re.MULTILINE)
    return {option for who, part in zip(parts[1::2], parts[2::2], strict=True)
            if who in (program, "all")
            for line in part.splitlines() if line.startswith(".B")
            for option in OPTIONS.findall(line)}


def told(program):
    # their loader is at a machine's place, not at ours
    loader = [GUEST.parent / "lib/ld-linux-x86-64.so.2", "--library-path", GUEST.parent / "lib"]
    return subprocess.run([*(loader if program in DYNAMIC else []), GUEST / program, "--help"],
                          capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("program", PROGRAMS)
def test_the_page_and_the_help_tell_of_the_same_options(program):
    heads = re.findall(r"^ {2,6}(-.*?)(?:  |$)", told(program), re.MULTILINE)
    assert own_options(program) == set(OPTIONS.findall(" ".join(heads)))


def test_the_synopsis_has_no_option_that_is_not_below():
    below = {option for program in PROGRAMS for option in own_options(program)}
    assert set(OPTIONS.findall(section(PAGE, "SYNOPSIS"))) <= below


def test_every_program_and_command_is_in_the_page():
    assert sorted(names(PAGE)) == sorted(PROGRAMS)
    for program in PROGRAMS:
        assert f".B {program}\n" in section(PAGE, "SYNOPSIS")
        assert f".B {program}\n" in section(PAGE, "DESCRIPTION")
    commands = re.findall(r"^  (\w+) .*  \w", told("pktsend").partition("short options.")[2],
                          re.MULTILINE)
    assert len(commands) == 4
    for command in commands:
        assert re.search(rf"^\.BI? {command}\b", section(PAGE, "DESCRIPTION"), re.MULTILINE)


def verbs():
    """{verb of tare driver: its option strings}."""
    def below(of):
        return next(action.choices for action in of._actions
                    if isinstance(action, argparse._SubParsersAction))

    return {verb: {word for action in of._actions for word in action.option_strings}
            for verb, of in below(below(parser())["driver"]).items()}


@pytest.mark.parametrize("verb", verbs())
def test_the_page_of_tare_driver_gives_each_verb_its_options(verb):
    """Those before the first "Of" are of all."""
    parts = re.split(r"^Of ([a-z, ]+):$", section("tare-driver.1", "OPTIONS"), flags=re.MULTILINE)
    told = {option for who, part in zip(["all", *parts[1::2]], parts[::2], strict=True)
            if who == "all" or verb in re.split(", | and ", who)
            for line in part.splitlines() if line.startswith(".B")
            for option in OPTION.findall(line)}
    assert told == verbs()[verb]
