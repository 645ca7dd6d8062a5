# SPDX-License-Identifier: GPL-2.0-only
"""How figures are written for people, the same in the terminal and on a page."""


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


def estimate(entry):
    """Value and interval; an interval of no width is not repeated."""
    if entry is None:
        return "-"
    if entry["low"] == entry["high"] == entry["value"]:
        return number(entry["value"])
    return f"{number(entry['value'])} [{number(entry['low'])}, {number(entry['high'])}]"


def net(measurement):
    """The net column: a figure, a refusal, or nothing to subtract."""
    if measurement["below_floor"]:
        return "below the noise floor"
    return estimate(measurement["net"])


def published(measurement):
    quoted = measurement["published"]
    return f"{number(quoted['value'])} {quoted['unit']}" if quoted else ""


def bin_label(entry):
    """The range of a bin, such as 65-128."""
    low, high = number(entry["low"]), number(entry["high"])
    return low if low == high else f"{low}-{high}"


def environment_line(environment):
    """One line that says where the figures come from and what a unit of time is there."""
    words = [environment["kernel"], environment["cpu_model"], f"machine {environment['machine']}"]
    if environment["accelerator"] != "none":
        words.append(f"accelerator {environment['accelerator']}")
    if environment["exact"]:
        words.append("exact: one nanosecond is one executed instruction")
    elif environment["accelerator"] == "tcg":
        words.append("emulated: its times are not times of a real CPU")
    return " · ".join(words)
