# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact prices`: what the system calls that programs use most cost, on every kernel."""
