# SPDX-License-Identifier: GPL-2.0-only
"""A page in a headless Chromium, which is asked by a script; no driver is needed for that."""

import html
import json
import re
import shutil
import subprocess

import pytest

# contrast that WCAG 2.1 AA asks of text, and of what else must be seen
OF_TEXT, OF_SHAPES = 4.5, 3

OPEN = "document.querySelectorAll('details').forEach(one => one.open = true);"
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
# In a frame, since a window of a browser is never as narrow as a telephone. Rules of a medium hold
# or not as is asked, whatever medium this is.
FRAME = """<!DOCTYPE html><iframe style="width:%dpx;height:900px;border:0" srcdoc="%s"></iframe>
<pre></pre><script>
document.querySelector('iframe').onload = ({target}) => {
  const inner = target.contentWindow;
  for (const sheet of inner.document.styleSheets) for (const rule of sheet.cssRules)
    if (rule.media && /print|color-scheme/.test(rule.media.mediaText))
      rule.media.mediaText = rule.media.mediaText.includes(%s) ? 'all' : 'not all';
  const said = JSON.stringify(inner.Function(%s)());
  target.remove();
  document.querySelector('pre').textContent = said;
};
</script>"""


def asked(page, script, folder, width=1000, medium="light"):
    """What SCRIPT returns in the page, that many px wide; medium: light, dark or print."""
    if not (chromium := shutil.which("chromium")):
        pytest.skip("chromium is not installed here")
    path = folder / "frame.html"
    path.write_text(FRAME % (width, html.escape(page), json.dumps(medium), json.dumps(script)),
                    encoding="utf-8")
    done = subprocess.run(
        [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1700,1000",
         "--enable-logging=stderr", f"--user-data-dir={folder}/profile", "--dump-dom",
         path.as_uri()], capture_output=True, text=True, timeout=120)
    said = re.search("<pre>(.+?)</pre>", done.stdout, re.S)
    assert said and "CONSOLE" not in done.stderr, done.stderr[-2000:]
    return json.loads(html.unescape(said[1]))
