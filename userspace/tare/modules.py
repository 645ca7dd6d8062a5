# SPDX-License-Identifier: GPL-2.0-only
"""Our kernel modules on this machine: whether the kernel takes them, and how to make one."""

import ctypes
import errno
import lzma
import os
import platform
import re

import tare
from tare import environment, experiments, paths
from tare.errors import CannotHere

_FINIT_MODULE = 313  # of x86-64
# the end of a signed module
_SIGNED = b"~Module signature appended~\n"
ELSEWHERE = "or measure in a machine: --machine NAME"


def load_error():
    """The errno with which the kernel refuses to load any module from this user, or 0.

    Asked with a file that does not exist, so that nothing is loaded: the kernel checks rights,
    configuration and filters before the file.
    """
    libc = ctypes.CDLL(None, use_errno=True)
    libc.syscall(_FINIT_MODULE, -1, b"", 0)
    found = ctypes.get_errno()
    return 0 if found == errno.EBADF else found


def is_signed(path):
    """Whether a module, packed or not, is signed; only the kernel knows if it takes the key."""
    content = path.read_bytes()
    return (lzma.decompress(content) if path.suffix == ".xz" else content).endswith(_SIGNED)


def how_to_make(release):
    """The commands that make our modules for the kernel RELEASE here, as text."""
    headers = "" if environment.HERE.exists(f"/lib/modules/{release}/build/Makefile") else \
        f"apt install linux-headers-{release}; "
    if paths.checkout():
        return f"{headers}make -C kmod"
    source = f"/usr/src/tare-{tare.__version__}"
    if not environment.HERE.exists(source):
        source = paths.module_sources()
    elif paths.of_others("dkms"):
        return f"{headers}dkms install tare/{tare.__version__} (root)"
    return f"{headers}make -C {source} install (root)"


def _refusal(name, path):
    """(why this user cannot load our module NAME, which lies at PATH, what to do), or None.

    A key that the kernel lacks counts as none.
    """
    if error := load_error():
        if error == errno.ENOSYS:
            return "this kernel is built without modules", "measure in a machine: --machine NAME"
        if environment.HERE.text("/proc/sys/kernel/modules_disabled") == "1":
            return "kernel.modules_disabled is 1 until the next boot", f"reboot, {ELSEWHERE}"
        if os.geteuid():
            return "not root: no module can be loaded", f"run as root, {ELSEWHERE}"
        return (f"loading a module is refused ({os.strerror(error)})",
                f"give this root CAP_SYS_MODULE, as outside of a container, {ELSEWHERE}")
    mode = re.search(r"\[(\w+)\]", environment.HERE.text("/sys/kernel/security/lockdown") or "")
    locked = mode and mode[1] != "none"
    if locked and any(name == f"tare_{one}" for each in experiments.everyone()
                      for one in each.patching):
        return (f"lockdown is {mode[1]}: it may not change the kernel's code, signed or not",
                f"boot without lockdown (Secure Boot sets it), {ELSEWHERE}")
    release = platform.release()
    if not path:
        return f"not built for kernel {release}", f"{how_to_make(release)}, {ELSEWHERE}"
    if is_signed(path):
        return None
    if locked:
        return (f"lockdown is {mode[1]}: unsigned modules are refused",
                f"sign them with an enrolled key, boot without lockdown, {ELSEWHERE}")
    if environment.HERE.text("/sys/module/module/parameters/sig_enforce") == "Y":
        return ("the kernel takes signed modules only",
                f"sign them with an enrolled key, {ELSEWHERE}")
    return None


def need(name):
    """The path of our module NAME for the running kernel; CannotHere without, or if refused."""
    path = paths.module(name, platform.release())
    if why := _refusal(name, path):
        raise CannotHere(f"{name}.ko: {': '.join(why)}")
    return path
