# SPDX-License-Identifier: GPL-2.0-only
"""`tare compare`: what changed beyond noise between two results (docs/method.md)."""
