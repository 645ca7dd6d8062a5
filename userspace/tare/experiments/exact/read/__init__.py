# SPDX-License-Identifier: GPL-2.0-only
"""A recorded run: what its paths are made of, and its document."""
