# SPDX-License-Identifier: GPL-2.0-only
"""The latency tools on this machine, where it lets them, and in guests of every kernel."""

import programs
import pytest
from latency_tools import observed, run
from rights import as_root


@pytest.fixture(scope="session")
def may_trace():
    """Skips where this machine does not let eBPF programs be loaded."""
    _skip_without_programs()


def _skip_without_programs(*before):
    done = run("syslat", "-s", "511", "--", "true", before=before)
    if done.returncode == 77:
        pytest.skip(f"this machine lets no eBPF program be loaded: {done.stderr.strip()}")


@pytest.fixture(scope="session")
def known():
    return programs.built("known")


@pytest.fixture(scope="session")
def root_may_trace():
    """The same of a tool that is started by sudo, where the tests are not root's."""
    _skip_without_programs(*as_root())


@pytest.fixture
def observe(root_may_trace, tmp_path):
    """observe(tool, option..., "--", command...): what the tool saw, as its document."""
    return lambda tool, *words: observed(tmp_path, tool, *words, before=as_root())[0]


@pytest.fixture(scope="session")
def by_priority():
    """Skips where nobody may run before all others."""
    if programs.run("chrt", "-f", "10", "true").returncode:
        pytest.skip("this machine lets nobody run by SCHED_FIFO")
