# SPDX-License-Identifier: GPL-2.0-only
"""What the memory is that simulated caches lacked, by the kernel's types (BTF) and symbols."""

import bisect
import functools
import json
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tare import machine, paths
from tare.errors import CannotHere, FormatError

# as enum region in qemu/host/profile/memory.c has them
REGIONS = ("user memory", "kernel data", "per-CPU data", "slab", "page tables", "struct page",
           "pages", "kernel stack", "vmalloc", "CPU entry area", "other")
_SYMBOL, _PER_CPU, _SLAB, _PAGE = 1, 2, 3, 5
# caches whose objects are of a struct of another name; else it is the cache's, without _cache
_STRUCTS = {
    "TCP": "tcp_sock", "TCPv6": "tcp6_sock", "UDP": "udp_sock", "UDPv6": "udp6_sock",
    "UNIX": "unix_sock", "RAW": "raw_sock", "PING": "inet_sock", "cred_jar": "cred",
    "eventpoll_epi": "epitem", "eventpoll_pwq": "eppoll_entry", "files_cache": "files_struct",
    "filp": "file", "fs_cache": "fs_struct", "mnt_cache": "mount", "proc_inode_cache": "proc_inode",
    "radix_tree_node": "xa_node", "shmem_inode_cache": "shmem_inode_info",
    "sighand_cache": "sighand_struct", "signal_cache": "signal_struct",
    "skbuff_fclone_cache": "sk_buff_fclones", "skbuff_head_cache": "sk_buff",
    "sock_inode_cache": "socket_alloc", "tw_sock_TCP": "tcp_timewait_sock",
    "request_sock_TCP": "tcp_request_sock", "vm_area_struct": "vm_area_struct"}
# its last field, the state of the FPU, is as long as the CPU needs: shorter than the type's
_CUT = "task_struct"
# functions that return the address of memory that they allocated; the caller is told apart
_ALLOCATE = ("kmalloc", "__kmalloc", "kvmalloc", "__kvmalloc", "kmem_cache_alloc", "alloc_pages",
             "__alloc_pages", "folio_alloc", "__folio_alloc", "vma_alloc_folio", "get_zeroed_page",
             "get_free_pages", "__get_free_pages", "pte_alloc_one", "pagetable_alloc")
# those that also read other memory, which has been allocated by somebody else
_DUPLICATE = ("kmemdup", "kvmemdup", "kstrdup", "krealloc", "__krealloc", "memdup_user",
              "vmemdup_user")


class Place(NamedTuple):
    """Where a miss was. object: a variable, a slab cache, or the struct; field: of it, or +0x40;
    site: the function that allocated it, where that tells more than the cache. "": not known."""

    region: str
    object: str = ""
    field: str = ""
    site: str = ""


def allocates(name):
    """Whether the kernel's function NAME returns memory that it allocated, as
    block_read_layout() of qemu/host/profile/block.h has it: 0, 2 or 3."""
    return 2 if name.startswith(_ALLOCATE) else 3 if name.startswith(_DUPLICATE) else 0


@dataclass(frozen=True)
class Types:
    """A kernel's types, by number and by name, from its BTF."""

    numbered: dict
    structs: dict
    enumerated: dict
    variables: dict

    def offset(self, struct, *fields):
        """Bytes from STRUCT to a field of it, of a field of that, ...; KeyError."""
        found, at = self.structs[struct], 0
        for name in fields:
            inner, bits = self._member(found, name)
            found, at = self._plain(inner), at + bits // 8
        return at

    def has(self, struct, field):
        """Whether there is such a field."""
        try:
            return self.offset(struct, field) >= 0
        except KeyError:
            return False

    def _member(self, struct, name):
        """(number of its type, bits to it) of a member, also of an unnamed one's."""
        for one in struct.get("members", ()):
            if one["name"] == name:
                return one["type_id"], one["bits_offset"]
            if one["name"] == "(anon)":
                try:
                    found, bits = self._member(self._plain(one["type_id"]), name)
                except KeyError:
                    continue
                return found, one["bits_offset"] + bits
        raise KeyError(name)

    def _plain(self, number):
        """The type without names and qualifiers of it."""
        found = self.numbered[number]
        while found["kind"] in ("TYPEDEF", "CONST", "VOLATILE", "TYPE_TAG", "RESTRICT"):
            found = self.numbered[found["type_id"]]
        return found

    def size(self, name):
        """Bytes of a struct; 0: there is none."""
        return self.structs[name]["size"] if name in self.structs else 0

    def of_variable(self, name):
        """The struct of a per-CPU variable, or nothing."""
        found = self._plain(self.variables[name]) if name in self.variables else {}
        return found["name"] if found.get("kind") == "STRUCT" else ""

    def field(self, struct, offset):
        """The path to the field at an offset, as in se.avg.load_avg or comm[0]; of a union those
        of two members, as a|b, as which of them it was is not known."""
        return self._path(self.structs[struct], offset).lstrip(".")

    def _path(self, of, offset):
        if of["kind"] == "ARRAY":
            inner = self._plain(of["type_id"])
            size = self._bytes(inner)
            return f"[{offset // size}]{self._path(inner, offset % size)}" if size else ""
        if of["kind"] not in ("STRUCT", "UNION"):
            return ""
        inside = [one for one in of["members"] if one["bits_offset"] <= 8 * offset]
        if of["kind"] == "STRUCT":
            return self._member_path(inside[-1], offset) if inside else ""
        found = dict.fromkeys(self._member_path(one, offset).split("|")[0].lstrip(".")
                              for one in inside)
        found = list(filter(None, found))
        return found and f".{'|'.join(found[:2])}{'|...' if len(found) > 2 else ''}" or ""

    def _member_path(self, member, offset):
        offset -= member["bits_offset"] // 8
        inner = self._plain(member["type_id"])
        if offset >= max(self._bytes(inner), 1):
            return ""
        name = "" if member["name"] == "(anon)" else f".{member['name']}"
        return name + self._path(inner, offset)

    def _bytes(self, of):
        if of["kind"] == "ARRAY":
            return of["nr_elems"] * self._bytes(self._plain(of["type_id"]))
        return 8 if of["kind"] == "PTR" else of.get("size", 0)


def read(path):
    """The Types of a file of raw BTF, by bpftool. CannotHere, FormatError."""
    program = paths.of_others("bpftool")
    if not program:
        raise CannotHere("the names of data need bpftool: install bpftool")
    done = subprocess.run([program, "btf", "dump", "-j", "file", path], capture_output=True,
                          text=True, check=False)
    try:
        types = json.loads(done.stdout)["types"]
    except (ValueError, KeyError):
        raise FormatError(path, f"bpftool cannot read it: {done.stderr.strip()}") from None
    found = Types({one["id"]: one for one in types}, {}, {}, {})
    for one in types:
        if one["kind"] == "STRUCT":
            found.structs.setdefault(one["name"], one)
        elif one["kind"] in ("ENUM", "ENUM64"):
            found.enumerated.update((value["name"], value["val"]) for value in one["values"])
        elif one["kind"] == "VAR":
            found.variables[one["name"]] = one["type_id"]
    return found


class Memory:
    """The names of a kernel's memory.

    types: its Types; symbols: the text of its kallsyms.
    """

    def __init__(self, types, symbols):
        self._types = types
        self._named, found = {}, []
        for line in symbols.splitlines():
            address, _, name, *module = line.split()
            found.append((int(address, 16), name, module[0].strip("[]") if module else ""))
            self._named.setdefault(name, found[-1][0])
        found.sort(key=lambda one: one[0])
        self._begins, self._found = [one[0] for one in found], found
        # by which a page finds the first of those that are one
        self._head = next(name for name in ("compound_head", "compound_info")
                          if types.has("page", name))
        first, last = self._named["__per_cpu_start"], self._named["__per_cpu_end"]
        self._per_cpu = first, last

    def write(self, folder):
        """Writes what the plugin reads as memory=FILE; returns the path. FormatError."""
        types, path = self._types, Path(folder) / "memory"
        if "PGTY_slab" in types.enumerated:
            kept = types.offset("page", "page_type")
            slab = kept, 24, 0xff, types.enumerated["PGTY_slab"]
            table = kept, 24, 0xff, types.enumerated["PGTY_table"]
        else:
            # a bit of flags; of page tables, one that is 0 in a word whose first bits are ones
            slab = types.offset("page", "flags"), types.enumerated["PG_slab"], 1, 1
            table = types.offset("page", "page_type"), 0, 0xf0000200, 0xf0000000
        numbers = {
            "page_offset": self._named["page_offset_base"],
            "vmalloc": self._named["vmalloc_base"], "vmemmap": self._named["vmemmap_base"],
            "cpu_offset": self._named["__per_cpu_offset"],
            "unit_size": self._named["pcpu_unit_size"], "first_per_cpu": self._per_cpu[0],
            "end": self._named["_end"],
            "flags": types.offset("page", "flags"), "reserved": types.enumerated["PG_reserved"],
            **dict(zip(("slab_word", "slab_shift", "slab_mask", "slab_is"), slab, strict=True)),
            **dict(zip(("table_word", "table_shift", "table_mask", "table_is"), table,
                       strict=True)),
            "head": types.offset("page", self._head),
            "slab_cache": types.offset("slab", "slab_cache"),
            **{f"cache_{short}": types.offset("kmem_cache", name) for short, name in (
                ("size", "size"), ("object", "object_size"), ("users", "refcount"),
                ("name", "name"))},
            "cache_pad": types.offset("kmem_cache", "red_left_pad") if types.has(
                "kmem_cache", "red_left_pad") else 0,
            "task_stack": (types.offset("task_struct", "stack")
                           - types.offset("task_struct", "thread", "sp")) % (1 << 64)}
        path.write_text("".join(f"{name} {number:x}\n" for name, number in numbers.items()),
                        encoding="ascii")
        return path

    def place(self, region, what, site, slabs, functions):
        """The Place of a line `data` of the plugin's report.

        slabs: those of the report; functions: symbols.Symbols, with modules.
        """
        name = REGIONS[region]
        if region == _SYMBOL:
            # what came after the kernel stands below it, or right where a module is
            if not self._named["_text"] <= what < self._named["_end"]:
                return self._of_module(functions.at(what), what)
            return Place(name, *self._symbol(what))
        if region == _PER_CPU:
            if what >= self._per_cpu[1]:
                return Place(name, "allocated")
            return Place(name, *self._symbol(what))
        if region == _PAGE:
            field = self._head if what == self._types.offset("page", self._head) else (
                self._types.field("page", what) or _offset(what))
            return Place(name, "page", field)
        by = functions.at(site) if site else None
        if region != _SLAB:
            return Place(name, site=by.whole if by else "")
        slab, offset = slabs[what >> 32], what & 0xffffffff
        struct = self._struct(slab)
        return Place(name, struct or slab.name + (" (merged)" if slab.users > 1 else ""),
                     (struct and self._types.field(struct, offset)) or _offset(offset),
                     by.whole if by else "")

    def _of_module(self, variable, address):
        if not variable:
            return Place("module data")
        at = address - variable.begin
        return Place("module data", f"{variable.name} [{variable.module}]",
                     _offset(at) if at else "")

    def _struct(self, slab):
        """The struct of which a slab's objects are, or nothing if that is not known."""
        if slab.users > 1:
            return ""
        name = _STRUCTS.get(slab.name, slab.name.removesuffix("_cache"))
        if name == _CUT:
            return name
        return name if 0 < self._types.size(name) <= slab.object else ""

    def _symbol(self, address):
        """(name, field) of a variable."""
        at = bisect.bisect(self._begins, address) - 1
        if at < 0:
            return ("",)
        begin, name, module = self._found[at]
        struct = self._types.of_variable(name)
        field = struct and address - begin < self._types.size(struct) and self._types.field(
            struct, address - begin)
        return (f"{name} [{module}]" if module else name,
                field or (_offset(address - begin) if address != begin else ""))


def _offset(number):
    return f"+{number:#x}"


@functools.lru_cache
def of(name):
    """The Memory of the machine NAME, None if its kernel has no BTF; CannotHere."""
    types = Path(machine.types(name))
    if not types.stat().st_size:
        return None
    symbols = Path(machine.symbols(name)).read_text(encoding="ascii", errors="replace")
    return Memory(read(types), symbols)
