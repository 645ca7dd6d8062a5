# SPDX-License-Identifier: GPL-2.0-only
"""From files of captures to what they hold."""
