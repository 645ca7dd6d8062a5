# SPDX-License-Identifier: GPL-2.0-only
"""The commands that documents show are run as they stand, and the output that stands there has the
form of theirs. tests/stand_ins.py has what stands for what is the reader's own.
"""

import re

import documented
import pytest
import stand_ins
from breadth import at_night, some
from programs import TOP
from stand_ins import ends_well

# a second each; all others are run by `make check-all`
QUICK = ("tare machine list", "testapi --front=threads", "nt-cost --front=threads",
         "time-timers -c", "memreplay calls -i")
# {beginning of a command: why it is not run, the test that covers it}
LEFT_OUT = {
    "tare machine shell": ("is typed into", "machine/test_shell.py::test_a_session"),
    "tare reproduce --full": ("hours; the same code by --quick",
                              "tare/test_reproduce_all.py::test_all_five_are_run_again"),
    "testapi.exe": ("runs on Windows; by Wine", "nt/test_testapi.py::test_wine"),
    "pktsend": ("needs a receiver on a wire",
                "driver/test_pktsend.py::test_a_transfer_is_whole"),
    "netsink --interface": ("needs a sender on a wire",
                            "driver/test_sink.py::test_a_repeated_request_is_answered_and_changes_nothing"),
    "pcnet32": ("takes a network card; in a machine",
                "driver/test_pcnet_user.py::test_guest_ends_well"),
    "tare exact report --annotate do_syscall_64 --vmlinux": (
        "needs a kernel with debug information; with a file of our own",
        "exact/test_exact_annotate.py::test_the_command_shows_offsets_instructions_and_lines"),
}


def words_of(command):
    """What is run: by the name alone, since pages show the same with and without a path."""
    return command.program, *command.words[1:]


# of ours, as what others do is no business of ours
COMMANDS = [command for command in documented.everything()
            if command.program in documented.ours()]
HERE = [command for command in COMMANDS
        if not " ".join(words_of(command)).startswith(tuple(LEFT_OUT))]
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


def test_what_is_left_out_is_in_a_document_and_in_a_test():
    """What no command needs any more is taken out: a reason, a quick one, a stand-in."""
    shown = [" ".join(words_of(command)) for command in COMMANDS]
    for begin, (_, test) in LEFT_OUT.items():
        assert any(line.startswith(begin) for line in shown), begin
        path, _, function = test.partition("::")
        source = (TOP / "tests" / path).read_text()
        assert re.search(rf"^def {function}\(", source, re.M), test
        # by its name, or by the verb; in the test, or in what its guest runs
        source += "".join((TOP / name).read_text()
                          for name in re.findall(r"tests/\w+/guest/\w+\.sh", source))
        named = begin.split()[:2] if begin.startswith("tare ") else begin.split()[:1]
        assert named[-1].removesuffix(".exe") in source, test
    for begin in QUICK:
        assert any(" ".join(words).startswith(begin) for words in QUICK_RUNS), begin
    assert stand_ins.unused(RUNS) == []


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


def test_a_heading_that_is_no_more_is_noticed():
    assert SHOWN and form([" a   12.5 [1, 2]  -", "", " ───", "b -3e+05"]) == [
        "a # [#] -", "b #"]
    real = "Replay, all calls\n\n routine   ns a call   note\n ───\n avx2  12.5 [1, 2]  x\n"
    of_this_form(["routine  ns a call", "avx2  7 [3, 4]"], real)
    for shown in (["routine  us a call"], ["sse2  7 [3, 4]"], []):
        with pytest.raises(AssertionError):
            of_this_form(shown, real)
