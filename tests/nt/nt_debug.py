# SPDX-License-Identifier: GPL-2.0-only
"""How tests/debug runs the checks of the module of NT's services."""

import ntobj_guest

run = ntobj_guest.run
# these kernels are slow: how soon a death is told is asked where time is counted
CHECKS = {"ntobj": (run, [f"sh {ntobj_guest.SCRIPT} 10000 20 10000"])}
