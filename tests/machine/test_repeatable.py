# SPDX-License-Identifier: GPL-2.0-only
"""A machine with two CPUs that counts instructions: repeatable, and never called exact."""

import pytest
from breadth import at_night
from tareqemu import MachineError, run


def test_a_machine_is_not_both():
    with pytest.raises(MachineError, match="exact or repeatable, not both"):
        run("minimal", ["true"], exact=True, repeatable=True)


def test_a_kernel_that_starts_one_cpu_alone_is_refused():
    with pytest.raises(MachineError, match="Linux 6.1.* starts no second CPU"):
        run("minimal-6.1", ["true"], repeatable=True, cpus=2)


@at_night("a boot of a kernel that starts a second CPU so")
def test_two_cpus_count():
    outcome = run("ntsync-7.2", ["nproc"], repeatable=True, cpus=2)
    assert outcome.stdout == b"2\n"
    assert (outcome.repeatable, outcome.exact, outcome.cpus) == (True, False, 2)
