# SPDX-License-Identifier: GPL-2.0-only
"""Kernels: Debian's own, with their headers, compiler and modules, in a tree each."""

import dataclasses
import lzma
import re
import struct
import tempfile
import tomllib
import zlib
from pathlib import Path

from . import apt, cache, enter, kernel_source, own_kernel, roots
from .errors import Broken, MachineError

_TABLE = Path(__file__).parent.parent / "kernels.toml"

# What builds a module, what the initramfs is made of, and what unpacks a kernel.
_TOOLS = ["gcc", "make", "libc6-dev", "busybox-static", "e2fsprogs", "kmod", "zstd",
          "dash", "coreutils", "sed", "grep", "mawk", "findutils"]

# Any other kernel of Debian: its package and where it comes from, as apt-get takes them
# (linux-image-cloud-amd64/bookworm, linux-image-rt-amd64/trixie-backports).
PACKAGE = r"linux-image-[a-z0-9.+-]+/[a-z]+(?:-backports)?"


@dataclasses.dataclass(frozen=True)
class Kernel:
    """A kernel that is on this host's disk."""

    name: str  # as in kernels.toml: 6.1
    key: str  # of its place in the cache
    root: Path  # the Debian tree with headers, compiler, modules
    image: Path  # the uncompressed kernel, an ELF file
    release: str  # uname -r
    version: str  # uname -v
    make_args: tuple = ()  # words for make, of the kernel and of its modules: LLVM=1
    # of a kernel of the user's (own_kernel.py), which does not lie in the Debian tree:
    modules_at: Path | None = None  # its /lib/modules/RELEASE
    build: Path | None = None  # what its modules are built against
    lacks: tuple = ()  # (option, what needs it)

    @property
    def modules(self):
        return self.modules_at or self.root / "usr/lib/modules" / self.release


def names():
    """The kernels there are, in the order of kernels.toml."""
    return list(tomllib.loads(_TABLE.read_text()))


def is_package(name):
    """Whether a kernel's name is a package of Debian's."""
    return bool(re.fullmatch(PACKAGE, name))


def name_of(kernel, modules=None):
    """A kernel's name, of what a user says: a release that is here, a package, or a path."""
    if kernel in names() or is_package(kernel):
        if modules:
            raise MachineError(f"kernel {kernel} is Debian's and has its modules: leave --modules "
                               "out")
        return kernel
    return own_kernel.name_of(kernel, modules)


def debian_names():
    """Those that are Debian's own, which users run."""
    return [name for name, recipe in tomllib.loads(_TABLE.read_text()).items()
            if "config" not in recipe]


def suite(name):
    """The Debian suite a kernel is made for: bookworm."""
    if own_kernel.is_one(name):
        name = own_kernel.companion()
    return _recipe(name)["suite"]


def need(name):
    """CannotHere where obtain() would end so; nothing is fetched."""
    if own_kernel.is_one(name):
        name = own_kernel.companion()
    recipe, _, _, key = _wanted(name)
    if not cache.has("kernel", _place(name, key)):
        _sources(recipe)


def cached(name):
    """The kernel if it is there already, else None."""
    recipe, _, _, key = _wanted(name)
    place = cache.home() / "kernel" / _place(name, key)
    return _open(name, key, place, tuple(recipe.get("make", ()))) if place.exists() else None


def obtain(name, progress=lambda text: None):
    """A kernel by its short name, or by its path as own_kernel.py has it.

    Makes a Debian kernel's tree, in under a minute, when there is none.
    """
    if own_kernel.is_one(name):
        return own_kernel.obtain(name, progress)
    recipe, packages, config, key = _wanted(name)
    make_args = tuple(recipe.get("make", ()))

    def make(path):
        sources = _sources(recipe)
        progress(f"fetching kernel {name}, its headers and compiler from Debian {recipe['suite']}"
                 + (" and building it" if config else ""))
        path.mkdir()
        roots.unpack(path / "root", recipe["suite"], sources, packages)
        (path / "root/usr/bin/awk").symlink_to("mawk")
        if config:
            kernel_source.build(path, config, make_args)
        else:
            _prepare(path)

    return _open(name, key, cache.obtain("kernel", _place(name, key), make), make_args)


def _recipe(name):
    """What kernels.toml says of a kernel, or would say of a package."""
    if is_package(name):
        package, _, at = name.partition("/")
        suite, dash, backports = at.partition("-")
        # apt would take another version than of backports only there
        names = [one + f"/{at}" * bool(dash)
                 for one in (package, package.replace("image", "headers", 1))]
        return {"suite": suite, "backports": bool(backports), "packages": [*names, "sparse", "lz4"]}
    table = tomllib.loads(_TABLE.read_text())
    if name not in table:
        raise MachineError(f"there is no kernel {name}; there are {', '.join(table)}, and Debian's "
                           "packages, as linux-image-rt-amd64/trixie")
    return table[name]


def _place(name, key):
    return f"{name.replace('/', '-')}-{key}"


def _wanted(name):
    """(recipe, packages, config or None, key) of a kernel by its short name."""
    recipe = _recipe(name)
    packages = recipe["packages"] + _TOOLS + enter.packages()
    config = (_TABLE.parent / recipe["config"]).read_text() if "config" in recipe else None
    return recipe, packages, config, cache.digest("kernel 1", recipe, packages,
                                                  *([config] if config else []))


def _sources(recipe):
    """Where a kernel's packages come from; CannotHere where they cannot be had."""
    roots.need_to_unpack()
    return apt.sources(recipe["suite"], recipe.get("backports", False))


def _open(name, key, path, make_args):
    release, version = (path / "release").read_text().splitlines()
    return Kernel(name, key, path / "root", path / "vmlinux", release, version, make_args)


def _prepare(path):
    """What the kernel's maintainer scripts would have done, as far as we need it."""
    root = path / "root"
    compressed = sorted([*root.glob("boot/vmlinuz-*"), *root.glob("usr/lib/modules/*/vmlinuz")])
    if not compressed:
        raise Broken("the kernel package holds no vmlinuz")
    image = compressed[-1].read_bytes()
    release, version = header_version(image)
    (path / "vmlinux").write_bytes(uncompress(image, root))
    done = enter.inside(root, ["/sbin/depmod", release], capture_output=True, text=True)
    if done.returncode:
        raise Broken(f"depmod failed for {release}: {done.stderr.strip()}")
    (path / "release").write_text(f"{release}\n{version}\n")


def header_version(image):
    """(uname -r, uname -v) of a bzImage: offset 0x20e of the boot protocol."""
    start = struct.unpack_from("<H", image, 0x20E)[0] + 0x200
    release, _, rest = image[start:image.index(b"\0", start)].decode().partition(" ")
    return release, rest[rest.index("#"):]


def unzstd(data, root):
    """Unpacked by the zstd of a Debian tree; its end may lack, as of what the kernel packs."""
    return _unpacked_by("zstd", data, root)


def _unpacked_by(program, data, root):
    with tempfile.NamedTemporaryFile(dir=root / "tmp") as packed:
        packed.write(data)
        packed.flush()
        return enter.inside(root, [program, "-dc", f"/tmp/{Path(packed.name).name}"],
                            capture_output=True).stdout


def uncompress(image, root):
    """The ELF kernel inside a bzImage.

    QEMU starts it directly: an emulated CPU takes five seconds to unpack it.
    """
    offset, length = struct.unpack_from("<II", image, 0x248)
    start = (image[0x1F1] + 1) * 512 + offset
    payload = image[start:start + length]
    if payload.startswith(b"\xfd7zXZ\0"):
        elf = lzma.LZMADecompressor().decompress(payload)
    elif payload.startswith(b"\x28\xb5\x2f\xfd"):
        # the last four bytes are the length, which is not part of the zstd stream
        elf = unzstd(payload[:-4], root)
    elif payload.startswith(b"\x02\x21\x4c\x18"):  # Debian's cloud kernels; the length is last, too
        elf = _unpacked_by("lz4", payload[:-4], root)
    elif payload.startswith(b"\x1f\x8b"):
        elf = zlib.decompressobj(31).decompress(payload)
    else:
        raise Broken(f"the kernel is packed in a way tare does not know: {payload[:6].hex()}")
    if not elf.startswith(b"\x7fELF"):
        raise Broken("what was unpacked from the kernel image is not an ELF file")
    return elf
