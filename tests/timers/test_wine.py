# SPDX-License-Identifier: GPL-2.0-only
"""Wine's session leaves nothing behind, whatever ends it."""

import tempfile

import pytest
import win32

from tare import wine


def test_nothing_of_wine_stays_after_an_error(monkeypatch, tmp_path):
    win32.skip_unless_here()
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with pytest.raises(KeyError), wine.session() as run:
        assert run("cmd.exe", "/c", "echo here").stdout == "here\n"
        assert list(tmp_path.iterdir())
        raise KeyError("the measurement failed")
    assert not list(tmp_path.iterdir())
