# SPDX-License-Identifier: GPL-2.0-only
"""Kernels that are named by Debian's package and where it is."""

import pytest
from tareqemu import MachineError, kernel, machine

CLOUD = "linux-image-cloud-amd64/bookworm"
BACKPORT = "linux-image-7.3.4+deb13-rt-amd64/trixie-backports"


def test_a_machine_of_one():
    found = machine.load(f"minimal-{CLOUD}")
    assert (found.kernel, found.name) == (CLOUD, "minimal-linux-image-cloud-amd64-bookworm")
    assert machine.load(f"pcnet-hub-{BACKPORT}").kernel == BACKPORT
    assert machine.with_kernel("minimal", kernel.name_of(CLOUD)) == f"minimal-{CLOUD}"


def test_where_its_packages_are():
    """Of two versions apt takes the newer suite's only where it is told to."""
    assert kernel.suite(BACKPORT) == "trixie"
    recipe, packages, _, _ = kernel._wanted(BACKPORT)
    assert recipe["backports"] and {
        BACKPORT, "linux-headers-7.3.4+deb13-rt-amd64/trixie-backports"} <= {*packages}
    recipe, packages, _, key = kernel._wanted(CLOUD)
    assert not recipe["backports"] and "linux-headers-cloud-amd64" in packages
    assert "/" not in kernel._place(CLOUD, key)


@pytest.mark.parametrize("name", ["linux-image-amd64", "linux-headers-amd64/trixie", "6.99",
                                  "linux-image-amd64/../x", "linux-image-amd64/trixie-security"])
def test_what_is_none(name):
    assert not kernel.is_package(name)
    with pytest.raises(MachineError):
        machine.load(f"minimal-{name}")
