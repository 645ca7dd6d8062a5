# SPDX-License-Identifier: GPL-2.0-only
"""The pages of the clients and of synrto have the options that the programs have."""

import re

import pytest
from link_servers import ACTIVELINK, DEADLINK
from man_pages import names, section
from programs import BUILD, run

SYNRTO = BUILD / "guest/bin/synrto"
OPTIONS = re.compile(r"(?<![\w-])--?[a-zA-Z?][a-z-]*")


@pytest.mark.parametrize("program", [ACTIVELINK, DEADLINK, SYNRTO])
def test_the_page_and_the_help_tell_of_the_same_options(program):
    page = f"{program.name}.1"
    told = run(program, "--help", check=True).stdout
    heads = re.findall(r"^ {2,6}(-.*?)(?:  |$)", told, re.MULTILINE)
    paged = [line for line in section(page, "OPTIONS").splitlines() if line.startswith(".B")]

    assert names(page) == [program.name]
    assert (set(OPTIONS.findall(" ".join(paged)))
            == set(OPTIONS.findall(" ".join(heads))) - {"--usage"})


@pytest.mark.parametrize("program", [ACTIVELINK, DEADLINK, SYNRTO])
def test_defaults_are_the_same(program):
    told = " ".join(run(program, "--help", check=True).stdout.split())
    paged = section(f"{program.name}.1", "OPTIONS")

    for option, default in re.findall(r"--([a-z]+)=[A-Z]+ (?:(?!--[a-z]+=).)*?\(default: (\d+)[),]",
                                      told):
        entry = re.search(rf"--{option}=.*\n(?:[^.].*\n)+", paged)[0]
        assert f"({default}" in entry, option
