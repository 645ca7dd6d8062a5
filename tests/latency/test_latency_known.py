# SPDX-License-Identifier: GPL-2.0-only
"""Loads whose calls, wake-ups and delays are known beforehand: guest/known.c and others."""

import json
import re
import sys
from pathlib import Path

import programs
import pytest
from latency_tools import CALLS, by_name, calling, observed, run, running


def told(document):
    """{name: (samples, untimed)}"""
    return {entry["name"]: (entry["count"], entry["untimed"]) for entry in document["entries"]}


def test_samples_do_not_follow_the_programs_period(observe):
    """dd reads and writes in turn. Five standard deviations: once in a million runs."""
    seen = observe("syslat", "-s", "read,write", "--every", "64", "--", "dd", "if=/dev/zero",
                   "of=/dev/null", "bs=512", "count=100000", "status=none")
    for name in ("read", "write"):
        expected = 100000 / 64
        assert abs(by_name(seen)[name]["count"] - expected) < 5 * (expected * 63 / 64) ** 0.5
        assert 100000 <= sum(told(seen)[name]) <= 100010, "each call is counted, timed or not"
    assert seen["untimed"] == sum(entry["untimed"] for entry in seen["entries"])


def test_untimed_calls_are_counted_where_calls_are_not_separate(observe):
    seen = observe("syslat", "-s", "511", "--by", "return", "--every", "8", *calling("nosys"))
    assert {name: entry["untimed"] > 0 for name, entry in by_name(seen).items()} == \
        {"ENOSYS": False, "not timed": True}
    assert by_name(seen)["ENOSYS"]["count"] + seen["untimed"] == CALLS


def test_the_table_tells_what_was_not_timed(may_trace, known):
    told = run("syslat", "-s", "getpid", "--", known, "compat", 1000, check=True).stdout
    assert re.search(r"^getpid +1000 ", told, re.M)
    assert re.search(r"^32-bit calls +0 untimed 1000$", told, re.M)


def test_the_search_for_the_command_is_not_the_commands(may_trace, tmp_path):
    """Found in the last of many folders, and started by the shell as well."""
    path = {"PATH": ":".join([*(f"/nowhere/{i}" for i in range(15)), "/usr/bin", "/bin"])}
    seen, _ = observed(tmp_path, "syslat", "-q", "--", "env", "true", env=path)
    # its own, and env's search for true
    assert by_name(seen)["execve"]["count"] == 17
    # nor is it of those that were not timed
    for words in ([], ["-e", "1048576"]):
        seen, _ = observed(tmp_path, "syslat", "-s", "execve", *words, "-q", "--", "true", env=path)
        assert (by_name(seen)["execve"]["count"], seen["untimed"]) == (1, 0), words


def test_timers_of_every_clock(observe, known):
    seen = by_name(observe("hrtimerlat", "-q", "--", known, "clocks", 150))["woken thread"]
    # fewer where a thread is late for its sleep
    assert 240 <= seen["count"] <= 320
    # by another clock it would be years
    assert 1000 < seen["percentiles"]["p50"] < 1e8


def test_an_aborted_sleep_is_no_wait_and_not_lost(may_trace, known, tmp_path):
    document, said = observed(tmp_path, "wakelat", "-q", "--", known, "briefly", 2000)
    slept = int(said)
    assert document["lost"] <= slept + 20
    assert told(document).get("woken", (0, 0))[0] <= slept + 20


@pytest.mark.parametrize("words, case, times, seen", [
    # what never returns does not end in the fork of the next process of that number
    (["-s", "clone3,exit,exit_group"], "again", 20, {"clone3": (20, 0)}),
    (["-s", "writev"], "compat", 1000, {"32-bit calls": (0, 1000)}),
    # the kernel tells of the end of its last owner when the next one already runs
    (["-s", "getppid"], "again", 10, {"getppid": (300, 0)}),
    # ends as execve
    (["-s", "execveat"], "execveat", 10, {"execveat": (10, 0)}),
    # that a signal ended, which is not a success
    (["-s", "nanosleep,clock_nanosleep", "--by", "return"], "interrupted", 20,
     {"interrupted": (20, 0)}),
    # by numbers that no table has; they are no 32-bit calls
    (["-s", "getppid"], "beyond", 50, {"unknown calls": (0, 100)})], ids=str)
def test_calls_that_are_seldom(observe, known, words, case, times, seen):
    assert told(observe("syslat", *words, "--", known, case, times)) == seen


def test_the_start_of_a_32_bit_program(observe, known):
    """Its execve ends by another number than it began by."""
    program = programs.built("narrow")
    if programs.run(program).returncode:
        pytest.skip("this kernel runs no 32-bit programs")
    assert told(observe("syslat", "-s", "execve", "--", known, "run", 10, program)) == \
        {"execve": (11, 0), "32-bit calls": (0, 2010)}


def named(name):
    """The command of a program that calls a thread, not its first, so and calls getppid by it."""
    return ["--", sys.executable, "-c", f"""
import os, sys, threading
def work():
    open("/proc/thread-self/comm", "wb").write({name!r})
    for _ in range(50): os.getppid()
threading.Thread(target=work).start()"""]


def test_a_process_is_called_as_its_first_thread(observe):
    [entry] = observe("syslat", "-s", "getppid", "--by", "process", *named(b"worker"))["entries"]
    assert entry["name"].startswith("python3 ") and entry["count"] == 50


@pytest.mark.parametrize("words", [[], ["-i", "0.1"]], ids=str)
def test_slots_of_ended_processes_are_given_out_again(may_trace, known, tmp_path, words):
    """1,500 processes one after the other, of a tool that has 1,023 slots."""
    seen, said = observed(tmp_path, "syslat", "-s", "execveat", "--by", "process", *words, "--",
                          known, "execveat", 1500)
    assert sum(entry["count"] for entry in seen["entries"]) == 1500 and seen["lost"] == 0
    [ended] = [entry for entry in seen["entries"] if entry["name"].endswith(" ended")]
    assert re.fullmatch(r"true, \d+ ended", ended["name"]) and ended["count"] >= 700
    assert "other processes" not in by_name(seen)
    # what a slot's last process had is not the next one's
    assert all(entry["min"] * entry["count"] <= entry["sum"] <= entry["max"] * entry["count"]
               for entry in seen["entries"])
    if words:  # all intervals together
        told = re.findall(r"^true(?: \d+|, \d+ ended) +(\d+) ", said, re.M)
        assert sum(map(int, told)) == 1500


def test_a_name_cannot_forge_a_line(may_trace, tmp_path):
    """Nor break a document: a thread is called by any bytes."""
    seen, said = observed(tmp_path, "syslat", "-s", "getppid", "--by", "comm",
                          *named(b"a\nlost 0\033[31m\xe9"), encoding="latin-1")
    assert len(said.splitlines()) == 4 and "\x1b" not in said
    assert said.splitlines()[2].startswith("a?lost 0?[31m\xe9 ")
    assert by_name(seen)["a\nlost 0\x1b[31m?"]["count"] == 50


STRETCH = """
import os, sys, time
def child(priority, does):
    if not os.fork():
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(priority))
        does()
        os._exit(0)
os.sched_setaffinity(0, {0})
for _ in range(5):
    child(10, lambda: time.sleep(0.02))
    child(50, lambda: os.execl(sys.argv[1], "becomes", "busy", "40"))
    os.wait(), os.wait()
"""


def test_a_delayer_has_the_name_it_had_when_it_ran(observe, by_priority, known, tmp_path):
    """It began and became another program in one stretch; another waits for the CPU meanwhile."""
    becomes = tmp_path / "becomes"
    becomes.symlink_to(known)
    seen = observe("wakelat", "--by", "delayer", "--", sys.executable, "-c", STRETCH, becomes)
    long = [entry["name"].split()[0] for entry in seen["entries"] if entry["max"] > 5e6
            and entry["name"].split()[0] in ("python3", "becomes")]
    assert len(long) >= 3 and set(long) == {"becomes"}


@pytest.mark.parametrize("where, said", [
    ("nowhere/seen", "cannot write beside nowhere/seen: No such file or directory"),
    (".", "cannot write .: Is a directory"),
])
def test_a_file_that_cannot_be_written_is_told_at_once(may_trace, tmp_path, where, said):
    """And not after a measurement, which would be lost then: the command is not even begun."""
    done = run("syslat", "--json", where, "--", "touch", "ran", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (1, "") and said in done.stderr
    assert not list(Path(tmp_path).iterdir())


def test_a_file_that_fails_later_does_not_take_the_table_with_it(may_trace, tmp_path):
    gone = tmp_path / "gone"
    gone.mkdir()
    done = run("syslat", "--json", gone / "seen", "--", "rmdir", gone)
    assert done.returncode == 1 and "cannot write beside" in done.stderr
    assert "lost 0, untimed 0" in done.stdout


MEMORY = {  # bytes of maps for each CPU, and beside that
    "syslat": (400_000, 1_600_000),
    "syslat -s read": (10_000, 150_000),
    "syslat --by process": (460_000, 1_800_000),
    "wakelat": (60_000, 80_000),
    "wakelat --by delayer": (480_000, 1_800_000),
}


@pytest.mark.parametrize("words", MEMORY)
def test_memory_is_allocated_on_demand(may_trace, words):
    """Maps of a running tool, less what must be kept by pid: 8 bytes each."""
    with running(*words.split(), "-i", "0.05") as tool:
        sizes = map_sizes(tool.pid)
    cpus = 1 + int(re.search(r"\d+$", Path("/sys/devices/system/cpu/possible").read_text())[0])
    pid_max = int(Path("/proc/sys/kernel/pid_max").read_text())
    each, fixed = MEMORY[words]
    assert sum(sizes.values()) - sizes["starts"] <= each * cpus + fixed, sizes
    assert sizes["starts"] <= 8 * (pid_max + 1024)


def map_sizes(pid):
    """{name: bytes} of the maps that a process holds."""
    held = "".join(file.read_text() for file in Path(f"/proc/{pid}/fdinfo").iterdir())
    shown = json.loads(programs.run("/usr/sbin/bpftool", "-j", "map", "show", check=True).stdout)
    name = {one["id"]: one["name"] for one in shown}
    return {name[int(number)]: int(size) for size, number in
            re.findall(r"^memlock:\s(\d+)\nmap_id:\s(\d+)$", held, re.M)}
