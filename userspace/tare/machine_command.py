# SPDX-License-Identifier: GPL-2.0-only
"""`tare machine list|run|shell|module`."""

import posixpath
import sys
from pathlib import Path

from tare import machine, machine_options, options, terminal
from tare.errors import UsageError

# by verdict, for runs in which the command's own status is not known or means nothing
STATUS = {"panicked": 120, "splat": 121, "lost": 122, "miscomputed": machine.CANNOT_RUN,
          **machine.ENDINGS}
STATUSES = ("The command's own where it ended, 128 + N where signal N ended it. Else 120: the "
            "kernel panicked. 121: it complained (a splat). 122: the guest, or what it had to "
            "send, was lost. 124: timed out. 125: it cannot run here, or had no CPU of this "
            "host, so `git bisect run` skips it. 2: bad usage.")


def add_parser(commands):
    options.verbs(commands, "machine",
                  "VMs: list them, run a command in one, open a shell",
                  _add_list, _add_run, _add_shell, _add_module)


def _add_list(verbs):
    parser = verbs.add_parser("list", help="list the machines", examples=("tare machine list",))
    parser.set_defaults(run=run_list, measures=False)


def _add_shell(verbs):
    parser = verbs.add_parser("shell", examples=("tare machine shell minimal-6.12",),
                              help="open a shell in a machine, on this terminal")
    _common(parser, boots=False)
    parser.set_defaults(run=run_shell, measures=False)


def _common(parser, boots=True):
    name = parser.add_argument("name", metavar="NAME", help="a machine of `tare machine list`, or "
                                                            "a path to a machine file")
    name.completer = machine_options.names
    machine_options.add_kernel(parser, boots=boots)
    add = parser.add_argument
    add("--cpus", type=int, metavar="N", help="CPUs, instead of the machine file's")
    add("--memory", metavar="SIZE", help="memory, as 2G, instead of the machine file's")
    add("--append", default="", metavar="WORDS", help="add WORDS to the kernel's command line")
    add("--copy", action="append", default=[], metavar="HOST:GUEST",
        help="put a file or folder of this machine into the guest; repeatable")
    add("--module", action="append", default=[], metavar="FILE.ko",
        help="put a kernel module into the guest's /tare/kmod; repeatable")
    add("--accel", choices=("auto", "kvm", "tcg"),
        help="default: $TARE_ACCEL, else auto: KVM if it has booted this kernel")


def _add_run(verbs):
    parser = verbs.add_parser(
        "run", examples=("tare machine run minimal --exact --kernel 6.12 -- syslat -- ls",),
        help="run a command in a machine", description="Boot it, run COMMAND, pass its output on.",
        epilog=f"exit status: {STATUSES}")
    _common(parser)
    parser.add_argument("--exact", action="store_true",
                        help="bit-identical runs: one nanosecond is one executed instruction")
    parser.add_argument("--repeatable", action="store_true",
                        help="the same with --cpus N: most counts are the same in every run")
    machine_options.add_boot(parser)
    add = parser.add_argument
    add("-o", "--output", dest="out", metavar="DIR", help="put what the command left in /out here")
    add("command", nargs="+", metavar="COMMAND", help="after --; programs in /tare/bin come first")
    parser.set_defaults(run=run_command)


def _add_module(verbs):
    parser = verbs.add_parser(
        "module", help="build a kernel module for a machine", examples=("tare machine module .",),
        description="Build the modules of a folder, which has a Kbuild or a Makefile, for the "
                    "kernel of a machine. Prints the path of each .ko file.")
    parser.add_argument("folder", metavar="DIR", help="the modules' sources")
    machine_options.add(parser, "the machine (default: %(default)s)", default="minimal",
                        boots=False)
    parser.set_defaults(run=run_module, measures=False)


def run_module(arguments):
    for path in machine.modules(Path(arguments.folder), arguments.machine):
        print(path)


def copies(pairs):
    """{guest path: host path} from HOST:GUEST words."""
    files = {}
    for pair in pairs:
        host, colon, guest = pair.rpartition(":")
        if not colon or not host or not guest.startswith("/"):
            raise UsageError(f"--copy {pair}: write HOST:GUEST, GUEST being an absolute path")
        guest = posixpath.normpath(f"/{guest.lstrip('/')}")
        if guest in files:
            raise UsageError(f"--copy {pair}: {files[guest]} is copied to {guest}, too: take "
                             "another place")
        files[guest] = host
    return files


def run_list(arguments):
    for name, description in machine.every():
        print(f"{name:<20} {description}")


def _options(arguments):
    return {"files": copies(arguments.copy), "modules": arguments.module, "cpus": arguments.cpus,
            "memory": arguments.memory, "append": arguments.append,
            "accelerator": arguments.accel}


def run_shell(arguments):
    return machine.shell(arguments.name, **_options(arguments))


def forward(data):
    """Writes the guest's output to standard output at once, as bytes."""
    with terminal.aside(data):
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()


# the command's status must not be taken for one of ours, nor ours for the command's
@machine.or_cannot_run()
def run_command(arguments):
    outcome = machine.run(arguments.name, arguments.command, exact=arguments.exact,
                          repeatable=arguments.repeatable, out_dir=arguments.out, on_stdout=forward,
                          **_options(arguments))
    if sys.stderr.isatty():
        print(f"tare: {machine.how_it_began(outcome)}", file=sys.stderr)
    sys.stderr.buffer.write(outcome.stderr)
    sys.stderr.buffer.flush()
    if outcome.verdict != "passed":
        print(f"tare: {machine.how_it_ended(outcome)}", file=sys.stderr)
    return exit_status(outcome)


def exit_status(outcome):
    """The command's status, as a shell would give it, or the status of how its machine ended."""
    if outcome.verdict in STATUS:
        return STATUS[outcome.verdict]
    status = outcome.exit_status
    if status < 0:
        return 128 - status
    # a run may fail although its command did not: its files did not arrive
    return status if status or outcome.verdict == "passed" else STATUS["lost"]
