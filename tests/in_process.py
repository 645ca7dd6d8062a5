# SPDX-License-Identifier: GPL-2.0-only
"""The command, run in the tests' own process."""


def run(capsys, *arguments):
    """(exit status, stdout, stderr) of `tare ARGUMENTS`."""
    from tare.cli import main

    capsys.readouterr()
    try:
        status = main([str(argument) for argument in arguments])
    except SystemExit as leaving:
        status = leaving.code
    said = capsys.readouterr()
    return status, said.out, said.err
