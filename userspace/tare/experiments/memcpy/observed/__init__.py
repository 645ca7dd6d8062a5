# SPDX-License-Identifier: GPL-2.0-only
"""What the kernel copied as a plugin of QEMU saw it: also what is no call, and so has no tap."""
