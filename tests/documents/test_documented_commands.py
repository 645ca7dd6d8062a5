# SPDX-License-Identifier: GPL-2.0-only
"""Every command in README.md, in docs and in the examples of man pages: that it can be given.

What it would do is not done here, but by the tests of documented output.
"""

import functools
import itertools
import re

import documented
import pytest
from each import check_each
from programs import TOP, run

from tare.cli import parser

COMMANDS = list(documented.everything())
PARSER = parser()


def test_commands_are_found_in_every_kind_of_page():
    """Else a page could be passed over without a word."""
    found = {command.where.partition(":")[0].partition(" ")[0] for command in COMMANDS}
    assert {"README.md", "docs/memcpy.md", "docs/latency.md", "docs/driver.md", "docs/nt.md",
            "docs/events.md", "docs/timers.md", "docs/machines.md", "syslat.1"} <= found
    assert {"tare", "syslat", "make", "insmod"} <= {command.program for command in COMMANDS}


@pytest.mark.parametrize("text, found", [
    ("a\n\n    tare x -- COMMAND   # why\n", [("tare", "x", "--", "true")]),
    ("a\n\n    sudo A=1 tare x && make y | tee z\n", [("tare", "x"), ("make", "y"), ("tee", "z")]),
    ("a\n\n    tare x|y FILE\n", [("tare", "x", "FILE"), ("tare", "y", "FILE")]),
    ("a\n\n    $ tare x\n    tare is shown\n    $ tare y\n", [("tare", "x"), ("tare", "y")]),
    ("a\n    tare x\n", []), ("a\n\n    low = 1\n    tare x\n", []),
    ("```\ntare x >file 'a\nb'\n```\n", [("tare", "x", "a\nb")])])
def test_blocks_are_taken_to_pieces(text, found):
    assert [command.words for number, lines in documented.blocks(text)
            for command in documented.of_lines("page", number, lines)] == found


def check_tare(words):
    try:
        PARSER.parse_args(words)
    except SystemExit as leaving:
        assert leaving.code == 0, "the parser refuses it"


@functools.cache
def rules(folder):
    """What make says of all that a makefile there makes."""
    return run("make", "-C", folder, "-pq", "help" if folder == TOP else ".PHONY").stdout


def check_make(words):
    folder = TOP
    if words[:1] == ["-C"]:
        folder, words = TOP / words[1], words[2:]
    for target in [word for word in words if not word.startswith("-") and "=" not in word]:
        assert re.search(rf"^{re.escape(target)}:", rules(folder), re.M), \
            f"{folder} makes no {target}"


def check_module(words):
    """insmod FILE PARAMETER=VALUE"""
    name = words[0].rpartition("/")[2].removesuffix(".ko").removeprefix("tare_")
    sources = "".join(path.read_text() for path in (TOP / "kmod" / name).glob("*.c"))
    assert sources, f"there is no module {words[0]}"
    for parameter in (word.partition("=")[0] for word in words[1:]):
        assert re.search(rf"module_param\w*\({parameter},", sources), parameter


def check_program(program, words):
    known = documented.options(program)
    if known is None:
        pytest.skip(f"{program} is not built here")
    for word in itertools.takewhile(lambda word: known and word != "--", words):
        option = word.partition("=")[0]
        # letters may be given together with their values
        assert not option.startswith("-") or option in known or (
            option[:2] in known and not option.startswith("--")), word


def test_each_can_be_given():
    check_each(check, COMMANDS, lambda command: f"{command.where}: {' '.join(command.words)}")


def check(command):
    if not (TOP / "build").is_dir():
        pytest.skip("nothing is built here")
    program, words = command.program, list(command.words[1:])
    for word in command.words:
        if re.match(r"(kmod|tests|tools|docs|ebpf|qemu)/[\w./-]+$", word):
            place = TOP / word
            assert place.exists() or place.suffix == ".ko" and place.parent.is_dir(), word
    if command.words[0].startswith("build/"):
        assert (TOP / command.words[0]).exists() or program in documented.ours(), program
    if program == "tare":
        check_tare(words)
    elif program == "make":
        check_make([word for word in words if word not in ("||", "exit")])
    elif program == "insmod":
        check_module(words)
    elif program in documented.ours():
        check_program(program, words)
    else:
        assert program in documented.OTHERS or (TOP / program).exists(), program
    for inner in command.inner():
        check(inner)


def test_no_name_of_others_is_there_for_nothing():
    assert documented.OTHERS - {command.program for command in COMMANDS} == set()
