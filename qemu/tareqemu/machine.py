# SPDX-License-Identifier: GPL-2.0-only
"""Machine files: what they may say, and one clear line for what they may not."""

import dataclasses
import json
import re
import tomllib
from pathlib import Path

import jsonschema

from . import inputs, own_kernel
from . import kernel as kernels
from .errors import MachineError

FOLDER = Path(__file__).parent.parent / "machines"
_SCHEMA = FOLDER / "machine.schema.json"
# kernel and initramfs of the minimal machine are unpacked into it, and need this to get to init
_LEAST_MEMORY_MB = 128


@dataclasses.dataclass(frozen=True)
class Machine:
    """A machine file, with one kernel chosen; machine.schema.json tells what each is."""

    name: str
    kernel: str
    description: str
    kernels: list
    root: str = "initramfs"
    cpus: int = 1
    memory: str = "1G"
    timeout: float = 300
    type: str = "pc"
    append: str = ""
    modules: list = dataclasses.field(default_factory=list)
    files: list = dataclasses.field(default_factory=list)
    packages: list = dataclasses.field(default_factory=list)
    devices: list = dataclasses.field(default_factory=list)
    netdevs: list = dataclasses.field(default_factory=list)

    @property
    def megabytes(self):
        """The memory as a number."""
        return int(self.memory[:-1]) << (10 if self.memory.endswith("G") else 0)


def _read(path):
    try:
        with inputs.opened(path) as stream:
            content = tomllib.load(stream)
    except FileNotFoundError:
        raise MachineError(f"{path}: there is no such machine file") from None
    except OSError as error:
        raise MachineError(f"{path}: cannot be read as a machine file: {error.strerror}") from None
    except UnicodeDecodeError:
        raise MachineError(f"{path}: not valid TOML: it is not text in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise MachineError(f"{path}: not valid TOML: {error}") from None
    schema = json.loads(_SCHEMA.read_text())
    _check(path, content, schema)
    known = kernels.names()
    for name in content.setdefault("kernels", kernels.debian_names()):
        if name not in known:
            raise MachineError(f"{path}: kernels: there is no kernel {name}; "
                               f"use {', '.join(known)}")
    return content


def _check(where, content, schema):
    """Raises of the first thing that the schema does not allow."""
    for error in jsonschema.Draft202012Validator(schema).iter_errors(content):
        key = ".".join(str(part) for part in error.absolute_path)
        raise MachineError(f"{where}: {key + ': ' if key else ''}{_explain(error)}")


def with_options(machine, **options):
    """The machine with other cpus, memory and timeout; None: as its file has them."""
    given = {key: value for key, value in options.items() if value is not None}
    allowed = json.loads(_SCHEMA.read_text())["properties"]
    _check(f"machine {machine.name}", given, {"properties": {key: allowed[key] for key in given}})
    machine = dataclasses.replace(machine, **given)
    if machine.megabytes < _LEAST_MEMORY_MB:
        raise MachineError(f"machine {machine.name}: memory: {machine.memory} is too little to "
                           f"boot in; write {_LEAST_MEMORY_MB}M or more")
    if not machine.timeout <= allowed["timeout"]["maximum"]:  # TOML and float() know nan
        raise MachineError(f"machine {machine.name}: timeout: {machine.timeout} is not a time; "
                           f"{allowed['timeout']['description']}")
    return machine


def _explain(error):
    if error.validator == "additionalProperties":
        unknown = sorted(set(error.instance) - set(error.schema["properties"]))
        return (f"unknown key {', '.join(unknown)}; "
                f"known are {', '.join(sorted(error.schema['properties']))}")
    if error.validator == "required":
        return error.message.replace("'", "") + "; " + error.schema.get("description", "add it")
    if error.validator == "pattern":
        return f"{error.instance!r} is not in order; {error.schema['description']}"
    return f"{error.message}; {error.schema.get('description', 'see machine.schema.json')}"


def load(name):
    """A machine by name: minimal, minimal-6.12, ./my.toml, ./my.toml-6.12, minimal-/my/linux,
    minimal-linux-image-rt-amd64/trixie.

    Without a kernel the file's own or the first that it lists is taken.
    """
    path, kernel = _split(name)
    content = _read(path)
    own = content.pop("kernel", None), content.pop("kernel_modules", None)
    if own[0] and not kernel:
        kernel = own_kernel.name_of(*(part and path.parent / part for part in own))
    kernel = kernel or content["kernels"][0]
    if own_kernel.is_one(kernel):
        return Machine(name=f"{path.stem}-{own_kernel.release(kernel)}", kernel=kernel, **content)
    if kernel not in content["kernels"] and not kernels.is_package(kernel):
        known = ", ".join(content["kernels"])
        raise MachineError(f"{path}: kernels: {kernel} is not among {known}")
    return Machine(name=f"{path.stem}-{kernel.replace('/', '-')}", kernel=kernel, **content)


def with_devices(machine, devices, replaced):
    """The machine with further devices and other netdevs: {id: kind and options}.

    A netdev is one of the machine's, which is replaced, or one that a further device names.
    """
    netdevs, missing = [], dict(replaced)
    for netdev in machine.netdevs:
        found = _option(netdev, "id")
        wanted = missing.pop(found, None)
        netdevs.append(netdev if wanted is None else _named(wanted, found))
    for device in devices:
        named = _option(device, "netdev")
        if named in missing:
            netdevs.append(_named(missing.pop(named), named))
    if missing:
        raise MachineError(f"machine {machine.name} has no netdev {', '.join(sorted(missing))}")
    return dataclasses.replace(machine, netdevs=netdevs, devices=[*machine.devices, *devices])


def _option(words, key):
    """The value of KEY=VALUE among words that commas part, or None."""
    return next((word.partition("=")[2] for word in words.split(",")
                 if word.startswith(f"{key}=")), None)


def _named(netdev, name):
    kind, comma, rest = netdev.partition(",")
    return f"{kind},id={name}{comma}{rest}"


def _split(name):
    # NAME-/a/kernel of the user's, or a package; the path of a machine file ends in .toml
    if found := re.match(rf"([^/]*?|.*?\.toml)-(/.*|{kernels.PACKAGE}$)", name):
        return _file(found[1]), found[2]
    for kernel in kernels.names():
        if name.endswith(f"-{kernel}"):
            return _file(name.removesuffix(f"-{kernel}")), kernel
    return _file(name), None


def with_kernel(name, kernel):
    """The name of a machine with this kernel, as kernel.name_of() gives it."""
    if (named := _split(name)[1]) is not None:
        raise MachineError(f"machine {name} names the kernel {named}: leave that out, or --kernel")
    return f"{name}-{kernel}"


def _file(name):
    if not name:
        raise MachineError("a machine needs a name, or the path of a machine file: `tare machine "
                           "list` shows the names")
    if "/" in name:
        return Path(name)
    path = FOLDER / f"{name}.toml"
    if not path.exists():
        known = ", ".join(file.stem for file in sorted(FOLDER.glob("*.toml")))
        raise MachineError(f"there is no machine {name}; there are {known}, each also with a "
                           f"kernel ({', '.join('-' + k for k in kernels.names())})")
    return path


def list_machines():
    """(name, description) of every machine, once for each of its kernels."""
    found = []
    for path in sorted(FOLDER.glob("*.toml")):
        content = _read(path)
        found += [(f"{path.stem}-{kernel}", content["description"])
                  for kernel in content["kernels"]]
    return found
