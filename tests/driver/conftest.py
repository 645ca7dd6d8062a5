# SPDX-License-Identifier: GPL-2.0-only
"""What several tests of the driver experiment share."""

import pytest
import spaces
from breadth import NIGHT
from tare import machine


@pytest.fixture(scope="session")
def wire():
    with spaces.wire() as made:
        yield made


@pytest.fixture
def restored_by_day():
    """Exact machines go on from a saved state, which takes half as long; by night each is booted,
    as a user's is."""
    with machine.asked(boot=NIGHT):
        yield
