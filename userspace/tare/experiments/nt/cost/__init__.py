# SPDX-License-Identifier: GPL-2.0-only
"""`tare nt cost`: what a server's cost consists of."""
