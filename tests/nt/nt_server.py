# SPDX-License-Identifier: GPL-2.0-only
"""Whether an nt-server serves yet: its path is there before anybody listens."""

import socket


def connects(path):
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as client:
        return client.connect_ex(str(path)) == 0
