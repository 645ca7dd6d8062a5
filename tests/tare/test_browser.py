# SPDX-License-Identifier: GPL-2.0-only
"""The page in a headless Chromium: drawn whole, readable and usable at three widths."""

import shutil

import pytest
from breadth import at_night
from test_page import full

from tare import html

pytestmark = at_night("a browser takes a while")
WIDTHS = (360, 500, 1000, 1600)
# contrast that WCAG 2.1 AA asks of text, and of what else must be seen
OF_TEXT, OF_SHAPES = 4.5, 3
# lines that only guide the eye, light and dark, and the paper of a map of colours
FAINT = ("rgb(213, 218, 224)", "rgb(57, 66, 75)", "rgb(251, 252, 253)")

OPEN = "document.querySelectorAll('details').forEach(one => one.open = true)"
OVERLAPS = """
const found = [];
for (const svg of document.querySelectorAll('svg')) {
  const texts = [...svg.querySelectorAll('text')].map(one => [one, one.getBoundingClientRect()]);
  const frame = svg.getBoundingClientRect();
  texts.forEach(([one, box], at) => {
    if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1
        || box.bottom > frame.bottom + 1) found.push(one.textContent + ' leaves its plot');
    for (const [other, its] of texts.slice(at + 1))
      if (box.left < its.right - 1 && its.left < box.right - 1 && box.top < its.bottom - 2
          && its.top < box.bottom - 2)
        found.push(one.textContent + ' over ' + other.textContent);
  });
}
for (const parent of document.querySelectorAll('body, main, article, section, details, figure')) {
  const boxes = [...parent.children].filter(one => one.checkVisibility()
    && !one.matches('.unseen')).map(one => [one, one.getBoundingClientRect()]);
  boxes.forEach(([one, box], at) => {
    const next = boxes[at + 1];
    if (next && next[1].top < box.bottom - 1 && next[1].left < box.right - 1)
      found.push(one.tagName + ' over ' + next[0].tagName + ': ' + one.textContent.slice(0, 40));
  });
}
return found;
"""
SIDEWAYS = """
const wide = document.documentElement.clientWidth, found = [];
if (document.documentElement.scrollWidth > wide) found.push('the page');
for (const one of document.querySelectorAll('body *')) {
  if (one.closest('.unseen') || one.closest('svg') || !one.checkVisibility()) continue;
  const box = one.getBoundingClientRect();
  if (box.width > 1 && (box.right > wide + 1 || box.left < -1))
    found.push(one.tagName + ' ' + one.textContent.slice(0, 40));
}
return found;
"""
EMPTY = """
return [...document.querySelectorAll('svg')].filter(svg => {
  const box = svg.getBoundingClientRect();
  const shapes = [...svg.querySelectorAll('path, use, image, rect')].filter(one => {
    const of = one.getBoundingClientRect();
    return !one.closest('defs, clipPath') && of.width + of.height > 0; });
  return box.width < 100 || box.height < 60 || shapes.length < 3;
}).map(svg => svg.querySelector('title').textContent);
"""
CONTRAST = """
const channels = text => text.match(/[0-9.]+/g).map(Number);
const light = ([r, g, b]) => [r, g, b].map(one => one / 255).map(one =>
  one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
  .reduce((sum, one, at) => sum + one * [0.2126, 0.7152, 0.0722][at], 0);
const behind = one => {
  for (; one; one = one.parentElement) {
    const found = channels(getComputedStyle(one).backgroundColor);
    if (found.length < 4 || found[3] > 0) return found;
  }
  return [255, 255, 255];
};
const ratio = (one, other) => {
  const [a, b] = [light(one), light(other)].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
};
const found = [];
for (const one of document.querySelectorAll('body *')) {
  const style = getComputedStyle(one), paper = behind(one);
  const told = [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim());
  if (told && !one.closest('svg'))
    found.push([ratio(channels(style.color), paper), 'text', one.tagName + '.' + one.className]);
  if (one.matches('svg text'))
    found.push([ratio(channels(style.fill), paper), 'text', 'svg text']);
  if (one.matches('svg path, svg use') && !one.closest('defs, clipPath'))
    for (const paint of [style.fill, style.stroke])
      if (paint.startsWith('rgb') && Number(style.opacity) === 1)
        found.push([ratio(channels(paint), paper), 'shape', paint]);
}
return found;
"""


@pytest.fixture(scope="module")
def browser():
    webdriver = pytest.importorskip("selenium.webdriver", reason="python3-selenium is not here")
    programs = [shutil.which(name) for name in ("chromium", "chromedriver")]
    if not all(programs):
        pytest.skip("chromium and chromium-driver are not installed here")
    options = webdriver.ChromeOptions()
    options.binary_location = programs[0]
    for word in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(word)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    service = pytest.importorskip("selenium.webdriver.chrome.service")
    made = webdriver.Chrome(service=service.Service(programs[1]), options=options)
    yield made
    made.quit()


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    path = tmp_path_factory.mktemp("page") / "report.html"
    html.write([full(), full("b.test")], path)
    return path.as_uri()


@pytest.fixture(params=[(width, scheme) for width in WIDTHS for scheme in ("light", "dark")],
                ids=lambda one: "-".join(map(str, one)))
def opened(request, browser, address):
    """The page at a width, in a colour scheme, with all that is folded open."""
    width, scheme = request.param
    show(browser, address, width, scheme)
    return browser


def show(browser, address, width, scheme="light"):
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False})
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-color-scheme", "value": scheme}]})
    browser.get(address)
    browser.execute_script(OPEN)


def test_nothing_overlaps_or_scrolls_sideways_and_every_plot_is_drawn(opened):
    assert opened.execute_script(EMPTY) == []
    assert opened.execute_script(SIDEWAYS) == []
    assert opened.execute_script(OVERLAPS) == []
    assert opened.get_log("browser") == []


def test_everything_stands_out_from_its_background(opened):
    found = opened.execute_script(CONTRAST)
    assert {kind for _, kind, _ in found} == {"text", "shape"}
    assert [one for one in found if one[1] == "text" and one[0] < OF_TEXT] == []
    assert [one for one in found if one[1] == "shape" and one[0] < OF_SHAPES
            and one[2] not in FAINT] == []


def test_a_page_of_one_theme_is_not_of_the_other(browser, address):
    papers = []
    for scheme in ("light", "dark"):
        show(browser, address, 1000, scheme)
        papers.append(browser.execute_script(
            "return getComputedStyle(document.body).backgroundColor"))
    assert papers[0] != papers[1]


@pytest.mark.parametrize("width", WIDTHS)
def test_a_screen_reader_meets_every_table_as_one(browser, address, width):
    """Also where a table is stacked for a narrow page."""
    show(browser, address, width)
    nodes = browser.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    roles = [node["role"]["value"] for node in nodes if not node.get("ignored")]
    for role, tag in (("table", "table"), ("row", "tr")):
        assert roles.count(role) == browser.execute_script(
            f"return document.querySelectorAll('{tag}').length") > 20
    assert {"rowheader", "columnheader"} <= set(roles)


def test_the_keyboard_reaches_all_in_the_order_of_the_page(browser, address):
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    browser.get(address)
    wanted = browser.execute_script(
        "return [...document.querySelectorAll('a, summary')].filter(one => one.checkVisibility())"
        ".map(one => one.textContent.trim())")
    reached = []
    for _ in wanted:
        for kind in ("rawKeyDown", "keyUp"):
            browser.execute_cdp_cmd("Input.dispatchKeyEvent", {
                "type": kind, "key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9})
        text, style, width = browser.execute_script(
            "const one = document.activeElement, style = getComputedStyle(one);"
            "return [one.textContent.trim(), style.outlineStyle, parseFloat(style.outlineWidth)]")
        reached.append(text)
        assert style != "none" and width >= 2, text
    assert reached == wanted and len(wanted) > 15


def test_on_paper_nothing_is_folded(browser, address):
    browser.get(address)
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    hidden = browser.execute_script(
        "return [...document.querySelectorAll('details > table, details > figure')]"
        ".filter(one => !one.getBoundingClientRect().height).length")
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    assert hidden == 0
