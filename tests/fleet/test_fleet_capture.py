# SPDX-License-Identifier: GPL-2.0-only
"""The role on real guests: what it captures, and that nothing goes on after a failure.

Who was touched is told by the guests: by their log of logins, and their kernel's of loads.
"""

import shutil

import pytest
from fleet_guests import capture, fleet_of, left, loads, visits
from tare.experiments.fleet.read import collected
from tare.experiments.memcpy.read.load import load

KERNEL = "6.1"


@pytest.fixture(scope="module", name="two")
def _two(host):
    """Two hosts of one kernel: one disk to make."""
    with fleet_of([KERNEL, KERNEL]) as fleet:
        # a task is one session of ssh, where else it is five; tests by night have them as they are
        (fleet.folder / "ansible.cfg").write_text("[ssh_connection]\npipelining = true\n")
        yield fleet


def test_an_unreachable_host_stops_its_batch_and_those_after_it(two, tmp_path):
    """And what was captured before is whole, and has left nothing on its host."""
    first, last = two.guests
    before = visits(two, last)
    # the discard port: who listens there speaks no ssh
    hosts = two.inventory([(first.name, first.port), ("dead", 9), ("again", first.port),
                           (last.name, last.port)])
    played = capture(two, tmp_path, inventory=hosts, tare_serial=[1, 2, 1])
    assert visits(two, last) == before and loads(two, last) == 0
    assert played.status != 0 and played.why[-1].startswith("dead: failed or cannot be reached")
    assert loads(two, first) == 1 and left(two, first) == ""
    [path] = collected.find([tmp_path])
    assert path.parts[-3:-1] == ("demo", first.name)
    assert load(path).header.text("command") == "sh -c ls -lR /etc"
    assert not list(tmp_path.rglob(".*"))


def test_a_module_of_another_kernel_stops_at_the_canary(two, tmp_path):
    """The later batch is not touched, and the canary's kernel has not seen the module."""
    first, last = two.guests
    before, loaded = visits(two, last), loads(two, first)
    wrong = two.folder / "wrong"
    shutil.copytree(two.brought, wrong)
    [module] = wrong.rglob("*.ko")
    module.write_bytes(module.read_bytes().replace(b"vermagic=6.1.", b"vermagic=6.0."))
    played = capture(two, tmp_path, tare_folder=str(wrong))
    assert visits(two, last) == before and loads(two, first) == loaded
    [why] = played.why
    assert why.startswith(f"{first.name}: {module} is built for kernel 6.0.") and "build it" in why
    assert left(two, first) == "" and not list(tmp_path.iterdir())
