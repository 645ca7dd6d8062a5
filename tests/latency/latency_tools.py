# SPDX-License-Identifier: GPL-2.0-only
"""Where the latency tools are, and guests that have them."""

import json
import re
import subprocess
from contextlib import contextmanager
from pathlib import Path

import programs
import tareqemu
from programs import TOP, built
from tare.experiments.latency import read as latency_read
from tareqemu import kmod

BIN = TOP / "build/guest/bin"
CROSSINGS = BIN / "crossings"
CALLS = 3000
LATENCIES = ("syslat", "wakelat", "switchlat", "hrtimerlat")
TRACERS = (*LATENCIES, "libcmem")


def run(tool, *words, before=(), **options):
    """What subprocess.run returns of a tool; before: words such as sudo."""
    return programs.run(*before, BIN / tool, *words, **options)


def observed(folder, tool, *words, before=(), **options):
    """(what a tool that succeeds saw, as its document; what it and its command printed).

    words: options and, after "--", the command.
    """
    seen = Path(folder) / "seen.json"
    at = words.index("--") if "--" in words else len(words)
    done = run(tool, *words[:at], "--json", seen, *words[at:], before=before, **options)
    assert done.returncode == 0, done.stderr
    return json.loads(seen.read_text()), done.stdout


def calling(body, calls=CALLS):
    """The command that makes so many calls of a body, behind a tool's options."""
    return ["--", CROSSINGS, "-w", 0, "-n", calls, body]


def by_name(document):
    return {entry["name"]: entry for entry in document["entries"]}


def counts(document):
    return {entry["name"]: entry["count"] for entry in document["entries"]}


@contextmanager
def running(tool, *words, **options):
    """A tool that has attached, as it says in its first line; it does not outlive the block."""
    with subprocess.Popen([BIN / tool, *map(str, words)], stdout=subprocess.PIPE, text=True,
                          **options) as started:
        try:
            started.stdout.readline()
            yield started
        finally:
            started.kill()


def named(told, said, name):
    """What is TOLD of the process that known called so when it printed `NAME PID`; in a namespace
    of processes it is told by another number, and is the only one of its name."""
    [process] = re.findall(rf"^{name} \d+$", said, re.M)
    if Path("/proc/self/ns/pid").stat().st_ino != 0xeffffffc:  # PROC_PID_INIT_INO, of the first
        [process] = [one for one in told if re.fullmatch(rf"{name} \d+", one)]
    return told[process]


def run_in_guest(kernel, script, out, machine=None, more=(), **options):
    """A machine (default: minimal) with the tools, MORE files and both sets of modules; an Outcome.
    """
    brought = [*(BIN / name for name in (*LATENCIES, "latread", "crossings")), built("known"),
               TOP / "tests/guest/ktap.sh", *(TOP / "tests/latency/guest").glob("*.sh"), *more]
    modules = kmod.build(kernel, TOP / "kmod") + kmod.build(kernel, TOP / "tests/guest/kmod")
    return tareqemu.run(machine or f"minimal-{kernel}",
                        ["sh", "-c", "PATH=/tare/bin:$PATH\n" + script],
                        files={f"/tare/bin/{one.name}": one for one in brought}, modules=modules,
                        out_dir=out, **options)


def left_by_guest(kernel, script, out, **options):
    """read(name): what the script left of that name in /out, a document or a text."""
    outcome = run_in_guest(kernel, script, out, **options)
    assert outcome.passed, outcome.stderr.decode()

    def read(name):
        text = (out / name).read_text()
        if not text.startswith("{"):
            return text
        found = json.loads(text)
        latency_read.validate(found, name)
        return found
    return read


def refused(done, said, status=2):
    """One line that says so, and perhaps argp's hint."""
    assert done.returncode == status and not done.stdout
    assert said in done.stderr.splitlines()[0]
