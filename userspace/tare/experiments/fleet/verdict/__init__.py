# SPDX-License-Identifier: GPL-2.0-only
"""`tare fleet verdict`: what the copies cost over hosts, and what a routine would save."""
