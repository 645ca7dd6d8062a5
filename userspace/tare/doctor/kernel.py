# SPDX-License-Identifier: GPL-2.0-only
"""What the running kernel lets a module, a probe or a tracer do."""

import errno
import re

from tare import modules
from tare.doctor.finding import CANNOT, OK, WARNING, Finding

IN_A_MACHINE = "measure in a machine: --machine NAME"


def root(tree, machine):
    if machine.euid == 0:
        return Finding("root", OK, "running as root")
    return Finding("root", CANNOT, "not root: no module can be loaded here", "run with sudo")


def module_loading(tree, machine):
    """Whether modules can be loaded, asked as verbs that load one ask."""
    why = modules.refusal()
    if why:
        return Finding("module loading", CANNOT, *why)
    if why := modules.unsigned_refusal():
        return Finding("module loading", WARNING, *why)
    return Finding("module loading", OK, "modules can be loaded")


def headers(tree, machine):
    build = f"/lib/modules/{machine.release}/build"
    if tree.exists(f"{build}/Makefile"):
        return Finding("kernel headers", OK, build)
    if modules.load_error() == errno.ENOSYS:
        return Finding("kernel headers", OK, "none, and this kernel takes no modules anyway")
    return Finding("kernel headers", CANNOT, f"no {build}: modules for this kernel cannot be built",
                   f"apt install linux-headers-{machine.release}")


def kptr_restrict(tree, machine):
    value = tree.text("/proc/sys/kernel/kptr_restrict")
    if value == "2":
        return Finding("kptr_restrict", WARNING, "2: pages of recorded addresses are hashed",
                       "sysctl kernel.kptr_restrict=1 for true page distances")
    return Finding("kptr_restrict", OK, f"{value}: root sees addresses" if value else "not set")


def kprobes(tree, machine):
    symbols = tree.text("/proc/kallsyms")
    if symbols is None:
        return Finding("kprobes", WARNING, "/proc/kallsyms cannot be read: not known")
    if re.search(r"^\S+ \w register_kprobe$", symbols, re.M):
        return Finding("kprobes", OK, "register_kprobe is in this kernel")
    return Finding("kprobes", CANNOT, "this kernel has no kprobes: the tap cannot find its way in",
                   IN_A_MACHINE)


def btf(tree, machine):
    if tree.exists("/sys/kernel/btf/vmlinux"):
        return Finding("BTF", OK, "/sys/kernel/btf/vmlinux")
    return Finding("BTF", CANNOT, "no type information: CO-RE programs and fentry cannot load",
                   "use a kernel with CONFIG_DEBUG_INFO_BTF")


CHECKS = (root, module_loading, headers, kptr_restrict, kprobes, btf)
