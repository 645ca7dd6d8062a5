# SPDX-License-Identifier: GPL-2.0-only
"""Prices of system calls as a document, as CSV, as a page: by kernel, and what made each step."""

import csv
from itertools import pairwise
from pathlib import Path

from tare import output
from tare.experiments.exact.figures import MODEL
from tare.experiments.exact.prices import run

FORMAT, VERSION = "tare-exact-prices", 2
SPREAD = ("least", "lower_quartile", "instructions", "upper_quartile", "most")
# Another length of exactcalls moved 50 of 768 medians, one of munmap most: by 7.3 %. More than
# this is no matter of layout.
LAYOUT = 0.1
# of functions that explain a step
_FUNCTIONS = 5
_HERE = Path(__file__).resolve().parent
# by their share of the calls of a program; what is made beyond stands below
MOST_USED = 60


def mix():
    """[{"call", "rank", "percent", "programs"}] of calls that are made, the most used first
    (tools/collect-calls)."""
    with open(_HERE / "calls.csv", encoding="utf-8") as stream:
        return list(csv.DictReader(stream))


def document(boots, count):
    """The document of {(kernel, setting): what run.measure() told}, kernels in their order."""
    kernels, settings = (list(dict.fromkeys(pair[at] for pair in boots)) for at in (0, 1))
    variants, used = run.variants(), {one["call"]: one for one in mix()}
    return {
        "format": FORMAT, "version": VERSION, "kernels": kernels, "settings": settings,
        "count": count, "simulated": run.SIMULATED.said,
        "boots": [{"kernel": kernel, "setting": setting, "release": boot["environment"]["kernel"],
                   "key": boot["key"],
                   **{name: boot["environment"][name]
                      for name in ("append", "machine", "qemu_version")}}
                  for (kernel, setting), boot in boots.items()],
        "calls": [{
            "call": call, "what": variants[call], "rank": int(used[call]["rank"]),
            "percent": float(used[call]["percent"]), "programs": int(used[call]["programs"]),
            "prices": [_price(kernel, setting, boot["calls"][call])
                       for (kernel, setting), boot in boots.items()],
            "steps": [_step(call, boots, kernel, was, setting) for was, kernel in pairwise(kernels)
                      for setting in settings]}
            for call in used]}


def _price(kernel, setting, told):
    return {"kernel": kernel, "setting": setting,
            **dict(zip(SPREAD, told["instructions"], strict=True)), "cycles": told["cycles"]}


def _step(call, boots, kernel, was, setting):
    a, b = (boots[one, setting]["calls"][call] for one in (was, kernel))
    functions = sorted(
        ({"name": name, "difference": round(b["functions"].get(name, 0)
                                            - a["functions"].get(name, 0), 2)}
         for name in a["functions"] | b["functions"]),
        key=lambda one: (-abs(one["difference"]), one["name"]))[:_FUNCTIONS]
    difference = b["instructions"][2] - a["instructions"][2]
    told = [one for one in functions if one["difference"]]
    return {"setting": setting, "before": was, "after": kernel, "difference": difference,
            "functions": told,
            "others": round(difference - sum(one["difference"] for one in told), 2)}


def write(made, folder):
    """prices.json, prices.csv and prices.html."""
    output.write_json(made, folder / "prices.json", indent=1)
    with output.atomic(folder / "prices.csv") as stream:
        rows = csv.writer(stream, lineterminator="\n")
        rows.writerow(["call", "what", "rank", "percent", "programs", "kernel", "setting",
                       *SPREAD, "cycles", "cycles_again"])
        rows.writerows([*(one[name] for name in ("call", "what", "rank", "percent", "programs")),
                        *(price[name] for name in ("kernel", "setting", *SPREAD)),
                        *price["cycles"]] for one in made["calls"] for price in one["prices"])
    with output.atomic(folder / "prices.html") as stream:
        stream.write(page(made))


def page(made):
    """The document as a page that loads nothing."""
    from tare import html  # loads matplotlib, which no help text needs

    return html.Page(_HERE / "templates").render(
        "prices.html.j2", made=made, model=MODEL, most_used=MOST_USED, changed=changed,
        script=(_HERE / "templates/sort.js").read_text(encoding="utf-8"))


def changed(one, setting):
    """By how many % the median of a call of a document grew from the first kernel to the last;
    None: there is one alone."""
    row = [price["instructions"] for price in one["prices"] if price["setting"] == setting]
    return round(100 * (row[-1] - row[0]) / row[0], 1) if len(row) > 1 else None


def differences(kept, now):
    """[a line] of each price of NOW that KEPT has otherwise, of boots of equal kernels and QEMUs;
    and how many boots were compared.

    Boots of one key have equal prices. With another exactcalls memory is laid out otherwise.
    """
    def boots(of):
        return {(one["kernel"], one["setting"]): one for one in of["boots"]}

    def is_other(was, price, again):
        return was != price if again else (
            abs(price["instructions"] - was["instructions"]) > LAYOUT * was["instructions"])

    same = {pair: known["key"] == told["key"] for pair, told in boots(now).items()
            if (known := boots(kept).get(pair)) and {**known, "key": told["key"]} == told}
    was = {(one["call"], price["kernel"], price["setting"]): price
           for one in kept["calls"] for price in one["prices"]}
    return [f"{one['call']} on {price['kernel']}, {price['setting']}: "
            f"{price['instructions']}, kept is {known and known['instructions']}"
            for one in now["calls"] for price in one["prices"]
            if (pair := (price["kernel"], price["setting"])) in same
            and (not (known := was.get((one["call"], *pair))) or is_other(
                known, price, same[pair]))], len(same)
