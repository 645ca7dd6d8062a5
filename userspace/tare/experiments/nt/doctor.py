# SPDX-License-Identifier: GPL-2.0-only
"""What NT's services need of a machine, a front end each."""

import os

from tare import paths, wine
from tare.doctor import tools
from tare.doctor.finding import CANNOT, OK, WARNING, Finding
from tare.experiments.nt.fronts import NTOBJ, NTSYNC, elsewhere

ABILITIES = (
    ("time NT services by a server here", ("testapi", "nt-server")),
    ("time NT services of Wine here", ("wine64", "testapi.exe")),
    ("time NT services of the kernel module here", ("root", "module loading", "lockdown",
                                                    "tare_ntobj.ko", NTOBJ)),
    ("time ntsync here", (NTSYNC,)),
)


def _usable(tree, device):
    return os.access(tree.path(device), os.R_OK | os.W_OK)


def ntobj(tree, machine):
    if not tree.exists(NTOBJ):
        return Finding(NTOBJ, WARNING, "tare_ntobj is not loaded",
                       f"insmod it as root, or: {elsewhere('testapi')}")
    if not _usable(tree, NTOBJ):
        return Finding(NTOBJ, CANNOT, "cannot be opened by this user", "run as root")
    return Finding(NTOBJ, OK, "tare_ntobj is loaded")


def ntsync(tree, machine):
    if not tree.exists(NTSYNC):
        return Finding(NTSYNC, CANNOT, "this kernel has no ntsync, or has not loaded it",
                       "from Linux 6.14 on: modprobe ntsync (root)")
    if not _usable(tree, NTSYNC):
        return Finding(NTSYNC, CANNOT, "cannot be opened by this user", "run as root")
    return Finding(NTSYNC, OK, "ntsync is loaded")


def wine64(tree, machine):
    place = wine.command(machine.which)
    if place:
        return Finding("wine64", OK, place)
    return Finding("wine64", CANNOT, "not installed: Wine's own services cannot be asked",
                   "apt install wine64")


CHECKS = (tools.ours("testapi", lambda: paths.guest_program("testapi")),
          tools.ours("testapi.exe", lambda: paths.program("testapi.exe")),
          tools.ours("nt-server", lambda: paths.guest_program("nt-server")),
          tools.module("tare_ntobj"), ntobj, ntsync, wine64)
