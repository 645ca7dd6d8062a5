# SPDX-License-Identifier: GPL-2.0-only
"""The arithmetic of 2010's figures: each sum here is written out, not asked of the code."""

import pytest

from tare import published
from tare.experiments.nt import published as nt_published
from tare.experiments.nt.published import KERNEL, OPERATIONS, SERVER


def test_groups_come_in_their_order(monkeypatch):
    """Also 10 behind 9, and whatever the order of the lines."""
    lines = published.rows("nt_testapi.csv")
    monkeypatch.setattr(published, "rows", lambda name: sorted(
        lines, key=lambda row: (row["system"], row["group"])))
    assert nt_published.groups(SERVER, "messages")[-2:] == [2434, 2478]


def test_83_70_is_the_gain_of_testall_and_85_24_that_of_testapi():
    assert nt_published.part(SERVER, "all") == 1270 and nt_published.part(KERNEL, "all") == 207
    assert round(100 * (1270 - 207) / 1270, 2) == 83.70
    assert nt_published.total(SERVER) == 20423
    assert nt_published.total(KERNEL) == 3015
    assert round(nt_published.gain(20423, 3015), 2) == 85.24
    first = next(nt_published.oddities())
    assert "83.70 % is TestAll's alone, (1270 - 207) / 1270" in first and "give 85.24 %" in first


def test_the_ratio_of_reading_the_registry_rests_on_three_readings():
    readings = nt_published.groups(KERNEL, "read_registry")
    assert sorted(readings) == [0] * 7 + [1] * 3
    # three of 0.5 to 1.5 ms, seven up to 0.5; Wine's ten are off by up to 0.5 each
    assert nt_published.allowed("read_registry") == (59 / 8, 69 / 1.5)
    said = list(nt_published.oddities())[1]
    assert "3 readings of 1 ms among 10" in said and "7 to 46 times" in said


def test_what_rounding_allows_holds_what_was_read():
    for operation in OPERATIONS:
        for system in (KERNEL, SERVER):
            groups = nt_published.groups(system, operation)
            assert len(groups) == 10 and all(one == int(one) for one in groups)
        least, most = nt_published.allowed(operation)
        assert least < nt_published.ratio(operation) < most


def test_messages_grow_from_group_to_group_and_groups_are_compared_one_by_one():
    for system, growth in ((KERNEL, (149, 313)), (SERVER, (900, 2478))):
        groups = nt_published.groups(system, "messages")
        assert (groups[0], groups[-1]) == growth
    assert "from 149 to 313 ms (Longene 0.3) and from 900 to 2,478 ms (Wine 1.0)" in \
        list(nt_published.oddities())[2]
    assert nt_published.ratios("messages") == pytest.approx(
        [6.04, 7.31, 8.22, 8.79, 9.29, 9.04, 9.00, 8.24, 7.93, 7.92], abs=0.005)


def test_a_group_that_read_nothing_has_no_ratio():
    quotients = nt_published.ratios("read_registry")
    assert [one for one in quotients if one is not None] == [6, 7, 6]
    assert quotients[3:] == [None] * 7
