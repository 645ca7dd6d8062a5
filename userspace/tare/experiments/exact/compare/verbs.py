# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact compare`: a command, or each system call, on several kernels."""

import shlex
from pathlib import Path

from tare import machine, machine_command, options, output
from tare.counting import simulation
from tare.errors import TareError, UsageError
from tare.experiments.exact import run as exact_run
from tare.experiments.exact.compare import figures
from tare.experiments.exact.diff import figures as diff_figures
from tare.experiments.exact.read import document, events

# What a system call costs: the calls of exactcalls, by the names that the kernel has.

PROGRAM = "exactcalls"
COUNT = 50
CALLS = ("getppid", "read", "write", "pipe", "futex", "epoll_wait", "clone", "execve", "mmap",
         "open", "stat", "sendmsg")
FUNCTIONS = ("asm_exc_page_fault",)


_LARGE = 10.0


def add(verbs):
    parser = verbs.add_parser(
        "compare", examples=("tare exact compare --kernels 6.1,6.12,7.2",
                             "tare exact compare --kernels 6.1,7.2 -s read -- sh -c :"),
        help="count a command, or what system calls cost, on several kernels",
        description="Record COMMAND on each kernel and put the counts side by side, with the "
                    "functions that explain large changes. Without a COMMAND: what system calls "
                    "and a page fault cost.",
        epilog="exit status: 0 done; 1 failed, or the command failed; 2 bad usage; 77 this "
               "machine cannot do it")
    exact_run.add_kernels(parser)
    exact_run.add_watched(parser)
    simulation.add_options(parser)
    events.add_option(parser)
    parser.add_argument("-n", "--count", type=options.whole(1, 1000000), metavar="N",
                        help=f"without COMMAND: make each call N times (default: {COUNT})")
    parser.add_argument("--threshold", type=options.Within(float, 0), default=_LARGE,
                        metavar="PERCENT",
                        help=f"explain changes of so much or more (default: {_LARGE:g})")
    parser.add_argument("--json", metavar="FILE", help="write the comparison to FILE")
    parser.add_argument("-o", "--output", metavar="DIR",
                        help="write what was recorded on each kernel to DIR")
    parser.add_argument("--copy", action="append", default=[], metavar="HOST:GUEST",
                        help="put a file or folder into the guest; repeatable")
    parser.add_argument("command", nargs="*", metavar="COMMAND", help="after --")
    parser.set_defaults(run=run)


def run(arguments):
    _refuse(arguments)
    columns = exact_run.columns(arguments)
    documents = [_recorded(arguments, *column) for column in columns]
    titles = [title for title, *_ in columns]
    documents = [events.seen(one, arguments.event, title)
                 for one, title in zip(documents, titles, strict=True)]
    for one in documents[1:]:
        diff_figures.refuse_unlike(documents[0], one)
    figures.show_compare(titles, documents, arguments.threshold)
    if arguments.json:
        output.write_json(figures.as_json(titles, documents, arguments.threshold), arguments.json,
                          indent=1)


def _refuse(arguments):
    simulated = simulation.asked(arguments)
    events.refuse_lacking(arguments.event, simulated.names if simulated else (), "--event")
    if arguments.command and arguments.count is not None:
        raise UsageError("--count: only without COMMAND, of the system calls")
    if not arguments.command and (arguments.syscall or arguments.function or arguments.copy):
        raise UsageError("-s, -f, --copy: only with COMMAND; without, it is known what is watched")
    if arguments.output:
        output.folder(arguments.output)


def _recorded(arguments, title, name, append):
    command, watched = arguments.command, (arguments.syscall, arguments.function)
    files = machine_command.copies(arguments.copy)
    if not command:
        command = [PROGRAM, "-n", str(arguments.count or COUNT)]
        watched, files = (CALLS, FUNCTIONS), machine.programs(PROGRAM)
    made = exact_run.record(name, command, *watched, files, append=append,
                            simulation=simulation.asked(arguments))
    if made["exit_status"]:
        raise TareError(f"{shlex.join(command)} ended with status {made['exit_status']} on "
                        f"{title}: nothing was compared")
    if arguments.output:
        document.write(made, Path(arguments.output) / f"{title.replace('/', '_')}.json")
    return made
