# SPDX-License-Identifier: GPL-2.0-only
"""What a machine lacks here is told first: tests/tare/test_doctor_asks.py asks of programs and
users, this of the cache, and of Debian, which comes from where this host's apt gets it.
"""

import platform
import shutil
import subprocess
from types import SimpleNamespace

import pytest
import tareqemu
from tareqemu import CannotHere, apt, machine, ready

MAIN = "http://m.example/d/ bookworm main\n"


@pytest.fixture
def host(monkeypatch, tmp_path):
    """host(missing..., lines=...): one with an empty cache, whose QEMU is 7.2, without these
    programs. lines: what apt-get indextargets prints there."""
    def make(*missing, lines=MAIN):
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
        monkeypatch.setattr(platform, "freedesktop_os_release",
                            lambda: {"VERSION_CODENAME": "bookworm"})
        monkeypatch.setattr(subprocess, "run", lambda *_, **__: SimpleNamespace(stdout=lines))
        monkeypatch.setattr(shutil, "which",
                            lambda name, **_: None if name in missing else f"/usr/bin/{name}")
        monkeypatch.setattr(ready.guest, "version", lambda: "7.2")

    return make


def test_another_suite_from_the_same_mirror(host):
    host(lines=f"{MAIN}http://m.example/d/ bookworm contrib\n"
               "http://other.example/x/ stable main\n"
               "http://s.example/sec/ bookworm-security main\n")
    assert apt.sources("trixie", backports=True) == [
        "deb http://m.example/d/ trixie main",
        "deb http://s.example/sec/ trixie-security main",
        "deb http://m.example/d/ trixie-backports main"]
    # a host without the security archive
    host()
    assert apt.sources("bookworm") == ["deb http://m.example/d/ bookworm main"]


def test_a_host_without_debian(host):
    """Who asks and who runs are told the same."""
    host(lines="http://other.example/x/ stable main\n")
    for ask in (tareqemu.check, lambda name: tareqemu.run(name, ["true"])):
        with pytest.raises(CannotHere, match="no source of Debian") as error:
            ask("minimal")
        assert error.value.exit_status == 77


def test_nothing_is_asked_of_what_is_there(host, monkeypatch):
    """Who has it in the cache needs neither a compiler nor an archive."""
    host("gcc", "mmdebstrap", "mke2fs", lines="")
    monkeypatch.setattr(ready.compiled.cache, "has", lambda *_: True)
    for name in ("minimal", "debian"):
        assert ready.check(machine.load(name), name == "minimal") == "7.2"
