# SPDX-License-Identifier: GPL-2.0-only
"""How figures are written for people, the same in the terminal and on a page."""

import math
import re

from tare import result, stats

HEADING = "Measurements: value [interval], 95 % where no other is said"
# What intervals are taken over: one of it, several, and what such an interval holds for.
_OVER = {
    result.ROUNDS: ("round", "rounds", ", within this run"),
    result.PROCESSES: ("process", "processes", ""),
    result.BOOTS: ("boot", "boots", ""),
    result.CALLS: ("call", "calls", ", within this capture"),
    result.EXACT: ("round", "rounds", ", the same in every run"),
    result.ARRIVALS: ("flood", "floods", ", the same in every run"),
    result.HOSTS: ("host", "hosts", ""),
    result.RUNS: ("run", "runs", ""),
    result.INTERVALS: ("interval", "intervals", ", within one run"),
    result.PHASES: ("client phase", "client phases", ", the same in every run"),
    result.SEEDS: ("seed", "seeds", ", the same in every run"),
}


def number(value):
    """Four significant digits, thousands apart; whole numbers whole."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return value
    if value == int(value) and abs(value) < 1e15:
        return f"{int(value):,}"
    if abs(value) >= 1000:
        return f"{value:,.0f}"
    if abs(value) < 1e-3:
        return f"{value:.3e}"
    return f"{value:.4g}"


def counted(count, one, several=None):
    """COUNT and its noun, as 1 call and 2 calls. several: where that is not ONE and an s."""
    return f"{count} {one if str(count) == '1' else several or one + 's'}"


def estimate(entry, over=None):
    """Value and interval, and how sure that is where it is not 95 %.

    over: what the interval is taken over. An interval of no width is not repeated, unless
    that may be for want of samples.
    """
    if entry is None:
        return "-"
    unsure = unsureness(entry["confidence"], over)
    if not unsure and entry["low"] == entry["high"] == entry["value"]:
        return number(entry["value"])
    if unsure and not entry["confidence"]:
        return f"{number(entry['value'])} ({unsure})"
    return " ".join([number(entry["value"]), f"[{number(entry['low'])}, {number(entry['high'])}]",
                     *([unsure] if unsure else [])])


def with_unit(entry, unit, over=None):
    """As estimate(), with the unit behind the value, for a sentence."""
    value, *rest = estimate(entry, over).split(" ", 1)
    return " ".join([value, unit, *rest])


def unsureness(confidence, over=None):
    """How sure an interval is in a few words, such as 75 %; nothing where it is 95 % or more.

    Of an exact machine every run gives the same: there is nothing to be unsure of.
    """
    if over == result.EXACT or confidence >= stats.CONFIDENCE - 1e-9:
        return ""
    if not confidence:
        return f"one {_OVER[over][0] if over else 'sample'}: no interval"
    return f"{math.floor(100 * confidence)} %"


def over(measurement):
    """What the intervals are taken over, such as 10 processes; nothing of a count."""
    what, repeats = measurement["interval_over"], measurement["repeats"]
    return repeated(what, repeats) if what else ""


def repeated(what, repeats):
    """REPEATS of WHAT in words, and what an interval over them holds for."""
    one, several, scope = _OVER[what]
    return f"{number(repeats)} {one if repeats == 1 else several}{scope}"


def net(measurement):
    """The net column: a figure, a refusal, or nothing to subtract."""
    if measurement["below_floor"]:
        repeats, what = measurement["repeats"], measurement["interval_over"]
        if stats.too_few(repeats, what == result.EXACT):
            return f"none of {repeated(what, repeats)}: too few"
        return "below the noise floor"
    return estimate(measurement["net"], measurement["interval_over"])


def is_netted(measurement):
    """Whether something was subtracted, though the net may be refused."""
    return bool(measurement["overhead"] or measurement["net"] or measurement["below_floor"])


def published(measurement):
    quoted = measurement["published"]
    return f"{number(quoted['value'])} {quoted['unit']}" if quoted else ""


def columns(environment):
    """{heading: what stands below it for a measurement} of a result of this environment."""
    return {
        "": lambda entry: entry.get("title", entry["name"]),
        "raw": lambda entry: estimate(entry["raw"], entry["interval_over"]),
        "overhead": lambda entry: estimate(entry["overhead"], entry["interval_over"]),
        "net": net,
        "unit": lambda entry: unit(entry, environment),
        "interval over": over,
        "samples": lambda entry: number(entry["samples"]),
        "published": published,
        "conditions": lambda entry: "; ".join(entry["conditions"]),
    }


FIGURES = ("raw", "overhead", "net", "samples")

_TIME = re.compile(r"(?<![\w'])(ns|us|ms|s|seconds?)\b|/s\b")
_WHOSE = {"virtual": "virtual: of an exact machine, whose nanosecond is one executed instruction",
          "host": "host: of the CPU that ran this in real time, no count of instructions"}


def _told(whose, environment):
    """Time of a CPU needs no word but beside an exact machine's."""
    return "" if whose == "host" and not environment["exact"] else whose


def whose_time(entry, environment):
    """Of a measurement: virtual or host, where a reader may take its time for the other's."""
    if not _TIME.search(entry["unit"]):
        return ""
    virtual = environment["exact"] or entry["interval_over"] in result.OF_EXACT
    return _told(entry.get("time", "virtual" if virtual else "host"), environment)


def unit(entry, environment):
    """The unit of a measurement; of a time in an exact machine's result, whose time it is."""
    whose = whose_time(entry, environment)
    return f"{entry['unit']} ({whose})" if whose else entry["unit"]


def notes_on_time(entries, environment):
    """What the words for whose time a unit is mean, as far as these measurements need them."""
    used = {whose_time(entry, environment) for entry in entries}
    return [said for word, said in _WHOSE.items() if word in used]


def notes(table, environment):
    """The notes below a table, and whose time its times are where a reader may be wrong."""
    timed = any(_TIME.search(words) for words in (table["title"], *table["columns"]))
    whose = _told(table.get("time", "virtual" if environment["exact"] else "host"), environment)
    said = [f"Times are {_WHOSE[whose]}."] if timed and whose in _WHOSE else []
    return [*table.get("notes", ()), *said]


def shown(entries, environment, samples=True):
    """Those of columns(), without conditions, in which any of the measurements has something."""
    made = {"net": any(map(is_netted, entries)), "conditions": False, "samples": samples,
            "overhead": any(entry["overhead"] for entry in entries)}
    return {name: cell for name, cell in columns(environment).items()
            if made.get(name, any(cell(entry) for entry in entries))}


def bin_label(entry):
    """The range of a bin, such as 65-128."""
    low, high = number(entry["low"]), number(entry["high"])
    return low if low == high else f"{low}-{high}"


def environment_line(environment):
    """One line that says where the figures come from; each time says itself whose it is."""
    words = [environment["kernel"], environment["cpu_model"], f"machine {environment['machine']}"]
    if environment["accelerator"] != "none":
        words.append(f"accelerator {environment['accelerator']}")
    if environment["exact"]:
        words.append("exact")
    elif environment["accelerator"] == "tcg":
        words.append("emulated: its times are not times of a real CPU")
    return " · ".join(words)
