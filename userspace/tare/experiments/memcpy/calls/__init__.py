# SPDX-License-Identifier: GPL-2.0-only
"""From a capture or a distribution to the calls that memreplay times."""
