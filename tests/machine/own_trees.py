# SPDX-License-Identifier: GPL-2.0-only
"""A kernel as its builder has it, made of one of Debian's: a build takes hours here."""

import shutil
from pathlib import Path

from tareqemu import kernel, modules, own_kernel

# what a minimal machine needs, and one that it can do without
_MODULES = ["virtio_pci", "virtio_console", "loop"]


def debian():
    """The Debian kernel whose compiler is this host's."""
    return kernel.obtain(own_kernel.companion())


def image(core):
    """Its bzImage."""
    found = [*core.root.glob("boot/vmlinuz-*"), *core.root.glob("usr/lib/modules/*/vmlinuz")]
    return sorted(found)[-1]


def _marks(folder, names):
    """An empty file for each option, ten thousand, which tell make what to make anew."""
    return [name for name in names if name[0].isupper()] if Path(folder).name == "config" else []


def _headers(core, folder):
    """The headers in FOLDER, which lead to the rest by paths of this host."""
    there = (core.modules / "build").resolve()
    shutil.copytree(there, folder, symlinks=True, dirs_exist_ok=True, ignore=_marks)
    for name in ("scripts", "tools"):
        (folder / name).unlink()
        (folder / name).symlink_to((there / name).resolve())
    makefile = folder / "Makefile"
    makefile.write_text(makefile.read_text().replace(" /usr/src/", f" {core.root}/usr/src/"))
    return folder


def tree(folder, more=()):
    """A build tree: image, configuration, headers, and modules where make leaves them.

    more: modules besides.
    """
    core = debian()
    _headers(core, folder)
    (folder / own_kernel._IMAGE).parent.mkdir(parents=True)
    shutil.copy(image(core), folder / own_kernel._IMAGE)
    known = modules.Tree(core)
    order = []
    for path in known.closure([*_MODULES, *more]):
        plain = modules.plain(path).removeprefix("kernel/")
        (folder / plain).parent.mkdir(parents=True, exist_ok=True)
        (folder / plain).write_bytes(known.content(path))
        order.append(plain)
    (folder / "modules.order").write_text("".join(f"{name}\n" for name in order))
    for name in ("modules.builtin", "modules.builtin.modinfo"):
        shutil.copy(core.modules / name, folder / name)
    return folder


def installed(folder):
    """(image, folder of modules) as `make install modules_install` leave them."""
    core = debian()
    place = folder / "lib/modules" / core.release
    place.mkdir(parents=True)
    for path in core.modules.iterdir():
        if path.name != "build":
            (place / path.name).symlink_to(path)
    (place / "build").symlink_to(_headers(core, folder / "headers"))
    boot = folder / "boot"
    boot.mkdir()
    shutil.copy(image(core), boot / f"vmlinuz-{core.release}")
    return boot / f"vmlinuz-{core.release}", place


def without(folder, *options):
    """Takes options out of the tree's configuration; CONFIG_ is left out."""
    config = Path(folder) / ".config"
    wanted = tuple(f"CONFIG_{option}=" for option in options)
    config.write_text("".join(line for line in config.read_text().splitlines(True)
                              if not line.startswith(wanted)))
