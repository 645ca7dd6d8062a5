# SPDX-License-Identifier: GPL-2.0-only
"""`tare events transfer --exact`: instructions that a server executes for a request."""
