# SPDX-License-Identifier: GPL-2.0-only
"""Wakes up when a file in a folder grows, through inotify: nothing here polls."""

import ctypes
import os

_LIBC = ctypes.CDLL(None, use_errno=True)
_IN_MODIFY = 0x2


class Folder:
    """A file descriptor, fd, that becomes readable when a file in the folder is written to."""

    def __init__(self, path):
        self.fd = _LIBC.inotify_init1(os.O_CLOEXEC | os.O_NONBLOCK)
        if self.fd < 0 or _LIBC.inotify_add_watch(self.fd, os.fsencode(path), _IN_MODIFY) < 0:
            raise OSError(ctypes.get_errno(), "cannot watch a folder", str(path))

    def drain(self):
        """Forgets what was reported so far."""
        try:
            while os.read(self.fd, 1 << 16):
                pass
        except BlockingIOError:
            pass

    def close(self):
        os.close(self.fd)
