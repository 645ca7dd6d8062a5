# SPDX-License-Identifier: GPL-2.0-only
"""The page and the picture of a result: what stands where, and that nothing of it is lost."""

import json
import re
from html.parser import HTMLParser
from urllib.parse import unquote
from xml.etree import ElementTree

import made_results
import pytest
from matplotlib import pyplot

from tare import answer, figures, html, picture, plots, result, stats

ENVIRONMENT = {**made_results.ENVIRONMENT, "kernel": "6.1 <test>", "cpu_model": "c & d",
               "image_digest": "cf31774b464b46fb" * 4}
# elements without an end
VOID = {"meta", "br", "img", "input", "link"}


class Outline(HTMLParser):
    """Elements of a page in their order, and whether all are closed in turn."""

    def __init__(self, text):
        super().__init__()
        self.open, self.found, self.texts = [], [], []
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag, attributes):
        self.found.append((tag, dict(attributes)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data):
        self.texts.append(data)

    def of(self, tag):
        return [attributes for name, attributes in self.found if name == tag]


def full(experiment="a.test"):
    """A result with a bit of everything that a report shows."""
    made = result.document(experiment, ENVIRONMENT)
    for at, (name, samples) in enumerate((("one", [5, 6, 7]), ("two", [4, 5, 6] * 2),
                                          ("three", [1, 2, 3] * 3))):
        made["measurements"].append(result.measurement(
            f"a.{name}", "ns", stats.median([2 * one for one in samples]), over=result.BOOTS,
            overhead=stats.median(samples), net=stats.median(samples), title=f"the {name} <b>",
            bar=("Net & all", name), below_floor=name == "three", better="lower",
            conditions=["on one CPU", f"the {at}th"], detail=name == "two"))
    made["distributions"] += [
        {"name": "d.bins", "title": "Times", "unit": "ns", "counted": "samples",
         "bins": [{"low": low, "high": 2 * low - 1, "count": 40 - 3 * at}
                  for at, low in enumerate(1 << one for one in range(5, 15))]},
        {"name": "d.sizes", "title": "Sizes", "unit": "bytes",
         "bins": [{"low": 1, "high": 1, "count": 3, "sum": 3},
                  {"low": 2, "high": 9, "count": 2, "sum": 9}]},
        {"name": "d.grid", "title": "Grid", "unit": "calls", "rows": "row", "columns": "column",
         "grid": [[0, 3], [90, 1]]},
        {"name": "d.curves", "title": "Curves", "unit": "%", "x": "load",
         "interval_over": result.BOOTS, "curves": [
             {"name": name, "points": [{"x": x, "value": x + 1, "low": x, "high": x + 2,
                                        "confidence": 0.75} for x in range(3)]}
             for name in ("first", "second, which has a long name to be read")]}]
    made["tables"] += [{"name": name, "title": f"Table {name}", "columns": ["", "n", "m", "o"],
                        "rows": [["x", 1, 2.5, None]], "notes": [f"note of {name}"]}
                       for name in ("t.late", "t.early")]
    made["tables"].append({"name": "t.conditions", "title": "Conditions that differ",
                           "columns": ["condition", "A", "B"], "notes": ["of two"],
                           "rows": [["image_digest", "cf31774b464b46fb" * 2, "0" * 32]]})
    made["warnings"].append("not <quiet>")
    made["lead"] = {"plot": "d.curves", "sentence": "It takes 5 ns.", "tables": ["t.early"],
                    "measurements": ["a.two", "a.one"]}
    result.validate(made, "here")
    return made


@pytest.fixture(scope="module")
def page():
    return html.page([full(), full("b.test")])


@pytest.fixture(scope="module")
def outline(page):
    return Outline(page)


def test_a_page_loads_and_runs_nothing(page, outline):
    assert not outline.of("script") and not outline.of("link")
    for _, attributes in outline.found:
        assert not [name for name in attributes if name.startswith("on")]
        for name in ("src", "href"):
            assert attributes.get(name, "#")[:5] in ("data:", "#") or attributes[name][0] == "#"
    assert "@import" not in page and "url(http" not in page


def test_ids_are_unique_and_every_reference_has_its_own(page, outline):
    ids = [attributes["id"] for _, attributes in outline.found if "id" in attributes]
    assert len(ids) == len(set(ids)) > 10
    wanted = re.findall(r"url\(#([^)]+)\)", page) + re.findall(r' href="#([^"]+)"', page)
    wanted += " ".join(re.findall(r'aria-labelledby="([^"]+)"', page)).split()
    assert set(wanted) <= set(ids)


def test_the_answer_its_plot_and_its_limits_come_first_with_what_cannot_be_trusted(page):
    of_one = page[page.index("<article"):page.index("</article>")]
    places = [of_one.index(words) for words in (
        "It takes 5 ns.", "<svg", "not &lt;quiet&gt;", "on one CPU", ">Figures<",
        "Table t.early", "Table t.late", ">Other plots<", "download=")]
    assert places == sorted(places)
    assert of_one[places[1]:].index("Curves") < of_one[places[1]:].index("</svg>")
    assert "Refused: 1 figure" in of_one and "the three &lt;b&gt;" in of_one
    assert "Interval below 95 %: 1 figure" in of_one and ">75 %<" in of_one


def test_every_figure_is_on_the_page_and_headings_do_not_skip(outline):
    texts = set(outline.texts)
    for entry in full()["measurements"]:
        assert {entry["title"], answer.figure(entry)} <= texts
    for table in full()["tables"]:
        assert {table["title"], *table["notes"]} <= texts
    levels = [int(tag[1]) for tag, _ in outline.found if re.fullmatch("h[1-6]", tag)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(after - before <= 1 for before, after in zip(levels, levels[1:], strict=False))
    assert outline.of("html") == [{"lang": "en"}] and len(outline.of("main")) == 1
    assert len(outline.of("caption")) == len(outline.of("table")) > 10
    assert all(attributes.get("scope") in ("col", "row") for attributes in outline.of("th"))


def test_every_plot_is_inline_with_a_name_and_its_data(page, outline):
    drawn = re.findall("<svg.*?</svg>", page, re.S)
    assert len(drawn) == 2 * len(plots.panels(full())) == 2 * 7
    for svg in drawn:
        root = ElementTree.fromstring(svg)
        name, told = root[0], root[1]
        assert root.get("role") == "img" and name.tag.endswith("title") and name.text
        assert told.tag.endswith("desc") and told.text
        assert root.get("aria-labelledby").split() == [name.get("id"), told.get("id")]
        assert f"Data of the plot: {name.text}" in "".join(outline.texts)
        # nothing has a colour of one theme only
        assert not re.findall("(?:fill|stroke): *#", svg)


def test_distributions_have_percentiles_and_are_cumulated():
    bins, cumulated = plots.others(full())["Times"]
    assert cumulated.title == "Times: cumulated"
    assert list(bins.percentiles.items())[:3] == [
        ("p50", 511), ("p90", 16383), ("p99", "too few samples, needs 1,000")]
    assert cumulated.rows[-1] == ["32,767", "100"]


def test_downloads_hold_the_result(outline):
    found = [attributes for attributes in outline.of("a") if "download" in attributes]
    assert [one["download"] for one in found] == ["a.test.json", "a.test.csv", "b.test.json",
                                                  "b.test.csv"]
    media, _, data = found[0]["href"].partition(",")
    assert media.startswith("data:application/json")
    assert {**json.loads(unquote(data)), "environment": 0} == {**full(), "environment": 0}
    assert "a.three" in unquote(found[1]["href"])


def test_what_has_no_room_is_named():
    made = full()
    made["measurements"] += [
        result.measurement(f"a.{at}", "ns", stats.median([1, 2, 3, 4, 5, 6]), over=result.BOOTS,
                           detail=True, conditions=["x" * 100]) for at in range(300)]
    page = html.page([made])
    assert "Figures that tables tell, too: 301, in the CSV below" in page
    assert len(page.encode()) <= 250_000
    assert re.search("JSON without 301 figures that tables tell, too", page)
    csv = next(unquote(found["href"]) for found in Outline(page).of("a")
               if found.get("download") == "a.test.csv")
    assert all(f"a.{at}," in csv for at in range(300))


@pytest.mark.parametrize("key, name", [("plot", "nothing"), ("measurements", ["nothing"]),
                                       ("tables", ["nothing"])])
def test_a_lead_that_leads_nowhere_is_refused(key, name):
    with pytest.raises(result.FormatError, match=f"lead/{key}: there is no nothing"):
        result.validate({**full(), "lead": {key: name}}, "here")


def test_the_terminal_says_the_answer_first_and_then_what_leads(report):
    made = full()
    status, out, _ = report(made)
    assert status == 0 and out.startswith("It takes 5 ns.\n")
    assert out.index("a.test") < out.index("the one")
    made["lead"]["measurements"] = ["a.three"]
    out = report(made)[1]
    assert out.index("the three") < out.index("the one")


def test_without_a_sentence_the_first_figures_are_the_answer():
    made = full()
    made["lead"].pop("sentence")
    page = html.page([made])
    first = page[page.index('class="answer"'):page.index("</section>")]
    assert first.index("the two") < first.index("the one") and "the three" not in first
    assert "<dd>5 [4, 6] ns</dd>" in first
    made["lead"]["measurements"] = ["a.three"]
    assert "<dd>below the noise floor</dd>" in html.page([made])


def test_the_picture_says_the_answer_the_kernel_and_the_cpu(tmp_path):
    assert "It takes 5 ns." in picture.heading(full())
    assert figures.environment_line(ENVIRONMENT) in picture.heading(full())
    assert picture.write([full()], tmp_path / "p.png") == 7
    # the heading is whole: it ends before the right edge
    top = pyplot.imread(tmp_path / "p.png")[:40, :, :3].min(axis=(0, 2))
    assert top[:400].min() < 0.5 and top[-10:].min() == 1
    assert picture.write([result.document("a.test", ENVIRONMENT)], tmp_path / "q.png") == 0
