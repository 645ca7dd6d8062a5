# SPDX-License-Identifier: GPL-2.0-only
"""A shell in a machine, on a terminal."""

import os
import pty
import select
import sys
import termios
import time

import pytest
from programs import TOP
from tareqemu import disk
from tareqemu.machine import load

PROGRAM = "import sys, tareqemu; sys.exit(tareqemu.shell(sys.argv[1]))"


class _Terminal:
    """A process on a terminal of its own."""

    def __init__(self, *words):
        self.pid, self.fd = pty.fork()
        if not self.pid:
            os.execve(words[0], words, {**os.environ, "PYTHONPATH": str(TOP / "qemu")})
        self.said = b""

    def expect(self, text, seconds):
        end = time.monotonic() + seconds
        while text not in self.said:
            left = end - time.monotonic()
            assert left > 0 and select.select([self.fd], [], [], left)[0], self.said[-2000:]
            self.said += os.read(self.fd, 4096)
        self.said = self.said.partition(text)[2]

    def type(self, text):
        os.write(self.fd, text)


@pytest.mark.parametrize("machine", ["minimal", "debian"])
def test_a_session(host, machine):
    if machine == "debian":  # or skip here, and not in a process of its own
        disk.obtain("6.1", load(machine).packages)
    terminal = _Terminal(sys.executable, "-c", PROGRAM, machine)
    before = termios.tcgetattr(terminal.fd)
    terminal.expect(b"# ", 200)
    for typed, answer in (
            (b"echo answer$((6 * 7)) > /tmp/x; cat /tmp/x\r", b"answer42"), (b"", b"# "),
            # told by the process that is to be interrupted: a shell between commands ignores Ctrl-C
            (b"sh -c 'echo started$((1)); exec sleep 1000'\r", b"started1"),
            (b"\x03", b"# ")):  # Ctrl-C is for the guest
        terminal.type(typed)
        terminal.expect(answer, 30)
    after = termios.tcgetattr(terminal.fd)
    terminal.type(b"exit\r")
    _, status = os.waitpid(terminal.pid, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    assert after != before, "the terminal was not raw during the session"
    assert termios.tcgetattr(terminal.fd) == before
