# SPDX-License-Identifier: GPL-2.0-only
"""What a system call evicts of its caller's caches."""
