# SPDX-License-Identifier: GPL-2.0-only
"""One NIC driver in the kernel and at user level: what arrives, and where the rest went."""
