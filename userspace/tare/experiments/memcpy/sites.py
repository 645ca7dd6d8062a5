# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy sites`: how many places of a kernel call each function, and what has no place."""

import struct
from contextlib import contextmanager

import numpy as np

from tare import environment, machine, machine_options, output_options, result, stats
from tare.errors import CannotHere, FormatError, TareError
from tare.experiments.memcpy.read.names import FUNCTIONS
from tare.figures import counted

# A kernel's code as bytes, and the calls in it. x86-64 only.
#
# Sources: an ELF kernel image, or /proc/kcore of the running kernel.

_CALL, _JUMP = 0xE8, 0xE9
_INSTRUCTION = 5
# Distances after an entry at which nothing can be called; 4 is behind an endbr64.
_CONTROLS = tuple(step for step in range(1, 16) if step != 4)
_PAGE = 4096
KCORE = "/proc/kcore"


def symbols_of(lines):
    """Name to address from kallsyms lines; of the kernel proper, not of modules."""
    found = {}
    for line in lines:
        words = line.split()
        if len(words) == 3 and words[1] in "tTwW":
            found.setdefault(words[2], int(words[0], 16))
    return found


def running_symbols():
    """Symbols of the running kernel; needs root."""
    try:
        with open("/proc/kallsyms", encoding="ascii", errors="replace") as stream:
            found = symbols_of(stream)
    except OSError as error:
        raise CannotHere(f"/proc/kallsyms: {error.strerror}: the running kernel's symbols "
                         "cannot be read") from error
    if not any(found.values()):
        raise CannotHere("/proc/kallsyms hides addresses: run as root, with "
                         "kernel.kptr_restrict below 2")
    return found


def count(text, address, wanted):
    """Calls and jumps in TEXT, which lies at ADDRESS, to each of WANTED (name to address).

    Returns name to (hits on the entry, mean hits on addresses that nothing calls).
    """
    if len(text) < _INSTRUCTION:
        return {name: (0, 0.0) for name in wanted}
    opcode = text[:len(text) - _INSTRUCTION + 1]
    at = np.flatnonzero((opcode == _CALL) | (opcode == _JUMP))
    distance = np.zeros(len(at), dtype=np.uint32)
    for byte in range(4):
        distance |= text[at + 1 + byte].astype(np.uint32) << np.uint32(8 * byte)
    # All within 2 GB of each other: 32 bits of the sum tell targets apart.
    target = at.astype(np.uint32) + np.uint32((address + _INSTRUCTION) & 0xFFFFFFFF) + distance
    found = {}
    for name, entry in wanted.items():
        hits = int((target == np.uint32(entry & 0xFFFFFFFF)).sum())
        near = np.array([(entry + step) & 0xFFFFFFFF for step in _CONTROLS], dtype=np.uint32)
        found[name] = hits, float(np.isin(target, near).sum()) / len(_CONTROLS)
    return found


def _bounds(known):
    try:
        return known["_stext"], known["_etext"]
    except KeyError as error:
        raise TareError(f"the kernel's symbols have no {error}: its code cannot be found"
                        ) from error


def segments(data, path):
    """(virtual address, file offset, size) of an ELF64 file's loaded segments."""
    try:
        magic, kind = data[:4], data[4]
        table, = struct.unpack_from("<Q", data, 32)
        size, number = struct.unpack_from("<HH", data, 54)
        if magic != b"\x7fELF" or kind != 2:
            raise FormatError(path, "not a 64-bit ELF file")
        headers = [struct.unpack_from("<IIQQQQ", data, table + size * i) for i in range(number)]
    except (struct.error, IndexError) as error:
        raise FormatError(path, f"its ELF headers are cut short ({error})") from error
    return [(virtual, offset, filled) for kind, _, offset, virtual, _, filled in headers
            if kind == 1]


def from_elf(path, known):
    """The kernel's code in an ELF image, from _stext to _etext, as one region."""
    data = path.read_bytes()
    start, end = _bounds(known)
    pieces = []
    for virtual, offset, size in segments(data, path):
        low, high = max(start, virtual), min(end, virtual + size)
        if low < high:
            piece = data[offset + low - virtual:offset + high - virtual]
            pieces.append(("kernel", low, np.frombuffer(piece, dtype=np.uint8)))
    if not pieces:
        raise TareError(f"{path}: no code at {start:#x}: its symbols are of another kernel, or "
                        "its addresses were randomised")
    return pieces


@contextmanager
def _opened(core_file):
    try:
        with open(core_file, "rb") as core:
            yield core
    except FileNotFoundError as error:
        raise CannotHere("/proc/kcore: this kernel has none: count a machine's kernel with "
                         "--machine NAME") from error
    except OSError as error:
        raise CannotHere(f"/proc/kcore cannot be read ({error.strerror}): run as root, or count "
                         "a machine's kernel with --machine NAME") from error


def from_kcore(known, core_file=KCORE, modules="/proc/modules"):
    """The running kernel's code and its modules', read from /proc/kcore; needs root."""
    with _opened(core_file) as core:
        places = segments(core.read(16 * _PAGE), core_file)
        start, end = _bounds(known)
        yield "kernel", start, _read(core, places, start, end - start)
        for name, size, address in _modules(modules):
            text = _read(core, places, address, size, missing_is_fine=True)
            if text is not None:
                yield name, address, text


def _modules(path):
    """(name, bytes, address) of loaded modules."""
    try:
        with open(path, encoding="ascii") as stream:
            for line in stream:
                words = line.split()
                yield words[0], int(words[1]), int(words[5], 16)
    except FileNotFoundError:
        return


def _read(core, places, address, size, missing_is_fine=False):
    for virtual, offset, filled in places:
        if virtual <= address and address + size <= virtual + filled:
            core.seek(offset + address - virtual)
            return np.frombuffer(core.read(size), dtype=np.uint8)
    if missing_is_fine:
        return None
    raise TareError(f"/proc/kcore has no code at {address:#x}")


NOTES = (
    "Direct calls and jumps (e8, e9 with a 32-bit distance), counted at every byte of the code "
    "without disassembling it: an upper bound, since some bytes match by chance.",
    "By chance: the mean number of matches on addresses within 15 bytes after an entry, which "
    "nothing calls.",
    "Calls through pointers are not counted. Copies of constant size that the compiler inlined, "
    "and user copies inlined at their callers (kernels since 6.4), are no calls: no tap sees them.")


def add_parser(commands):
    parser = commands.add_parser(
        "sites", help="count the call sites of each function in a kernel",
        description="Count the direct calls and jumps to each function in the running kernel and "
                    "its modules (needs root), or in the kernel image of a machine.")
    machine_options.add(parser, "read the kernel of this machine, not the running one")
    output_options.add(parser)
    parser.set_defaults(run=run)


def need_here():
    """The running kernel's symbols, where its code can be read, too; CannotHere."""
    symbols = running_symbols()
    with _opened(KCORE):
        return symbols


def run(arguments):
    if arguments.machine:
        outcome = machine.run(arguments.machine, ["cat", "/proc/kallsyms"], append="nokaslr")
        machine.check(outcome)
        symbols = symbols_of(outcome.stdout.decode("ascii", "replace").splitlines())
        regions = from_elf(machine.kernel(arguments.machine).image, symbols)
        document = result.document("memcpy.sites", machine.environment(outcome),
                                   environment.host_facts())
        document["warnings"].append("modules are not counted: in a machine only the kernel is")
    else:
        symbols = need_here()
        regions = from_kcore(symbols)
        document = result.document("memcpy.sites", environment.of_host())
    add_sites(document, symbols, regions)
    return document


def add_sites(document, symbols, regions):
    """Count the sites of every function that the kernel has.

    symbols: name to address. regions: iterable of (name, address, code), numpy bytes.
    """
    wanted = {name: symbols[name] for name in FUNCTIONS if name in symbols}
    totals = {name: [0, 0, 0.0] for name in wanted}
    scanned = 0
    for part, address, text in regions:
        scanned += len(text)
        for name, (hits, chance) in count(text, address, wanted).items():
            totals[name][0 if part == "kernel" else 1] += hits
            totals[name][2] += chance
    for name, (kernel, modules, chance) in totals.items():
        document["measurements"].append(result.measurement(
            f"memcpy.sites.{name}", "sites", stats.exact(kernel + modules), over=None, detail=True,
            title=f"call sites of {name}", conditions=[f"{chance:.2f} of them by chance"]))
    document["tables"].append({
        "name": "sites", "title": f"Call sites ({counted(format(scanned, ','), 'byte')} of code)",
        "columns": ["function", "kernel", "modules", "by chance"],
        "rows": [[name, *totals[name]] if name in totals
                 else [f"{name} (not in this kernel)", None, None, None] for name in FUNCTIONS],
        "notes": list(NOTES)})
