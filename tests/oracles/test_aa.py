# SPDX-License-Identifier: GPL-2.0-only
"""The same thing under two names, and whether the oracle would tell if it were not the same."""

import os
import shutil
import subprocess
from functools import partial

import numpy as np
import pytest
from breadth import at_night
from oracles import aa

from tare import paths, stats
from tare.experiments.driver import run as driver_run
from tare.experiments.driver.flood import run as flood_run
from tare.experiments.latency import figures, run
from tare.experiments.timers import read
from tare.errors import CannotHere

PAIRS = 10


def simulated(random, difference=0.0, offset=0.0, rounds=10, noise=0.005):
    """An instrument whose ratio is 1 + DIFFERENCE; every run is off by OFFSET besides."""
    def take(rounds=rounds):
        off = random.normal(1 + difference, offset)
        return stats.median(off + random.normal(0, noise, rounds)).as_dict()
    return take


def test_what_is_the_same_passes():
    random = np.random.default_rng(400)
    passed = sum(aa.repeat(simulated(random)).passed for _ in range(200))
    assert passed >= 197


@pytest.mark.parametrize("how, held, narrow", [
    ({"difference": 0.02}, False, True),
    # rounds of one process, where processes differ
    ({"offset": 0.02}, False, True),
    ({"noise": 0.1}, True, False)])
def test_what_is_not_the_same_or_too_wide_does_not(how, held, narrow):
    outcome = aa.repeat(simulated(np.random.default_rng(3), **how))
    assert ((outcome.held >= aa.HELD), outcome.narrow, outcome.passed) == (held, narrow, False)


def test_the_outcome_in_words():
    outcome = aa.Outcome([(0.9, 1.1)] * 19 + [(1.1, 1.3)], 1.0, 1.0)
    assert str(outcome) == "19 of 20 intervals hold 1, median half-width 10.00 %"
    assert aa.Outcome([(-3, 1)] * 20, 0.0, 100.0).passed


def test_intervals_of_less_than_95_percent_are_no_ground():
    with pytest.raises(ValueError, match="no interval of 95 %"):
        aa.repeat(simulated(np.random.default_rng(3), rounds=5))


@pytest.mark.parametrize("most, narrow", [(10, False), (10_000, True)])
def test_more_rounds_are_taken_until_intervals_are_narrow(most, narrow):
    asked = []
    take = simulated(np.random.default_rng(3), noise=0.1)

    def counted(rounds):
        asked.append(rounds)
        return take(rounds)

    assert aa.settle(counted, 10, most).narrow == narrow
    assert asked[:20] == [10] * 20 and (len(asked) == 20) == (not narrow)


# ---- what is real


@pytest.fixture
def crossings():
    try:
        return paths.guest_program("crossings")
    except CannotHere as error:
        pytest.skip(str(error))


AGAIN = run.Instrument("again", "{command} && echo null >{json}")


def added(body, rounds):
    """What `tare latency syscall` says of an instrument that sees nothing, and is none.

    A round is so short that it seldom waits for a CPU that others use, too.
    """
    taken = run.take([run.BARE, AGAIN], [body], calls=500, rounds=rounds)
    return figures.added(taken, "again", body)["raw"]


@pytest.mark.usefixtures("crossings")
@pytest.mark.parametrize("body", ["getppid", "pipe"])
def test_a_system_call_with_nothing_attached_twice(body):
    """How narrow intervals are depends on what else this machine does: that is for the night."""
    if os.environ.get("TARE_ALL"):
        outcome = aa.settle(partial(added, body), 22, 352)
        assert outcome.passed, outcome
    outcome = aa.repeat(partial(added, body, 11))
    assert outcome.held >= aa.HELD, outcome


TIMERS = [("time-timers", "gettimeofday"), ("syscall-cost", "getppid"),
          ("io-speed", "pipe:4k@same"), ("sync-cost", "pthread_mutex"),
          ("context-switch", "process:2@same")]


@at_night("400 processes of each program")
@pytest.mark.parametrize("program, case", TIMERS)
def test_a_program_of_the_toolbox_under_two_names(tmp_path, program, case):
    """Processes of each in turn; the ratio is over the medians of pairs of processes."""
    names = [tmp_path / word / program for word in ("this", "that")]
    for name in names:
        name.parent.mkdir()
        shutil.copy(paths.program(program), name)

    def process(name):
        target = name.with_suffix(".json")
        subprocess.run([name, "-c", case, "--rounds", "6", "--json", target], check=True,
                       stdout=subprocess.DEVNULL)
        timed, = read.read(target)["cases"]
        return stats.paired_net(timed["raw"], timed["overhead"]).value

    def take(pairs):
        found = {name: [] for name in names}
        for number in range(pairs):
            for name in names if number % 2 == 0 else reversed(names):
                found[name].append(process(name))
        return stats.paired_ratio(*found.values()).as_dict()

    outcome = aa.settle(take, PAIRS, 8 * PAIRS)
    assert outcome.passed, outcome


@at_night("one boot of 240 floods")
def test_a_design_under_two_names(host):
    """Floods of one design at two sets of moments: of 6 pairs, 20 times."""
    _, variant = driver_run.variant("kernel-napi")
    floods = 12 * aa.RUNS
    series, _ = flood_run.boot(variant, "instruction", flood_run.Load.of(200_000, 2000), "6.1",
                               floods)
    shares = iter(np.array(series.shares).reshape(aa.RUNS, 2, 6))
    outcome = aa.repeat(lambda: stats.paired_net(*next(shares)).as_dict(), nothing=0.0)
    assert outcome.held >= aa.HELD, outcome
