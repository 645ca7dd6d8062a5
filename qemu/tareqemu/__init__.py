# SPDX-License-Identifier: GPL-2.0-only
"""Linux machines under QEMU: boots a Debian kernel, runs a command, says what became of it.

Knows nothing of what is measured inside. docs/machines.md explains the guest.
"""

from . import kernel, kmod
from .errors import Broken, CannotHere, Gone, MachineError
from .machine import list_machines
from .results import Outcome
from .runner import check, run, shell

__all__ = ["Broken", "CannotHere", "Gone", "MachineError", "Outcome", "check", "kernel", "kmod",
           "list_machines", "run", "shell"]
