# SPDX-License-Identifier: GPL-2.0-only
"""Output files that appear whole or not at all: written beside their final name, then renamed."""

import errno
import fcntl
import json
import os
import sys
import tempfile
from contextlib import contextmanager, suppress
from pathlib import Path

from tare.errors import TareError, UsageError, refused

# the errors of a disk that is full or breaks
LOST = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def words(error):
    """An OSError as a line: which file, and why."""
    return f"{error.filename or 'this machine'}: {error.strerror or error}"


def folder(path):
    """The folder PATH, made where it is missing, in which files can be made; UsageError."""
    path = Path(path)
    with refused(path, "cannot be made"):
        path.mkdir(parents=True, exist_ok=True)
    if not os.access(path, os.W_OK | os.X_OK):
        raise UsageError(f"{path}: no file can be made there: name another folder")
    return path


@contextmanager
def alone(base, busy=""):
    """While no other process is in here with the folder BASE; busy: refuses so, and waits not."""
    lock = os.open(base, os.O_RDONLY)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (fcntl.LOCK_NB if busy else 0))
        except BlockingIOError as error:
            raise UsageError(busy) from error
        yield
    finally:
        os.close(lock)


def _own(path):
    """Which of our own outputs PATH is, as /dev/stdout, or None."""
    for number in (1, 2):
        with suppress(OSError):
            if os.path.samestat(os.fstat(number), path.stat()):
                return number
    return None


def is_special(path):
    """Whether it is a device, a pipe, or an output of ours: a rename would take it from all."""
    return path.exists() and (not path.is_file() or _own(path) is not None)


@contextmanager
def _in_place(path, mode):
    own = _own(path)
    with refused(path, "cannot be written"):
        sys.stdout.flush()
        stream = open(path if own is None else os.dup(own), mode,
                      encoding=None if "b" in mode else "utf-8")
    try:
        with stream:
            yield stream
    except OSError as error:
        _raise_lost(path, error, "it may hold a part")
        raise


def _raise_lost(path, error, what_is_left):
    """TareError if ERROR comes from the disk or the device of PATH."""
    if error.errno in LOST and not error.filename:
        raise TareError(f"{path}: cannot be written ({error.strerror}); {what_is_left}") from error


def _beside(path):
    """(descriptor, name) of a new file beside PATH, which will be renamed to PATH."""
    with refused(path, "cannot be written", "; nothing was changed"):
        return tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")


@contextmanager
def atomic(path, mode="w"):
    """Opens a file for writing, which takes the name PATH when the block ends well."""
    path = Path(path)
    if is_special(path):
        with _in_place(path, mode) as stream:
            yield stream
        return
    handle, beside = _beside(path)
    encoding = None if "b" in mode else "utf-8"
    try:
        with os.fdopen(handle, mode, encoding=encoding) as stream:
            yield stream
        umask = os.umask(0)
        os.umask(umask)
        os.chmod(beside, 0o666 & ~umask)
        os.replace(beside, path)
    except BaseException as error:
        os.unlink(beside)
        if isinstance(error, OSError):
            _raise_lost(path, error, "nothing was changed")
        raise


def write_json(document, path, **how):
    """Writes a document and the end of its last line. how: of json.dumps()."""
    with atomic(path) as stream:
        # json.dump() takes twenty times as long
        stream.write(json.dumps(document, ensure_ascii=False, **how) + "\n")


def refuse_read(path, read):
    """UsageError if PATH is one of the files READ."""
    path = Path(path)
    if path.exists() and any(Path(one).exists() and path.samefile(one) for one in read):
        raise UsageError(f"{path}: cannot be written (it is what is read): name another file")


def refuse_unwritable(path):
    """UsageError if PATH could not be written; called before work that takes long."""
    path = Path(path)
    if path.is_dir():
        raise UsageError(f"{path}: cannot be written (it is a folder)")
    if is_special(path):
        return
    handle, beside = _beside(path)
    os.close(handle)
    os.unlink(beside)
