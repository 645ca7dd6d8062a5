# SPDX-License-Identifier: GPL-2.0-only
"""`tare doctor`: what this machine can and cannot measure, and why."""
