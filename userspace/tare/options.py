# SPDX-License-Identifier: GPL-2.0-only
"""The parser of command lines, the verbs that share a name, and numbers with limits."""

import argparse
import re
from functools import partial

from tare.errors import UsageError, like, printable, refuse_outside


# stands for -- where that parts the words of a parser: argparse would drop it
DASHES = "\0--"
# defaults `dashes` of such a parser: any -- parts; or those behind the first, which ends options
PARTS, COMMANDS = "parts", "commands"


class Parser(argparse.ArgumentParser):
    """Takes options in full alone, since an abbreviation may mean another verb's option, and names
    what was probably meant.

    An unknown option is refused by the verb, not by the whole command.
    """

    def __init__(self, examples=(), **options):
        super().__init__(allow_abbrev=False, **options)
        self.examples, self._given = examples, ()

    def format_help(self):
        return "\n  ".join([super().format_help() + "\nexamples:" * bool(self.examples),
                            *self.examples]).rstrip() + "\n"

    def error(self, message):
        """One line; of verbs without one of them, help lists them."""
        if self._subparsers and message.startswith("the following arguments are required"):
            if not self._given:
                self.exit(2, self.format_help())
            message = f"unrecognized arguments: {' '.join(self._given)}"
        said = printable(f"{self.prog}: {message}").replace("\n", "\\x0a")
        self.exit(2, f"{said} (see {self.prog} --help)\n")

    def parse_known_args(self, args=None, namespace=None):
        self._given = args
        if (dashes := self.get_default("dashes")) and "--" in args:
            first = args.index("--") if dashes == COMMANDS else -1
            args = [DASHES if word == "--" and at > first else word for at, word in enumerate(args)]
        parsed, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}{self._meant(unknown)}")
        return parsed, unknown

    def _get_value(self, action, text):
        value = super()._get_value(action, text)
        if isinstance(action.type, Within):
            for one in value if isinstance(value, tuple) else (value,):
                refuse_outside(action.option_strings[-1], one, action.type.least, action.type.most)
        return value

    def _check_value(self, action, value):
        try:
            super()._check_value(action, value)
        except argparse.ArgumentError as error:
            error.message += like(str(value), map(str, action.choices))
            raise

    def _meant(self, unknown):
        """A question that names the option probably meant by the first of UNKNOWN, or ""."""
        options = [word for word in unknown if word.startswith("-")]
        return like(options[0].partition("=")[0], self._option_string_actions) if options else ""


class Within:
    """The type of a number of KIND, or of several, from LEAST to MOST; None: as large as one likes.
    """

    def __init__(self, kind, least, most=None):
        self.kind, self.least, self.most = kind, least, most
        self.__name__ = kind.__name__  # which argparse tells of what is not a number

    def __call__(self, text):
        return self.kind(text)


def _several(text):
    """Those of "N,...", each once; argparse makes a line of a ValueError."""
    return tuple(dict.fromkeys(int(word) for word in text.split(",")))


_several.__name__ = "list of numbers"


def count(text):
    """A whole number, which may end in k or m."""
    found = re.fullmatch(r"([1-9][0-9]{0,17})([kKmM]?)", text)
    if not found:
        raise argparse.ArgumentTypeError("must be a number from 1, which may end in k or m")
    return int(found[1]) * {"": 1, "k": 1000, "m": 1_000_000}[found[2].lower()]


# of a whole number, and of a list of such
whole, numbers = partial(Within, int), partial(Within, _several)


def parted(words, otherwise):
    """(those before DASHES, those after), of WORDS with one between; else UsageError OTHERWISE."""
    at = words.index(DASHES) if words.count(DASHES) == 1 else 0
    both = words[:at], words[at + 1:]
    if not all(both):
        raise UsageError(otherwise)
    return both


def verbs(commands, name, help, *adders, metavar="VERB"):
    """Adds the command NAME, of which each of ADDERS adds a verb."""
    inner = commands.add_parser(name, help=help).add_subparsers(metavar=metavar, required=True)
    for add in adders:
        add(inner)
