# SPDX-License-Identifier: GPL-2.0-only
"""What people read of an interval: how sure it is, and what it is taken over."""

import html as entities
import json
import re

import pytest
from made_results import TEN, count, document, entry

from tare import figures, html, plots, result, stats, svg
from tare.text import render

# samples, what they are, and what is to be read
READ = [
    ([5], result.BOOTS, "5 (one boot: no interval)", "1 boot"),
    ([5], result.PROCESSES, "5 (one process: no interval)", "1 process"),
    ([4, 5, 6], result.BOOTS, "5 [4, 6] 75 %", "3 boots"),
    ([5, 5, 5], result.BOOTS, "5 [5, 5] 75 %", "3 boots"),
    ([3, 4, 5, 6, 7], result.BOOTS, "5 [3, 7] 93 %", "5 boots"),
    ([3, 4, 5, 5, 6, 7], result.BOOTS, "5 [3, 7]", "6 boots"),
    ([5] * 10, result.PROCESSES, "5", "10 processes"),
    ([3, 4, 5, 5, 6, 7], result.ROUNDS, "5 [3, 7]", "6 rounds, within this run"),
    ([5, 5, 5], result.EXACT, "5", "3 rounds, the same in every run"),
    ([4, 5, 6], result.EXACT, "5 [4, 6]", "3 rounds, the same in every run"),
    ([3, 4, 5, 5, 6, 7], result.ARRIVALS, "5 [3, 7]", "6 floods, the same in every run"),
    ([3, 4, 5, 5, 6, 7], result.CALLS, "5 [3, 7]", "6 calls, within this capture"),
]


@pytest.mark.parametrize("value, said", [
    (None, "-"), (True, "yes"), (-3.0, "-3"), (1234567, "1,234,567"), (1234.5678, "1,235"),
    (-1999.6, "-2,000"), (12.3456, "12.35"), (0.123456, "0.1235"), (0.00012345678, "1.235e-04")])
def test_a_figure_has_four_digits_and_is_rounded(value, said):
    assert figures.number(value) == said


def test_what_a_file_holds_does_not_move_the_cursor(capsys):
    render(document(entry(TEN, title="\x1b[2Jred"), warnings=["\x1b]0;x\x07"], tables=[
        {"name": "t", "title": "T\x9b", "columns": ["a\x1b"], "rows": [["\x1b[1m"]]}]))
    said = capsys.readouterr().out
    assert "\\x1b[2Jred" in said and not {"\x1b", "\x9b", "\x07"} & set(said)


def test_every_report_says_how_sure_an_interval_is(report):
    made = document(*(entry(samples, over, f"a.{at}") for at, (samples, over, *_) in
                      enumerate(READ)), count(5))
    status, out, _ = report(made)
    page = entities.unescape(html.page([made]))
    read = [[f"a.{at}", figure, "ns (virtual)" if over in result.OF_EXACT else "ns", scope]
            for at, (_, over, figure, scope) in enumerate(READ)]
    # a count has no interval
    assert status == 0 and [re.split(" {2,}", line.strip()) for line in out.splitlines()
                            if line.startswith(" a.")] == [*read, ["a.n", "5", "instructions"]]
    for row in read:
        assert re.search(">" + r"</td>\s*<td[^>]*>".join(map(re.escape, row[1:])), page), row
    for text in (out, page):
        assert "value [interval], 95 % where no other is said" in " ".join(text.split())


def test_all_that_an_interval_can_be_over_has_words():
    """Each that the schema lets a result have."""
    overs = result.schema_of(result.SCHEMA)["definitions"]["interval_over"]["enum"]
    assert len(overs) > 5 and {figures.repeated(over, 2)[:2] for over in overs} == {"2 "}


def test_plots_say_how_sure_an_interval_is_and_draw_no_net_that_is_refused():
    six = stats.median([4, 5, 6] * 2)
    of = {"one": stats.median([5]), "three": stats.median([4, 5, 6]), "six": six, "lost": six}
    panel, = plots.panels(document(*(
        entry([9] * 6, result.BOOTS, f"a.{name}", overhead=six, net=net, bar=("a", name),
              below_floor=name == "lost") for name, net in of.items())))
    assert [row[0] for row in panel.rows] == ["one (one boot: no interval)", "three (75 %)", "six"]
    drawn = " ".join(re.sub("<[^>]*>", " ", svg.of(panel, "a", {})).split())
    assert "intervals over 1 boot or 3 boots or 6 boots" in drawn


@pytest.mark.parametrize("samples, over, said", [
    ([9, 10, 11, 12], result.PROCESSES, "none of 4 processes: too few"),
    ([9], result.BOOTS, "none of 1 boot: too few"),
    ([9, 10, 11, 12, 13], result.PROCESSES, "below the noise floor"),
    ([9], result.EXACT, "below the noise floor")])
def test_a_net_that_is_refused_says_why(samples, over, said):
    made = entry(samples, over, net=stats.median(samples), below_floor=True)
    assert figures.net(made) == said and made["net"] is None


@pytest.mark.parametrize("old, new, said", [
    ('"value": 6.5', '"value": NaN', "measurements/0/raw/value: nan is not a figure"),
    ('"value": 6.5', '"value": 1e999', "measurements/0/raw/value: inf is not a figure"),
    ('"value": 6.5', '"value": 9.5', "measurements/0/raw: 9.5 is not from 4.0 to 9.0"),
    ('"confidence": 0.96875', '"confidence": NaN', "confidence: nan is not a figure"),
    ('["x", 12]', '["x", -Infinity]', "tables/0/rows/0/1: -inf is not a figure"),
    ('["x", 12]', '["x"]', "tables/0: a row of 1 cells, of 2 columns"),
    (', "confidence": 0.96875', "", "not a result of tare"),
    (', "repeats": 6', "", "not a result of tare"),
    (', "interval_over": "processes"', "", "not a result of tare")])
def test_impossible_results_are_refused(old, new, said, refused, tmp_path):
    text = json.dumps(document(entry([4, 5, 6, 7, 8, 9]), tables=[
        {"name": "t", "title": "t", "columns": ["a", "b"], "rows": [["x", 12]]}]))
    assert text.count(old) == 1
    path = tmp_path / "r.json"
    path.write_text(text.replace(old, new))
    for more in ([], ["--html", tmp_path / "r.html"]):
        assert said in refused(1, "report", path, *more)
    assert not (tmp_path / "r.html").exists()


def test_half_a_character_in_a_file_is_a_line_not_a_traceback(refused, tmp_path):
    (tmp_path / "r.json").write_text(json.dumps(document(entry(TEN, title="\ud800"))))
    assert "are not UTF-8" in refused(1, "report", tmp_path / "r.json", "--html",
                                      tmp_path / "r.html")
    assert not (tmp_path / "r.html").exists()
