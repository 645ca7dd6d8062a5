# SPDX-License-Identifier: GPL-2.0-only
"""No module is forgotten on the kernels that find faults."""

from debug_checks import checks
from programs import TOP


def test_every_module_is_of_an_experiment_and_has_checks():
    assert sorted(checks()) == sorted(path.parent.name for path in TOP.glob("kmod/*/Kbuild"))
    without = [module for module, had in checks().items() if not had]
    assert not without, f"no CHECKS of {', '.join(without)} in a tests/NAME/NAME_debug.py"
