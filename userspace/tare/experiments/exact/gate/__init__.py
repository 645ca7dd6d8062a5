# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact gate`: fails where a command executes more than before."""
