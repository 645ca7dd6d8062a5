# SPDX-License-Identifier: GPL-2.0-only
"""Keeps matplotlib quiet, which without a home uses a temporary folder and says so at length, or
fails, where the user has no name either.

matplotlib says so while it is loaded, so this module is loaded before it.
"""

import logging
import os

logging.getLogger("matplotlib").setLevel(logging.ERROR)
if "HOME" not in os.environ:
    os.environ.setdefault("MPLCONFIGDIR", "/nonexistent")
