# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy record`: capture the kernel's copies while a command runs."""

import re
import subprocess
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path

from tare import environment, inputs, machine, machine_options, modules, options, output, paths
from tare.counting import boot
from tare.errors import CannotHere, TareError, UsageError, of_status
from tare.experiments.memcpy.read import names, user
from tare.experiments.memcpy.read.header import read_header
from tare.experiments.memcpy.read.names import FUNCTIONS
from tare.experiments.memcpy.record import read

_GUEST_FILE = "/out/capture"
# as kmod/memtap/main.c has them
_BUFFER_KB = 16, 1048576
_LOOK = "; dmesg tells why"


@dataclass(frozen=True)
class Plan:
    """What to capture: memrecord's options, without the command."""

    mode: str = "profile"
    functions: str | None = None
    cost_every: int | None = None
    buffer_kb: int | None = None
    max_records: int | None = None
    only: str | None = None
    dose_turns: int | None = None
    dose_low: int | None = None
    dose_high: int | None = None

    def words(self):
        # a status is then of the recording, and the file tells the command's
        return ["--own-status", *(f"--{option.replace('_', '-')}={value}"
                                  for option, value in asdict(self).items() if value is not None)]


def add_parser(commands):
    parser = commands.add_parser(
        "record", examples=("tare memcpy record -- make",
                            "tare memcpy record --cost-every 61 -- make",
                            "tare memcpy record --trace --machine minimal -- find /usr"),
        help="capture the kernel's copies while a command runs",
        description="Load tare_memtap, run the command, write the calls to a file, unload. The "
                    "file is a profile, or with --trace a trace (docs/formats.md).",
        epilog="exit status: 0 recorded; 1 failed, or the command failed: then the file is "
               "written all the same; 2 bad usage; 77 this machine cannot do it")
    parser.add_argument("-f", "--functions", metavar="NAMES",
                        help="functions to tap, separated by commas, or all "
                             f"(default: memcpy,memmove,memset; there are {', '.join(FUNCTIONS)})")
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument("--trace", action="store_true", help="record every call, in order")
    mode.add_argument("--cost-every", dest="cost", type=options.whole(1, 1000000), metavar="N",
                      help="time calls in place: each of more than 1024 bytes, and one in N of "
                           "the others")
    mode.add_argument("--counts", action="store_true", help="only count calls and bytes: cheapest")
    parser.add_argument("--buffer-kb", type=options.whole(*_BUFFER_KB), metavar="KIB",
                        help="trace ring of each CPU")
    parser.add_argument("--max-records", type=options.whole(1, 1 << 32), metavar="N",
                        help="largest length of a trace")
    parser.add_argument("--only", metavar="CALLERS",
                        help="record only calls of a module (ext4) or a function, of functions of "
                             "the kernel (ext4_*), or of a module (ext4/ext4_*)")
    parser.add_argument("-o", "--output", metavar="FILE",
                        help="default: memcpy.profile, or memcpy.trace")
    machine_options.add(parser, "capture in this VM, not here")
    parser.add_argument("--exact", action="store_true",
                        help="with --machine: bit-identical, a nanosecond is one instruction; a "
                             "profile then has what no tap sees, too: inlined copies, pages")
    machine_options.add_boot(parser, "with --machine: ")
    parser.add_argument("--copy", action="append", default=[], metavar="HOST:GUEST",
                        help="with --machine: put a file or folder into the guest; repeatable")
    parser.add_argument("--user", action="store_true",
                        help="count libc's own copies too, for the share of user space; the "
                             "uprobes make the command slower, and are part of the capture")
    parser.add_argument("command", nargs="+", metavar="COMMAND", help="after --")
    parser.set_defaults(run=run)


def plan(arguments):
    mode = ("trace" if arguments.trace else "cost" if arguments.cost is not None
            else "counts" if arguments.counts else "profile")
    for name in filter(None, (arguments.functions or "").split(",")):
        if name != "all" and name not in FUNCTIONS:
            raise UsageError(f"{name!r} is none of {', '.join(FUNCTIONS)}")
        if arguments.cost is not None and name in names.NEVER_TIMED:
            raise UsageError(f"--cost-every: {name} is never timed: leave it out of -f")
    return Plan(mode, arguments.functions, arguments.cost, arguments.buffer_kb,
                arguments.max_records, arguments.only)


def run(arguments):
    what = plan(arguments)
    target = arguments.output or ("memcpy.trace" if what.mode == "trace" else "memcpy.profile")
    output.refuse_unwritable(target)
    if output.is_special(Path(target)):
        raise UsageError(f"--output {target}: is not a file: a capture is read again at its end")
    if arguments.boot and not arguments.machine:
        raise UsageError("--boot needs a machine: add --machine NAME")
    outcome = record(arguments, what, target, arguments.user,
                     observe=arguments.exact and what.mode != "trace")
    if outcome:
        print(f"tare: {machine.how_it_began(outcome)}", file=sys.stderr)
    print(f"wrote {target}", file=sys.stderr)
    refuse_failed(target, arguments.command)


def record(arguments, what, target, with_user=False, **of_machine):
    """Capture the command of ARGUMENTS here, or in their machine: then its Outcome."""
    from tare.machine_command import copies

    if arguments.machine:
        return record_in_machine(what, arguments.command, target, arguments.machine,
                                 with_user=with_user, exact=arguments.exact,
                                 files=copies(arguments.copy), **of_machine)
    if arguments.exact or arguments.copy:
        raise UsageError("--exact and --copy need a machine: add --machine NAME")
    return record_here(what, arguments.command, target, with_user)


def refuse_failed(target, command):
    """TareError where the command whose copies were captured did not end well."""
    with inputs.opened(target) as stream:
        header, _ = read_header(stream, target)
    if why := ill_ended(header, command):
        raise TareError(f"{why}; {target} is whole and has what was copied until then")


def ill_ended(header, command):
    """How the command that HEADER captured did not end well; None: it did."""
    if by := header.text("ended-by", ""):
        return f"SIG{by} ended the recording"
    ended = header.text("exit-status", "0")
    return None if ended == "0" else f"{command[0]} ended with status {ended}"


def need_here():
    """(module, program) of a capture on this machine; CannotHere."""
    module = modules.need("tare_memtap")
    symbols = environment.HERE.text("/proc/kallsyms")
    if symbols and not re.search(r"^\S+ \w register_kprobe$", symbols, re.M):
        raise CannotHere("tare_memtap.ko: this kernel has no kprobes, by which it finds its "
                         "way in: measure in a machine: --machine NAME")
    return module, paths.program("memrecord")


def need_in_machine(name, exact=False):
    """The program of a capture in the machine NAME; CannotHere."""
    machine.need(name, exact)
    return paths.guest_program("memrecord")


def record_here(what, command, target, with_user=False):
    """Capture on this machine; TARGET is written whole or not at all."""
    module, program = need_here()
    with tempfile.TemporaryDirectory(prefix="tare-record-") as folder:
        seen = Path(folder) / "user.json"
        if with_user:
            command = user.around(paths.guest_program(user.PROGRAM), seen, command)
        done = subprocess.run([program, *what.words(), f"--module={module}",
                               f"--output={target}", "--", *command], stderr=subprocess.PIPE,
                              check=False)
        _pass_on(done.returncode, done.stderr)
        if with_user:
            read.relabel(target, user.labels(seen))


def record_in_machine(what, command, target, name, *, with_user=False, exact=False,
                      files=None, overlay=(), on_stdout=None, observe=False):
    """Capture in a machine and label the file with what only its runner knows.

    observe: add to a profile what a plugin of QEMU sees; for exact machines. files: {guest path:
    host path}, overlay: patterns of files of the machine's Debian, both for the command's use.
    Returns the Outcome.
    """
    from tare.machine_command import forward

    files = {"/tare/bin/memrecord": need_in_machine(name, exact), **(files or {})}
    module = machine.module("tare_memtap", name)
    if with_user:
        files[f"/tare/bin/{user.PROGRAM}"] = paths.guest_program(user.PROGRAM)
        command = user.around(f"/tare/bin/{user.PROGRAM}", "/out/user.json", command)
    with tempfile.TemporaryDirectory(prefix="tare-record-") as folder, \
            tempfile.TemporaryDirectory(prefix="tare-observe-") as beside:
        counting = boot.Counting(name, beside, copying=names.COPYING) if observe else None
        words = command
        if counting:
            command = counting.around(command)
            files |= counting.files
        outcome = machine.run(
            name, ["/tare/bin/memrecord", *what.words(), f"--module=/tare/kmod/{module.name}",
                   f"--output={_GUEST_FILE}", "--", *command],
            files=files, modules=[module], overlay=overlay, exact=exact, out_dir=folder,
            on_stdout=on_stdout or forward,
            plugins=counting.plugins() if counting else ())
        machine.check(outcome)
        _pass_on(outcome.exit_status, outcome.stderr, outcome.kernel_log)
        got = Path(folder) / Path(_GUEST_FILE).name
        if not got.exists():
            raise TareError(f"machine {outcome.machine}: memrecord left no capture: "
                            f"{outcome.reason or 'no reason given'}")
        labels = machine.labels(outcome)
        if with_user:
            labels |= user.labels(Path(folder) / "user.json")
        if counting:
            found = counting.read(folder, outcome, cells=False)
            labels["command"] = " ".join(words)
            labels["observed-missing"] = "unknown" if found.missing is None else found.missing
        read.relabel(got, labels, target, read.lines(found) if counting else ())
    return outcome


def _pass_on(status, stderr, kernel_log=""):
    """memrecord's messages and status as ours; the command's messages come with them.

    kernel_log: of a machine, whose dmesg is gone with it.
    """
    lines = stderr.decode("utf-8", "replace").splitlines()
    own = [line for line in lines if line.startswith("memrecord: ")]
    reason = own[-1].removeprefix("memrecord: ") if own else f"memrecord ended with {status}"
    if said := re.findall(r"tare_memtap: (.*)", kernel_log):
        reason = reason.replace(_LOOK, f"; the kernel said: {said[-1]}")
    for line in lines:
        if status == 0 or line not in own[-1:]:
            print(line, file=sys.stderr)
    if status:
        raise of_status(status, reason)
