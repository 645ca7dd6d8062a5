# SPDX-License-Identifier: GPL-2.0-only
"""The flame graph in a headless Chromium: zoom, search and keys; readable, light and dark."""

import pytest
from breadth import at_night
from browser import CONTRAST, OF_TEXT, OPEN, asked
from random_runs import run

from tare.experiments.exact.read import document
from tare.experiments.exact.report import page

pytestmark = at_night("a browser takes a while")
# seen(): of the frames that are seen: number, depth, left and right edge, of the graph's width
WITH = """
const frames = [...document.querySelectorAll('.flame button')];
const graph = document.querySelector('.flame').getBoundingClientRect();
const seen = () => frames.map((one, at) => [one, at]).filter(([one]) => one.checkVisibility())
  .map(([one, at]) => {
    const box = one.getBoundingClientRect();
    return [at, Number(one.dataset.depth), (box.left - graph.left) / graph.width,
            (box.right - graph.left) / graph.width];
  });
const focused = () => frames.indexOf(document.activeElement);
const press = key => document.activeElement.dispatchEvent(
  new KeyboardEvent('keydown', {key, bubbles: true}));
const find = text => {
  const search = document.querySelector('#search');
  search.value = text;
  search.dispatchEvent(new Event('input'));
};
"""


@pytest.fixture
def ask(tmp_path):
    """ask(script, ...): what it returns of the graph of run(2)."""
    return lambda script, **more: asked(page.page(run(2)), WITH + script, tmp_path, **more)


def test_frames_begin_where_those_before_them_end(ask):
    expected, ends = [], [0]
    found = page.frames(run(2))[0]
    for one in found:
        # within its caller: at its begin, or behind the one before
        left = ends[one.depth]
        ends[one.depth:] = [left + one.inclusive, left]
        expected.append([left, left + one.inclusive])
    for (_, depth, *edges), one, wanted in zip(ask("return seen();"), found, expected, strict=True):
        assert depth == one.depth
        assert edges == pytest.approx([edge / found[0].inclusive for edge in wanted], abs=0.002)


def test_a_click_zooms_and_another_goes_back(ask):
    before, at, after, again = ask("""
const before = seen(), [at] = before.find(one => one[1] === 3 && one[3] - one[2] < 0.7);
frames[at].click();
const after = seen();
frames[at].click();
document.querySelector('#reset').click();
return [before, at, after, seen()];""")
    _, depth, left, right = before[at]
    after = {one[0]: one for one in after}
    assert after[at][2:] == pytest.approx([0, 1], abs=0.005)
    assert len(after) < len(before) and again == before
    inner = [one for one in before if one[0] in after and one[1] == depth + 1]
    assert inner
    for one in inner:
        assert after[one[0]][2:] == pytest.approx(
            [(edge - left) / (right - left) for edge in one[2:]], abs=0.01)


def test_the_keyboard_is_enough(ask):
    """One frame is reached from without, and the others from there."""
    reached, told, whole, zoomed, back = ask("""
const reached = [frames.filter(one => one.tabIndex === 0).map(one => frames.indexOf(one))];
frames[0].focus();
for (const keys of [['ArrowDown', 'ArrowDown'], ['ArrowRight'], ['ArrowLeft', 'ArrowUp']]) {
  keys.forEach(press);
  reached.push(focused());
}
press('ArrowDown');
const told = document.querySelector('.said-of').textContent === document.activeElement.title;
const whole = seen();
document.activeElement.click();
const zoomed = seen();
press('Escape');
return [reached, told, whole, zoomed, seen()];""")
    assert reached[:2] == [[0], 2] and reached[2] > 2 and reached[3] == 1
    assert told and len(zoomed) < len(whole) and back == whole


def test_search_tells_paths_and_their_instructions(ask):
    said, found = ask("""
find('FUNCTION_3');
return [document.querySelector('#matches').textContent,
        document.querySelectorAll('.flame .found').length];""")
    made = run(2)
    [one] = [one for one in document.by_function(made) if one.name == "function_3"]
    assert found > 1
    assert said == (f"{found} paths, {one.inclusive:,} instructions, "
                    f"{100 * one.inclusive / made['instructions']:.2f} %")


@pytest.mark.parametrize("medium", ["light", "dark"])
def test_text_can_be_read(ask, medium):
    found = ask(f"{OPEN} find('function_3'); {CONTRAST}", medium=medium)
    assert len(found) > 400 and not [one for one in found if one[0] < OF_TEXT]
