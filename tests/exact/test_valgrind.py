# SPDX-License-Identifier: GPL-2.0-only
"""Instructions of user space against valgrind's, which shares no code with QEMU."""

import re
import shutil
import subprocess
from collections import Counter

import pytest
from programs import built
from tare.experiments.exact import run
from tare.experiments.exact.read import document

PROGRAM = "/tare/bin/agreed"
# of a child before it is a program, as guest/agreed.c has it
BEFORE = 4


def of_valgrind(program, folder):
    """{part: instructions}; '' is what runs the parts.

    Of lackey: callgrind leaves out the block that ends a process, and two instructions a signal.
    """
    if not shutil.which("valgrind"):
        pytest.skip("valgrind is not installed here (Debian: valgrind)")
    subprocess.run(["valgrind", "--tool=lackey", "--trace-children=yes",
                    f"--log-file={folder}/%p.log", program], check=True)
    found = {}
    for log in folder.glob("*.log"):
        text = log.read_text()
        [part] = re.findall(rf"Command: {re.escape(str(program))} ?(\w*)$", text, re.M)
        [executed] = re.findall(r"guest instrs: +([\d,]+)$", text, re.M)
        found[part] = int(executed.replace(",", ""))
    return found


def of_machine(program):
    """Instructions in user space of each task with any, in the order in which they were made."""
    made = run.record("minimal-6.1", [PROGRAM], files={PROGRAM: program})
    assert (made["exit_status"], made["checked"]["missing"]) == (0, 0)
    # the clock's interrupts and the faults of pages are what could be counted wrong
    assert made["events"]["interrupts"] > 0 and made["events"]["taken_back"] > 500
    found = Counter()
    for node in document.nodes(made):
        if node["context"] == "user":
            found[node["task"]] += node["executed"] + node["repeated"]
    return [found[task] for task in sorted(found) if found[task]]


def test_user_space_is_as_valgrind_counts_it(tmp_path):
    program = built("agreed")
    valgrind = of_valgrind(program, tmp_path)
    parts = sorted(part for part in valgrind if part)
    assert "".join(parts) == "abcdefg"
    # no part is left out by chance
    assert valgrind["b"] - valgrind["a"] == 2 * 5000000 + 1
    # the harness, the program that runs the parts, the parts
    _, _, *executed = of_machine(program)
    assert dict(zip(parts, executed, strict=True)) == {
        part: valgrind[part] + BEFORE for part in parts}
