# SPDX-License-Identifier: GPL-2.0-only
"""Whoever of a capture is killed: memcpy's first bytes are as before soon after, and another
capture works.
"""

import subprocess

import pytest
from breadth import at_night
from fleet_guests import capture, fleet_of, in_guest, left, variables
from programs import TOP
from tare.experiments.fleet.demo import run
from tare.experiments.fleet.read import collected
from tareqemu import kmod

KERNEL = "6.1"
pytestmark = at_night("minutes of Ansible on an emulated host")
DEADLINE, LIMIT = 3, 12
P = "/sys/module/tare_memtest/parameters"
# until the bytes are, or are not, as before the capture; the guest's own clock ends it
WAIT = (f"timeout %d sh -c 'until echo entries >{P}/run && %s [ \"$(cat {P}/result)\" = "
        "\"$(cat /tmp/before)\" ]; do sleep 0.1; done'")


@pytest.fixture(scope="module", name="one")
def _one(host):
    built = {path.name: path for path in kmod.build(KERNEL, TOP / "tests/guest/kmod")}
    with fleet_of([KERNEL], {"/tare/kmod/memtest.ko": built["tare_memtest.ko"]}) as fleet:
        [guest] = fleet.guests
        in_guest(fleet, guest, "insmod /tare/kmod/memtest.ko; "
                               f"echo entries >{P}/run && cat {P}/result >/tmp/before")
        yield fleet


def by_name(command):
    return lambda fleet, playing: fleet.ssh(fleet.guests[0], command)


@pytest.mark.parametrize("kill, within", [
    # the host cannot know that nobody listens any more: the capture ends by its limit
    pytest.param(lambda fleet, playing: playing.kill(), LIMIT + 10, id="controller-KILL"),
    # all sessions, also that which asks for it
    pytest.param(by_name("pkill -HUP -f '[r]oot@notty'"), LIMIT + 10, id="session-HUP"),
    pytest.param(by_name("pkill -KILL -f '[r]oot@notty'"), LIMIT + 10, id="session-KILL"),
    pytest.param(by_name("pkill -HUP -x memrecord"), DEADLINE + 10, id="memrecord-HUP"),
    pytest.param(by_name("pkill -KILL -x memrecord"), DEADLINE + 10, id="memrecord-KILL"),
])
def test_killed(one, tmp_path, kill, within):
    [guest] = one.guests
    wanted = variables(one, tmp_path, tare_command="sleep 600", tare_limit=LIMIT,
                       tare_deadline=DEADLINE)
    with subprocess.Popen(run.words(one, wanted), env=one.environment(),
                          stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL) as playing:
        try:
            in_guest(one, guest, WAIT % (120, "!"))
            kill(one, playing)
            in_guest(one, guest, WAIT % (within, ""))
            assert playing.wait() != 0
        finally:
            playing.kill()
    assert not list(tmp_path.rglob("*.profile"))
    # what a dead controller left is in nobody's way
    played = capture(one, tmp_path)
    assert played.status == 0, played.said
    assert len(collected.find([tmp_path])) == 1 and left(one, guest) == ""
    in_guest(one, guest, WAIT % (1, ""))
