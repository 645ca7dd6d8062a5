# SPDX-License-Identifier: GPL-2.0-only
"""Hosts of a fleet for tests, and what these hosts themselves tell of who was there."""

import shutil
from contextlib import contextmanager

import pytest
from tare.experiments.fleet.demo import run


@contextmanager
def fleet_of(kernels, files=None):
    """A fleet with a folder `brought`, or a skip that says what is missing."""
    for program in ("ansible-playbook", "ssh", "qemu-system-x86_64", "mmdebstrap"):
        if not shutil.which(program):
            pytest.skip(f"{program} is not installed here")
    with run.running(kernels, files=files) as fleet:
        fleet.brought = run.what_is_brought(kernels, fleet.folder / "brought")
        fleet.asked = dict.fromkeys((guest.name for guest in fleet.guests), 0)
        yield fleet
        for outcome in fleet.finish().values():
            assert (outcome.verdict, outcome.reason) == ("passed", "")


def variables(fleet, box, **more):
    """Of the role: emulated hosts are loaded, and what a capture costs them tells nothing."""
    return {"tare_folder": str(fleet.brought), "tare_inbox": str(box),
            "tare_command": "ls -lR /etc", "tare_load_max": 100, "tare_overhead_max": 0, **more}


def capture(fleet, box, *words, inventory=None, **more):
    """A play.Played of the role."""
    return run.play(fleet, variables(fleet, box, **more), *words, inventory=inventory)


def visits(fleet, guest):
    """How often somebody else ran something there, by its own log; each asking is a visit, too.

    Sessions, not logins: Ansible keeps a connection for a minute, and a later play uses it.
    """
    found = in_guest(fleet, guest, f"grep -c 'Starting session' {run.LOG}")
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


def left(fleet, guest):
    """What a capture has left there, or has not yet taken away."""
    return in_guest(fleet, guest,
                    "ls -d /run/tare-capture /sys/module/tare_memtap 2>/dev/null; true")
