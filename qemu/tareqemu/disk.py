# SPDX-License-Identifier: GPL-2.0-only
"""The disk of machines with root = "debian": an installed Debian in an ext4 image."""

import dataclasses
import subprocess
from pathlib import Path

from . import apt, cache, kernel, roots
from .errors import Broken

_ROOM = 1 << 30  # bytes left free for the guest


@dataclasses.dataclass(frozen=True)
class Disk:
    """An image nobody writes to: QEMU keeps a guest's changes aside and drops them."""

    image: Path
    digest: str  # of its contents


def obtain(kernel_name, packages, progress=lambda text: None):
    """The disk for a kernel's suite with these packages and what they depend on."""
    suite = kernel.suite(kernel_name)
    key = cache.digest("disk 1", suite, sorted(packages))

    def make(path):
        progress(f"making a Debian {suite} disk with {len(packages)} packages and what they need")
        roots.need("mmdebstrap", "mke2fs")
        path.mkdir()
        tree, image = path / "tree", path / "image"
        roots.make(tree, suite, apt.sources(suite), packages, extract=False)
        _fill(image, tree)
        cache.remove(tree)
        (path / "digest").write_text(cache.digest(image))

    place = cache.obtain("disk", key, make)
    return Disk(place / "image", (place / "digest").read_text())


def _fill(image, tree):
    used = sum(path.lstat().st_size for path in tree.rglob("*"))
    with image.open("wb") as file:
        file.truncate(used * 5 // 4 + _ROOM)
    done = subprocess.run(
        ["mke2fs", "-q", "-t", "ext4", "-O", "^has_journal", "-E", "lazy_itable_init=1",
         "-d", str(tree), str(image)],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Broken(f"mke2fs could not make the disk: {done.stderr.strip()}")
