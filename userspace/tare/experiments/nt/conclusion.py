# SPDX-License-Identifier: GPL-2.0-only
"""What 2010's figures and ours say together, and what differs in the conditions."""

from tare import figures
from tare.experiments.nt import in_2010

# (test, server, other), the most alike first: Wine's server and a kernel module, as then
_PAIRS = (("wine", "ntobj"), ("server", "ntobj"), ("wine", "threads"), ("server", "threads"))


def of(made):
    """A paragraph, of the figures of a result."""
    said = [f"A message took a server {figures.number(in_2010.ratio('messages'))} times as long "
            "as the kernel then."]
    for unit, words in (("nt.testapi.ratio", "in time"),
                        ("nt.testapi.exact.ratio", "in instructions")):
        found = _ratios(made, unit)
        if pair := next((pair for pair in _PAIRS if (*pair, "messages") in found), None):
            entry = found[*pair, "messages"]
            cell = figures.estimate(entry["raw"], entry["interval_over"])
            said.append(f"Here {words} {pair[0]} takes {cell} times as much as {pair[1]} "
                        f"({figures.over(entry)}).")
            if unit == "nt.testapi.ratio":
                said.append(_least(found, pair))
    whole = [in_2010.part(system, "all") for system in (in_2010.SERVER, in_2010.KERNEL)]
    said.append(f"All at the same time gained {in_2010.gain(*whole):.1f} % then"
                + _gained(made) + ".")
    return " ".join(said)


def _ratios(made, prefix):
    """{(server, other, part): measurement}, of those on one CPU each."""
    return {(about["server"], about["other"], about["part"]): entry
            for entry in made["measurements"] if entry["name"].startswith(f"{prefix}.")
            for about in [entry["about"]] if about["server_cpus"] == about["other_cpus"] == 1}


def _least(found, pair):
    """What gained least, then and now."""
    then = min(in_2010.OPERATIONS, key=in_2010.ratio)
    ours = {part: found[*pair, part]["raw"] for part in in_2010.OPERATIONS
            if (*pair, part) in found}
    now = min(ours, key=lambda part: ours[part]["value"])
    titles = in_2010.OPERATIONS
    if not min((one["confidence"] for one in ours.values())) or any(
            one["low"] <= ours[now]["high"] for part, one in ours.items() if part != now):
        same = f"this run cannot tell what it is here, the least is to {titles[now]}"
    else:
        same = "so it is here" if now == then else f"not so here, where it is to {titles[now]}"
    return (f"What a server slows down least was then to {titles[then]} "
            f"({figures.number(in_2010.ratio(then))} times); {same}"
            f" ({figures.estimate(ours[now])} times).")


def _gained(made):
    found = _ratios(made, "nt.testall.ratio")
    pair = next((pair for pair in _PAIRS if (*pair, "all") in found), None)
    if not pair:
        return "; it was not measured here"
    ratio = found[*pair, "all"]["raw"]
    gained = {end: 100 * (1 - 1 / ratio[end]) for end in ("value", "low", "high")}
    return (f"; {figures.with_unit({**ratio, **gained}, '%')} here, {pair[1]} against "
            f"{pair[0]}")


def conditions(made, taken):
    """(what, then, now) each. taken: {Setting: its Runs}."""
    here = made["environment"]
    repeats = len(next(iter(taken.values())))
    return [("machine", "Pentium Dual-Core E5300, 2.6 GHz, 1 GB", here["cpu_model"]),
            ("server", "Wine 1.0", ", ".join(sorted({
                setting.front for setting in taken if setting.front in ("wine", "server")}))),
            ("without a server", "Longene 0.3, a kernel module", ", ".join(sorted({
                setting.front for setting in taken if setting.front not in ("wine", "server")}))
             + "; a kernel module by instructions"),
            ("CPUs", "the kernel with one, Wine's may have had two", "one and two, each told"),
            ("clock", "whole milliseconds", "nanoseconds"),
            ("repeats", "one run of ten groups", f"{repeats} of each, in turn"),
            ("files on", "not told", made["environment"].get("files") or "not told")]
