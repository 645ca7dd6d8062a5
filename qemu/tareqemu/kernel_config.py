# SPDX-License-Identifier: GPL-2.0-only
"""What a kernel's .config says of its use as a machine's."""

import re

# the guest's init mounts and opens these (guest/init.c); what may be a module is in the initramfs
_BOOT = ("64BIT", "BLK_DEV_INITRD", "BINFMT_ELF", "DEVTMPFS", "PROC_FS", "SYSFS", "TMPFS",
         "UNIX98_PTYS", "PCI", "VIRTIO_PCI", "VIRTIO_CONSOLE", "PRINTK")

# what else may be wanted, and by what
_USES = {
    "DEBUG_INFO_BTF": "eBPF tools", "BPF_SYSCALL": "eBPF tools",
    "KPROBES": "tare_memtap, kprobes", "KALLSYMS_ALL": "tare_memtap",
    "FTRACE_SYSCALLS": "tracepoints of system calls", "MODULES": "modules of ours",
    "SERIAL_8250_CONSOLE": "telling a panic",
}


def read(text):
    """{option: value} without CONFIG_; what is not set is not in it."""
    return dict(re.findall(r"^CONFIG_(\w+)=(.*)$", text, re.M))


def without_which_none_boots(settings):
    """The options a machine cannot do without and this kernel does."""
    return [f"CONFIG_{name}" for name in _BOOT if settings.get(name) not in ("y", "m")]


def lacks(settings):
    """(option, what needs it) of each that this kernel does not have."""
    return tuple((f"CONFIG_{name}", use) for name, use in _USES.items() if name not in settings)


def make_words(settings):
    """The words for make by which modules are built with the compiler of the kernel."""
    return ("LLVM=1",) if settings.get("CC_IS_CLANG") == "y" else ()


def starts_as_elf(settings):
    """Whether QEMU can start the unpacked kernel; KASAN does not survive 6.1's PVH entry."""
    return settings.get("PVH") == "y" and "KASAN" not in settings
