# SPDX-License-Identifier: GPL-2.0-only
"""The latency tools on this machine, where it lets them, and in guests of every kernel."""

import json
import subprocess

import pytest
from latency_tools import BIN
from rights import as_root


@pytest.fixture(scope="session")
def may_trace():
    """Skips where this machine does not let eBPF programs be loaded."""
    _skip_without_programs()


def _skip_without_programs(*before):
    done = subprocess.run([*before, BIN / "syslat", "-s", "511", "--", "true"],
                          capture_output=True, text=True, check=False)
    if done.returncode == 77:
        pytest.skip(f"this machine lets no eBPF program be loaded: {done.stderr.strip()}")


@pytest.fixture(scope="session")
def root_may_trace():
    """The same of a tool that is started by sudo, where the tests are not root's."""
    _skip_without_programs(*as_root())


@pytest.fixture
def observe(root_may_trace, tmp_path):
    """observe(tool, option..., "--", command...): what the tool saw, as its document."""
    def run(tool, *words):
        seen = tmp_path / "seen.json"
        at = words.index("--") if "--" in words else len(words)
        done = subprocess.run([*as_root(), BIN / tool, *map(str, words[:at]), "--json", seen,
                               *map(str, words[at:])],
                              capture_output=True, text=True, check=False, timeout=60)
        assert done.returncode == 0, done.stderr
        return json.loads(seen.read_text())
    return run


@pytest.fixture
def crossings():
    """The command that makes known calls."""
    return str(BIN / "crossings")
