# SPDX-License-Identifier: GPL-2.0-only
"""Numbers of connections, as options take them."""


def numbers(text):
    """Those of "N,...", each once; argparse makes a line of a ValueError."""
    return tuple(dict.fromkeys(int(word) for word in text.split(",")))


numbers.__name__ = "list of numbers"
