# SPDX-License-Identifier: GPL-2.0-only
"""What is compared is measured in turn."""

from tare import turns


def test_of_what_drifts_steadily_each_has_as_much():
    """A B C, C B A."""
    things = ["first", "second", "third"]
    order = [one for number in range(4) for one in turns.order(things, number)]
    assert order[:3] == things
    assert {sum(place for place, one in enumerate(order) if one == name)
            for name in things} == {22}
