# SPDX-License-Identifier: GPL-2.0-only
"""The pages that people open most, as a reader meets them: the answer first, one plot, little to
load; at night in a browser as wide as a telephone, and as a laptop.
"""

import json
from types import SimpleNamespace

import pytest
from breadth import at_night
from browser import CONTRAST, OF_SHAPES, OF_TEXT, OPEN, OVERLAPS, SIDEWAYS, asked
from made_results import TEN, document, entry
from matplotlib import pyplot
from random_runs import run
from tare import draw, html, reproduce, result
from tare.experiments.exact.report import page as exact_page
from tare.experiments.latency import read
from tare.reproduce import session
from test_compare_runs import RECORDED, compared, side
from test_latency_report import ENTRY, changed
from test_page import VOID, Outline, full

# lines that only guide the eye, light and dark, and the paper of a map of colours
FAINT = ("rgb(213, 218, 224)", "rgb(57, 66, 75)", "rgb(251, 252, 253)")


def _syslat():
    rows = [{**ENTRY, "name": name, "sum": ENTRY["sum"] // at}
            for at, name in enumerate(("read", "write", "openat", "futex"), 1)]
    return html.page([read.as_result(changed(entries=rows), "here")])


def _exact():
    """As many paths as `uname -a` has, and functions, whose names are longer than most."""
    made = run(3, nodes=6500)
    made["functions"] = [{"name": f"a_function_of_the_kernel_{at}", "module": ""}
                         for at in range(1200)]
    for at, row in enumerate(made["nodes"]["rows"]):
        row[4] = at % 1200
    return exact_page.page(made)


def _compare():
    return html.page([compared(side(RECORDED[:6]), side(RECORDED[6:12], 1.2))])


def _reproduce():
    found = []
    for name in ("timers", "events"):
        made = document(*(entry([sample * by for sample in TEN], name=f"{name}.{by}",
                                bar=("Cost", f"a call of {name} {by}")) for by in (1, 3)),
                        experiment=f"{name}.reproduce",
                        tables=[{"name": f"{name}.published", "title": "Figures",
                                 "columns": ["", "then", "now"], "rows": [["a", 1, 2]]}])
        reproduce.finish(made, f"What {name} cost then. What it costs now.",
                         [("where", "there", "here")], [f"{name}.published"])
        result.lead(made, plot="Cost")
        module = SimpleNamespace(TITLE=f"the {name}", YEAR=2001)
        found.append(session.Run(reproduce.Reproduction(name, module), made))
    return session.page(found, "usual")


# {page: (how it is made, bytes that it may have, tables that are open)}
PAGES = {"syslat": (_syslat, 120_000, 2), "exact": (_exact, 300_000, 0),
         "compare": (_compare, 150_000, 1), "reproduce": (_reproduce, 100_000, 0)}


@pytest.fixture(scope="module", params=PAGES)
def page(request):
    """(its name, its text)."""
    return request.param, PAGES[request.param][0]()


@pytest.fixture(scope="module")
def every():
    """With all kinds of plots and tables."""
    return html.page([full(), full("b.test")])


class Seen(Outline):
    """What is seen before anything is unfolded."""

    def __init__(self, text):
        self.folded, self.plots = [], 0
        super().__init__(text)

    def handle_starttag(self, tag, attributes):
        super().handle_starttag(tag, attributes)
        given = dict(attributes)
        if tag not in VOID:
            self.folded.append(tag == "details" and "open" not in given)
        if (tag == "svg" or given.get("class") == "flame") and not any(self.folded):
            self.plots += 1

    def handle_endtag(self, tag):
        super().handle_endtag(tag)
        if tag not in VOID:
            self.folded.pop()


def test_the_answer_is_first_and_one_plot_is_seen(page):
    name, text = page
    _, size, tables = PAGES[name]
    assert len(text.encode()) <= size
    body = text[text.index("<body"):]
    answer = body.index("What timers cost then." if name == "reproduce" else 'class="answer"')
    places = [body.index(word) for word in ("<svg", 'class="flame"', "<table", "<details")
              if word in body]
    assert answer < min(places)
    seen = Seen(text)
    assert seen.plots == 1
    assert len([one for one in seen.of("details") if "open" in one]) == tables


@pytest.mark.parametrize("values, mark, said", [
    ((0.5, 230), None, ["0", "50", "100", "150", "200"]),
    ((1, 11), None, ["0", "5", "10"]),
    ((0.8, 1.3), 1, ["0", "0.5", "1"]),
    ((0.3, 8), 1, ["0.5", "1", "2", "5"]),
    ((0.01, 12), 1, ["0.01", "0.1", "1", "10"])])
def test_ticks_are_figures_that_people_count_in(values, mark, said):
    figure, axes = pyplot.subplots(figsize=(draw.WIDTH, draw.HEIGHT))
    try:
        draw.bars(axes, [(f"{one}", {"value": one, "low": one, "high": one}) for one in values],
                  "B / A", mark and {"value": mark, "label": "no change"})
        figure.canvas.draw()
        low, high = axes.get_xlim()
        assert [tick.get_text() for place, tick in zip(axes.get_xticks(), axes.get_xticklabels(),
                                                       strict=True) if low <= place <= high] == said
    finally:
        pyplot.close(figure)


EMPTY = """
return [...document.querySelectorAll('svg')].filter(svg => {
  const box = svg.getBoundingClientRect();
  const shapes = [...svg.querySelectorAll('path, use, image, rect')].filter(one => {
    const of = one.getBoundingClientRect();
    return !one.closest('defs, clipPath') && of.width + of.height > 0; });
  return box.width < 100 || box.height < 60 || shapes.length < 3;
}).map(svg => svg.querySelector('title').textContent);
"""
LOOK = """
const box = one => one.getBoundingClientRect(), found = {};
const seen = [...document.querySelectorAll('body *')].filter(one => one.checkVisibility());
const plots = seen.filter(one => one.matches('svg, .flame'));
found.plots = plots.length;
found.answer = box(document.querySelector('.answer, nav li')).top;
found.first = Math.min(...[...plots, ...seen.filter(one => one.matches('table'))]
  .map(one => box(one).top));
found.letters = Math.min(99, ...plots.flatMap(one => [...one.querySelectorAll('text')])
  .map(one => box(one).height));
%s
[found.sideways, found.over, found.empty] = [%s].map(script => Function(script)());
return found;
""" % (OPEN, ", ".join(map(json.dumps, (SIDEWAYS, OVERLAPS, EMPTY))))


@at_night("a browser takes a while")
@pytest.mark.parametrize("width", [390, 1280])
def test_it_can_be_read_at_this_width(page, width, tmp_path):
    found = asked(page[1], LOOK, tmp_path, width)
    assert (found["sideways"], found["over"], found["empty"]) == ([], [], [])
    assert found["plots"] == 1 and found["letters"] >= 9
    assert found["answer"] < 300 and found["answer"] < found["first"]


@at_night("a browser takes a while")
@pytest.mark.parametrize("width", [360, 500, 1000, 1600])
def test_whatever_a_result_has_is_drawn_and_overlaps_nowhere(every, width, tmp_path):
    found = asked(every, LOOK, tmp_path, width)
    assert (found["sideways"], found["over"], found["empty"]) == ([], [], [])


@at_night("a browser takes a while")
def test_everything_stands_out_from_its_background_in_both_themes(every, tmp_path):
    script = f"{OPEN} return [getComputedStyle(document.body).backgroundColor, " \
             f"(() => {{{CONTRAST}}})()];"
    papers = set()
    for medium in ("light", "dark"):
        paper, found = asked(every, script, tmp_path, medium=medium)
        papers.add(paper)
        assert {kind for _, kind, _ in found} == {"text", "shape"}
        assert [one for one in found if one[1] == "text" and one[0] < OF_TEXT] == []
        assert [one for one in found if one[1] == "shape" and one[0] < OF_SHAPES
                and one[2] not in FAINT] == []
    assert len(papers) == 2


@at_night("a browser takes a while")
def test_the_keyboard_reaches_all_in_the_order_of_the_page(every, tmp_path):
    reached = asked(every, """
return [...document.querySelectorAll('a, summary')].filter(one => one.checkVisibility())
  .map(one => {
    one.focus();
    const style = getComputedStyle(one);
    return [document.activeElement === one, one.tabIndex, style.outlineStyle !== 'none',
            parseFloat(style.outlineWidth) >= 2];
  });""", tmp_path)
    assert len(reached) > 15 and set(map(tuple, reached)) == {(True, 0, True, True)}


@at_night("a browser takes a while")
def test_on_paper_nothing_is_folded(every, tmp_path):
    assert 0 == asked(every, """
return [...document.querySelectorAll('details > table, details > figure')]
  .filter(one => !one.checkVisibility()).length;""", tmp_path, medium="print")
