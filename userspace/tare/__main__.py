# SPDX-License-Identifier: GPL-2.0-only
# PYTHON_ARGCOMPLETE_OK
"""`python3 -m tare`, which the launcher build/bin/tare starts."""

import os
import signal
import sys


def stop(*_):
    """An interrupt while modules are loaded: nothing is open yet, and some of them may not be told.
    """
    os.write(2, b"tare: interrupted\n")
    os._exit(128 + signal.SIGINT)


def interrupt(*_):
    """What is open is closed, and threads are waited for; who interrupts again ends it at once."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    raise KeyboardInterrupt


def leave(number, _):
    """What is open is closed first: temporary folders go, and programs that were started end.
    timeout signals its group as well, and so twice."""
    for one in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(one, signal.SIG_IGN)
    sys.exit(128 + number)


def run():
    """Signals first: to load the command takes longer than to press Ctrl-C."""
    asked = signal.getsignal(signal.SIGINT)
    if asked == signal.default_int_handler:
        signal.signal(signal.SIGINT, stop)
        asked = interrupt
    for one in (signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(one) == signal.SIG_DFL:
            signal.signal(one, leave)
    from tare import cli

    return cli.main(loaded=lambda: signal.signal(signal.SIGINT, asked))


if __name__ == "__main__":
    sys.exit(run())
