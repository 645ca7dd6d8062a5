# SPDX-License-Identifier: GPL-2.0-only
"""Fixtures of the tests of the tare command."""

import sys
from functools import partial
from pathlib import Path

import in_process
import pytest

sys.path[:0] = [str(Path(__file__).resolve().parents[2] / "userspace"),
                str(Path(__file__).resolve().parent)]


@pytest.fixture
def tare(capsys):
    """Run the command in this process: tare(*arguments) -> (exit status, stdout, stderr)."""
    return partial(in_process.run, capsys)
