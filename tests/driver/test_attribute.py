# SPDX-License-Identifier: GPL-2.0-only
"""Which change moves what is received: of boots that are made up, so that the answer is known."""

from types import SimpleNamespace

import pytest
from fake_runner import Outcome

from tare import machine, output, result
from tare.errors import TareError, UsageError
from tare.experiments.driver import run as driver_run
from tare.experiments.driver.attribute import factors, figures, run
from tare.experiments.driver.attribute.factors import ARRANGEMENTS, FACTORS, NOW, THEN
from tare.experiments.driver.flood import run as flood_run
from tare.reproduce import kept as reproduced

# points that a change from 2009's level to today's moves; those that are not named, none
MOVES = {"rate": 0.3, "access": 0.2, "buffer": 0.1, "switch": 0.05}
BASE = {factors.KERNEL: 0.05, factors.MIXED: 0.1, factors.TAP: 0.15, factors.ONE: 0.3,
        factors.TWO: 0.12}


@pytest.fixture
def boots(monkeypatch, tmp_path):
    """boots(fails_at=None): Boots whose shares are as above; .made has the jobs."""
    made = []

    def share(design, words, access, load):
        said = dict(word.split("=") for word in words)
        name = (factors.MIXED if "sink" in said else factors.KERNEL if "kernel" in design else
                {"user-tap": factors.TAP, "user-message": factors.TWO}.get(design, factors.ONE))
        return (BASE[name] + MOVES["rate"] * (load.interval < 10_000)
                + MOVES["access"] * (access == "card") + MOVES["buffer"] * ("buffer" in said)
                + MOVES["switch"] * (said["switch"] == "1000"))

    def boot(variant, access, load, kernel):
        if opened.fails_at and len(made) >= opened.fails_at:
            raise TareError("the machine burns")
        design, words = variant
        made.append((design, tuple(words), access, load))
        # floods differ, and alike for all
        shares = [share(design, words, access, load) + flood / 1000 for flood in range(6)]
        account = SimpleNamespace(handled=100)
        found = SimpleNamespace(each=lambda _: shares, account=account, sum={
            "crossings": 300, "switches": 200, "interrupts": 100}.get)
        return found, Outcome("ok", machine="any", exact=True, image_digest=str(len(made)))

    def opened(fails_at=None):
        opened.fails_at = fails_at
        kept = run.Boots(tmp_path / "kept", "6.1")
        kept.made = made
        return kept

    monkeypatch.setattr(flood_run, "boot", boot)
    monkeypatch.setattr(driver_run, "need", lambda kernel: None)
    monkeypatch.setattr(machine, "kernel", str)
    return opened


@pytest.fixture
def kept(boots):
    return boots()


def test_effects_are_what_was_put_in(kept):
    for one in run.single(kept):
        moves = MOVES.get(one.changed[0], 0) * (1 if one.era == THEN else -1)
        assert one.points.value == pytest.approx(100 * moves), one
        assert one.points.low == pytest.approx(one.points.high)


def test_a_change_of_what_an_arrangement_does_not_have_is_no_boot(kept):
    found = run.single(kept)
    assert len(set(kept.made)) == len(kept.made) == len(kept) < 90
    has = {(one.arrangement, one.changed[0]) for one in found if one.era == THEN}
    assert (factors.ONE, "buffer") not in has and (factors.KERNEL, "priority") not in has
    # a driver with an interrupt a packet needs its queue, and hands no batches on
    assert not {(factors.KERNEL, "queue"), (factors.KERNEL, "batch")} & has
    assert (factors.KERNEL, "batch") in {(one.arrangement, one.changed[0]) for one in found
                                         if one.era == NOW}


def test_pairs_are_of_the_four_largest_and_there_are_at_most_128_boots(kept):
    large = run.largest(run.single(kept))
    assert large == list(MOVES)
    together = run.pairs(kept, large)
    assert 100 < len(kept) <= run.BOOTS and together
    for one in together:
        moved = sum(MOVES[factor] for factor in one.changed
                    if factor in ARRANGEMENTS[one.arrangement].has)
        assert abs(one.points.value) == pytest.approx(100 * moved), one


def test_a_pair_of_which_one_changes_nothing_beside_the_other_is_none(kept):
    alone = {one.arrangement for one in run.single(kept) if one.changed == ("interrupts",)}
    found = {(one.era, one.arrangement): one for one in run.pairs(
        kept, ["interrupts", "queue"])}
    # of today's setting: a driver that takes an interrupt a packet has its queue
    assert factors.KERNEL in alone and (NOW, factors.KERNEL) not in found
    assert {(THEN, factors.KERNEL), (NOW, factors.ONE)} <= set(found)


@pytest.mark.parametrize("fails_at", [7, 100])
def test_what_was_interrupted_goes_on_where_it_was(boots, tmp_path, fails_at):
    """And tells the same as what was not: of pairs that are kept, too, there are no more."""
    made = boots(fails_at).made
    with pytest.raises(TareError, match="the machine burns"):
        figures.measure("6.1", tmp_path / "kept")
    assert len(made) == fails_at
    boots()
    again = figures.measure("6.1", tmp_path / "kept")
    assert len(set(made)) == len(made) == run.BOOTS
    assert again["tables"] == figures.measure("6.1", tmp_path / "whole")["tables"]


def test_a_folder_is_of_one_attribution_at_a_time(kept, tmp_path):
    with output.alone(tmp_path / "kept"), pytest.raises(UsageError, match="another attribution"):
        figures.measure("6.1", tmp_path / "kept")


def test_what_is_no_boot_is_made_again_and_one_of_elsewhere_is_refused(boots, kept, tmp_path):
    run.single(kept)
    count, (path, *_) = len(kept.made), (tmp_path / "kept").iterdir()
    whole = path.read_text()
    path.write_text(whole[:100])
    run.single(boots())
    assert len(kept.made) == count + 1 and path.read_text() != whole[:100]
    path.write_text(whole.replace('"any"', '"other"'))
    with pytest.raises(TareError, match="is of another kernel, emulator or tare: give another"):
        run.single(boots())


def test_boots_of_another_driver_or_kernel_are_made_again(boots, monkeypatch):
    job = factors.boot(factors.KERNEL, factors.setting(THEN))
    keys = {boots().key(job), boots().key(job)}
    monkeypatch.setattr(reproduced, "code", lambda: "others")
    keys.add(boots().key(job))
    monkeypatch.setattr(machine, "kernel", lambda name: f"{name} with other modules")
    assert len(keys | {boots().key(job)}) == 3


def test_what_is_alike_has_no_order(kept, monkeypatch):
    monkeypatch.setitem(BASE, factors.TWO, BASE[factors.MIXED])
    turns = figures.turned(THEN, kept, run.single(kept))
    assert len(turns) == 9 and not {(factors.TWO, factors.MIXED),
                                    (factors.MIXED, factors.TWO)} & set(turns)


def test_an_order_that_is_not_sure_any_more_is_not_turned_round(boots, monkeypatch):
    monkeypatch.setitem(BASE, factors.KERNEL, BASE[factors.TWO] - MOVES["buffer"])
    kept = boots()
    assert figures.turned(THEN, kept, run.single(kept))[factors.TWO, factors.KERNEL] == []


def test_the_result_says_it(boots, tmp_path):
    boots()
    made = figures.measure("6.1", tmp_path / "kept")
    result.validate(made, "here")
    found = result.find(made, "driver.attribute.2009.kernel.access")
    assert found["raw"]["value"] == pytest.approx(20) and found["unit"] == "points"
    assert made["lead"]["sentence"].startswith(
        "Setting of 2009: driver in the kernel, stack in a process receive more than driver and "
        "stack in the kernel, but not with socket's buffer 1,365 packets; ")
    assert "8 of 10 sure orders of two arrangements are turned" in made["lead"]["sentence"]
    tables = {one["name"].removeprefix("driver.attribute."): one for one in made["tables"]}
    alone = tables["alone.today"]
    rate = next(row for row in alone["rows"] if row[0].startswith("instructions between packets"))
    assert rate[1] == "-30.0 [-30.0, -30.0]"
    assert len(alone["rows"]) == len(FACTORS)
    # crossings, switches, interrupts
    assert all(row[-3:] == [3, 2, 1] for row in tables["settings"]["rows"])
    assert all(float(row[4].split()[0]) == pytest.approx(row[5]) for row in
               tables["together"]["rows"])
