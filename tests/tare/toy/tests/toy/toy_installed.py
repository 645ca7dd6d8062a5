# SPDX-License-Identifier: GPL-2.0-only
"""How tests/tare/test_installed.py runs the verbs and programs of the toy."""

VERBS = {"toy say": (0, []), "reproduce toy": (0, [])}
PROGRAMS = {"toy-hello": (0, [])}
