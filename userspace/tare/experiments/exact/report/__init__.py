# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact report`: what was counted, in the terminal or as files."""
