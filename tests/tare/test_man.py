# SPDX-License-Identifier: GPL-2.0-only
"""Man pages are kept by hand; these tests keep them true to the parser."""

import argparse
import re

import pytest

from man_pages import FOLDER, OPTION, text
from tare.cli import parser


def subparsers(of):
    return next((action.choices for action in of._actions
                 if isinstance(action, argparse._SubParsersAction)), {})


def options(of):
    """All option strings of a parser and of its verbs."""
    own = {word for action in of._actions for word in action.option_strings}
    return own.union(*(options(verb) for verb in subparsers(of).values()))


COMMANDS = sorted(subparsers(parser()))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_and_verb_is_in_the_page(command):
    of, page = subparsers(parser())[command], text(f"tare-{command}.1")
    said = set(OPTION.findall(page))
    assert options(of) - said == set()
    assert set(re.findall(rf"\.B tare {command} (\w+)", page)) == set(subparsers(of))


@pytest.mark.parametrize("command", COMMANDS)
def test_the_page_tells_of_no_option_that_is_not_there(command):
    of, page = subparsers(parser())[command], text(f"tare-{command}.1")
    known = options(of) | {"--json"}
    assert {word for word in OPTION.findall(page) if word.startswith("--")} <= known


def test_the_first_page_names_every_command_and_page():
    page = text("tare.1")
    for command in COMMANDS:
        assert f".BR {command}\n" in page and f".BR tare-{command} (1)" in page
    assert {path.name for path in FOLDER.glob("*.1")} == {
        "tare.1", "time-timers.1", "syslat.1", "pktsend.1",
        *(f"tare-{command}.1" for command in COMMANDS)}


def test_every_verb_has_help_and_no_option_without_a_word():
    def walk(of):
        for action in of._actions:
            if action.option_strings and action.option_strings != ["-h", "--help"]:
                assert action.help, f"{of.prog} {action.option_strings}"
        for verb in subparsers(of).values():
            walk(verb)

    walk(parser())
