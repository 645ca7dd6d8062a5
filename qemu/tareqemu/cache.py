# SPDX-License-Identifier: GPL-2.0-only
"""Things that take long to make, kept by a digest of what they are made from."""

import contextlib
import errno
import fcntl
import functools
import hashlib
import json
import os
import shutil
import tempfile
from pathlib import Path

from .errors import CannotHere


def home():
    """The cache folder: $XDG_CACHE_HOME/tare, or ~/.cache/tare."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    path = Path(base) / "tare"
    try:
        path.mkdir(parents=True, exist_ok=True)
        if not os.access(path, os.W_OK | os.X_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        raise CannotHere(f"{path}: the cache of machines cannot be written ({error.strerror}): set "
                         "XDG_CACHE_HOME to a folder that can") from error
    return path


def digest(*parts):
    """A key from strings, bytes, JSON values and the contents of files (Path)."""
    total = hashlib.sha256()
    for part in parts:
        if isinstance(part, Path):
            # what is in the cache is whole, and nobody changes it
            data = (_digest_once if part.is_relative_to(home()) else _file_digest)(part)
        elif isinstance(part, bytes):
            data = part
        else:
            data = json.dumps(part, sort_keys=True).encode()
        total.update(len(data).to_bytes(8, "little") + data)
    return total.hexdigest()[:32]


def _file_digest(path):
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").digest()


_digest_once = functools.cache(_file_digest)


@contextlib.contextmanager
def locked(path):
    """Holds an exclusive lock on a file for as long as the block runs."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@contextlib.contextmanager
def scratch(runs=None):
    """A new folder in the folder RUNS, else in the cache's, removed after the block; so are those
    whose process was killed."""
    runs = runs or home() / "runs"
    with locked(runs / ".lock"):
        for left in runs.iterdir():
            if left.is_dir() and (lock := _lock_folder(left)) is not None:
                shutil.rmtree(left)
                os.close(lock)
        folder = Path(tempfile.mkdtemp(dir=runs))
        lock = _lock_folder(folder)
    try:
        yield folder
    finally:
        shutil.rmtree(folder)
        os.close(lock)


def _lock_folder(folder):
    """A descriptor that holds the folder's lock, or None if another process holds it."""
    fd = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(fd)
        return None
    return fd


def write(path, data):
    """Makes a file of the cache; CannotHere as of a disk that is full."""
    try:
        path.write_bytes(data)
    except OSError as error:
        raise CannotHere(f"{path}: cannot be written ({error.strerror}): XDG_CACHE_HOME names "
                         "another folder for the cache of machines") from error


def remove(path):
    """Removes a file or a folder, whether it is there or not."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def has(kind, key):
    """Whether obtain() would have nothing to make."""
    return (home() / kind / key).exists()


def obtain(kind, key, make):
    """The path of a cached thing; make(path) writes it when it is not there yet.

    It is made beside its place and renamed, and only one process makes it, so what is
    there is whole.
    """
    final = home() / kind / key
    if final.exists():
        return final
    with locked(final.with_name(f".{key}.lock")):
        if final.exists():
            return final
        part = final.with_name(f".{key}.part")
        remove(part)
        try:
            make(part)
            part.rename(final)
        except BaseException:
            remove(part)
            raise
    return final
