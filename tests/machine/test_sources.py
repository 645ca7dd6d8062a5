# SPDX-License-Identifier: GPL-2.0-only
"""Debian comes from where this host's apt gets it."""

import platform
import subprocess
import types

import pytest
from tareqemu import CannotHere, apt


@pytest.fixture
def configured(monkeypatch):
    """configured(lines): what apt-get indextargets prints, on a host that is bookworm."""
    monkeypatch.setattr(platform, "freedesktop_os_release",
                        lambda: {"VERSION_CODENAME": "bookworm"})

    def set_lines(lines):
        monkeypatch.setattr(subprocess, "run", lambda *_, **__: types.SimpleNamespace(stdout=lines))

    return set_lines


MAIN = "http://m.example/d/ bookworm main\n"


def test_another_suite_from_the_same_mirror(configured):
    configured(f"{MAIN}http://m.example/d/ bookworm contrib\n"
               "http://other.example/x/ stable main\n"
               "http://s.example/sec/ bookworm-security main\n")
    assert apt.sources("trixie", backports=True) == [
        "deb http://m.example/d/ trixie main",
        "deb http://s.example/sec/ trixie-security main",
        "deb http://m.example/d/ trixie-backports main"]
    # a host without the security archive
    configured(MAIN)
    assert apt.sources("bookworm") == ["deb http://m.example/d/ bookworm main"]


def test_a_host_without_debian(configured):
    configured("http://other.example/x/ stable main\n")
    with pytest.raises(CannotHere, match="no source of Debian") as error:
        apt.sources("bookworm")
    assert error.value.exit_status == 77
