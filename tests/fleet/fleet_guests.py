# SPDX-License-Identifier: GPL-2.0-only
"""Hosts of a fleet for tests, and what these hosts themselves tell of who was there."""

import shutil
from contextlib import contextmanager

import pytest
from tare.experiments.fleet import guests, play


@contextmanager
def fleet_of(kernels):
    """A fleet with a folder `brought`, or a skip that says what is missing."""
    for program in ("ansible-playbook", "ssh", "qemu-system-x86_64", "mmdebstrap"):
        if not shutil.which(program):
            pytest.skip(f"{program} is not installed here")
    with guests.running(kernels) as fleet:
        fleet.brought = guests.what_is_brought(kernels, fleet.folder / "brought")
        fleet.asked = dict.fromkeys((guest.name for guest in fleet.guests), 0)
        yield fleet


def capture(fleet, box, *more, inventory=None, **variables):
    """A play.Played of the role."""
    return play.play(fleet, {"tare_folder": str(fleet.brought), "tare_inbox": str(box),
                             "tare_command": "ls -lR /etc", "tare_load_max": 100, **variables},
                     *more, inventory=inventory)


def visits(fleet, guest):
    """How often somebody else has logged in there, by its own log; each asking is a visit, too."""
    found = in_guest(fleet, guest, f"grep -c 'Accepted publickey' {guests.LOG}")
    return int(found) - fleet.asked[guest.name]


def loads(fleet, guest):
    """How often the tap was loaded there, by its kernel's log."""
    return int(in_guest(fleet, guest, "dmesg | grep -c 'tare_memtap: .* mode, taps'; true"))


def in_guest(fleet, guest, command):
    """What a shell command prints there."""
    fleet.asked[guest.name] += 1
    done = fleet.ssh(guest, command)
    assert done.returncode == 0, done.stderr
    return done.stdout
