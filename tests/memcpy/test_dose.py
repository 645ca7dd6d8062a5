# SPDX-License-Identifier: GPL-2.0-only
"""A dose is told as what it adds, and not as time where the command waits for something else."""

import dataclasses
import shutil

import numpy as np
import pytest
from breadth import some
from known_cost import replayed, timed_profile
from memtap_guest import run

from tare import result, stats
from tare.errors import TareError
from tare.experiments.memcpy import dose
from tare.experiments.memcpy.read.load import load
from tare.experiments.memcpy.read.names import Subset
from tare.experiments.memcpy.record import verbs as record_verbs
from tare.experiments.memcpy.verdict import cost, verbs

BASE = cost.kind("none", False)
CALLS, TURNS = 20_000, (0, 10, 20, 40)
# each does its calls of 777 bytes, which nothing else makes; the second while a sleep that has
# begun goes on: one that had not would begin later
SCRIPT = f"""
PATH=/tare/bin:$PATH P=/sys/module/tare_memtest/parameters
insmod /tare/kmod/tare_memtest.ko || exit 1
call="echo call memcpy task 777 0 0 {CALLS} >$P/run"
record() {{
    memrecord --module /tare/kmod/tare_memtap.ko -f memcpy -o /out/$1 $3 -- sh -c "$2" || exit 1
}}
# the first meets code and tables for the first time
for first in 1 2; do
    record first "$call" "-m dose --dose-low 777 --dose-high 777"
done
for turns in {' '.join(map(str, TURNS))}; do
    dose="-m dose --dose-turns $turns --dose-low 777 --dose-high 777"
    record works.$turns "$call" "$dose"
    record waits.$turns "sleep 0.3 & sleep 0.1; $call; wait" "$dose"
done
record counts "$call" "-m counts"
record again.0 "$call" "-m dose --dose-low 777 --dose-high 777"
dmesg | grep "slower on purpose" >/out/log
"""


@pytest.fixture(scope="module", params=some(["6.1"], ["6.12", "7.2"]))
def guest(request, tmp_path_factory):
    """The folder with the captures of an exact guest."""
    out = tmp_path_factory.mktemp("dose")
    outcome = run(f"minimal-{request.param}", request.param, ["sh", "-c", SCRIPT], out, exact=True,
                  boot=False)
    assert outcome.exit_status == 0, outcome.stderr.decode() + outcome.console
    return out


@pytest.mark.parametrize("what, slope, near", [("works", 1, 0.04), ("waits", 0, 0.1)])
def test_a_command_that_does_nothing_else_takes_longer_and_one_that_waits_does_not(
        guest, what, slope, near):
    found = [dose._read(load(guest / f"{what}.{turns}")) for turns in TURNS]
    assert {one.calls for one in found} == {CALLS}
    # three instructions a turn, an instruction a ns
    assert found[-1].added == pytest.approx(3 * TURNS[-1] * CALLS, rel=0.01)
    assert stats.slope([one.added for one in found], [one.span for one in found]).value == (
        pytest.approx(slope, abs=near))


@pytest.mark.parametrize("other, most", [("again.0", 6), ("counts", 18)])
def test_no_dose_changes_nothing(guest, other, most):
    """The same under two names; and beside the counting alone, a few instructions a call."""
    none, beside = (load(guest / name).header.number("span-ns") for name in ("works.0", other))
    assert abs(none - beside) < most * CALLS


def test_what_was_given_a_dose_says_so(guest):
    header = load(guest / "works.10").header
    assert [header.text(f"dose-{key}") for key in ("turns", "low", "high")] == ["10", "777", "777"]
    log = (guest / "log").read_text()
    assert log.count("each tapped call of 777 to 777 bytes makes 10 more turns of a loop") == 2


@pytest.mark.parametrize("spec, options", [
    ("memcpy", ("memcpy", None, None, None)), ("memcpy:>1024", ("memcpy", None, 1025, None)),
    ("memmove@ext4", ("memmove", "ext4", None, None)),
    ("memmove@cp_new_stat.isra.0", ("memmove", "cp_new_stat.isra.0", None, None)),
    ("memmove@ext4_*", ("memmove", "ext4_*", None, None)),
    ("memcpy@ext4/*_dx?:>9", ("memcpy", "ext4/*_dx?", 10, None)),
    ("memcpy,memset@ext4:<17", ("memcpy,memset", "ext4", None, 16)),
    ("memcpy:8-64", ("memcpy", None, 8, 64))])
def test_which_calls_have_a_dose(spec, options):
    assert tuple(dose.chosen(spec).values()) == options


class Arguments:
    """What a run of the command was asked for."""

    select, machine = "memcpy,memmove", None


def given(slope, noise=1000):
    """The result of runs that took SLOPE of what was added longer."""
    random = np.random.default_rng(3)
    added = np.repeat([0, 1e6, 2e6, 3e6, 4e6], 6)
    return [dose.Run(int(one / 1e4), 1000, one, int(1e8 + slope * one + noise * draw),
                     int(1e8 + one))
            for one, draw in zip(added, random.standard_normal(len(added)), strict=True)]


@pytest.mark.parametrize("slope, noise, said", [
    (1, 1000, "the command takes 1"), (0, 1000, "it waits for something else meanwhile"),
    (1, 1e7, "the runs differ too much to tell")])
def test_the_verdict_tells_what_a_dose_did(slope, noise, said, tmp_path):
    timed = timed_profile(tmp_path, command="true")
    document = dose.document(given(slope, noise), timed.header, BASE, Arguments)
    result.validate(document, "here")
    found = result.find(document, dose.RUN)
    assert found["raw"]["low"] <= slope <= found["raw"]["high"]
    judged = verbs.verdict(timed, replayed(), "rep_movsb",
                           given=dose.slopes(document, timed.header, "ns", Subset()))
    result.validate(judged, "here")
    assert any(said in why for why in judged["verdict"]["reasons"])
    without = verbs.verdict(timed, replayed(), "rep_movsb")
    assert any("none of the time that the command takes" in why
               for why in without["verdict"]["reasons"])


@pytest.mark.parametrize("ended, said", [
    ({"exit_status": "3"}, "true ended with status 3: what a dose"),
    ({"ended_by": "INT", "exit_status": "0"}, "SIGINT ended the recording: what a dose")])
def test_a_run_that_did_not_end_well_is_no_run(ended, said, tare, tmp_path, monkeypatch):
    timed_profile(tmp_path, **ended)
    monkeypatch.setattr(record_verbs, "record_here", lambda _, command, target, user: shutil.copy(
        tmp_path / "a.cost", target))
    status, _, err = tare("memcpy", "dose", "--", "true")
    assert status == 1 and said in err


@pytest.mark.parametrize("unit, subset", [
    ("instructions", Subset()), ("ns", Subset(("memset",))), ("ns", Subset(low=129))])
def test_a_dose_of_something_else_is_refused(unit, subset, tmp_path):
    header = timed_profile(tmp_path, command="true").header
    document = dose.document(given(1), header, BASE, Arguments)
    with pytest.raises(TareError, match="--dose: it is of"):
        dose.slopes(document, header, unit, subset)


def test_a_line_that_bends_is_no_line():
    """A run that waits in the middle of the doses is no longer for the first half of them."""
    bent = [dataclasses.replace(one, span=max(one.span, int(1e8 + 2e6))) for one in given(1, 1)]
    assert not dose._bend(given(1, 1), True) and "and 1 above" in dose._bend(bent, True)[0]
