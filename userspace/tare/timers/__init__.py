# SPDX-License-Identifier: GPL-2.0-only
"""The portable toolbox (userspace/timers): its raw samples as results."""
