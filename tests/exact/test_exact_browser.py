# SPDX-License-Identifier: GPL-2.0-only
"""The flame graph in a headless Chromium: zoom, search and keys; readable, light and dark."""

import pytest
from breadth import at_night
from random_runs import run
from test_browser import CONTRAST, OF_TEXT, OPEN, SIDEWAYS, browser  # noqa: F401

from tare.experiments.exact.read import document
from tare.experiments.exact.report import page

pytestmark = at_night("a browser takes a while")
# of the frames that are seen: text, left and right edge, of the graph's width
SEEN = """
const graph = document.querySelector('.flame').getBoundingClientRect();
return [...document.querySelectorAll('.flame button')].map((one, at) => [one, at])
  .filter(([one]) => one.checkVisibility()).map(([one, at]) => {
    const box = one.getBoundingClientRect();
    return [at, Number(one.dataset.depth), (box.left - graph.left) / graph.width,
            (box.right - graph.left) / graph.width];
  });
"""
FOCUSED = """
return [...document.querySelectorAll('.flame button')].indexOf(document.activeElement);
"""


@pytest.fixture
def opened(browser, tmp_path):  # noqa: F811
    path = tmp_path / "page.html"
    path.write_text(page.page(run(2)), encoding="utf-8")
    browser.set_window_size(1000, 900)
    browser.get(path.as_uri())
    yield browser
    assert [one for one in browser.get_log("browser") if one["level"] == "SEVERE"] == []


def test_frames_begin_where_those_before_them_end(opened):
    expected, ends = [], [0]
    found = page.frames(run(2))[0]
    for one in found:
        # within its caller: at its begin, or behind the one before
        left = ends[one.depth]
        ends[one.depth:] = [left + one.inclusive, left]
        expected.append([left, left + one.inclusive])
    for (_, depth, *edges), one, wanted in zip(opened.execute_script(SEEN), found, expected,
                                               strict=True):
        assert depth == one.depth
        assert edges == pytest.approx([edge / found[0].inclusive for edge in wanted], abs=0.002)


def click(driver, at):
    driver.execute_script("document.querySelectorAll('.flame button')[arguments[0]].click()", at)


def press(driver, *keys):
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.common.keys import Keys

    for key in keys:
        ActionChains(driver).send_keys(getattr(Keys, key)).perform()


def test_a_click_zooms_and_another_goes_back(opened):
    before = opened.execute_script(SEEN)
    [at, depth, left, right] = next(one for one in before if one[1] == 3 and one[3] - one[2] < 0.7)
    click(opened, at)
    after = {one[0]: one for one in opened.execute_script(SEEN)}
    assert len(before) == len(page.frames(run(2))[0])
    assert after[at][2:] == pytest.approx([0, 1], abs=0.005)
    assert len(after) < len(before)
    inner = [one for one in before if one[0] in after and one[1] == depth + 1]
    assert inner
    for one in inner:
        assert after[one[0]][2:] == pytest.approx(
            [(edge - left) / (right - left) for edge in one[2:]], abs=0.01)
    click(opened, at)
    opened.execute_script("document.querySelector('#reset').click()")
    assert opened.execute_script(SEEN) == before


def test_the_keyboard_is_enough(opened):
    opened.execute_script("document.querySelector('#search').focus()")
    # `Show all` can do nothing yet, so the graph is next
    for keys, least, most in ((["TAB"], 0, 0), (["ARROW_DOWN", "ARROW_DOWN"], 2, 2),
                              (["ARROW_RIGHT"], 3, 999), (["ARROW_LEFT", "ARROW_UP"], 1, 1)):
        press(opened, *keys)
        assert least <= opened.execute_script(FOCUSED) <= most, keys
    press(opened, "ARROW_DOWN")
    whole = opened.execute_script(SEEN)
    press(opened, "ENTER")
    assert len(opened.execute_script(SEEN)) < len(whole)
    assert opened.execute_script("return document.querySelector('.said-of').textContent"
                                 "  === document.activeElement.title")
    press(opened, "ESCAPE")
    assert opened.execute_script(SEEN) == whole


def test_search_tells_paths_and_their_instructions(opened):
    made = run(2)
    opened.find_element("id", "search").send_keys("FUNCTION_3")
    said = opened.execute_script("return document.querySelector('#matches').textContent")
    found = opened.execute_script("return document.querySelectorAll('.flame .found').length")
    [one] = [one for one in document.by_function(made) if one.name == "function_3"]
    assert found > 1
    assert said == (f"{found} paths, {one.inclusive:,} instructions, "
                    f"{100 * one.inclusive / made['instructions']:.2f} %")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_can_be_read(opened, scheme):
    opened.execute_cdp_cmd("Emulation.setEmulatedMedia",
                           {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
    opened.execute_script(OPEN)
    opened.find_element("id", "search").send_keys("function_3")
    found = opened.execute_script(CONTRAST)
    assert len(found) > 400
    assert not [one for one in found if one[0] < OF_TEXT]


def test_the_page_does_not_scroll_sideways(opened):
    opened.execute_script(OPEN)
    for width in (500, 1000, 1600):
        opened.set_window_size(width, 900)
        assert not opened.execute_script(SIDEWAYS), width
