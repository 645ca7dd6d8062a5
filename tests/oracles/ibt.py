# SPDX-License-Identifier: GPL-2.0-only
"""Guests whose indirect branches are judged as a CPU with IBT would (ibt.c)."""

import bisect
import dataclasses
import struct
from collections import Counter
from pathlib import Path

import pytest
import tareqemu
from programs import built
from tareqemu import kernel


MODULES = 0xFFFFFFFFC0000000
ENDBR64 = bytes.fromhex("f30f1efa")
_SEAL = ".ibt_endbr_seal"

# Retpolines replace indirect branches by returns, which IBT does not look at.
APPEND = "spectre_v2=off"


class Elf:
    """A 64-bit ELF file's sections and symbols, as far as they are needed here."""

    def __init__(self, path):
        self.data = Path(path).read_bytes()
        offset, = struct.unpack_from("<Q", self.data, 0x28)
        size, count, names = struct.unpack_from("<3H", self.data, 0x3A)
        # name, type, flags, address, offset, size, link
        self._headers = [struct.unpack_from("<IIQQQQI", self.data, offset + size * i)
                         for i in range(count)]
        strings = self._headers[names][4]
        self.names = [self._string(strings + header[0]) for header in self._headers]

    def _string(self, offset):
        return self.data[offset:self.data.index(b"\0", offset)].decode()

    def section(self, name):
        """(address, contents) of a section; nothing of one that is not there."""
        if name not in self.names:
            return 0, b""
        _, _, _, address, offset, size, _ = self._headers[self.names.index(name)]
        return address, self.data[offset:offset + size]

    def symbols(self):
        """(name, section's name or None, value) in the order of the file."""
        index = self.names.index(".symtab")
        strings = self._headers[self._headers[index][6]][4]
        for name, _, _, section, value, _ in struct.iter_unpack(
                "<IBBHQQ", self.section(".symtab")[1]):
            known = self.names[section] if 0 < section < len(self.names) else None
            yield self._string(strings + name), known, value


def kernel_seals(name):
    """The addresses of the ENDBRs that a kernel takes away from itself; none: it has no IBT."""
    start, contents = Elf(kernel.obtain(name).image).section(_SEAL)
    return {start + 4 * i + offset
            for i, (offset,) in enumerate(struct.iter_unpack("<i", contents))}


class Module:
    """What a .ko says of its code, by section and offset."""

    def __init__(self, path):
        self.name = Path(path).stem
        elf = Elf(path)
        symbols = list(elf.symbols())
        sealed = [(symbols[info >> 32], addend) for _, info, addend in struct.iter_unpack(
            "<QQq", elf.section(f".rela{_SEAL}")[1])]
        self.seals = {(section, value + addend) for (_, section, value), addend in sealed}
        self._code = {name: elf.section(name)[1] for name in elf.names if "text" in name}

    def has_endbr(self, section, offset):
        return self._code.get(section, b"")[offset:offset + 4] == ENDBR64

    def covers(self, section, offset):
        return 0 <= offset < len(self._code.get(section, b""))


@dataclasses.dataclass(frozen=True)
class Branch:
    source: str  # symbol+offset, or section+offset [module]
    to: str
    why: str  # ok, no-endbr or sealed
    count: int


class Report:
    """What the plugin saw, with the names of places and the seals of modules."""

    def __init__(self, text, kallsyms, places, module_files, seals):
        """seals: addresses of ENDBRs that the kernel overwrites when it boots."""
        lines = Counter(text.splitlines())
        assert lines.pop("end", 0), "the plugin's report is cut short"
        self._modules = {module.name: module for module in map(Module, module_files)}
        self._kernel = sorted((int(address, 16), name) for address, _, name
                              in (line.split()[:3] for line in kallsyms.splitlines()))
        symbols = {name: address for address, name in self._kernel}
        entries = range(symbols["__entry_text_start"], symbols["__entry_text_end"])
        # (module, section, address): a module has been in several places, one after the other
        self._places = {(module, section, int(address, 16)) for module, section, address
                        in map(str.split, places.splitlines())}
        self.interrupted = 0
        self.judged = dict.fromkeys(("module->kernel", "kernel->module", "module->module"), 0)
        found = {}
        for line, count in lines.items():
            source, to, why = line.split()
            source, to = int(source, 16), int(to, 16)
            if to in entries:
                self.interrupted += count
                continue
            self.judged["->".join("kernel" if address < MODULES else "module"
                                  for address in (source, to))] += count
            if to in seals or to >= MODULES and self._sealed_in_module(to, why):
                why = "sealed"
            key = self._name(source), self._name(to), why
            found[key] = found.get(key, 0) + count
        self.branches = [Branch(*key, count) for key, count in sorted(found.items())]

    @property
    def violations(self):
        return [branch for branch in self.branches if branch.why != "ok"]

    def __str__(self):
        lines = [f"judged: {self.judged}, interrupted: {self.interrupted}"]
        lines += [f"{b.why:8} {b.count:8}  {b.source} -> {b.to}" for b in self.violations]
        return "\n".join(lines)

    def _module_places(self, address):
        for name, section, start in sorted(self._places):
            module = self._modules.get(name)
            if module and module.covers(section, address - start):
                yield module, section, address - start

    def _sealed_in_module(self, address, why):
        """Whether the ENDBR there is one that the module's loading takes away.

        Another module may have been there at another time. Where an ENDBR was seen, all that have
        one at this very place must be sealed.
        """
        sealed = [(section, offset) in module.seals
                  for module, section, offset in self._module_places(address)
                  if module.has_endbr(section, offset)]
        return bool(sealed) and all(sealed) if why == "ok" else any(sealed)

    def _name(self, address):
        if address < MODULES:
            start, name = self._kernel[bisect.bisect_right(self._kernel, (address, "\xff")) - 1]
            return name + (f"+{address - start:#x}" if address != start else "")
        names = {f"{section}+{offset:#x} [{module.name}]"
                 for module, section, offset in self._module_places(address)}
        return " or ".join(sorted(names)) or f"{address:#x}"


def run(name, script, folder, modules, **options):
    """(Outcome, Report) of a shell script in the minimal machine of a kernel.

    The script calls `places` while modules are loaded, wherever that may be anew.
    """
    folder = Path(folder)
    report, out = folder / "report", folder / "out"
    files = {"/tare/bin/places": Path(__file__).with_name("places.sh"), **options.pop("files", {})}
    outcome = tareqemu.run(
        f"minimal-{name}",
        ["sh", "-c", f"grep -i ' [tw] ' /proc/kallsyms >/out/kallsyms\n{script}"],
        files=files, modules=modules, out_dir=out, append=APPEND, cpus=1,
        plugins=[f"{built('ibt.so')},report={report}"], **options)
    assert outcome.verdict == "passed", f"{outcome.reason}\n{outcome.stderr.decode()}"
    return outcome, Report(report.read_text(), (out / "kallsyms").read_text(),
                           (out / "places").read_text(), modules, kernel_seals(name))


def skip_without_endbrs(name):
    """A kernel that is built without CONFIG_X86_KERNEL_IBT needs no ENDBR, nor has it any."""
    if not kernel_seals(name):
        pytest.skip(f"Debian's kernel {name} is built without CONFIG_X86_KERNEL_IBT")
