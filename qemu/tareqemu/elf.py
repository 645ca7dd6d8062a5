# SPDX-License-Identifier: GPL-2.0-only
"""Files of a Debian tree, and the libraries their programs are linked against."""

import re

from . import roots
from .errors import MachineError

_LOADER = "/lib64/ld-linux-x86-64.so.2"


def closure(root, patterns):
    """Paths in the tree that the patterns match, with the shared libraries they need.

    Patterns are absolute in the tree; one that matches nothing is an error.
    """
    paths = {}
    for pattern in patterns:
        found = sorted(root.glob(pattern.lstrip("/")))
        if not found:
            raise MachineError(f"no file of the kernel's Debian tree matches {pattern}")
        for path in found:
            paths["/" + str(path.relative_to(root))] = None
    for path in list(paths):
        file = root / path.lstrip("/")
        if not file.is_file() or file.read_bytes()[:4] != b"\x7fELF":
            continue
        listed = roots.inside(root, [_LOADER, "--list", path], capture_output=True, text=True)
        for library in re.findall(r"(/\S+) \(0x", listed.stdout):
            paths[library] = None
    return list(paths)
