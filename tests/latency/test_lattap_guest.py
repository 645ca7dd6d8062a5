# SPDX-License-Identifier: GPL-2.0-only
"""tare_lattap in its kernels: each check of tests/latency/guest/lattap.sh as a test of its own."""

import pytest
from breadth import Boot, checks, cycles, named_checks, some
from latency_tools import TOP, run_in_guest
from tareqemu import kernel

SCRIPT = TOP / "tests/latency/guest/lattap.sh"
# what lattap does on any kernel, and leaves as it was
CORE = ("without the module|every call of the chosen|all calls are|wake-ups are|32-bit|is not the "
        "leader|the periodic thread|a load that fails|loads and unloads")
NAMES = named_checks(SCRIPT)
CYCLES = cycles(2, 12)


KERNELS = kernel.debian_names()
BOOTS = some([(name, 2) for name in KERNELS[::3]],
             [*((name, 2) for name in KERNELS[1:3]),
              *((name, cpus) for name in KERNELS for cpus in (1, 4))])


@pytest.fixture(scope="module", params=BOOTS, ids="{0[0]}-{0[1]}cpu".format)
def guest(request, tmp_path_factory):
    name, cpus = request.param
    made = checks(name, CORE)
    # loading and unloading does not depend much on the number of CPUs
    loads = CYCLES if cpus == 2 and not made else 4
    return Boot(run_in_guest(name, f"KTAP_ONLY='{made}' sh /tare/bin/lattap.sh {loads}",
                             tmp_path_factory.mktemp("lattap"), cpus=cpus,
                             # one check fills it
                             memory="400M", timeout=240 + 5 * int(loads)), made)


def test_guest_ends_well(guest):
    guest.ended_well()


@pytest.mark.parametrize("name", NAMES)
def test_check(guest, name):
    guest.passed(name)
