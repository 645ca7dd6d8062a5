# SPDX-License-Identifier: GPL-2.0-only
"""`tare driver compare`: the table of 2009 and ours, and what the counts say about queueing."""

from tare import published, stats
from tare.driver import designs, figures, flood, tcp

SOURCE = "pcnet32 in GNU Mach and at user level on the Hurd, 2009"
# whose figures stand beside those of 2009
KERNEL_2009, USER_2009 = "kernel-queue", "user-direct"
OVERLOAD = 50000


def measure(variants, rounds, sizes, options):
    """The result document of everything: floods, a sweep, transfers.

    sizes: {"count": packets of a flood, "bytes": of a transfer, "rates": of the sweep,
    "seconds": of a point of the sweep}.
    """
    normal, outcome = flood.at_rate(variants, rounds, flood.RATE, sizes["count"], options)
    over, _ = flood.at_rate(variants, rounds, OVERLOAD, sizes["count"], options)
    made = flood.document("driver.compare", outcome, options)
    quoted = _published()
    flood.fill(made, normal, "driver.flood", quoted["flood"])
    flood.fill(made, over, "driver.overload")
    points = [(rate, int(rate * sizes["seconds"])) for rate in sizes["rates"]]
    swept, _ = flood.over_rates(variants, rounds, points, options)
    flood.fill_sweep(made, swept, sizes["rates"])
    moved = None
    if options["wire"] == "tap":
        moved, _ = tcp.take(variants, rounds, sizes["bytes"], options)
        tcp.fill(made, moved, quoted["tcp"])
    else:
        made["warnings"].append("no TCP: it needs a TAP device, and so root")
    ratios(made, normal, over, moved)
    made["tables"].insert(0, _beside_2009(normal, moved))
    made["verdict"] = answer(over)
    return made


def _published():
    flooded, moved = {}, {KERNEL_2009: {}, USER_2009: {}}
    for row in published.rows("driver_pcnet32.csv"):
        for column, name in (("in_kernel", KERNEL_2009), ("user_level", USER_2009)):
            figure = published.figure(row[column], row["unit"], SOURCE)
            if row["experiment"].startswith("UDP"):
                flooded[name] = figure
            else:
                moved[name]["average" if row["measure"].startswith("average") else "peak"] = figure
    return {"flood": flooded, "tcp": moved}


def ratios(made, normal, over, moved):
    """User-level direct over in-kernel, where both were taken."""
    def add(name, title, taken, of, value_2009):
        if not taken or KERNEL_2009 not in taken or USER_2009 not in taken:
            return
        entry = figures.ratio(name, title, taken[USER_2009], taken[KERNEL_2009], of,
                              published.figure(round(value_2009, 3), "ratio", SOURCE)
                              if value_2009 else None)
        if entry:
            made["measurements"].append(entry)

    rows = {row["measure"]: float(row["user_level"]) / float(row["in_kernel"])
            for row in published.rows("driver_pcnet32.csv")}
    add("driver.flood.ratio", f"packets received at {flood.RATE} a second, user-level direct "
        "over in-kernel queueing", normal, lambda run: run.account.received,
        rows["packets received"])
    add("driver.flood.overload.ratio", f"the same at {OVERLOAD} a second", over,
        lambda run: run.account.received, rows["packets received"])
    add("driver.tcp.ratio", "TCP average rate, user-level direct over in-kernel queueing", moved,
        lambda run: run.rate, rows["average rate"])


def _beside_2009(normal, moved):
    columns = [name for name in designs.DESIGNS if name in normal]
    rows = []
    for row in published.rows("driver_pcnet32.csv"):
        if row["experiment"].startswith("UDP"):
            ours = {name: figures.median(normal[name], lambda run: run.account.received).value
                    for name in columns}
        elif moved:
            rate = (lambda run: run.rate) if row["measure"].startswith("average") \
                else (lambda run: run.peak)
            ours = {name: round(figures.median(moved[name], rate).value / 1e6, 2)
                    for name in columns}
        else:
            ours = {}
        rows.append([f"{row['experiment']}, {row['measure']}, {row['unit']}",
                     float(row["in_kernel"]), float(row["user_level"]),
                     *(ours.get(name) for name in columns)])
    return {"name": "driver.compare.published", "title": "2009, and ours",
            "columns": ["", "2009 in kernel", "2009 user level", *columns], "rows": rows,
            "notes": ["2009: averages of three runs without spread, GNU Mach and the Hurd's own "
                      "TCP/IP, a Core 2 Duo of 2.4 GHz; ours: medians."]}


def answer(taken):
    """Is queue-then-deliver what hurts? From the pairs that differ in queueing alone."""
    pairs = [("kernel-queue", "kernel-napi"), ("user-queued", "user-direct")]
    reasons, hurts = [], []
    for queued, direct in pairs:
        if queued not in taken or direct not in taken:
            continue
        share = stats.paired_ratio([run.account.received for run in taken[queued]],
                                   [run.account.received for run in taken[direct]])
        wasted = figures.median(taken[queued], lambda run: 100 * run.account.queue_dropped /
                                max(run.account.taken, 1))
        if share is None:
            continue
        reasons.append(
            f"{queued} delivers {share.value:.2f} [{share.low:.2f}, {share.high:.2f}] of what "
            f"{direct} does; {wasted.value:.1f} % of the packets that its driver took from the "
            "ring were dropped at the queue")
        hurts.append((share.high < 1, share.low > 1 or wasted.value < 1))
    if not hurts:
        return None
    if all(less for less, _ in hurts):
        word, text = "yes", "queueing before delivery loses packets after work was spent on them"
    elif all(harmless and not less for less, harmless in hurts):
        word, text = "no", "queueing before delivery does not lower what arrives here"
    else:
        word, text = "cannot tell", "the pairs do not agree, or their intervals include 1"
    return {"answer": word, "basis": "packets", "threshold": 1,
            "unit": "ratio of packets received", "reasons": reasons,
            "sentence": f"Is queue-then-deliver what hurts? At {OVERLOAD} packets a second: "
                        f"{text}."}
