# SPDX-License-Identifier: GPL-2.0-only
"""`tare ab`, and what of `tare compare` concerns files: sides, baselines, limits."""

import json
import os
import random
import shutil
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest

from made_results import TEN, document, entry
from programs import refusal
from test_latency_report import ENTRY, changed
from tare import output, result
from tare.compare import ab, baselines, instruments, sides
from tare.errors import UsageError
from tare.options import DASHES

LONG = "sum(range(300000))"


@pytest.fixture
def written(tmp_path):
    """written(result, ...): their files in a folder of their own, and the folder."""
    def write(*made):
        folder = tmp_path / f"side{len(list(tmp_path.iterdir()))}"
        folder.mkdir()
        for number, one in enumerate(made):
            (folder / f"{number}.json").write_text(json.dumps(one))
        return folder
    return write


def latency(p50, **more):
    """A document of syslat with one call, whose 30 samples took P50 or a little less."""
    one = {**ENTRY, "count": 30, "sum": 30 * p50, "min": p50 - 9, "max": p50,
           "percentiles": {"p50": p50}, "buckets": [[p50 - 9, p50, 30]]}
    return changed(entries=[one], **more)


def test_two_commands_are_told_apart(tare, tmp_path):
    """And the runs that were kept say the same when they are compared again."""
    python = [sys.executable, "-c"]
    status, out, error = tare("ab", "-r", 6, "--keep", tmp_path / "kept", "--",
                              *python, "pass", "--", *python, f"for _ in range(20): {LONG}")
    assert status == 0, error
    assert out.startswith("yes: regressed: ") and "CPU time" in out.splitlines()[0]
    assert "Primary measurements: 6 runs, 6 runs" in out
    again = tare("compare", tmp_path / "kept/a", "--", tmp_path / "kept/b")[1]
    assert again.splitlines()[0] == out.splitlines()[0]


def test_turns_are_drawn_and_balanced():
    """Each round has both; over rounds either may come first; warm-up counts for nothing."""
    made = []

    def take(command):
        made.append(command)
        return command

    a, b = [], []
    random.seed(1)
    ab._turns(take, ("A", "B"), 200, 3, (a, b))
    assert (a, b) == (["A"] * 200, ["B"] * 200) and len(made) == 406
    rounds = list(zip(made[::2], made[1::2]))
    first = Counter(rounds)
    assert first.keys() == {("A", "B"), ("B", "A")} and 70 < first["A", "B"] < 133


@pytest.mark.parametrize("words", [["ls"], [], ["a", DASHES], [DASHES, "a"],
                                   ["a", DASHES, "b", DASHES, "c"]])
def test_what_are_no_two_commands_is_refused(words):
    with pytest.raises(UsageError, match="give the two commands so: -- A... -- B..."):
        ab.split(words)


def test_options_end_where_the_commands_begin(tare):
    assert "--rounds 1: must be from 2" in refusal(tare("ab", "-r", 1, "--", "a", "--", "b"), 2)
    error = refusal(tare("ab", "--", "no-such-program", "-r", "--", "true", "--json"), 2)
    assert "no-such-program: cannot be run (No such file or directory)" in error


def test_what_is_not_measured_is_refused_after_a_round(tare, tmp_path):
    """And the runs of a round that was complete are there."""
    for words in (["--primary", "walk"], ["--fail", "walk > 3"]):
        name = f"kept{words[0]}"
        error = refusal(tare("ab", *words, "-r", 5000, "--keep", tmp_path / name, "--", "true",
                             "--", "true"), 2)
        assert "walk" in error
    script = f"test ! -e {tmp_path}/three || exit 1; test ! -e {tmp_path}/two || touch " \
             f"{tmp_path}/three; test ! -e {tmp_path}/one || touch {tmp_path}/two; " \
             f"touch {tmp_path}/one"
    assert tare("ab", "-w", 0, "--keep", tmp_path / "kept", "--", "sh", "-c", script, "--",
                "true")[0] == 1
    assert len(list((tmp_path / "kept").glob("?/*.json"))) == 6


@pytest.mark.parametrize("script, said", [
    ("echo no such luck >&2; exit 3", "no such luck"), ("exit 2", "sh: exit status 2"),
    ("exit 77", "sh: exit status 77")])
def test_a_command_that_fails_ends_it_and_its_status_is_none_of_ours(tare, script, said):
    assert said in refusal(tare("ab", "--", "true", "--", "sh", "-c", script), 1)


def test_a_command_ends_though_it_leaves_a_process_behind():
    """Which has its standard error open; a command that starts a service does so."""
    made = instruments._timed(["sh", "-c", "sleep 30 & echo $! >&2"])
    assert made["measurements"][0]["raw"]["value"] < 20_000


def test_runs_are_kept_where_there_are_none_yet(tare, tmp_path):
    words = ["ab", "-r", 2, "-w", 0, "--keep", tmp_path / "k", "--", "true", "--", "true"]
    assert tare(*words)[0] == 0
    assert "has other runs" in refusal(tare(*words), 2)
    words[words.index(tmp_path / "k")] = tmp_path / "two"
    (tmp_path / "two/a").mkdir(parents=True)
    with output.alone(tmp_path / "two/a"):
        assert "another tare ab keeps its runs there" in refusal(tare(*words), 2)


def test_a_service_needs_an_instrument_and_a_process(tare):
    assert "--with time observes no service" in refusal(
        tare("ab", "--with", "time", "--pid", 1, "--", "true", "--", "true"), 2)
    gone = subprocess.Popen(["true"])
    gone.wait()
    assert "the process has ended" in refusal(
        tare("ab", "--pid", gone.pid, "--", "true", "--", "true"), 1)


def test_a_service_is_observed_after_each_command(tare, tmp_path):
    """What the command switches, the process sees: B has it sleep in each turn."""
    switch, script = tmp_path / "switch", (
        "import os, sys, time\nwhile True:\n"
        "  os.pread(os.open(sys.argv[1], 0), 9, 0) == b'b' and time.sleep(0.0001)\n"
        "  os.getppid()\n  os.closerange(3, 9)\n")
    switch.write_text("a")
    with subprocess.Popen([sys.executable, "-c", script, switch]) as service:
        status, out, error = tare(
            "ab", "--pid", service.pid, "-r", 3, "-d", "0.2", "--json", tmp_path / "r.json",
            "--", "sh", "-c", f"printf a >{switch}", "--", "sh", "-c", f"printf b >{switch}")
        service.kill()
    if status == 77:
        pytest.skip(error)
    assert status == 0, error
    alone = next(one for one in result.read(tmp_path / "r.json")["tables"]
                 if one["name"] == "compare.only")["rows"]
    assert any("clock_nanosleep" in row[0] and row[1] == "B: new" for row in alone)
    assert "pread64" in out


def test_what_a_command_writes_is_a_run(tare, tmp_path):
    for name, p50 in (("a", 1000), ("b", 2000)):
        (tmp_path / name).write_text(json.dumps(latency(p50)))
    status, out, error = tare("ab", "--with", "output", "-r", 4, "--", "cat", tmp_path / "a",
                              "--", "cat", tmp_path / "b")
    assert status == 0, error
    assert out.startswith("yes: regressed: p50 of read 2")
    assert "what-echo-wrote-" in refusal(
        tare("ab", "--with", "output", "--", "echo", "no", "--", "echo"), 1)


def test_the_least_wall_clock_is_the_commands(tmp_path):
    """What wait4 tells stands beside what the shell's own clock tells of a longer one."""
    made = instruments._timed(
        [sys.executable, "-c", f"import time; time.sleep(0.2); [{LONG} for _ in range(30)]"])
    wall, cpu = (one["raw"]["value"] for one in made["measurements"])
    assert 200 < 200 + cpu * 0.5 < wall < 5000 and cpu > 10


def test_a_folder_is_the_runs_of_a_side(tare, written, tmp_path):
    a = written(*(document(entry([value])) for value in (10, 10.1, 9.9, 10.05)))
    b = written(*(document(entry([value])) for value in (20, 20.1, 19.9, 20.05)))
    status, out, _ = tare("compare", a, "--", b / "0.json", b / "1.json", b / "2.json",
                          b / "3.json", "--gate", "5%")
    assert status == 1 and out.startswith("yes: regressed: a.b 2 [1.9")
    assert tare("compare", a, "--", a, "--gate", "5%")[0] == 0
    (tmp_path / "empty").mkdir()
    for words, said in (([a, "--", tmp_path / "empty"], "no result in this folder"),
                        ([a, "--"], "give two results, A B, or"), ([a, a, a], "A... -- B..."),
                        ([a, "--", b, "--", b], "A... -- B...")):
        assert said in refusal(tare("compare", *words), 2)


def test_runs_of_other_conditions_are_no_side(written):
    mixed = written(document(entry(TEN)), document(entry(TEN), kernel="6.12"))
    with pytest.raises(UsageError, match="0.json and .*1.json are not runs of one side: kernel"):
        sides.read([str(mixed)])
    assert len(sides.read([str(mixed)], across=["kernel"]).documents) == 2


def test_another_process_is_no_other_condition(tare, written):
    """A service that was started anew has another number."""
    a, b = (written(*(latency(p50 + more, options=["-p", pid, "-d", "5"]) for more in (0, 1, 2, 3)))
            for p50, pid in ((1000, "17"), (2000, "4711")))
    status, out, error = tare("compare", a, "--", b)
    assert status == 0, error
    assert out.startswith("yes: regressed: p50 of read ")
    others = [written(latency(1000, options=options)) / "0.json" for options in (
        ["-p", "17", "-d", "5"], ["-d", "5"], ["-c", "ls -t a"], ["-c", "ls -t b"])]
    for one, other in pairwise(others):
        assert "command" in refusal(tare("compare", one, other), 2)


def test_intervals_of_one_run_are_no_runs(tare, written, tmp_path):
    for name, first in (("a", 1000), ("b", 2000)):
        (tmp_path / name).write_text("\n".join(json.dumps(latency(first + more))
                                               for more in range(5)))
    status, out, error = tare("compare", tmp_path / "a", tmp_path / "b", "--json",
                              tmp_path / "c.json")
    assert status == 0, error
    assert out.startswith("inconclusive: p50 of read: intervals of one run")
    assert "Primary measurements: 5 intervals of one run, 5 intervals of one run" in out
    assert "A is one run, which its 5 intervals of one run do not repeat" in out
    assert result.read(tmp_path / "c.json")["measurements"][0]["interval_over"] == result.INTERVALS


def test_a_baseline_is_kept_by_name(tare, written, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    a, b = (written(*(document(entry([value * by])) for value in (10, 10.1, 9.9, 10.05)))
            for by in (1, 2))
    assert "save one with --save" in refusal(tare("compare", "--against", "x", b), 2)
    assert tare("compare", "--save", "x", a)[:2] == (0, "")
    assert tare("compare", "--against", "x", b)[1].startswith("yes: regressed: a.b 2 ")
    assert "give one of x" in refusal(tare("compare", "--against", "y", b), 2)
    # another of the same name takes its place
    assert tare("compare", "--save", "x", b)[0] == 0
    assert tare("compare", "--against", "x", b)[1].startswith("no: a.b within")
    assert os.listdir(tmp_path / "data/tare/baselines") == ["x"]
    for words, said in ((["--save", "../x", a], "--save ../x: give a name"),
                        (["--save", "x", a, "--", b], "--save takes the runs of one side"),
                        (["--save", "x", "--gate", 5, a], "and compares nothing"),
                        (["--save", "x", "--json", b / "o", a], "and compares nothing"),
                        # a baseline is not replaced by nothing, nor a gate passed by no side
                        *((words, "give the runs of one side") for words in (
                            ["--save", "x"], ["--against", "x"], ["--against", "x", a, "--", a],
                            ["--fail", "b > 1", "--"])),
                        (["--gate", 5, "--fail", "b > 99", a], "give two results")):
        assert said in refusal(tare("compare", *words), 2)
    assert tare("compare", "--against", "x", b)[0] == 0
    (b / "0.json").write_text("{")
    assert tare("compare", "--save", "z", b)[0] == 1
    assert os.listdir(tmp_path / "data/tare/baselines") == ["x"]


def test_two_may_save_a_baseline_at_once(written, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    path = written(document(entry(TEN))) / "0.json"
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(lambda _: baselines.save("x", [path]), range(300)))
    assert os.listdir(baselines.folder("x")) == ["00000.json"]


def test_the_name_of_a_primary_measurement_is_whole(tare, written):
    """pread is not a read."""
    a = written(*(document(entry([value], name="a.read"), entry([value], name="a.pread"))
                  for value in (10, 11, 12)))
    for name, count in (("read", "one"), ("*read", "2"), ("read,pr*", "2"), ("pr?ad", "one")):
        assert f"- {count} primary measurement" in tare("compare", "--primary", name, a, "--", a)[1]
    assert "there is no such" in refusal(tare("compare", "--primary", "read,", a, "--", a), 2)


def test_a_copy_is_no_run(tare, written, tmp_path):
    a = written(*(document(entry([value])) for value in (10, 11, 12)))
    copied = shutil.copy(a / "1.json", tmp_path / "another")
    for words in ([a, a], [a / "0.json", a / "../side0/0.json"], [a, copied]):
        assert "is given twice on one side" in refusal(tare("compare", *words, "--", a), 2)


@pytest.mark.parametrize("limit, fails", [
    ("read.p50 > 1us", True), ("read.p50 > 2 us", False), ("p50<1500ns", True),
    ("latency.syslat.read.p50 >= 0.0000015s", False), ("read.p50 <= 1e4", True)])
def test_a_limit_fails(tare, written, limit, fails):
    """Of B alone, and beside a comparison; the median of the runs counts."""
    runs = written(*map(latency, (1100, 1200, 9000)))
    for words in ([runs], [runs, "--", runs]):
        status, _, error = tare("compare", "--fail", limit, *words)
        assert status == int(fails)
        assert (f"{limit}: latency.syslat.read.p50 is 1,1" in error) == fails


@pytest.mark.parametrize("limit, said", [
    ("read.p50", "give a measurement, < or >"), ("read.p50 = 3", "give a measurement"),
    ("write.p50 > 3", "there is no measurement write.p50"), ("read.p50 > 3 MB", "is in ns"),
    ("read.p50 > 1e999", "is in ns")])
def test_a_limit_that_cannot_be_judged_is_refused(tare, written, limit, said):
    assert said in refusal(tare("compare", "--fail", limit, written(latency(1000))), 2)


def test_baselines_of_a_user_without_a_home_are_refused(tare, written, monkeypatch):
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("HOME")
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    assert "give $XDG_DATA_HOME or $HOME" in refusal(tare("compare", "--against", "x", "y"), 2)
