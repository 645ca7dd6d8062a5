# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact record` in a machine: complete, and what it tells of a system call."""

from pathlib import Path

import breadth
import pytest
from tare import machine
from tare.experiments.exact import run
from tare.experiments.exact.read import document
from tare.experiments.exact.report import annotated
from tareqemu import kernel, modules

CALLS = 1000


@pytest.fixture(scope="module", params=breadth.some(["6.1"], ["6.12", "7.2"]))
def recorded(request):
    """The document of system calls that are known."""
    return run.record(f"minimal-{request.param}",
                      ["crossings", "-w", "0", "-n", str(CALLS), "getppid"], calls=["getppid"],
                      functions=["do_syscall_64"], files=machine.programs("crossings"))


def test_each_call_is_told_apart(recorded):
    assert recorded["watched"][1]["name"] == "do_syscall_64"
    calls, of_second = ([times for _, times in one["calls"]] for one in recorded["watched"])
    assert sum(calls) == CALLS and sum(of_second) >= CALLS + 10
    # nothing of them depends on anything
    assert min(max(calls), max(of_second)) >= CALLS - 2
    executed, within = (max(one["calls"], key=lambda it: it[1])[0] for one in recorded["watched"])
    assert 50 < within < executed and 250 < executed < 450


def test_what_was_executed_of_modules_are_instructions_of_their_files(recorded, tmp_path):
    """By objdump, which knows nothing of the plugin: one byte beside would be none."""
    name = recorded["environment"]["machine"].partition("-")[2]
    tree = modules.Tree(kernel.obtain(name))
    for path in tree.closure(["virtio_console", "virtio_pci"]):
        (tmp_path / Path(modules.plain(path)).name).write_bytes(tree.content(path))
    of_modules = [one for one in document.by_function(recorded) if one.module]
    if not of_modules:
        pytest.skip(f"{name} has no modules in this path")
    for one in of_modules:
        found = annotated.function(recorded, f"{one.module}:{one.name}")
        listing = annotated.instructions(recorded, found, tmp_path)
        assert annotated.CHANGED not in [one.text for one in listing], one


def test_a_halted_cpu_is_told(tare, tmp_path):
    path = tmp_path / "exact.json"
    status, _, err = tare("exact", "record", "-o", path, "--", "sh", "-c", "sleep 0.1; exit 3")
    assert status == 1 and f"sh ended with status 3; {path} is whole" in err
    made = document.load(path)
    assert made["checked"]["missing"] is None and made["checked"]["halts"] > 0
    assert made["events"]["interrupts"] > 0
    assert made["exit_status"] == 3


@pytest.mark.parametrize("words, said", [
    (["-s", "getpid_", "--", "true"], "getpid_: did you mean getpid"),
    (["-f", "do_syscal_64", "--", "true"], "do_syscal_64: did you mean do_syscall_64"),
    (["-s", "read", "-f", "__x64_sys_read", "--", "true"], "is system call read"),
    (["-o", "/nowhere/exact.json", "--", "true"], "/nowhere/exact.json"),
    (["--machine", "debian-6.1", "--", "true"], "exact"),
])
def test_what_cannot_be_counted_is_refused_before_a_boot(tare, words, said):
    status, out, err = tare("exact", "record", *words)
    assert status == 2 and said in err and out == "", err
