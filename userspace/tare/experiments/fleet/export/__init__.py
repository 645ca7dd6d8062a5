# SPDX-License-Identifier: GPL-2.0-only
"""`tare fleet export`: what is there in the formats of others."""
