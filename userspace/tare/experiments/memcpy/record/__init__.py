# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy record`: capture the kernel's copies while a command runs."""
