# SPDX-License-Identifier: GPL-2.0-only
"""The pages of verbs, programs and modules: what tools/man-pages makes of them, and what is written
by hand.
"""

import os
import re
import shutil
import subprocess

import pytest
from each import check_each
from in_process import below, every_parser
from man_pages import FOLDER, PAGES, make, names, section, text
from programs import BUILD, TOP, run

from tare import experiments
from tare.cli import parser

UNINSTALLED = {name for one in experiments.everyone() for name in one.uninstalled}
MODULES = sorted(path.parent.name for path in (TOP / "kmod").glob("*/Kbuild"))
# each a page: the commands, but of reproduce its experiments
COMMANDS = [*(f"tare-{name}" for name in below(parser())),
            *(f"tare-reproduce-{name}" for name in below(below(parser())["reproduce"]))]


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """The folder of all pages, the aliases among them."""
    folder = tmp_path_factory.mktemp("man") / "man1"
    done = make(folder)
    assert not done.returncode, done.stderr
    for _ in range(2):  # installing again changes nothing
        subprocess.run([TOP / "tools/man-aliases", folder], check=True)
    return folder


def shown(page):
    """A page's words as a reader has them."""
    said = run("man", "-E", "ascii", "-l", page, env={**os.environ, "MANWIDTH": "200"}).stdout
    return " ".join(said.split())


SAID = [
    ("tare-exact", "tare exact gate --against FILE [OPTION...] -- COMMAND..."),
    ("tare-exact", "tare exact report [OPTION...] [FILE] tare"),
    ("tare-exact", "Of record, gate and compare: -s, --syscall NAME report the calls of this"),
    ("tare-exact", "--by WHAT what a row of that table is: function, task, context (default: "
     "function); "
     "with --data, region, object, field, function (default: field)"),
    # --help, a full stop, and what the page has more
    ("tare-exact", "speedscope; needs Python's protobuf. Debian: python3-protobuf."),
    ("tare-reproduce", "tare reproduce [OPTION...] [EXPERIMENT ...] DESCRIPTION"),
    ("tare-fleet", "tare fleet export pprof --store DIR --output FILE [OPTION...] tare"),
    ("syslat", "syslat [OPTION...] [-- COMMAND [ARG...]] wakelat"),
    ("syslat", "OPTIONS -?, --help Give this help list --usage Give"),
    ("syslat", "Of wakelat and hrtimerlat: -o, --over US Tell each latency above"),
    ("syslat", "-b, --by syscall|cpu|priority|process|return|comm|cgroup What to group by"),
    ("memreplay", "--regime captured|l1|l2|llc|evicted|cold Where the data is: pages"),
    ("pktsend", "pcnet32 [OPTION...]"),
    ("testapi", "Of testapi: --front NAME whose services (threads). Not in testapi.exe.")]


def test_a_page_has_what_parser_or_program_says(made):
    pages = {page: shown(made / f"{page}.1") for page, _ in SAID}
    assert [(page, words) for page, words in SAID if words not in pages[page]] == []


def test_every_command_has_a_page():
    assert {f"{name}.1.in" for name in COMMANDS} <= {path.name for path in PAGES}


@pytest.mark.parametrize("option, said", [
    ("--nosuch", "--nosuch: 0 options"), ("--output", "--output: 4 options"),
    ("diff --output", "diff --output: 0 options")])
def test_more_of_what_is_not_there_or_not_one_is_refused(tmp_path, option, said):
    for name in ("build", "userspace", "qemu"):
        (tmp_path / name).symlink_to(TOP / name)
    (tmp_path / "tools").mkdir()
    shutil.copy(TOP / "tools/man-pages", tmp_path / "tools")
    (tmp_path / "docs/man").mkdir(parents=True)
    page = tmp_path / "docs/man/tare-exact.1.in"
    page.write_text((FOLDER / page.name).read_text() + f".SH MORE\n..more {option}\nWords.\n")
    done = make(tmp_path / "made", tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert f"docs/man/tare-exact.1.in: ..more {said}" in done.stderr


def test_roff_has_no_word_to_say(made):
    pages = [path for path in sorted(made.glob("*.1")) if not path.read_text().startswith(".so")]
    said = run("mandoc", "-T", "lint", "-W", "warning", *pages).stdout
    assert len(pages) == len(PAGES)
    assert [line for line in said.splitlines() if "missing date" not in line] == []
    for page in pages:
        assert run("man", "--warnings", "-Tutf8", "-Z", "-l", page).stderr == "", page


def test_every_page_is_found_by_its_programs_and_describes_them(made):
    def check(path):
        page = path.name.removesuffix(".in")
        first, *others = names(path)
        assert page == f"{first}.1"
        for name in others:
            assert (made / f"{name}.1").read_text() == f".so man1/{page}\n"
        words = re.findall(r"[\w-]+", section(path, "DESCRIPTION"))
        assert set(others) - set(words) == set(), "not in DESCRIPTION"
        # `man -k tare` searches the line below NAME
        assert re.search(r"^\.SH NAME\n.*\btare\b", text(path), re.M), "no tare below NAME"

    check_each(check, PAGES)
    assert (made / "ver.1").read_text() == ".so man1/time-timers.1\n"


def test_every_verb_has_help_and_no_option_without_a_word():
    for _, one in every_parser(parser()):
        assert all(action.help for action in one._actions if action.option_strings), one.prog


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
