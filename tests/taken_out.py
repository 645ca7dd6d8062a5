# SPDX-License-Identifier: GPL-2.0-only
"""Programs of packages that are not installed for tests, since they would start services."""

import os
import shutil

import pytest
from programs import TOP, run


def program(package, name):
    """The path of NAME; fetched by `make check-all` only, else the test is skipped without it."""
    if not os.environ.get("TARE_ALL"):
        return shutil.which(name) or pytest.skip(
            f"make check-all: {name} is taken out of {package}")
    found = run(TOP / "tools/from-debian", package, name)
    return found.stdout.strip() or pytest.skip(found.stderr.strip().splitlines()[-1])
