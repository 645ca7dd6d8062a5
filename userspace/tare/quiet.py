# SPDX-License-Identifier: GPL-2.0-only
"""Keeps matplotlib quiet, which without a home uses a temporary folder and says so at length.

matplotlib says so while it is loaded, so this module is loaded before it.
"""

import logging

logging.getLogger("matplotlib").setLevel(logging.ERROR)
