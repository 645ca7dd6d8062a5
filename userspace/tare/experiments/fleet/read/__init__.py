# SPDX-License-Identifier: GPL-2.0-only
"""From collected captures to a store, and what of it is meant."""
