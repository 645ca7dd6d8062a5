# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact record`: a command in an exact machine, counted by path of calls."""

import shlex
import tempfile

from tare import machine, machine_options
from tare.counting import boot, simulation as simulations
from tare.errors import UsageError
from tare.experiments.exact.read import document
from tare.machine_command import copies

CALL, FUNCTION = "system call", "function"


def record(name, command, calls=(), functions=(), files=None, append="", simulation=None):
    """The document of COMMAND in the machine NAME.

    calls, functions: system calls and functions of the kernel, each call of which is told apart.
    files: {path in the guest: path here}. append: to the kernel's command line. simulation: what
    is simulated, too. TareError where an instruction is missing: then nothing is told.
    """
    with tempfile.TemporaryDirectory(prefix="tare-exact-") as folder:
        counting = boot.Counting(name, folder, simulation=simulation)
        watched = watch(counting.known, calls, functions)
        found, outcome = counting.run(command, _of(CALL, watched), _of(FUNCTION, watched),
                                      files=files, append=append, check=machine.check)
        made = document.build(outcome, [shlex.quote(word) for word in command], found, watched,
                              simulation)
    if append:
        made["environment"]["append"] = append
    return made


def watch(symbols, calls, functions):
    """[(address, what, name)] of what is told apart; several functions may have one name.
    UsageError."""
    found = {}
    for address, what, name in (
            *((symbols.call(name), CALL, name) for name in calls),
            *((address, FUNCTION, name) for name in functions
              for address in symbols.addresses(name))):
        if address in found and found[address] != (what, name):
            raise UsageError(f"{what} {name} is {' '.join(found[address])}: watch one of them")
        found[address] = what, name
    return [(address, *of) for address, of in found.items()]


def _of(what, watched):
    return [address for address, of, _ in watched if of == what]


# What all verbs that count have: the machine, what is watched, the command.

MACHINE = "minimal"


def add_counting(parser):
    """The options and the command of all verbs that count."""
    add_watched(parser)
    simulations.add_options(parser)
    machine_options.add(parser, f"the machine to count in (default: {MACHINE})", default=MACHINE)
    machine_options.add_boot(parser)
    parser.add_argument("--append", default="", metavar="WORDS",
                        help="add to the kernel's command line, such as mitigations=off")
    parser.add_argument("--copy", action="append", default=[], metavar="HOST:GUEST",
                        help="put a file or folder into the guest; repeatable")
    parser.add_argument("command", nargs="+", metavar="COMMAND", help="after --")


def add_kernels(parser, default=None):
    """The options of all verbs that count on several kernels."""
    add_kernel_list(parser, default)
    option = parser.add_argument("--machine", default=MACHINE, metavar="NAME",
                                 help=f"the machine to count in (default: {MACHINE})")
    option.completer = machine_options.names
    parser.add_argument("--append", action="append", default=[], metavar="WORDS",
                        help="count on each kernel once more with these words on its command "
                             "line, such as mitigations=off; repeatable")
    machine_options.add_timeout(parser)
    machine_options.add_boot(parser)


def add_kernel_list(parser, default=None):
    parser.add_argument("--kernels", required=not default, default=default, metavar="KERNEL,...",
                        type=several, help="releases of qemu/kernels.toml, or paths as of --kernel "
                        f"of record{f' (default: {default})' if default else ''}")


def several(text):
    """The words between commas."""
    return [one for one in text.split(",") if one]


def machines(arguments, name=MACHINE):
    """[the machine NAME with a kernel] of --kernels, all of which can count; UsageError."""
    kernels = arguments.kernels
    if not kernels or len({*kernels}) < len(kernels):
        raise UsageError("--kernels: name one or more, each once, such as 6.1,7.2")
    # all names first: a wrong one must not be found after an hour
    found = [machine.with_kernel(name, machine.kernel_name(kernel)) for kernel in kernels]
    for one in found:
        machine.need(one, exact=True)
    return found


def columns(arguments):
    """[(title, machine, words on its command line)] of the options of add_kernels()."""
    if len({*arguments.append}) < len(arguments.append):
        raise UsageError("--append: one comes twice")
    return [(f"{kernel} {words}".strip(), name, words)
            for kernel, name in zip(arguments.kernels, machines(arguments, arguments.machine),
                                    strict=True)
            for words in ("", *arguments.append)]


def add_watched(parser):
    """-s and -f."""
    parser.add_argument("-s", "--syscall", action="append", default=[], metavar="NAME",
                        help="report the calls of this system call: min, median, max, paths; "
                             "repeatable")
    parser.add_argument("-f", "--function", action="append", default=[], metavar="NAME",
                        help="the same for a kernel function; repeatable")


def counted(arguments):
    """The document of what the options of add_counting() ask for."""
    return record(arguments.machine, arguments.command, arguments.syscall,
                  arguments.function, copies(arguments.copy), append=arguments.append,
                  simulation=simulations.asked(arguments))
