# SPDX-License-Identifier: GPL-2.0-only
"""What a system call costs: the calls of exactcalls, by the names that the kernel has."""

from tare import machine

PROGRAM = "exactcalls"
COUNT = 50
CALLS = ("getppid", "read", "write", "pipe", "futex", "epoll_wait", "clone", "execve", "mmap",
         "open", "stat", "sendmsg")
FUNCTIONS = ("asm_exc_page_fault",)


def command(count):
    return [PROGRAM, "-n", str(count)]


def files():
    """What the machine needs for it."""
    return machine.programs(PROGRAM)
