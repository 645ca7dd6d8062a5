# SPDX-License-Identifier: GPL-2.0-only
"""Instructions that a plugin of QEMU counts while a command runs in an exact machine."""
