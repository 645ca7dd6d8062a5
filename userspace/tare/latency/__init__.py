# SPDX-License-Identifier: GPL-2.0-only
"""Latency of crossings, wake-ups, switches and timers, and of the instruments that see them."""
