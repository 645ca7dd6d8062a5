# SPDX-License-Identifier: GPL-2.0-only
"""`tare events transfer`: what a request costs the server."""
