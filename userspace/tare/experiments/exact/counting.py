# SPDX-License-Identifier: GPL-2.0-only
"""What all verbs that count have: the machine, what is watched, the command."""

from tare import machine_options
from tare.experiments.exact import record
from tare.machine_command import copies

MACHINE = "minimal"


def add_counting(parser):
    """The options and the command of all verbs that count."""
    add_watched(parser)
    machine_options.add(parser, f"the machine to count in (default: {MACHINE})", default=MACHINE)
    machine_options.add_boot(parser)
    parser.add_argument("--append", default="", metavar="WORDS",
                        help="add to the kernel's command line, such as mitigations=off")
    parser.add_argument("--copy", action="append", default=[], metavar="HOST:GUEST",
                        help="put a file or folder into the guest; repeatable")
    parser.add_argument("command", nargs="+", metavar="COMMAND", help="after --")


def add_watched(parser):
    """-k and -f."""
    parser.add_argument("-k", "--syscall", action="append", default=[], metavar="NAME",
                        help="tell each call of this system call apart: min, median, max, paths; "
                             "repeatable")
    parser.add_argument("-f", "--function", action="append", default=[], metavar="NAME",
                        help="the same of a function of the kernel; repeatable")


def counted(arguments):
    """The document of what the options of add_counting() ask for."""
    return record.record(arguments.machine, arguments.command, arguments.syscall,
                         arguments.function, copies(arguments.copy), append=arguments.append)
