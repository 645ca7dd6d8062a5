# SPDX-License-Identifier: GPL-2.0-only
# PYTHON_ARGCOMPLETE_OK
"""`python3 -m tare`: what the launcher build/bin/tare starts."""

import sys

from tare.cli import main

if __name__ == "__main__":
    sys.exit(main())
