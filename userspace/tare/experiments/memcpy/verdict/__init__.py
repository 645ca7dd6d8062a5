# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy verdict`: what share the copies have, and what another routine would save."""
