# SPDX-License-Identifier: GPL-2.0-only
"""The page of eventserver has the options, models and defaults that the program has."""

import re

from event_server import EVENTSERVER, MODELS
from man_pages import names, section
from programs import run

PAGE = "eventserver.1"
OPTIONS = re.compile(r"(?<![\w-])--?[a-zA-Z?][a-z-]*")


def told():
    return run(EVENTSERVER, "--help", check=True).stdout


def test_the_page_and_the_help_tell_of_the_same_options():
    heads = re.findall(r"^ {2,6}(-.*?)(?:  |$)", told(), re.MULTILINE)
    paged = [line for line in section(PAGE, "OPTIONS").splitlines()
             if line.startswith(".B") and "--" in line]
    assert names(PAGE) == ["eventserver", "SelectServer", "EpollServer"]
    assert (set(OPTIONS.findall(" ".join(paged)))
            == set(OPTIONS.findall(" ".join(heads))) - {"--usage"})


def test_page_and_help_have_all_models():
    paged = section(PAGE, "OPTIONS").replace(",", " ").split()
    assert set(MODELS) <= set(paged)
    words = re.search(r"--model=MODEL((?:.*\n {20,})*.*)\n", told())[1]
    assert set(MODELS) == set(re.findall(r"[a-z]+(?:-[a-z]+)?", words)) - {"or"}


def test_defaults_are_the_same():
    paged = section(PAGE, "OPTIONS")
    found = re.findall(r"--([a-z]+)=[A-Z]+ (?:(?!--[a-z]+=).)*?\(default: (\d+)\)",
                       " ".join(told().split()))
    assert len(found) == 6
    for option, default in found:
        entry = re.search(rf"--{option}=.*\n(?:[^.].*\n)+", paged)[0]
        assert f"({default})" in entry, option
