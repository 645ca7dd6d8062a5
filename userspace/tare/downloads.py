# SPDX-License-Identifier: GPL-2.0-only
"""A result's data as links that hold the data: a page must load nothing from elsewhere."""

import json
from dataclasses import dataclass
from urllib.parse import quote

from markupsafe import Markup, escape

from tare import csvfile

# letters that a `data:` link may hold unquoted; _link() escapes those that an attribute may not
_AS_IT_IS = " !\"$&()*+,/:;<=>?@[\\]^`{|}~"
# bytes of a document that a page takes as a whole
ROOM = 60_000
# the columns of figures if those of conditions have no room
_FIGURES = ("name", "unit", "raw", "raw_low", "raw_high", "raw_confidence", "overhead", "net",
            "net_low", "net_high")


@dataclass(frozen=True)
class Download:
    name: str
    words: str
    link: Markup


def of(result):
    """[Download] of a result: its document, and its figures as CSV."""
    name, found = result["experiment"], []
    for maker, ending, media in ((_document, "json", "application/json"),
                                 (_csv, "csv", "text/csv")):
        text, words = maker(result)
        if text:
            found.append(_link(f"{name}.{ending}", f"{ending.upper()}{words}", media, text))
    return found


def _csv(result):
    """(CSV, words on what is left out); ("", "") for a result without measurements."""
    if not result["measurements"]:
        return "", ""
    text = csvfile.measurements([result])
    if len(text) <= ROOM:
        return text, ", every figure"
    return (csvfile.measurements([result], _FIGURES),
            ", every figure without its conditions: tare report --csv has those")


def _document(result):
    """(JSON, words on what is left out if the whole has no room)."""
    text = json.dumps(result, separators=(",", ":"), ensure_ascii=False)
    if len(text) <= ROOM:
        return text, ""
    kept = [entry for entry in result["measurements"] if not entry.get("detail")]
    count = len(result["measurements"]) - len(kept)
    text = json.dumps({**result, "measurements": kept, "lead": {}}, separators=(",", ":"),
                      ensure_ascii=False)
    return text, f" without {count} figures that tables tell, too: they are in the CSV"


def _link(name, words, media, text):
    data = quote(text, safe=_AS_IT_IS)
    size = max(1, round(len(text.encode()) / 1024))
    # the attribute is in apostrophes, since a JSON document is full of quotation marks
    link = data.replace("&", "&amp;").replace("<", "&lt;").replace("'", "&#39;")
    return Download(name, f"{words} ({size} KB)",
                    Markup(f"<a download=\"{escape(name)}\" "
                           f"href='data:{media};charset=utf-8,{link}'>"))
