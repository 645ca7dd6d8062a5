# SPDX-License-Identifier: GPL-2.0-only
"""`tare driver attribute`: which of what differs between two settings moves what is received."""
