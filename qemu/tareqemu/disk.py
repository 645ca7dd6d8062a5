# SPDX-License-Identifier: GPL-2.0-only
"""The disk of machines with root = "debian": an installed Debian in an ext4 image."""

import dataclasses
import os
from pathlib import Path

from . import apt, cache, child, kernel, roots
from .errors import Broken

_ROOM = 1 << 30  # bytes left free for the guest

# Who is not root can neither give files away nor make devices, but fakeroot remembers that he did.
_WITH_OWNERS = ["fakeroot"] if os.geteuid() else []
_UNPACK_AND_FILL = """
tar -xpf "$1" --numeric-owner -C "$2"
mke2fs -q -t ext4 -O ^has_journal -E lazy_itable_init=1 -d "$2" "$3"
"""


@dataclasses.dataclass(frozen=True)
class Disk:
    """An image nobody writes to: QEMU keeps a guest's changes aside and drops them."""

    image: Path
    digest: str  # of its contents


def need(kernel_name, packages):
    """CannotHere where obtain() would end so; nothing is fetched."""
    suite, key = _wanted(kernel_name, packages)
    if not cache.has("disk", key):
        _sources(suite)


def obtain(kernel_name, packages, progress=lambda text: None):
    """The disk for a kernel's suite with these packages and what they depend on."""
    suite, key = _wanted(kernel_name, packages)

    def make(path):
        sources = _sources(suite)
        progress(f"making a Debian {suite} disk with {len(packages)} packages and what they need")
        path.mkdir()
        archive, image = path / "archive", path / "image"
        roots.install(archive, suite, sources, packages)
        _fill(image, archive)
        cache.remove(archive)
        (path / "digest").write_text(cache.digest(image))

    place = cache.obtain("disk", key, make)
    return Disk(place / "image", (place / "digest").read_text())


def _wanted(kernel_name, packages):
    """(suite, key) of the disk for a kernel's suite with these packages."""
    suite = kernel.suite(kernel_name)
    return suite, cache.digest("disk 1", suite, sorted(packages))


def _sources(suite):
    """Where a disk's packages come from; CannotHere where it cannot be made."""
    roots.need("mke2fs", *_WITH_OWNERS)
    roots.need_to_install(suite)
    return apt.sources(suite)


def _fill(image, archive):
    """An ext4 image of what a tar archive holds, owners and devices as they are in it."""
    used = archive.stat().st_size
    with image.open("wb") as file:
        file.truncate(used * 5 // 4 + _ROOM)
    tree = image.with_name("tree")
    tree.mkdir()
    words = [*_WITH_OWNERS, "sh", "-ec", _UNPACK_AND_FILL, "sh", archive, tree, image]
    done = child.run(words, capture_output=True, text=True)
    cache.remove(tree)
    if done.returncode:
        raise Broken(f"mke2fs could not make the disk: {done.stderr.strip()}")
