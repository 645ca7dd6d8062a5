# SPDX-License-Identifier: GPL-2.0-only
"""`tare events setup`: how long connects take, and whose time it is."""
