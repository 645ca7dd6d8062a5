# SPDX-License-Identifier: GPL-2.0-only
"""What people read of an interval: how sure it is, and what it is taken over."""

import html as entities
import json
import re

import pytest

from tare import figures, html, plots, result, stats, svg

ENVIRONMENT = {"kernel": "k", "cpu_model": "c", "cpus": 1, "machine": "host",
               "accelerator": "none", "exact": False}
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


def document(*entries):
    made = result.document("a.test", ENVIRONMENT)
    made["measurements"] += entries
    result.validate(made, "here")
    return made


def cells(out):
    """Those of the line of a.b."""
    line, = (line.strip() for line in out.splitlines() if line.strip().startswith("a.b"))
    return re.split(" {2,}", line)


def entry(samples, over, name="a.b", **more):
    return result.measurement(name, "ns", stats.median(samples), over=over, **more)


@pytest.mark.parametrize("value, said", [
    (None, "-"), (True, "yes"), (-3.0, "-3"), (1234567, "1,234,567"), (1234.5678, "1,235"),
    (-1999.6, "-2,000"), (12.3456, "12.35"), (0.123456, "0.1235"), (0.00012345678, "1.235e-04")])
def test_a_figure_has_four_digits_and_is_rounded(value, said):
    assert figures.number(value) == said


@pytest.mark.parametrize("samples, over, figure, scope", READ)
def test_every_report_says_how_sure_an_interval_is(tare, tmp_path, samples, over, figure, scope):
    made = document(entry(samples, over))
    result.write(made, tmp_path / "r.json")
    status, out, _ = tare("report", tmp_path / "r.json")
    unit = "ns (virtual)" if over in result.OF_EXACT else "ns"
    assert status == 0 and cells(out) == ["a.b", figure, unit, scope]
    page = entities.unescape(html.page([made]))
    assert f">{figure}</td>" in page and f">{scope}</td>" in page
    for text in (out, page):
        assert "value [interval], 95 % where no other is said" in " ".join(text.split())


def test_all_that_an_interval_can_be_over_has_words():
    """Each that the schema lets a result have."""
    overs = result.validator().schema["definitions"]["interval_over"]["enum"]
    assert len(overs) > 5 and {figures.repeated(over, 2)[:2] for over in overs} == {"2 "}


def test_a_count_has_no_interval(tare, tmp_path):
    result.write(document(result.measurement("a.b", "calls", stats.exact(5), over=None)),
                 tmp_path / "r.json")
    assert cells(tare("report", tmp_path / "r.json")[1]) == ["a.b", "5", "calls"]


def test_plots_say_how_sure_an_interval_is():
    entries = [entry([4, 5, 6], result.BOOTS, f"a.{name}", net=stats.median(samples),
                     bar=("a", name))
               for name, samples in (("one", [5]), ("three", [4, 5, 6]), ("six", [4, 5, 6] * 2))]
    for (name, samples), made in zip((("one", 1), ("three", 3), ("six", 6)), entries, strict=True):
        assert made["repeats"] == samples, name
    panel, = plots.panels(document(*entries))
    assert [row[0] for row in panel.rows] == ["one (one boot: no interval)", "three (75 %)", "six"]
    drawn = " ".join(re.sub("<[^>]*>", " ", svg.of(panel, "a", {})).split())
    assert "intervals over 1 boot or 3 boots or 6 boots" in drawn


def test_no_bar_is_drawn_of_a_net_that_is_refused():
    six = stats.median([4, 5, 6] * 2)
    panel, = plots.panels(document(*(
        entry([9] * 6, result.BOOTS, f"a.{name}", overhead=six, net=six, bar=("a", name),
              below_floor=name == "lost") for name in ("one", "lost", "two"))))
    assert [row[0] for row in panel.rows] == ["one", "two"]


@pytest.mark.parametrize("samples, over, said", [
    ([9, 10, 11, 12], result.PROCESSES, "none of 4 processes: too few"),
    ([9], result.BOOTS, "none of 1 boot: too few"),
    ([9, 10, 11, 12, 13], result.PROCESSES, "below the noise floor"),
    ([9], result.EXACT, "below the noise floor")])
def test_a_net_that_is_refused_says_why(samples, over, said):
    made = entry(samples, over, net=stats.median(samples), below_floor=True)
    assert figures.net(made) == said and made["net"] is None


@pytest.mark.parametrize("lacks", ["confidence", "interval_over", "repeats"])
def test_a_result_without_confidence_or_repeats_is_refused(lacks):
    made = document(entry([4, 5, 6], result.BOOTS))
    (made["measurements"][0]["raw"] if lacks == "confidence" else made["measurements"][0]).pop(
        lacks)
    with pytest.raises(result.FormatError, match="not a result of tare"):
        result.validate(made, "here")


def broken(old, new):
    """A result whose text has NEW where OLD was."""
    made = document(entry([4, 5, 6, 7, 8, 9], result.BOOTS))
    made["tables"].append({"name": "t", "title": "t", "columns": ["a", "b"], "rows": [["x", 12]]})
    text = json.dumps(made)
    assert text.count(old) == 1
    return text.replace(old, new)


@pytest.mark.parametrize("old, new, said", [
    ('"value": 6.5', '"value": NaN', "measurements/0/raw/value: nan is no figure"),
    ('"value": 6.5', '"value": 1e999', "measurements/0/raw/value: inf is no figure"),
    ('"value": 6.5', '"value": 9.5', "measurements/0/raw: 9.5 is not from 4.0 to 9.0"),
    ('"confidence": 0.96875', '"confidence": NaN', "confidence: nan is no figure"),
    ('["x", 12]', '["x", -Infinity]', "tables/0/rows/0/1: -inf is no figure"),
    ('["x", 12]', '["x"]', "tables/0: a row of 1 cells, of 2 columns")])
def test_impossible_results_are_refused(old, new, said, tare, tmp_path):
    path = tmp_path / "r.json"
    path.write_text(broken(old, new))
    for more in ([], ["--html", tmp_path / "r.html"]):
        status, _, err = tare("report", path, *more)
        assert status == 1 and said in err and err.count("\n") == 1
    assert not (tmp_path / "r.html").exists()
