# SPDX-License-Identifier: GPL-2.0-only
"""Fixtures of the tests that boot machines, and what they need of this host."""

import os
import shutil
from pathlib import Path

import pytest
from tareqemu import cache, kmod, run


@pytest.fixture(scope="session")
def host(host):
    """Skips where no machine can be made, or none by somebody who is not root."""
    if not shutil.which("setpriv"):
        pytest.skip("setpriv is not installed here")


@pytest.fixture
def guest(host, monkeypatch):
    """guest(script, **options): an Outcome of the script in the minimal machine."""
    monkeypatch.setenv("TARE_ACCEL", os.environ.get("TARE_ACCEL", "auto"))
    return lambda script, name="minimal", **options: run(name, ["sh", "-c", script], **options)


@pytest.fixture(scope="session")
def splat_module(host):
    """splat_module(kernel): the .ko that complains on demand."""
    return lambda kernel: kmod.build(kernel, Path(__file__).parent / "kmod")


@pytest.fixture
def own_cache(tmp_path, monkeypatch):
    """own_cache(*kinds): a cache's folder in which these are the test's own, all else shared."""

    def make(*kinds):
        home = tmp_path / "tare"
        home.mkdir()
        for kind in cache.home().iterdir():
            if kind.name not in kinds:
                (home / kind.name).symlink_to(kind)
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
        return home

    return make
