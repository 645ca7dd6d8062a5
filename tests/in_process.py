# SPDX-License-Identifier: GPL-2.0-only
"""The command, run in the tests' own process, and all its verbs."""

import argparse


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


def below(parser):
    """{name: its parser} of the verbs of one."""
    return next((action.choices for action in parser._actions
                 if isinstance(action, argparse._SubParsersAction)), {})


def verbs(parser):
    """(words, parser) of each verb that has no others below it."""
    return [(" ".join(words), one) for words, one in every_parser(parser) if not below(one)]


def every_parser(parser, words=()):
    """(words, parser) of PARSER and of all below it."""
    yield words, parser
    for name, one in below(parser).items():
        yield from every_parser(one, (*words, name))
