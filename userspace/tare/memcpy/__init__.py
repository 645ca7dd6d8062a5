# SPDX-License-Identifier: GPL-2.0-only
"""The memcpy experiment: capture in the kernel, replay in user space, give a verdict."""
