# SPDX-License-Identifier: GPL-2.0-only
"""tare: what it costs to cross the line between kernel and user space."""

__version__ = "0.1"
