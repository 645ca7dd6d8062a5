# SPDX-License-Identifier: GPL-2.0-only
"""Man pages are kept by hand; these tests keep them true to the parser."""

import argparse
import re

import pytest

from man_pages import FOLDER, OPTION, text
from tare.cli import parser


PAGES = sorted(FOLDER.glob("*.1"))


def subparsers(of):
    return next((action.choices for action in of._actions
                 if isinstance(action, argparse._SubParsersAction)), {})


def options(of):
    """All option strings of a parser and of its verbs."""
    own = {word for action in of._actions for word in action.option_strings}
    return own.union(*(options(verb) for verb in subparsers(of).values()))


# each a page: the commands, but of reproduce its experiments
COMMANDS = {**{f"tare-{name}": of for name, of in subparsers(parser()).items()},
            **{f"tare-reproduce-{name}": of
               for name, of in subparsers(subparsers(parser())["reproduce"]).items()}}
REPRODUCE = COMMANDS["tare-reproduce"]


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_option_and_verb_is_in_the_page(name):
    of, page = COMMANDS[name], text(f"{name}.1")
    said = set(OPTION.findall(page))
    own = {word for action in of._actions for word in action.option_strings}
    assert (options(of) if of is not REPRODUCE else own) - said == set()
    command = name.replace("-", " ", 1)
    verbs = set(subparsers(of)) if of is not REPRODUCE else set()
    assert set(re.findall(rf"\.B {command} (\w+)", page)) == verbs


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_the_page_tells_of_no_option_that_is_not_there(name):
    known = options(COMMANDS[name]) | {"--json"}
    assert {word for word in OPTION.findall(text(f"{name}.1")) if word.startswith("--")} <= known


def test_man_finds_every_page_by_the_name_of_the_kit():
    """`man -k tare` searches the line below NAME."""
    assert {f"{name}.1" for name in COMMANDS} <= {path.name for path in PAGES}
    for path in PAGES:
        assert re.search(r"^\.SH NAME\n.*\btare\b", text(path.name), re.M), path


def test_every_verb_has_help_and_no_option_without_a_word():
    def walk(of):
        for action in of._actions:
            if action.option_strings and action.option_strings != ["-h", "--help"]:
                assert action.help, f"{of.prog} {action.option_strings}"
        for verb in subparsers(of).values():
            walk(verb)

    walk(parser())
