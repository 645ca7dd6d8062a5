# SPDX-License-Identifier: GPL-2.0-only
# PYTHON_ARGCOMPLETE_OK
"""The `tare` command: options, and errors as one line."""

import os
import sys
from contextlib import suppress
from itertools import takewhile
from pathlib import Path

import tare
from tare import inputs, options, output, output_options, streams, terminal
from tare.errors import CannotHere, TareError, UsageError, printable


def parser():
    """The parser of the whole command."""
    top = options.Parser(
        prog="tare", description="Measure what it costs to cross, or to move, the kernel/user "
                                 "boundary. Every figure comes as raw, overhead and net.",
        epilog="exit status: 0 done, 1 a measurement failed, a file is broken or output could not "
               "be written, 2 bad usage, 77 this machine cannot do it, 124 the time limit of "
               "a VM passed, 125 a VM had no CPU of this busy host, 130 interrupted")
    top.add_argument("--version", action="version", version=f"tare {tare.__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    from tare import bench, experiments, machine_command, report
    from tare.compare import ab, command as compare
    from tare.doctor import command as doctor
    from tare.reproduce import command as reproduce

    # in the order in which help lists them. A verb measures, and doctor says whether it can, unless
    # its parser has the default measures=False
    for add in (doctor.add_parser,
                *(one.load("verbs") for one in experiments.everyone() if one.verbs),
                machine_command.add_parser, report.add_parser, compare.add_parser,
                ab.add_parser, reproduce.add_parser, bench.add_parser):
        add(commands)
    return top


def _run(top, arguments):
    arguments = sys.argv[1:] if arguments is None else arguments
    if "" in takewhile("--".__ne__, arguments):
        raise UsageError("an argument is empty: a name or a number is needed there")
    try:
        parsed = top.parse_args(arguments)
    except SystemExit as leaving:  # help, the version, bad usage
        return leaving.code
    from tare import machine

    with machine.asked(getattr(parsed, "timeout", None), getattr(parsed, "boot", None)):
        return _settled(parsed, arguments)


def _settled(parsed, arguments):
    """Refuses options that do not fit, before the verb begins; returns the verb's status.

    A verb returns its status, or nothing where all went well, or its result, which is delivered.
    """
    _refuse_outputs(parsed)
    if settle := getattr(parsed, "settle", None):
        settle(parsed)
    if getattr(parsed, "needs_dashes", False) and parsed.command and "--" not in arguments:
        raise UsageError(f"{parsed.command[0]}: not known here; a COMMAND is written after --")
    terminal.quiet = getattr(parsed, "quiet", False)
    made = parsed.run(parsed)
    if isinstance(made, dict):
        made = output_options.deliver(made, parsed)
    return made or 0


_FILES = ("json", "html", "png", "callgrind", "folded", "pprof")


def _refuse_outputs(parsed):
    """UsageError for a file that could not be written, that is read, or that two options name."""
    named, read = {}, [one for value in vars(parsed).values()
                       for one in (value if isinstance(value, list) else [value])
                       if isinstance(one, inputs.Input) and one != options.DASHES]
    read += [one.rpartition(":")[0] for one in read if isinstance(one, inputs.Symbol)]
    read += [file for one in read if isinstance(one, inputs.Folder)
             for file in Path(one).glob("*")]
    for option in (*_FILES, "csv", "output"):
        if not isinstance(path := getattr(parsed, option, None), str):
            continue
        if option == "png" and Path(path).suffix.lower() not in ("", ".png"):
            raise UsageError(f"{path}: the image is a PNG: give it a name that ends in .png")
        output.refuse_read(path, read)
        if option in _FILES:  # others may name a folder
            output.refuse_unwritable(path)
        if (other := named.setdefault(Path(path).resolve(), option)) != option \
                and not output.is_special(Path(path)):
            raise UsageError(f"--{option} {path}: --{other} names it, too: give each a file of its "
                             "own")


def _complete(top):
    if "_ARGCOMPLETE" not in os.environ:
        return
    try:
        import argcomplete
    except ImportError:
        return
    argcomplete.autocomplete(top)


def main(arguments=None, loaded=lambda: None):
    """Runs the command and returns its exit status.

    loaded: called once all modules are loaded.
    """
    try:
        streams.prepare()
        top = parser()
        loaded()
        _complete(top)
        status = _run(top, arguments)
        # flushed here, where a failure can still be told
        sys.stdout.flush()
        return status
    except BaseException as error:
        return _told(error)


def _told(error):
    """Tells in one line what ended the command; returns the exit status. Raises a fault of ours."""
    status = getattr(error, "exit_status", 1)
    match error:
        case TareError():
            said = str(error)
        case BrokenPipeError():  # the reader went away: not an error of ours
            streams.silence()
            return 0
        case OSError() if error.errno in output.LOST and not error.filename:
            said = f"cannot write or read: {error.strerror}"
            streams.silence()
        case OSError():
            said = output.words(error)
        case UnicodeDecodeError() | UnicodeEncodeError():
            said = f"a file or a program's words are not UTF-8 ({error.reason})"
        case MemoryError():
            said = f"this machine has too little free memory ({str(error) or 'none left'})"
            status = getattr(error, "exit_status", CannotHere.exit_status)
        case KeyboardInterrupt():
            said, status = "interrupted", 130
        case _:
            raise error
    with suppress(OSError):  # there is nowhere left to tell it
        print("tare:", printable(said), file=sys.stderr)
    return status
