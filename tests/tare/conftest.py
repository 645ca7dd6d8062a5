# SPDX-License-Identifier: GPL-2.0-only
"""What several tests of the command do with a result."""

import pytest

from tare import result


@pytest.fixture
def report(tare, tmp_path):
    """report(a result, *words): what `tare report` says of it, (exit status, stdout, stderr)."""
    def run(made, *words):
        result.write(made, tmp_path / "r.json")
        return tare("report", tmp_path / "r.json", *words)

    return run
