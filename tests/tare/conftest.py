# SPDX-License-Identifier: GPL-2.0-only
"""Fixtures of the tests of the tare command."""

import sys
from pathlib import Path

import pytest

sys.path[:0] = [str(Path(__file__).resolve().parents[2] / "userspace"),
                str(Path(__file__).resolve().parent)]


@pytest.fixture
def tare(capsys):
    """Run the command in this process: tare(*arguments) -> (exit status, stdout, stderr)."""
    from tare.cli import main

    def run(*arguments):
        capsys.readouterr()
        try:
            status = main([str(argument) for argument in arguments])
        except SystemExit as leaving:
            status = leaving.code
        said = capsys.readouterr()
        return status, said.out, said.err

    return run
