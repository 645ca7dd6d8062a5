# SPDX-License-Identifier: GPL-2.0-only
"""Files that a request names."""

import errno


def opened(path):
    """A file for reading bytes; OSError.

    Of a pipe, whose writer may never come, and of a device, which may have no end, too.
    """
    if path.exists() and not (path.is_file() or path.is_dir()):
        raise OSError(errno.EINVAL, "is not a file", str(path))
    return path.open("rb")
