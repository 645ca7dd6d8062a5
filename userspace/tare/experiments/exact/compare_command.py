# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact compare`: a command, or each system call, on several kernels."""

import json
import shlex
from pathlib import Path

from tare import machine, machine_options
from tare.errors import TareError, UsageError, refuse_outside
from tare.experiments.exact import calls, compare, counting, diff, document, record
from tare.experiments.exact.show_compare import show_compare
from tare.machine_command import copies
from tare.output import atomic

_LARGE = 10.0


def add(verbs):
    parser = verbs.add_parser(
        "compare", help="count a command, or what system calls cost, on several kernels",
        description="Record COMMAND on each kernel and put the counts side by side, with the "
                    "functions that explain large changes. Without a COMMAND: what system calls "
                    "and a page fault cost.",
        epilog="exit status: 0 done; 1 failed, or the command failed; 2 bad usage; 77 this "
               "machine cannot do it")
    parser.add_argument("--kernels", required=True, metavar="KERNEL,...",
                        type=lambda text: [one for one in text.split(",") if one],
                        help="releases of qemu/kernels.toml, or paths as of --kernel of record")
    option = parser.add_argument("--machine", default=counting.MACHINE, metavar="NAME",
                                 help=f"the machine to count in (default: {counting.MACHINE})")
    option.completer = machine_options.names
    counting.add_watched(parser)
    parser.add_argument("--append", action="append", default=[], metavar="WORDS",
                        help="count on each kernel once more with these words on its command "
                             "line, such as mitigations=off; repeatable")
    parser.add_argument("-n", "--count", type=int, metavar="N",
                        help=f"without COMMAND: of each call so many (default: {calls.COUNT})")
    parser.add_argument("--large", type=float, default=_LARGE, metavar="PERCENT",
                        help=f"explain changes of so much or more (default: {_LARGE:g})")
    parser.add_argument("--json", metavar="FILE", help="write the comparison to FILE")
    parser.add_argument("-o", "--output", metavar="DIR",
                        help="write what was recorded on each kernel to DIR")
    machine_options.add_timeout(parser)
    machine_options.add_boot(parser)
    parser.add_argument("--copy", action="append", default=[], metavar="HOST:GUEST",
                        help="put a file or folder into the guest; repeatable")
    parser.add_argument("command", nargs="*", metavar="COMMAND", help="after --")
    parser.set_defaults(run=run)


def run(arguments):
    _refuse(arguments)
    # all names first: a wrong one must not be found after an hour
    machines = [machine.with_kernel(arguments.machine, machine.kernel_name(kernel))
                for kernel in arguments.kernels]
    for name in machines:
        machine.need(name, exact=True)
    columns = [(f"{kernel} {words}".strip(), name, words)
               for kernel, name in zip(arguments.kernels, machines, strict=True)
               for words in ("", *arguments.append)]
    documents = [_recorded(arguments, *column) for column in columns]
    for one in documents[1:]:
        diff.refuse_other_qemu(documents[0], one)
        diff.refuse_other_start(documents[0], one)
    titles = [title for title, *_ in columns]
    show_compare(titles, documents, arguments.large)
    if arguments.json:
        with atomic(arguments.json) as stream:
            json.dump(compare.as_json(titles, documents, arguments.large), stream,
                      ensure_ascii=False, indent=1)
            stream.write("\n")
    return 0


def _refuse(arguments):
    refuse_outside("--count", arguments.count, 1, 1000000)
    refuse_outside("--large", arguments.large, 0)
    if not arguments.kernels:
        raise UsageError("--kernels: name one or more, such as 6.1,7.2")
    if len(set(arguments.kernels)) < len(arguments.kernels):
        raise UsageError("--kernels: one comes twice")
    if len(set(arguments.append)) < len(arguments.append):
        raise UsageError("--append: one comes twice")
    if arguments.command and arguments.count is not None:
        raise UsageError("--count: only without COMMAND, of the system calls")
    if not arguments.command and (arguments.syscall or arguments.function or arguments.copy):
        raise UsageError("-k, -f, --copy: only with COMMAND; without, it is known what is watched")
    if arguments.output and not Path(arguments.output).is_dir():
        raise UsageError(f"--output {arguments.output}: is no folder")


def _recorded(arguments, title, name, append):
    command, watched = arguments.command, (arguments.syscall, arguments.function)
    files = copies(arguments.copy)
    if not command:
        command = calls.command(arguments.count or calls.COUNT)
        watched, files = (calls.CALLS, calls.FUNCTIONS), calls.files()
    made = record.record(name, command, *watched, files, append=append)
    if made["exit_status"]:
        raise TareError(f"{shlex.join(command)} ended with status {made['exit_status']} on "
                        f"{title}: nothing was compared")
    if arguments.output:
        document.write(made, Path(arguments.output) / f"{title.replace('/', '_')}.json")
    return made
