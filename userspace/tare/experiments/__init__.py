# SPDX-License-Identifier: GPL-2.0-only
"""The experiments: each folder here is one, and says once, in its __init__.py, what it brings.

Whatever lists experiments, their programs, packages, checks or pages asks here. Nothing that has to
be installed is imported for that: `make` asks what to install.
"""

import importlib
import pkgutil
from dataclasses import dataclass

from tare.errors import TareError


@dataclass(frozen=True)
class Experiment:
    """What one experiment brings; a function is named as "module:function", module below tare.

    name: of its folders userspace/NAME, tests/NAME and experiments/NAME, and of docs/NAME.md.
    title: what it measures, in the words of a list.
    """

    name: str
    title: str
    packages: tuple = ()       # of Debian, to build it; a compiler is there
    check_packages: tuple = ()  # that its tests need besides
    bench_packages: tuple = ()  # that its part of `tare bench` needs besides
    folders: tuple = ()        # with a makefile, besides those below userspace/NAME
    bench_folders: tuple = ()  # the same, for `tare bench`
    programs: tuple = ()       # in guest/bin, that users type: for PREFIX/bin
    helpers: tuple = ()        # in guest/bin, for PREFIX/libexec/tare: what an experiment runs
    uninstalled: tuple = ()    # in guest/bin, that only the tree needs
    modules: tuple = ()        # of the kernel, without tare_
    patching: tuple = ()       # of these, what changes the kernel's code: no lockdown lets it
    verbs: str = ""            # add_parser(commands): `tare NAME`
    reproduce: str = ""        # a module, as tare/reproduce says: `tare reproduce`
    hardware: str = ""         # a module, as tare/reproduce/hardware says: `reproduce --bundle`
    bench: str = ""            # measure(document, folder): `tare bench NAME`
    doctor: str = ""           # a module with ABILITIES, as tare/doctor/ability.py has them

    def load(self, field):
        """The function or module that FIELD names, or None."""
        module, _, function = getattr(self, field).partition(":")
        if not module:
            return None
        found = importlib.import_module(module)
        return getattr(found, function) if function else found


def everyone():
    """All experiments, by name."""
    names = sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg)
    return [find(name) for name in names]


def find(name):
    """The experiment called NAME; TareError."""
    try:
        return importlib.import_module(f"{__name__}.{name}").EXPERIMENT
    except ModuleNotFoundError as error:
        raise TareError(f"experiment {name}: {error}") from error
