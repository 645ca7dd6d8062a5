# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact compare`: a command, or each system call, on several kernels."""
