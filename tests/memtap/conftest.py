# SPDX-License-Identifier: GPL-2.0-only
"""One boot a kernel: tests/guest/memtap.sh runs there, its results are told apart here."""

import pytest
from memtap_guest import KERNELS, Guest


@pytest.fixture(scope="session", params=KERNELS)
def guest(request, tmp_path_factory):
    kernel = request.param
    return Guest(f"minimal-{kernel}", kernel, tmp_path_factory.mktemp(f"memtap-{kernel}"))
