# SPDX-License-Identifier: GPL-2.0-only
# PYTHON_ARGCOMPLETE_OK
"""The `tare` command: options, and errors as one line."""

import argparse
import os
import sys

import tare
from tare import output
from tare.errors import CannotHere, TareError


class _Parser(argparse.ArgumentParser):
    """Options in full: the beginning of one may be another verb's option."""

    def __init__(self, **options):
        super().__init__(allow_abbrev=False, **options)


def parser():
    """The parser of the whole command."""
    top = _Parser(
        prog="tare", description="Measure what it costs to cross, or to move, the line between "
                                 "kernel and user space; every figure as raw, overhead and net.",
        epilog="exit status: 0 done, 1 a measurement failed, 2 bad usage, 77 this machine cannot "
               "do it")
    top.add_argument("--version", action="version", version=f"tare {tare.__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    from tare import commands as registered

    for add in registered.TOP_LEVEL:
        add(commands)
    return top


def _run(top, arguments):
    try:
        parsed = top.parse_args(arguments)
    except SystemExit as leaving:  # help, the version, bad usage
        return leaving.code
    for option in ("json", "html", "png"):
        if isinstance(path := getattr(parsed, option, None), str):
            output.refuse_unwritable(path)
    return parsed.run(parsed) or 0


def _complete(top):
    try:
        import argcomplete
    except ImportError:
        return
    argcomplete.autocomplete(top)


def main(arguments=None):
    """Run the command; returns its exit status."""
    try:
        top = parser()
        _complete(top)
        status = _run(top, arguments)
        # here, where it can still be told that it failed; there is none if it came closed
        if sys.stdout:
            sys.stdout.flush()
        return status
    except TareError as error:
        print(f"tare: {error}", file=sys.stderr)
        return error.exit_status
    except BrokenPipeError:
        # The reader went away: not an error of ours. Keep the interpreter from complaining.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        if error.errno not in output.LOST:
            raise
        print(f"tare: cannot write: {error.strerror}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except MemoryError as error:
        print(f"tare: this machine has too little free memory ({error or 'none left'})",
              file=sys.stderr)
        return CannotHere.exit_status
    except KeyboardInterrupt:
        print("tare: interrupted", file=sys.stderr)
        return 130
