# SPDX-License-Identifier: GPL-2.0-only
"""Crossings and switches that take longer, and the stack in a process of its own."""

import functools

import pytest
from breadth import some
from tare.errors import UsageError
from tare.experiments.driver import run as driver_run
from tare.experiments.driver.flood import run as flood_run
from tare.experiments.driver.flood.arrivals import Load

# so many that a thread of the kernel's own, which wakes up in one boot of two, moves them by 5 %
LIGHT, HEAVY = Load.of(5_000, 2000), Load.of(400_000, 1500)
# instructions that tracing takes itself, at least as many as there are in a call of a probe
TRACED = 200
SHORT = {"crossing": 100, "switch": 100}


def boot(word, load, floods=1, **settings):
    variants = dict([driver_run.variant(word)])
    variant, = driver_run.settled(variants, settings).values()
    return flood_run.boot(variant, "instruction", load, "6.1", floods)[0]


@functools.cache
def at_rest(word):
    return boot(word, LIGHT)


@pytest.mark.parametrize("word", some(["user-direct"], ["kernel-stock", "kernel-queue"]))
def test_a_crossing_and_a_switch_take_longer_by_what_they_are_told(host, word):
    """At rest, where a wait changes nothing else: by so much each that the plugin counted."""
    base, few = at_rest(word), boot(word, LIGHT, **SHORT)
    each = {"crossing": base.sum("crossings") / LIGHT.count,
            "switch": base.sum("switches") / LIGHT.count}
    assert few.instructions.value - base.instructions.value < (100 + TRACED) * sum(each.values())
    for setting, times in each.items():
        many = boot(word, LIGHT, **SHORT | {setting: 1100})
        grown = many.instructions.value - few.instructions.value
        # page faults and the timer's interrupts cross, too, and wait for nothing
        assert 0.9 * times < grown / 1000 < 1.1 * times, setting


def test_a_stack_in_another_process_balances_at_rest_and_in_overload(host):
    rest = boot("user-message", LIGHT)
    assert rest.account.received == LIGHT.count
    # a message and a switch more than in one process
    one = at_rest("user-direct")
    assert rest.sum("switches") > one.sum("switches") + 0.9 * LIGHT.count
    heavy = boot("user-message:10/fifo", HEAVY)
    assert 0 < heavy.account.received < HEAVY.count / 2 < heavy.account.queue_dropped


@pytest.mark.parametrize("word, said", [
    ("priority=0", "pcnet32: --priority 0: must be a number from 1 to 99"),
    ("window=3000x", "lwipsink: --window 3000x: must be")])
def test_a_bad_word_for_either_process_is_one_line(host, word, said):
    with pytest.raises(UsageError, match=f"^user-message: {said}"):
        flood_run.boot(("user-message", [word]), "instruction", LIGHT, "6.1", 1)
