# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact diff`: what changed between two recorded runs."""
