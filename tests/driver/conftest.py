# SPDX-License-Identifier: GPL-2.0-only
"""What several tests of the driver experiment share."""

import pytest
import spaces


@pytest.fixture(scope="session")
def wire():
    with spaces.wire() as made:
        yield made
