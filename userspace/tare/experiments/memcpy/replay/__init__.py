# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy replay`: the captured calls again, in user space, with other routines."""
