# SPDX-License-Identifier: GPL-2.0-only
"""How tests/debug runs the checks of the toy's module, which nobody does."""

CHECKS = {"toy": (None, ["sh /tare/bin/toy.sh"])}
