# SPDX-License-Identifier: GPL-2.0-only
"""tare: what it costs to cross the kernel/user boundary."""

__version__ = "1.0"
