# SPDX-License-Identifier: GPL-2.0-only
"""The parser of command lines: options in full, and errors that name what was probably meant."""

import argparse
import difflib


class Parser(argparse.ArgumentParser):
    """Takes options in full alone, since an abbreviation may mean another verb's option.

    An unknown option is refused with the verb's own usage, not with that of the whole command.
    """

    def __init__(self, **options):
        super().__init__(allow_abbrev=False, **options)

    def parse_known_args(self, args=None, namespace=None):
        parsed, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}{self._meant(unknown)}")
        return parsed, unknown

    def _check_value(self, action, value):
        try:
            super()._check_value(action, value)
        except argparse.ArgumentError as error:
            error.message += _nearest(str(value), map(str, action.choices))
            raise

    def _meant(self, unknown):
        """A question that names the option probably meant by the first of UNKNOWN, or ""."""
        options = [word for word in unknown if word.startswith("-")]
        return _nearest(options[0].partition("=")[0], self._option_string_actions) if options \
            else ""


def _nearest(word, known):
    found = difflib.get_close_matches(word, list(known), 1, 0.7)
    return f": did you mean {found[0]}?" if found else ""
