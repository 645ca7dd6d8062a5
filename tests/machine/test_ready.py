# SPDX-License-Identifier: GPL-2.0-only
"""What a machine lacks here is told first, and alike to who only asks and to who runs it."""

import shutil

import pytest
import tareqemu
from tareqemu import CannotHere, apt, enter, machine, ready, roots

PROGRAMS = {"qemu-system-x86_64": "apt-get install qemu-system-x86",
            "gcc": "apt-get install gcc libc6-dev",
            "mmdebstrap": "apt-get install mmdebstrap"}


@pytest.fixture(autouse=True)
def empty_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "tare"


@pytest.fixture
def host(monkeypatch):
    """host(missing=...): one that has all of it but these programs."""
    def make(*missing):
        monkeypatch.setattr(shutil, "which",
                            lambda name, **_: None if name in missing else f"/usr/bin/{name}")
        monkeypatch.setattr(ready.guest, "version", ready.guest.version if
                            "qemu-system-x86_64" in missing else lambda: "7.2")
        monkeypatch.setattr(apt, "sources", lambda *_: [])

    return make


def refused(said, name="minimal", exact=False):
    """Who asks and who runs are told the same."""
    told = set()
    for ask in (lambda: tareqemu.check(name, exact),
                lambda: tareqemu.run(name, ["true"], exact=exact)):
        with pytest.raises(CannotHere, match=said) as error:
            ask()
        told.add(str(error.value))
    assert len(told) == 1, told


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize("exact", [False, True])
def test_a_program_that_is_not_there(host, empty_cache, program, exact):
    host(program)
    refused(PROGRAMS[program], exact=exact)
    assert not list(empty_cache.glob("*/[!.]*"))


def test_a_host_without_debian(host, monkeypatch):
    host()

    def none(*_):
        raise CannotHere("apt here knows no source of Debian's main archive")

    monkeypatch.setattr(apt, "sources", none)
    refused("no source of Debian")


def test_a_user_who_can_have_no_disk(host, monkeypatch):
    """It is told before the kernel is fetched, and of machines with a disk alone."""
    host()
    monkeypatch.setattr(roots.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(enter, "way", lambda: enter.FAKECHROOT)
    monkeypatch.setattr(enter, "many_users", lambda: False)
    monkeypatch.setattr(roots.platform, "freedesktop_os_release",
                        lambda: {"VERSION_CODENAME": "forky"})
    refused("a disk of Debian bookworm cannot be made here", "debian-6.1")
    assert ready.check(machine.load("minimal-6.1")) == "7.2"


def test_nothing_is_asked_of_what_is_there(host, empty_cache, monkeypatch):
    """Who has it in the cache needs neither a compiler nor an archive."""
    host("gcc", "mmdebstrap", "mke2fs")
    monkeypatch.setattr(ready.compiled.cache, "has", lambda *_: True)
    for name in ("minimal", "debian"):
        assert ready.check(machine.load(name), name == "minimal") == "7.2"
