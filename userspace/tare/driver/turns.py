# SPDX-License-Identifier: GPL-2.0-only
"""Boots of the designs that are compared, in turn: A B C, then C B A."""

from tare.driver import session
from tare.terminal import status


def take(variants, rounds, commands, seconds, options):
    """Yields (variant, Session) for every round and variant.

    variants: {name: (design, words for the receiver)}. commands: of each session. seconds: how
    long they take. options: keywords for session.run.
    """
    with status("driver") as tell:
        for number in range(rounds):
            order = list(variants)
            for name in order if number % 2 == 0 else reversed(order):
                design, words = variants[name]

                def progress(text, name=name, number=number):
                    tell(f"{name}, round {number + 1} of {rounds}: {text}")

                progress("starting the machine")
                yield name, session.run(design, commands, seconds=seconds, tell=progress,
                                        words=words, **options)
