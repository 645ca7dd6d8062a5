# SPDX-License-Identifier: GPL-2.0-only
"""How tests/debug runs the checks of memcpy's module."""

import memtap_guest


def run(machine, kernel, script, folder, **options):
    return memtap_guest.run(machine, kernel, ["sh", "-c", script], folder, **options)


CHECKS = {"memtap": (run, ["sh /tare/bin/memtap.sh 12"])}
