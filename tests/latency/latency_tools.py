# SPDX-License-Identifier: GPL-2.0-only
"""Where the latency tools are, and guests that have them."""

import json
import re
from pathlib import Path

import programs
import tareqemu
from programs import TOP, built
from tareqemu import kmod

BIN = TOP / "build/guest/bin"
TOOLS = ("syslat", "wakelat", "switchlat", "timerlat", "latread", "crossings")


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


def by_name(document):
    return {entry["name"]: entry for entry in document["entries"]}


def named(document, said, name):
    """The entry of the process that known called so when it printed `NAME PID`."""
    [process] = re.findall(rf"^{name} \d+$", said, re.M)
    return by_name(document)[process]


def run_in_guest(kernel, script, out, machine=None, **options):
    """A machine (default: minimal) with the tools and both sets of modules; an Outcome."""
    files = {f"/tare/bin/{name}": BIN / name for name in TOOLS}
    files["/tare/bin/known"] = built("known")
    files["/tare/bin/ktap.sh"] = TOP / "tests/guest/ktap.sh"
    files["/tare/bin/lattap.sh"] = TOP / "tests/latency/guest/lattap.sh"
    files["/tare/bin/cgroups.sh"] = TOP / "tests/latency/guest/cgroups.sh"
    modules = kmod.build(kernel, TOP / "kmod") + kmod.build(kernel, TOP / "tests/guest/kmod")
    return tareqemu.run(machine or f"minimal-{kernel}",
                        ["sh", "-c", "PATH=/tare/bin:$PATH\n" + script],
                        files=files, modules=modules, out_dir=out, **options)
