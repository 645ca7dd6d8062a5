# SPDX-License-Identifier: GPL-2.0-only
"""One boot a kernel: tests/guest/memtap.sh runs there, its results are told apart here."""

import pytest
from memtap_guest import BOOTS, Guest


@pytest.fixture(scope="session", params=BOOTS, ids=lambda boot: f"{boot[0]}-{boot[1]}cpu")
def guest(request, tmp_path_factory):
    kernel, cpus, append = request.param
    return Guest(f"minimal-{kernel}", kernel, tmp_path_factory.mktemp(f"memtap-{kernel}"),
                 cpus=cpus, append=append)
