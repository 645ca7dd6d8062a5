# SPDX-License-Identifier: GPL-2.0-only
"""A time says whose it is where an exact machine's virtual time could be taken for it."""

import html as entities

import pytest
from tare import figures, html, result, stats
from test_reports import ENVIRONMENT

EXACT = {**ENVIRONMENT, "machine": "minimal", "accelerator": "tcg", "exact": True}


def entry(unit="ns", over=result.PROCESSES, **more):
    return {**result.measurement("a.b", unit, stats.median([4, 5, 6]), over=over), **more}


@pytest.mark.parametrize("environment, one, said", [
    (EXACT, entry(), "ns (virtual)"), (EXACT, entry("us a call"), "us a call (virtual)"),
    (EXACT, entry("requests/s"), "requests/s (virtual)"),
    (EXACT, entry("instructions"), "instructions"), (EXACT, entry("percent"), "percent"),
    (EXACT, entry("the client's bytes"), "the client's bytes"),
    (EXACT, entry(time="host"), "ns (host)"), (ENVIRONMENT, entry(), "ns"),
    (ENVIRONMENT, entry(time="host"), "ns"), (ENVIRONMENT, entry(over=result.EXACT),
                                             "ns (virtual)"),
    (ENVIRONMENT, entry(time="virtual"), "ns (virtual)")])
def test_a_time_says_whose_it_is(environment, one, said):
    assert figures.unit(one, environment) == said


@pytest.mark.parametrize("environment, table, virtual, host", [
    (EXACT, {"columns": ["routine", "ns a call"]}, 1, 0),
    (EXACT, {"columns": ["routine", "instructions a call"]}, 0, 0),
    (EXACT, {"columns": ["routine", "ns a call"], "time": "host"}, 0, 1),
    (EXACT, {"columns": ["routine", "ns a call"], "time": "published"}, 0, 0),
    (ENVIRONMENT, {"columns": ["routine", "ns a call"], "time": "virtual"}, 1, 0),
    (ENVIRONMENT, {"columns": ["routine", "ns a call"], "time": "host"}, 0, 0)])
def test_a_table_of_times_says_whose_they_are(environment, table, virtual, host):
    said = figures.notes({"title": "t", "notes": ["first"], **table}, environment)
    assert said[0] == "first" and len(said) == 1 + virtual + host
    assert sum("virtual: of an exact machine" in one for one in said) == virtual
    assert sum("real time" in one for one in said) == host


def test_what_is_taken_over_keeps_whose_time_it_is():
    assert result.taken_over(entry(), ENVIRONMENT)["time"] == "host"
    assert result.taken_over(entry(), EXACT)["time"] == "virtual"
    assert result.taken_over(entry(time="host"), EXACT)["time"] == "host"


def test_all_reports_tell_a_replay_here_from_its_exact_capture(tare, tmp_path):
    made = result.document("memcpy.verdict", EXACT)
    made["measurements"] += [entry("instructions", result.EXACT),
                             result.taken_over(entry(), ENVIRONMENT)]
    made["tables"].append({"name": "t", "title": "Replay", "columns": ["routine", "ns"],
                           "rows": [["x", 1]], "time": "host"})
    result.write(made, tmp_path / "r.json")
    for text in (tare("report", tmp_path / "r.json")[1], entities.unescape(html.page([made]))):
        words = " ".join(text.split())
        assert "ns (host)" in words and "virtual" not in words
        assert words.count("host: of the CPU that ran this in real time") == 2
        assert "one executed instruction" not in words
