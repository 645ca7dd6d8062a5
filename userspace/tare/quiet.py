# SPDX-License-Identifier: GPL-2.0-only
"""Keeps matplotlib quiet: without a home it has a temporary folder, and would say so at length.

It speaks while it is loaded, so this is loaded before it.
"""

import logging

logging.getLogger("matplotlib").setLevel(logging.ERROR)
