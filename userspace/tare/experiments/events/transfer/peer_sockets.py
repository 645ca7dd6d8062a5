# SPDX-License-Identifier: GPL-2.0-only
"""What a server's connection is like, seen from outside: a program that its server starts.

    eventserver ... -- python3 peer_sockets.py IP {PORT}    prints a JSON object

It connects, asks once, takes a copy of each of its parent's sockets (pidfd_getfd), and prints the
options of the one that it is connected to, and on which CPUs the parent's threads may run. It needs
nothing of tare, since it runs in a namespace.
"""

import ctypes
import json
import os
import socket
import sys
from pathlib import Path

_PIDFD_GETFD = 438
_OPTIONS = {"nodelay": (socket.IPPROTO_TCP, socket.TCP_NODELAY),
            "cork": (socket.IPPROTO_TCP, socket.TCP_CORK),
            "sndbuf": (socket.SOL_SOCKET, socket.SO_SNDBUF),
            "rcvbuf": (socket.SOL_SOCKET, socket.SO_RCVBUF),
            "busy_poll": (socket.SOL_SOCKET, 46)}


def of_parent(process, address):
    """The options of PROCESS's socket whose peer is at ADDRESS; OSError, LookupError."""
    pidfd = os.pidfd_open(process)
    libc = ctypes.CDLL(None, use_errno=True)
    for entry in Path(f"/proc/{process}/fd").iterdir():
        if not os.readlink(entry).startswith("socket:"):
            continue
        copied = libc.syscall(_PIDFD_GETFD, pidfd, int(entry.name), 0)
        if copied < 0:
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
        with socket.socket(fileno=copied) as theirs:
            try:
                if theirs.getpeername()[:2] == address:
                    return {name: theirs.getsockopt(*option) for name, option in _OPTIONS.items()}
            except OSError:  # it listens
                continue
    raise LookupError("the server has no socket of the connection")


def threads(process):
    """{name of a thread: its CPUs, as the kernel writes them}."""
    found = {}
    for task in Path(f"/proc/{process}/task").iterdir():
        status = dict(line.split(":", 1) for line in (task / "status").read_text().splitlines())
        found[status["Name"].strip()] = status["Cpus_allowed_list"].strip()
    return found


def main(ip, port):
    with socket.create_connection((ip, int(port))) as connection:
        connection.sendall(b"data\n")
        if not connection.recv(1):
            raise SystemExit("the server closed the connection")
        server = os.getppid()
        print(json.dumps({"socket": of_parent(server, connection.getsockname()[:2]),
                          "threads": threads(server)}))


if __name__ == "__main__":
    main(*sys.argv[1:])
