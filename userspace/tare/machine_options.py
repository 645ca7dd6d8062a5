# SPDX-License-Identifier: GPL-2.0-only
"""--machine, --kernel, --modules, --timeout and --boot of every verb that boots a machine."""

from tare import inputs, machine
from tare.errors import UsageError


def add(parser, help="measure in this VM, not here", *, boots=True, always=False, counting=None,
        **options):
    """Adds --machine NAME, the options of its kernel, and --timeout.

    boots: the verb boots the machine. always: without --machine it boots another one. counting: the
    one whose kernel --kernel is of where --exact or --repeatable counts.
    """
    option = parser.add_argument("--machine", metavar="NAME", help=help, **options)
    option.completer = names
    add_kernel(parser, f"with --machine{' or --exact' if counting else ''}: ", boots=False)
    parser.set_defaults(counting=counting)
    if boots:
        add_timeout(parser, "" if always or options.get("default") else "with --machine: ")
        parser.set_defaults(always=always)


def add_kernel(parser, when="", default="", *, boots=True):
    """Adds the options of a machine's kernel, for a machine that the verb or an option chooses."""
    parser.add_argument(
        "--kernel", metavar="KERNEL", type=inputs.Input,
        help=f"{when}a release of qemu/kernels.toml as 6.12, the path of a built kernel tree, or "
             f"that of a kernel image{f' (default: {default})' if default else ''}")
    parser.add_argument("--modules", metavar="DIR",
                        help="with an image as --kernel: its modules, /lib/modules/RELEASE with "
                             "the link to its headers")
    if boots:
        add_timeout(parser, when)
    # cli.py calls this before the verb runs
    parser.set_defaults(settle=settle)


def add_timeout(parser, when="", **options):
    """Adds --timeout, which cli.py passes to tare.machine: how long each machine may take."""
    parser.add_argument("--timeout", type=float, metavar="SECONDS", **options,
                        help=f"{when}time limit of each run of a machine, not counting the wait "
                             "for a CPU of this host (default: the machine's, or the verb's own)")


def add_boot(parser, when=""):
    """Whether each machine is booted; the command tells it to tare.machine."""
    parser.add_argument("--boot", action="store_true",
                        help=f"{when}boot the machine; else it is restored from a saved state "
                             "where it can be (docs/machines.md)")


def names(**_):
    """The machines' names, for completion."""
    try:
        return [name for name, _ in machine.every()]
    except Exception:  # completion must never print an error into the user's line
        return []


def settle(arguments):
    """Joins machine and kernel to one name if the verb has both, else makes the kernel's name."""
    if getattr(arguments, "timeout", None) is not None and not (
            getattr(arguments, "machine", True) or arguments.always):
        raise UsageError("--timeout: is the limit of a machine: add --machine NAME")
    if arguments.modules and not arguments.kernel:
        raise UsageError("--modules: only with the path of a kernel image as --kernel")
    if not arguments.kernel:
        return
    kernel = machine.kernel_name(arguments.kernel, arguments.modules)
    for where in ("machine", "name"):
        if hasattr(arguments, where):
            name = getattr(arguments, where)
            if not name and getattr(arguments, "counting", None) and (
                    arguments.exact or arguments.repeatable):
                name = arguments.counting
            if not name:
                raise UsageError("--kernel: the kernel here is the one that runs; add --machine "
                                 "NAME")
            setattr(arguments, where, machine.with_kernel(name, kernel))
            return
    arguments.kernel = kernel
