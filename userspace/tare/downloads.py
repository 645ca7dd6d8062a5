# SPDX-License-Identifier: GPL-2.0-only
"""A result's data as links that hold the data: a page must load nothing from elsewhere."""

import json
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


def of(result):
    """The links of a result: to its document, and to its figures as CSV."""
    made = [("json", "application/json", *_document(result))]
    if result["measurements"]:
        made.append(("csv", "text/csv", *_csv(result)))
    return [_link(f"{result['experiment']}.{ending}", f"{ending.upper()}{words}", media, text)
            for ending, media, text, words in made]


def _csv(result):
    """(CSV, words on what is left out)."""
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
    return Markup(f"<a download=\"{escape(name)}\" href='data:{media};charset=utf-8,{link}'>"
                  f"{escape(words)} ({size} KB)</a>")
