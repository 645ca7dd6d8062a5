# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy sites`: how many places of a kernel call each function, and what has no place."""

from tare import environment, machine, machine_options, output_options, result
from tare.experiments.memcpy import code
from tare.experiments.memcpy.functions import FUNCTIONS
from tare.stats import exact

NOTES = (
    "Direct calls and jumps (e8, e9 with a 32-bit distance), counted at every byte of the code "
    "without disassembling it: an upper bound, since some bytes match by chance.",
    "By chance: the mean number of matches on addresses within 15 bytes after an entry, which "
    "nothing calls.",
    "Calls through pointers are not counted. Copies of constant size that the compiler inlined, "
    "and user copies inlined at their callers (kernels since 6.4), are no calls: no tap sees "
    "them.")


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
    symbols = code.running_symbols()
    code.need_kcore()
    return symbols


def run(arguments):
    if arguments.machine:
        outcome = machine.run(arguments.machine, ["cat", "/proc/kallsyms"], append="nokaslr")
        machine.check(outcome)
        symbols = code.symbols(outcome.stdout.decode("ascii", "replace").splitlines())
        regions = code.from_elf(machine.kernel_image(arguments.machine), symbols)
        document = result.document("memcpy.sites", machine.environment(outcome),
                                   environment.host_facts())
        document["warnings"].append("modules are not counted: in a machine only the kernel is")
    else:
        symbols = need_here()
        regions = code.from_kcore(symbols)
        document = result.document("memcpy.sites", environment.of_host())
    add_sites(document, symbols, regions)
    output_options.deliver(document, arguments)
    return 0


def add_sites(document, symbols, regions):
    """Count the sites of every function that the kernel has.

    symbols: name to address. regions: iterable of (name, address, code), numpy bytes.
    """
    wanted = {name: symbols[name] for name in FUNCTIONS if name in symbols}
    totals = {name: [0, 0, 0.0] for name in wanted}
    scanned = 0
    for part, address, text in regions:
        scanned += len(text)
        for name, (hits, chance) in code.count(text, address, wanted).items():
            totals[name][0 if part == "kernel" else 1] += hits
            totals[name][2] += chance
    for name, (kernel, modules, chance) in totals.items():
        document["measurements"].append(result.measurement(
            f"memcpy.sites.{name}", "sites", exact(kernel + modules), over=None, detail=True,
            title=f"call sites of {name}", conditions=[f"{chance:.2f} of them by chance"]))
    document["tables"].append({
        "name": "sites", "title": f"Call sites ({scanned:,} bytes of code)",
        "columns": ["function", "kernel", "modules", "by chance"],
        "rows": [[name, *totals[name]] if name in totals
                 else [f"{name} (not in this kernel)", None, None, None] for name in FUNCTIONS],
        "notes": list(NOTES)})
