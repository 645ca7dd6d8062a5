# SPDX-License-Identifier: GPL-2.0-only
"""Entries that other CPUs have: the kernel chooses the beginning of memcpy by what the CPU can do.

With FSRM (Linux 6.4 and later), and on Linux 6.1 without ERMS, memcpy begins with several
instructions and not with a jump. On an Intel CPU with RETBleed a call may count its depth first.
"""

import os
import re
import shutil

import ktap
import pytest
import tareqemu
from breadth import at_night, some
from memtap_guest import Guest
from programs import write_program

OUT_OF_SPEC = 2  # the taint of a kernel that was told other CPU features than there are

BY_ASSEMBLY = {"clear_page", "copy_mc_to_kernel", "rep_movs_alternative", "rep_stos_alternative"}
CHECKS = "known calls recorded|refuses an entry that a branch|meet the breakpoint|entry bytes"
# where tasks may be in the middle of what is moved
UNDER_LOAD = f"{CHECKS}|loads and unloads"


def boots(kernel, feature):
    """Whether a machine without the module comes up with this."""
    return tareqemu.run(f"minimal-{kernel}", ["true"], cpus=2, append=feature,
                        taints=(OUT_OF_SPEC,)).passed


@pytest.mark.parametrize("kernel, feature", some(
    [("6.1", "clearcpuid=erms"), ("7.3", "setcpuid=fsrm")], [("7.2", "setcpuid=fsrm")]))
def test_entry_of_several_instructions(kernel, feature, tmp_path):
    made = UNDER_LOAD if kernel in some(["6.1"], ["7.2", "7.3"]) else CHECKS
    guest = Guest(f"minimal-{kernel}", kernel, tmp_path, made=made, cpus=2, append=feature,
                  taints=(OUT_OF_SPEC,))
    if guest.outcome.verdict == "lost" and not boots(kernel, feature):
        pytest.skip(f"Linux {kernel} does not boot with {feature} here, with nothing of ours in it "
                    f"(QEMU {guest.outcome.qemu_version})")
    guest.ended_well()
    results = ktap.parse(guest.report)
    assert all(result.ok for result in results.values())
    # without ERMS clear_page_rep, and memcpy for copy_mc; with FSRM `rep`, on AMD's FSRS, too
    tapped = set(re.findall(r"^function (\w+)", (tmp_path / "known.counts").read_text(), re.M))
    assert tapped & BY_ASSEMBLY == ({"clear_page"} if "erms" in feature else
                                    {"copy_mc_to_kernel"})
    # else this CPU has the usual entry, and nothing was shown
    jump = results["refuses an entry that a branch leads into"]
    assert jump.skipped == "memcpy does not begin with a jump here"
    assert not results["calls that meet the breakpoint are counted"].skipped


@at_night("one kernel has it, and it is off by default")
@pytest.mark.parametrize("kernel", ["6.12", "7.3"])
def test_returns_that_are_stuffed(kernel, tmp_path, monkeypatch):
    """Each call counts how deep it is, by an instruction before the function's entry."""
    write_program(tmp_path / "qemu-system-x86_64", f"""#!/bin/sh
exec {shutil.which("qemu-system-x86_64")} "$@" -cpu Skylake-Client,-rdrand,-rdseed,-pcid
""")
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    guest = Guest(f"minimal-{kernel}", kernel, tmp_path, made=UNDER_LOAD, cpus=2, boot=True,
                  append="retbleed=stuff spectre_v2=retpoline")
    guest.ended_well()
    assert "RETBleed: Mitigation: Stuffing" in guest.outcome.kernel_log
    results = ktap.parse(guest.report)
    assert all(result.ok for result in results.values())
    assert not results["calls that meet the breakpoint are counted"].skipped
