# SPDX-License-Identifier: GPL-2.0-only
"""What is made of transfers and floods whose driver was killed."""

import pytest
from reports import reports

from tare import result
from tare.driver import faults, run, session
from tare.errors import TareError


@pytest.fixture
def made():
    return result.document("driver.faults", {
        "kernel": "6.1", "cpu_model": "QEMU max", "cpus": 1, "machine": "pcnet-6.1",
        "accelerator": "tcg", "exact": False, "wire": "tap"})


def deaths(*frame_ms):
    return [{"death": number, "signal": 9, "gone_ns": 5_000_000, "ready_ns": 40_000_000,
             "frame_ns": ms * 1_000_000} for number, ms in enumerate(frame_ms, 1)]


def test_what_a_death_takes_and_loses(made):
    """The median of each boot counts once, however many deaths it had: 70 and 50."""
    faults.fill_floods(made, [(300, deaths(60, 80, 70)), (150, deaths(50))])
    result.validate(made, "here")
    found = {entry["name"]: entry["raw"]["value"] for entry in made["measurements"]}
    assert found == {"driver.faults.gone": 5, "driver.faults.ready": 40, "driver.faults.frame": 60,
                     "driver.faults.lost": 125}
    assert {(entry["interval_over"], entry["repeats"]) for entry in made["measurements"]} == {
        ("boots", 2)}


def test_a_flood_without_a_death_tells_nothing_of_what_one_loses(made):
    faults.fill_floods(made, [(0, []), (150, deaths(50))])
    assert result.find(made, "driver.faults.lost")["raw"]["value"] == 150


def test_what_the_wire_refused_is_not_lost_by_a_death(monkeypatch):
    sent, got = reports(sent=16000, refused=40)
    got["received"] -= 7
    done = session.Session("user-tap", [sent], [got, *deaths(60)], None)
    monkeypatch.setattr(session, "run", lambda *words, **options: done)
    assert faults.flooded(1, {}, lambda text: None) == [(7, deaths(60))]


def test_floods_in_which_no_driver_died_are_a_failure(made):
    with pytest.raises(TareError, match="no driver died in 2 floods of 8 s"):
        faults.fill_floods(made, [(0, []), (0, [])])


def test_a_line_for_each_time_between_deaths(made):
    def killed(interval, rate, *frame_ms):
        moved = run.Transfer("user-tap", 1000, rate, rate, 0.5, 1, 1, 0, 3, "Linux", 7_000_000)
        return faults.Killed(interval, moved, deaths(*frame_ms))

    faults.fill(made, {0: [killed(0, 6e6), killed(0, 8e6)],
                       1000: [killed(1000, 2e6, 60, 70), killed(1000, 4e6, 60)]})
    result.validate(made, "here")
    table, = made["tables"]
    assert table["rows"] == [[None, 0, 7, 7, 3], [1, 3, 3, 7, 3]]
    assert result.find(made, "driver.faults.tcp.1000")["raw"] == {"value": 3, "low": 2, "high": 4,
                                                                  "confidence": 0.5}
