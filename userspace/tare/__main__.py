# SPDX-License-Identifier: GPL-2.0-only
# PYTHON_ARGCOMPLETE_OK
"""`python3 -m tare`: what the launcher build/bin/tare starts."""

import signal
import sys

from tare.cli import main


def leave(number, _):
    """What is open is closed first: temporary folders go, and programs that were started end."""
    sys.exit(128 + number)


if __name__ == "__main__":
    for one in (signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(one) == signal.SIG_DFL:
            signal.signal(one, leave)
    sys.exit(main())
