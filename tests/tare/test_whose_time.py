# SPDX-License-Identifier: GPL-2.0-only
"""A time says whose it is where an exact machine's virtual time could be taken for it."""

import html as entities

import pytest
from made_results import ENVIRONMENT, document, entry as measured
from tare import figures, html, result

EXACT = {**ENVIRONMENT, "machine": "minimal", "accelerator": "tcg", "exact": True}


def entry(unit="ns", over=result.PROCESSES, **more):
    return {**measured([4, 5, 6], over, unit=unit), **more}


@pytest.mark.parametrize("environment, one, said", [
    (EXACT, entry(), "ns (virtual)"), (EXACT, entry("us a call"), "us a call (virtual)"),
    (EXACT, entry("requests/s"), "requests/s (virtual)"),
    (EXACT, entry("instructions"), "instructions"), (EXACT, entry("percent"), "percent"),
    (EXACT, entry("the client's bytes"), "the client's bytes"),
    (EXACT, entry(time="host"), "ns (host)"), (ENVIRONMENT, entry(), "ns"),
    (ENVIRONMENT, entry(time="host"), "ns"),
    (ENVIRONMENT, entry(over=result.EXACT), "ns (virtual)"),
    (ENVIRONMENT, entry(time="virtual"), "ns (virtual)")])
def test_a_time_says_whose_it_is(environment, one, said):
    assert figures.unit(one, environment) == said


@pytest.mark.parametrize("environment, unit, time, said", [
    (EXACT, "ns", None, "virtual: of an exact machine"), (EXACT, "instructions", None, ""),
    (EXACT, "ns", "host", "real time"), (EXACT, "ns", "published", ""),
    (ENVIRONMENT, "ns", "virtual", "virtual: of an exact machine"),
    (ENVIRONMENT, "ns", "host", "")])
def test_a_table_of_times_says_whose_they_are(environment, unit, time, said):
    first, *more = figures.notes({"title": "t", "notes": ["first"], "columns": [
        "routine", f"{unit} a call"], **({"time": time} if time else {})}, environment)
    assert first == "first" and len(more) == bool(said) and said in "".join(more)


def test_what_is_taken_over_keeps_whose_time_it_is():
    assert result.taken_over(entry(), ENVIRONMENT)["time"] == "host"
    assert result.taken_over(entry(), EXACT)["time"] == "virtual"
    assert result.taken_over(entry(time="host"), EXACT)["time"] == "host"


def test_all_reports_tell_a_replay_here_from_its_exact_capture(report):
    made = document(entry("instructions", result.EXACT), result.taken_over(entry(), ENVIRONMENT),
                    experiment="memcpy.verdict", **EXACT, tables=[
                        {"name": "t", "title": "Replay", "columns": ["routine", "ns"],
                         "rows": [["x", 1]], "time": "host"}])
    for text in (report(made)[1], entities.unescape(html.page([made]))):
        words = " ".join(text.split())
        assert "ns (host)" in words and "virtual" not in words
        assert words.count("host: of the CPU that ran this in real time") == 2
        assert "one executed instruction" not in words
