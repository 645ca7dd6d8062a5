# SPDX-License-Identifier: GPL-2.0-only
"""No module is forgotten on the kernels that find faults."""

from pathlib import Path

from debug_checks import checks

KMOD = Path(__file__).resolve().parents[2] / "kmod"


def test_every_module_is_of_an_experiment():
    assert sorted(checks()) == sorted(path.parent.name for path in KMOD.glob("*/Kbuild"))


def test_every_module_has_checks():
    without = [module for module, had in checks().items() if not had]
    assert not without, f"no CHECKS of {', '.join(without)} in a tests/NAME/NAME_debug.py"
