# SPDX-License-Identifier: GPL-2.0-only
"""The commands that documents show are run as they stand, and the output that stands there has the
form of theirs. tests/stand_ins.py has what stands for what is the reader's own.
"""

import re

import documented
import pytest
import stand_ins
from breadth import at_night, some
from stand_ins import ends_well

# a second each; all others are run by `make check-all`
QUICK = ("tare machine list", "testapi --front=threads", "nt-cost --front=threads",
         "time-timers -c", "memreplay calls -i")
# beginnings of commands that tests of their experiments run otherwise
LEFT_OUT = (
    "tare machine shell",  # is typed into
    "tare reproduce --full",  # takes hours; the same code by --quick
    "tare reproduce --bundle", "tare reproduce --with",  # tests/tare/test_bundle.py runs both
    "testapi.exe",  # runs on Windows; by Wine
    "pktsend", "netsink --interface",  # need the other end of a wire
    "pcnet32",  # takes a network card
    # needs a kernel with debug information
    "tare exact report --annotate do_syscall_64 --vmlinux",
)


def words_of(command):
    """What is run: by the name alone, since pages show the same with and without a path."""
    return command.program, *command.words[1:]


# of ours, as what others do is none of our business
COMMANDS = [command for command in documented.everything()
            if command.program in documented.ours()]
HERE = [command for command in COMMANDS
        if not " ".join(words_of(command)).startswith(LEFT_OUT)]
# what test_readme_runs.py runs in a tree of its own
OF_README = {words_of(command) for command in COMMANDS if command.where.startswith("README.md:")
             and documented.stands_alone(command.line)}
RUNS = sorted(set(map(words_of, HERE)) - OF_README)
QUICK_RUNS = [words for words in RUNS if " ".join(words).startswith(QUICK)]
LONG_RUNS = [words for words in RUNS if words not in QUICK_RUNS]
SHOWN = [command for command in HERE if any(line.strip() for line in command.output)]


@pytest.fixture(scope="module")
def reader(tmp_path_factory):
    return stand_ins.Reader(tmp_path_factory.mktemp("documented"))


@pytest.mark.parametrize("words", QUICK_RUNS, ids=" ".join)
def test_it_runs(reader, words):
    ends_well(reader.run(words))


@at_night("each command of the documents, as it stands")
@pytest.mark.parametrize("words", some(LONG_RUNS[:1], LONG_RUNS[1:]), ids=" ".join)
def test_it_runs_at_length(reader, words):
    ends_well(reader.run(words, 7200))


def form(lines):
    """Titles, headings and labels: lines without figures, which may differ, and their spaces."""
    found = []
    for line in lines:
        line = re.sub(r"[-+]?\d([\d,.]*\d)?(e[-+]?\d+)?", "#", line)
        line = re.sub(r"\[#, #\]", "[#]", line)
        words = re.sub(r"\s+", " ", line).strip()
        if words and not set(words) <= set("─- "):
            found.append(words)
    return found


@at_night("each output of the documents, made anew")
@pytest.mark.parametrize("command", some(SHOWN[:1], SHOWN[1:]), ids=lambda command: command.where)
def test_the_output_has_this_form(reader, command):
    done = reader.run(words_of(command), 7200)
    ends_well(done)
    of_this_form(command.output, done.stdout)


def of_this_form(shown, real):
    """Asserts that what is SHOWN has the titles, headings and labels of what is REAL."""
    real = form(real.splitlines())
    # the words of a verdict depend on its figures; those of a table do not. Columns may be left
    # out on the right
    tables = [line for line in form(shown)
              if re.match(r"routine|Replay|at us|[\w_]+ \S* ?\[#", line)]
    assert tables
    for line in tables:
        begin = line.split()[0] + " " if "#" in line else line
        assert any(f"{one} ".startswith(begin) for one in real), line
