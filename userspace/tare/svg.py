# SPDX-License-Identifier: GPL-2.0-only
"""A panel as SVG inside a page: small, in the page's colours, with a name for screen readers."""

import io
import re
from xml.etree import ElementTree

from matplotlib import pyplot

from tare import draw

_SVG, _LINK = "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"
# the page's variable for each colour of a plot
COLOURS = {draw.INK: "currentColor", draw.FAINT: "var(--faint)",
           draw.MAP: "var(--map)",
           **{colour: f"var(--series-{at})" for at, colour in enumerate(draw.SERIES)}}
_LONG = re.compile(r"-?[0-9]+\.[0-9]{2,}")


def of(panel, prefix, styles):
    """The panel as SVG text, whose ids begin with PREFIX, since another plot may have the same.

    styles: {declarations: class}, to which this plot's are added; rules() writes each once.
    """
    root = ElementTree.fromstring(_plain(panel))
    # only elements that others refer to keep an id, which is shortened
    used = {name: f"{prefix}{at}" for at, name in enumerate(dict.fromkeys(
        re.findall(r"#([\w-]+)", _raw(root))))}
    for element in root.iter():
        _tidy(element, used, styles)
    _prune(root, next((name for style, name in styles.items() if style == "fill: none"), None))
    root.attrib.pop("width")
    root.attrib.pop("height")
    root.attrib |= {"role": "img", "aria-labelledby": f"{prefix}t {prefix}d"}
    for at, (tag, text) in enumerate((("title", panel.title), ("desc", panel.told))):
        named = ElementTree.Element(f"{{{_SVG}}}{tag}", {"id": f"{prefix}{tag[0]}"})
        named.text = text
        root.insert(at, named)
    return _raw(root)


def _plain(panel):
    with draw.style():
        figure, axes = pyplot.subplots(figsize=(draw.WIDTH, draw.height(panel)),
                                       layout="constrained", facecolor="none")
        try:
            panel.draw(axes)
            stream = io.StringIO()
            figure.savefig(stream, format="svg", metadata={"Date": None})
        finally:
            pyplot.close(figure)
    return stream.getvalue()


def _raw(root):
    ElementTree.register_namespace("", _SVG)
    return re.sub(r">\s+<", "><", ElementTree.tostring(root, encoding="unicode"))


def _prune(element, nothing):
    """Removes elements that draw nothing: comments, style sheets, groups without attributes.

    nothing: the class of a shape without fill and stroke, such as a background.
    """
    kept = []
    for child in element:
        if not isinstance(child.tag, str) or child.tag.endswith(("}metadata", "}style")) \
                or child.get("class") == nothing is not None:
            continue
        _prune(child, nothing)
        if child.tag == f"{{{_SVG}}}g" and not (child.attrib and len(child)):
            kept += child
        else:
            kept.append(child)
    element[:] = kept


def _tidy(element, used, styles):
    name = element.attrib.pop("id", None)
    if name in used:
        element.set("id", used[name])
    for key, value in list(element.attrib.items()):
        value = re.sub(r"(url\(#|^#)([\w-]+)", lambda found: found[1] + used[found[2]], value)
        if key in ("d", "x", "y", "transform", "points", "width", "height"):
            value = _LONG.sub(lambda found: f"{float(found[0]):.1f}", f"{value} ")
            value = re.sub(r"\s+", " ", value.replace(".0 ", " ")).strip()
        element.set(key, value)
        if key == f"{{{_LINK}}}href":
            element.attrib.pop(key)
            element.set("href", value)
    style = element.attrib.pop("style", None)
    if style:
        for colour, variable in COLOURS.items():
            style = style.replace(colour, variable)
        style = re.sub(r"font: ([0-9.]+px) [^;]*", r"font-size: \1", style)
        element.set("class", styles.setdefault(style, f"s{len(styles)}"))


def rules(styles):
    """The style sheet for STYLES of of()."""
    return "\n".join(f".{name} {{ {style} }}" for style, name in styles.items())
