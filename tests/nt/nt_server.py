# SPDX-License-Identifier: GPL-2.0-only
"""An nt-server, and clients of it by tests/nt/server_client.c."""

import os
import resource
import socket
import subprocess
from contextlib import contextmanager

from programs import BUILD, built, wait_for

SERVER = BUILD / "guest/bin/nt-server"


def connects(path):
    """Whether it serves yet: its path is there before anybody listens."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as client:
        return client.connect_ex(str(path)) == 0


def limited(soft, hard=None):
    """What limits the descriptors of a process that is started."""
    return {"preexec_fn": lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard or soft))}


@contextmanager
def serving(path, program=SERVER, silent=False, **options):
    """A server at the path; silent: it must live until it is ended, and say nothing."""
    with subprocess.Popen([program, path], stderr=subprocess.PIPE, text=True, **options) as server:
        try:
            assert wait_for(lambda: connects(path)), "it does not serve"
            yield server
            if silent:
                assert server.poll() is None
                server.terminate()
                assert server.stderr.read() == ""
        finally:
            server.kill()


def client(path, *words, **options):
    """One of the server there."""
    return subprocess.Popen(
        [built("server_client"), *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, env={**os.environ, "NT_SERVER": str(path)}, **options)


def answered(path, *words, **options):
    """(status, stdout, stderr) of a client."""
    with client(path, *words, **options) as one:
        said = one.communicate(timeout=60)
    return one.returncode, *said
