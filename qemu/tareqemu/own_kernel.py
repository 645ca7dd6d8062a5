# SPDX-License-Identifier: GPL-2.0-only
"""Kernels that the user has built: a build tree, or an image with its folder of modules.

Such a kernel is named by its path: /home/me/linux, or /boot/vmlinuz-6.12:/lib/modules/6.12. What
the guest needs besides comes from the tree of a Debian kernel, its companion. Modules are built
here and not in that tree, with the compiler of this host, since that built the kernel.
"""

import os
import platform
import shutil
import struct
import subprocess
from pathlib import Path

from . import cache, child, enter, inputs, kernel, kernel_config, roots
from .errors import Broken, CannotHere, MachineError

_IMAGE = "arch/x86/boot/bzImage"
_MODULES = ":/"
# what a build of modules reads, and that a later make may change without changing the kernel
_HEADERS = ("include", "arch/x86/include", "source/include", "source/arch/x86/include")


def is_one(name):
    """Whether a kernel's name is the path of one of the user's."""
    return name.startswith("/")


def name_of(path, folder=None):
    """The name of the kernel at PATH, a tree or an image with the FOLDER of its modules."""
    given, path = path, Path(path).absolute()
    if path.is_dir():
        if folder:
            raise MachineError(f"{path} is a kernel's tree and has its modules: leave --modules "
                               "out")
        return str(path)
    if not path.exists():
        raise MachineError(f"there is no kernel {given}: give a built tree, an image, or one of "
                           f"{', '.join(kernel.names())}")
    _refuse_no_kernel(path)
    if not folder:
        raise MachineError(f"{path} is a kernel's image: its modules are needed, too: --modules "
                           "/lib/modules/RELEASE")
    if not Path(folder).is_dir():
        raise MachineError(f"{folder} is not a folder of modules: give /lib/modules/RELEASE")
    return f"{path}:{Path(folder).absolute()}"


def companion():
    """The Debian kernel whose tree lends its programs: of this host's suite, else the first."""
    host = platform.freedesktop_os_release().get("VERSION_CODENAME", "")
    names = kernel.debian_names()
    return next((name for name in names if kernel.suite(name) == host), names[0])


def release(name):
    """uname -r of a kernel of the user's."""
    return kernel.header_version(_image(_places(name)[0]))[0]


def obtain(name, progress=lambda text: None):
    """The Kernel of the user's with this name."""
    path, folder = _places(name)
    packed = _image(path)
    found, version = kernel.header_version(packed)
    tree = path if path.is_dir() else None
    if folder and folder.resolve().name != found:
        raise MachineError(f"{folder} has modules of another kernel than {path}, which is {found}")
    settings = _settings(path, folder, found)
    if lost := kernel_config.without_which_none_boots(settings):
        raise CannotHere(f"kernel {found} ({path}) cannot be a machine's: it lacks "
                         f"{', '.join(lost)}")
    helper = kernel.obtain(companion(), progress)
    key = cache.digest("own 1", packed, sorted(settings.items()), helper.key)
    return kernel.Kernel(
        name=found, key=key, root=helper.root, image=_unpacked(packed, helper.root, settings),
        release=found, version=version, make_args=kernel_config.make_words(settings),
        modules_at=_indexed(tree, found) if tree else folder,
        build=tree or _build_of(folder), lacks=kernel_config.lacks(settings))


def build_digest(core):
    """Of what a build of modules for this kernel reads besides their sources."""
    parts = [core.build / name for name in ("Makefile", ".config", "Module.symvers")]
    for name in _HEADERS:
        parts += sorted((core.build / name).rglob("*.h"))
    return cache.digest(*(part for part in parts if part.is_file()))


def make(core, work, make_args, what):
    """Builds the modules in the folder WORK; returns (whether it did, what was said).

    what: this is called.
    """
    roots.need("make")
    done = child.run(
        enter.outside(["make", "-s", "-C", core.build, f"M={work}", *core.make_args, *make_args,
                       "modules"]),
        what=what, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        env=os.environ | {"LC_ALL": "C"})
    return not done.returncode, done.stdout


def need_build(core):
    """CannotHere where no modules can be built for a kernel of the user's."""
    if core.build is None or not (core.build / "Makefile").exists():
        raise CannotHere(f"no modules can be built for kernel {core.name}: {core.modules}/build "
                         "leads to no headers; install those of this kernel")
    if not (core.build / "Module.symvers").exists():
        raise CannotHere(f"no modules can be built for kernel {core.name}: {core.build} has no "
                         "Module.symvers; run make there")


def _places(name):
    """(tree or image, folder of modules or None), both there."""
    path, _, folder = name.partition(_MODULES)
    path, folder = Path(path), Path(f"/{folder}") if folder else None
    if not path.is_dir():
        name_of(path, folder)
    return path, folder


def _image(path):
    file = path / _IMAGE if path.is_dir() else path
    try:
        with inputs.opened(file) as stream:
            packed = stream.read()
    except FileNotFoundError:
        raise CannotHere(f"{path} is not a built kernel: it has no {_IMAGE}; run make there, or "
                         "give the image itself") from None
    except OSError as error:
        raise MachineError(f"{file}: cannot be read: {error.strerror}") from None
    _refuse_no_kernel(file)
    return packed


def _refuse_no_kernel(file):
    """MachineError for what is not the image of a kernel for x86."""
    try:
        with inputs.opened(file) as image:
            head = image.read(0x250)
            length = image.seek(0, os.SEEK_END)
    except OSError as error:
        raise MachineError(f"{file}: cannot be read: {error.strerror}") from None
    # the boot protocol: sectors of the part in real mode, then the packed kernel's place and size
    if head[0x202:0x206] == b"HdrS" and length < (
            512 * ((head[0x1f1] or 4) + 1) + sum(struct.unpack("<II", head[0x248:]))
            if len(head) == 0x250 else 0x250):
        raise MachineError(f"{file} is cut short: copy or build that kernel again")
    if head[0x202:0x206] != b"HdrS":
        what = " that boots here, but an ELF file" if head.startswith(b"\x7fELF") else ""
        raise MachineError(f"{file} is not a kernel{what}: give a bzImage, as {_IMAGE} or "
                           "/boot/vmlinuz-RELEASE")


def _settings(path, folder, found):
    """{option: value} of the kernel's .config, which lies in one of several places."""
    places = [path / ".config"] if path.is_dir() else [
        path.with_name(f"config-{found}"), folder / "build/.config", folder / "config"]
    there = next((place for place in places if place.is_file()), None)
    if not there:
        raise MachineError(f"what kernel {found} lacks cannot be told: there is none of "
                           f"{', '.join(map(str, places))}")
    return kernel_config.read(there.read_text())


def _build_of(folder):
    build = folder / "build"
    return build.resolve() if build.is_dir() else None


def _unpacked(packed, root, settings):
    """What QEMU starts: the ELF file inside the image, where it can start that."""
    as_elf = kernel_config.starts_as_elf(settings)

    def write(path):
        try:
            elf = kernel.uncompress(packed, root) if as_elf else b""
        except Broken:  # packed in a rare way: the kernel unpacks itself, which takes longer
            elf = b""
        path.write_bytes(elf or packed)

    return cache.obtain("own", cache.digest("own image 1", packed, as_elf), write)


def _indexed(tree, found):
    """A folder as /lib/modules/RELEASE with links to the modules of a tree, as depmod indexes it.

    Its key has times of the files, since to read all takes long; what a guest gets of them is
    keyed by what is in it.
    """
    order = tree / "modules.order"
    lines = order.read_text().split() if order.exists() else []
    # of modules until 6.2, of their objects since
    names = sorted({str(Path(line).with_suffix(".ko")) for line in lines})
    files = [(name, tree / name) for name in names if (tree / name).exists()]
    stats = [(name, file.stat().st_size, file.stat().st_mtime_ns) for name, file in files]
    built_in = [tree / name for name in ("modules.builtin", "modules.builtin.modinfo")]
    key = cache.digest("own modules 1", str(tree), found, stats,
                       *(file for file in built_in if file.exists()))

    def link(path):
        place = path / "lib/modules" / found
        for name, file in files:
            (place / "kernel" / name).parent.mkdir(parents=True, exist_ok=True)
            (place / "kernel" / name).symlink_to(file)
        place.mkdir(parents=True, exist_ok=True)
        (place / "modules.order").write_text("".join(f"kernel/{name}\n" for name, _ in files))
        for file in built_in:
            if file.exists():
                shutil.copy(file, place)
        _depmod(path, found)

    return cache.obtain("own", key, link) / "lib/modules" / found


def _depmod(base, found):
    # an ordinary user's PATH has no sbin
    program = shutil.which("depmod", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
    if not program:
        raise CannotHere("depmod is not installed here: apt-get install kmod")
    done = subprocess.run([program, "-b", base, found], stdin=subprocess.DEVNULL,
                          capture_output=True, text=True, check=False)
    if done.returncode:
        raise Broken(f"depmod failed for {found}: {done.stderr.strip()}")
