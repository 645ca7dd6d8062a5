# SPDX-License-Identifier: GPL-2.0-only
"""Which of memreplay's routines stands for the one that a kernel uses.

Kernels before 6.4 choose rep movsb on ERMS, else rep movsq; later ones rep movsb on FSRM, else the
unrolled routine.
"""

import platform
import re

from tare import environment

# What /proc/cpuinfo shows in a guest under QEMU's -cpu max without KVM.
_TCG_FEATURES = ("rep_good", "erms")


def of_capture(header):
    """That of the captured kernel. A capture's own `cpu-features` go before this CPU's, which is
    not the one that QEMU emulates.
    """
    features = header.text("cpu-features")
    if features is not None:
        flags = features.split()
    else:
        flags = _TCG_FEATURES if header.accelerator == "tcg" else environment.cpu_flags()
    return _chosen(header.text("kernel", ""), flags)


def of_source(read):
    """That of a capture's kernel; a distribution names none: there it is this machine's."""
    if read.header:
        return of_capture(read.header)
    return _chosen(platform.release(), environment.cpu_flags())


def _chosen(release, flags):
    version = re.match(r"([0-9]{1,4})\.([0-9]{1,4})\b", release)
    if not version or tuple(map(int, version.groups())) >= (6, 4):
        return "rep_movsb" if "fsrm" in flags else "kernel"
    return "rep_movsb" if "erms" in flags else "rep_movsq"
