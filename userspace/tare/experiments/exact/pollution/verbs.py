# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact pollution`: what system calls evict of their caller's caches."""

from tare import machine, machine_options, options, output
from tare.counting import simulation
from tare.counting.counted import SETS
from tare.errors import UsageError
from tare.experiments.exact import run as exact_run
from tare.experiments.exact.pollution import figures, run as pollution

COUNT = 40
KERNEL = "6.1"
_SHOWN = 32


def add(verbs):
    parser = verbs.add_parser(
        "pollution", examples=("tare exact pollution --append randomize_kstack_offset=off",),
        help="count the lines that system calls evict from their caller's caches",
        description="Make 64 system calls in an exact machine, with a working set of the caller's "
                    "in simulated caches before each, and count the lines that the call touches "
                    "and those of the caller's that it evicts.",
        epilog="exit status: 0 done; 1 failed; 2 bad usage; 77 this machine cannot do it")
    parser.add_argument("--kernels", default=[KERNEL], metavar="KERNEL,...",
                        type=lambda text: [one for one in text.split(",") if one],
                        help="releases of qemu/kernels.toml, or paths as of --kernel of record "
                             f"(default: {KERNEL})")
    option = parser.add_argument("--machine", default=exact_run.MACHINE, metavar="NAME",
                                 help=f"the machine to count in (default: {exact_run.MACHINE})")
    option.completer = machine_options.names
    parser.add_argument("--append", action="append", default=[], metavar="WORDS",
                        help="count on each kernel once more with these words on its command "
                             "line, such as randomize_kstack_offset=off; repeatable")
    parser.add_argument("-n", "--count", type=options.whole(1, 10000), default=COUNT, metavar="N",
                        help=f"make each call N times (default: {COUNT})")
    parser.add_argument("--set", type=int, choices=SETS, default=_SHOWN, dest="size",
                        help="KiB of the working set that the table is of (default: "
                             f"{_SHOWN}); --json has all")
    parser.add_argument("--cache", type=simulation.geometry, metavar="GEOMETRY",
                        default=simulation.DEFAULT,
                        help="the caches, as of record (default: 32K:8:64,32K:8:64,2M:16:64)")
    parser.add_argument("--json", metavar="FILE", help="write all figures to FILE")
    machine_options.add_timeout(parser)
    machine_options.add_boot(parser)
    parser.set_defaults(run=run)


def run(arguments):
    if not arguments.kernels or len({*arguments.kernels}) < len(arguments.kernels):
        raise UsageError("--kernels: name one or more, each once, such as 6.1,7.2")
    if len({*arguments.append}) < len(arguments.append):
        raise UsageError("--append: one comes twice")
    if arguments.json:
        output.refuse_unwritable(arguments.json)
    machines = [machine.with_kernel(arguments.machine, machine.kernel_name(kernel))
                for kernel in arguments.kernels]
    for name in machines:
        machine.need(name, exact=True)
    measured = [pollution.measure(f"{kernel} {words}".strip(), name, arguments.count, words,
                                  arguments.cache)
                for kernel, name in zip(arguments.kernels, machines, strict=True)
                for words in ("", *arguments.append)]
    figures.show(measured, arguments.size, arguments.cache)
    if arguments.json:
        output.write_json(figures.as_json(measured, arguments.cache), arguments.json, indent=1)
