# SPDX-License-Identifier: GPL-2.0-only
"""`tare nt testapi` and `tare nt testall`: the tests of 2010."""
