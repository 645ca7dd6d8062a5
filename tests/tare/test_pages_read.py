# SPDX-License-Identifier: GPL-2.0-only
"""The pages that people open most, as a reader meets them: the answer first, one plot, little to
load; at night in a browser as wide as a telephone, and as a laptop.
"""

import html as escapes
import json
import re
import shutil
import subprocess
from types import SimpleNamespace

import pytest
from breadth import at_night
from made_results import TEN, document, entry
from matplotlib import pyplot
from random_runs import run
from tare import draw, html, reproduce, result
from tare.experiments.exact.report import page as exact_page
from tare.experiments.latency import read
from tare.reproduce import session
from test_browser import OVERLAPS, SIDEWAYS
from test_compare_runs import RECORDED, compared, side
from test_latency_report import ENTRY, changed
from test_page import VOID, Outline

WIDTHS = (390, 1280)  # px


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


LOOK = """
document.querySelector('iframe').onload = event => {
  const inner = event.target.contentDocument, box = one => one.getBoundingClientRect();
  const ask = script => event.target.contentWindow.Function(script)(), found = {};
  [found.sideways, found.over] = [%s, %s].map(ask);
  const seen = [...inner.querySelectorAll('body *')].filter(one => one.checkVisibility());
  const plots = seen.filter(one => one.matches('svg, .flame'));
  found.plots = plots.length;
  found.answer = box(inner.querySelector('.answer, nav li')).top;
  found.first = Math.min(...[...plots, ...seen.filter(one => one.matches('table'))]
    .map(one => box(one).top));
  found.letters = Math.min(99, ...plots.flatMap(one => [...one.querySelectorAll('text')])
    .map(one => box(one).height));
  event.target.remove();
  document.querySelector('pre').textContent = JSON.stringify(found);
};
""" % (json.dumps(SIDEWAYS), json.dumps(OVERLAPS))


@at_night("a browser takes a while")
@pytest.mark.parametrize("width", WIDTHS)
def test_it_can_be_read_at_this_width(page, width, tmp_path):
    """In a frame, since a window of a browser is never as narrow as a telephone."""
    if not (chromium := shutil.which("chromium")):
        pytest.skip("chromium is not installed here")
    path = tmp_path / "frame.html"
    path.write_text(
        f'<!DOCTYPE html><iframe style="width:{width}px;height:900px;border:0" srcdoc="'
        f'{escapes.escape(page[1])}"></iframe><pre></pre><script>{LOOK}</script>', encoding="utf-8")
    done = subprocess.run(
        [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1400,1000",
         f"--user-data-dir={tmp_path}/profile", "--dump-dom", path.as_uri()],
        capture_output=True, text=True, timeout=120)
    said = re.search("<pre>(.+?)</pre>", done.stdout, re.S)
    assert said, done.stderr[-2000:]
    found = json.loads(escapes.unescape(said[1]))
    assert (found["sideways"], found["over"]) == ([], [])
    assert found["plots"] == 1 and found["letters"] >= 9
    assert found["answer"] < 300 and found["answer"] < found["first"]
