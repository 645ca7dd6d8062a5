# SPDX-License-Identifier: GPL-2.0-only
"""What `make install` lays out, where there is no source tree: every verb and every program."""

import argparse
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tare.cli import parser

TOP = Path(__file__).resolve().parents[2]
SMALL = ("-n", 300, "-r", 8)
# (status, arguments) of each verb, in a folder in which those above have left their files.
# CAN_BE_77 where the answer depends on this machine's rights.
CAN_BE_77 = (0, 77)
VERBS = {
    "doctor": (0, []),
    "memcpy record": (0, ["--trace", "--machine", "minimal", "-o", "small.trace", "--",
                          "ls", "-lR", "/sys/module"]),
    "memcpy report": (0, ["small.trace"]),
    "memcpy replay": (0, ["-i", "ret,rep_movsl,rep_movsb,libc", "--rounds", 9, "--max-calls", 1000,
                          "--json", "replay.json", "small.trace"]),
    "memcpy verdict": (0, ["-i", "ret,rep_movsl,rep_movsb,libc", "--rounds", 9, "--max-calls", 1000,
                           "small.trace"]),
    "memcpy export": (0, ["--format", "csv", "-o", "small.csv", "small.trace"]),
    "memcpy sites": (0, ["--machine", "minimal"]),
    "memcpy demo": (0, ["--machine", "minimal", "-o", "demo", "--", "ls", "-lR",
                        "/sys/module"]),
    "latency syscall": (CAN_BE_77, SMALL),
    "latency wakeup": (CAN_BE_77, SMALL),
    "latency switch": (CAN_BE_77, SMALL),
    "latency timer": (CAN_BE_77, SMALL),
    "driver flood": (0, ["--access", "instruction", "-n", 200, "user-direct", "kernel-lwip"]),
    "driver tcp": (0, ["--access", "instruction", "-n", "400k", "user-direct"]),
    "driver faults": (0, ["-n", "1m"]),
    "machine list": (0, []),
    "machine run": (0, ["minimal", "--", "true"]),
    "machine shell": (0, ["minimal"]),
    "report": (0, ["replay.json", "--html", "report.html"]),
    "reproduce timers": (0, ["--runs", 6, "--count", "10k"]),
    "reproduce driver": (0, ["--help"]),  # minutes of what the verbs of `driver` do
    "bench": (2, []),  # it weighs what is only in the source tree
}
# the same verb with other programs
AGAIN = [("driver tcp", (CAN_BE_77, ["--wire", "tap", "-n", "20m", "-r", 1, "user-direct"]))]
QUICK = ["--rounds", 6, "-c"]
SEEN = (CAN_BE_77, ["--", "true"])
# (status, arguments) of each program, or the verb above that runs it
PROGRAMS = {
    "tare": (0, ["--version"]),
    "ver": (0, []),
    "time-timers": (0, [*QUICK, "tend", 600]),
    "memory-speed": (0, [*QUICK, "read:4k", 6]),
    "syscall-cost": (0, [*QUICK, "getppid", 600]),
    "io-speed": (0, [*QUICK, "pipe:64@same", 600]),
    "sync-cost": (0, [*QUICK, "pthread_mutex", 600]),
    "context-switch": (0, [*QUICK, "thread:2@same", 600]),
    "syslat": SEEN, "wakelat": SEEN, "switchlat": SEEN, "timerlat": SEEN, "libcmem": SEEN,
    "latread": (CAN_BE_77, []),
    "memrecord": (CAN_BE_77, ["--", "true"]),
    "crossings": (0, ["-w", 0, "-n", 10, "getppid"]),
    "memreplay": "memcpy replay",
    "memreplay-static": (0, ["--help"]),  # replay --machine copies it into a machine
    "pktsend": "driver flood", "pktpace": "driver flood", "pcnet32": "driver flood",
    "lwipsink": "driver flood", "receive": "driver flood", "receive-paced": "driver flood",
    "exact-peer": "driver flood",
    "receive-tcp": "driver tcp", "netsink": "driver faults", "receive-killed": "driver faults",
}
# machines run them; they have no options
SCRIPTS = ("receive", "receive-tcp", "receive-paced", "receive-killed", "exact-peer")


def leaves(of, path=()):
    """The verbs of a parser, as words."""
    below = [action.choices for action in of._actions
             if isinstance(action, argparse._SubParsersAction)]
    if not below:
        yield " ".join(path)
    for name, verb in (below[0] if below else {}).items():
        yield from leaves(verb, (*path, name))


@pytest.fixture(scope="module")
def prefix(tmp_path_factory):
    """An empty prefix, installed into by way of DESTDIR from a copy of the tree, which is gone."""
    folder = tmp_path_factory.mktemp("installed")
    tree, stage, place = folder / "tree", folder / "stage", folder / "prefix"
    shutil.copytree(TOP, tree, symlinks=True,
                    ignore=shutil.ignore_patterns(".git", "obj", "*.pyc", "*.exe"))
    subprocess.run([tree / "tools/install-files", stage, place], check=True)
    assert {path.name for path in stage.iterdir()} == {"usr", place.parts[1]}
    (stage / place.relative_to("/")).rename(place)
    shutil.rmtree(tree)
    return place


@pytest.fixture(scope="module")
def used(prefix, tmp_path_factory):
    """used(words): what they do in an empty folder, with nothing of the source tree around."""
    folder = tmp_path_factory.mktemp("used")
    environment = {name: value for name, value in os.environ.items()
                   if name in ("HOME", "XDG_CACHE_HOME", "TARE_ACCEL", "LANG")}
    environment |= {"PATH": f"{prefix}/bin:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"}

    def use(*words, prompt=None):
        """prompt: once the words have written this, they are told to exit."""
        if prompt:
            return typed(*words, prompt=prompt)
        return subprocess.run([str(word) for word in words], cwd=folder, env=environment,
                              stdin=subprocess.DEVNULL, capture_output=True, text=True,
                              timeout=600, check=False)

    def typed(*words, prompt):
        with subprocess.Popen(words, cwd=folder, env=environment, stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
            said = b""
            while prompt not in said and (more := running.stdout.read1()):
                said += more
            out, err = running.communicate(b"exit\n", timeout=600)
        return subprocess.CompletedProcess(words, running.returncode, (said + out).decode(),
                                           err.decode())

    return use


def test_every_verb_has_a_run_here():
    assert sorted(leaves(parser())) == sorted(VERBS)


@pytest.mark.parametrize("verb", VERBS)
def test_help_of_a_verb(used, verb):
    done = used("tare", *verb.split(), "--help")
    assert (done.returncode, done.stderr) == (0, "") and f"tare {verb}" in done.stdout


@pytest.mark.parametrize("verb, run", [*VERBS.items(), *AGAIN])
def test_a_verb(host, used, verb, run):
    expected, words = run
    judge(used("tare", *verb.split(), *words,
               prompt=b"# " if verb == "machine shell" else None), expected)


def judge(done, expected):
    said = done.stdout + done.stderr
    assert "Traceback" not in said and "is not built" not in said
    # the programs for Win32, which `make build` does not build
    assert all(".exe" in line for line in said.splitlines() if "not in this installation" in line)
    if expected == CAN_BE_77 and done.returncode == 77:
        assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    else:
        assert done.returncode == (expected if expected != CAN_BE_77 else 0), done.stderr


def installed(prefix):
    """Every program there is in the prefix: for people, for `tare` and for machines."""
    for folder in ("bin", "lib/tare/bin", "lib/tare/guest/bin"):
        yield from sorted(path for path in (prefix / folder).iterdir())


def test_every_program_has_a_run_here(prefix):
    assert {path.name for path in installed(prefix)} == set(PROGRAMS)
    assert {verb for verb in PROGRAMS.values() if isinstance(verb, str)} <= set(VERBS)


def test_every_program(prefix, used):
    libraries = prefix / "lib/tare/guest/lib"
    for path in installed(prefix):
        # a machine has this loader and these libraries in /tare/lib
        loader = ([libraries / "ld-linux-x86-64.so.2", "--library-path", libraries]
                  if path.name in ("pcnet32", "lwipsink") and "guest" in path.parts else [])
        if path.name not in SCRIPTS:
            done = used(*loader, path, "--help")
            assert (done.returncode, done.stderr) == (0, "") and path.name in done.stdout, path
        if not isinstance(PROGRAMS[path.name], str):
            expected, words = PROGRAMS[path.name]
            judge(used(path, *words), expected)


def test_what_the_command_asks_for_is_there(prefix):
    """Each program that the sources name, found by the installed command itself."""
    asked = {call for path in (prefix / "lib/tare/tare").rglob("*.py")
             for call in re.findall(r"paths\.((?:guest_)?program)\(\"([\w-]+)\"\)",
                                    path.read_text())
             if "bench" not in path.parts}
    assert ("program", "memrecord") in asked
    lines = [f"print(paths.{function}({name!r}))" for function, name in sorted(asked)]
    done = subprocess.run(
        ["/usr/bin/python3", "-c", "\n".join(["from tare import paths", *lines])],
        env={"PYTHONPATH": str(prefix / "lib/tare")}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert all(Path(line).is_relative_to(prefix) for line in done.stdout.splitlines())
