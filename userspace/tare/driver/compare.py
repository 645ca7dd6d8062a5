# SPDX-License-Identifier: GPL-2.0-only
"""`tare driver compare`: the table of 2009 and ours, and what the counts say about queueing."""

from dataclasses import dataclass

from tare import figures as words
from tare import published, result, stats
from tare.driver import designs, figures, flood, run, sender, tcp, turns

SOURCE = "pcnet32 in GNU Mach and at user level on the Hurd, 2009"
# whose figures stand beside those of 2009
KERNEL_2009, USER_2009 = "kernel-queue", "user-direct"
OVERLOAD = 50000
# of the published runs: packets of a flood, bytes of a transfer, and no sweep
PUBLISHED_SIZES = {"count": flood.COUNT, "bytes": tcp.BYTES, "rates": (), "seconds": 0}


@dataclass(frozen=True)
class Taken:
    """{variant: runs} of each kind; transfers is None where the wire carries no TCP."""

    normal: dict
    overload: dict
    sweep: dict
    transfers: dict | None
    outcome: list  # of the last machine


def take(variants, rounds, sizes, options):
    """Everything of a round in one boot, designs in turn.

    sizes: {"count": packets of a flood, "bytes": of a transfer, "rates": of the sweep,
    "seconds": of a point of the sweep}.
    """
    points = [(flood.RATE, sizes["count"]), (OVERLOAD, sizes["count"]),
              *((rate, int(rate * sizes["seconds"])) for rate in sizes["rates"])]
    commands = [run.flood_command(number, *point) for number, point in enumerate(points, 1)]
    seconds = sum(count / rate + 2 for rate, count in points)
    with_tcp = options["wire"] in sender.TCP_WIRES
    if with_tcp:
        # before the floods, after which Linux's own driver may have lost its place in the ring
        commands.insert(0, run.transfer_command(sizes["bytes"], tcp.STALL_SECONDS))
        seconds += sizes["bytes"] / tcp.LEAST_RATE
    taken = Taken({}, {}, {}, {} if with_tcp else None, [])
    for name, session in turns.take(tcp.windowed(variants), rounds, commands, seconds, options):
        first, second, *rest = run.floods(session)
        taken.normal.setdefault(name, []).append(first)
        taken.overload.setdefault(name, []).append(second)
        taken.sweep.setdefault(name, []).extend(rest)
        if with_tcp:
            taken.transfers.setdefault(name, []).extend(run.transfers(session))
        taken.outcome[:] = [session.outcome]
    return taken


def measure(variants, rounds, sizes, options):
    """The result document of everything: floods, a sweep, transfers."""
    taken = take(variants, rounds, sizes, options)
    made = flood.document("driver.compare", taken.outcome[0], options)
    quoted = _published()
    if sizes["count"] != flood.COUNT:
        quoted["flood"] = {}
        made["warnings"].append(f"floods of {sizes['count']} packets, not of the published "
                                f"{flood.COUNT}: compare shares, not counts")
    ratios(made, taken)
    flood.fill(made, taken.normal, "driver.flood", quoted["flood"])
    flood.fill(made, taken.overload, "driver.overload")
    if taken.transfers:
        tcp.fill(made, taken.transfers, options["wire"], quoted["tcp"])
    else:
        made["warnings"].append("no TCP: it needs the wire tap, and so root, or stream")
    if sizes["rates"]:
        flood.fill_sweep(made, taken.sweep, sizes["rates"])
    made["tables"].insert(0, _beside_2009(taken.normal, taken.transfers))
    made["verdict"] = answer(taken.overload)
    return made


def reproduce(rounds, options):
    """The published runs alone, a million packets and 100 MB, and the design that queues."""
    variants = dict(designs.variant(name) for name in (KERNEL_2009, USER_2009, "user-queued"))
    return measure(variants, rounds, PUBLISHED_SIZES, options)


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


def ratios(made, taken):
    """User-level direct over in-kernel, where both were taken."""
    def add(name, title, runs, of, value_2009):
        if not runs or KERNEL_2009 not in runs or USER_2009 not in runs:
            return
        entry = figures.ratio(name, title, runs[USER_2009], runs[KERNEL_2009], of,
                              published.figure(round(value_2009, 3), "ratio", SOURCE)
                              if value_2009 else None)
        if entry:
            made["measurements"].append(entry)

    rows = {row["measure"]: float(row["user_level"]) / float(row["in_kernel"])
            for row in published.rows("driver_pcnet32.csv")}
    add("driver.flood", f"packets received at {flood.RATE} a second, user-level direct over "
        "in-kernel queueing", taken.normal, lambda one: one.account.received,
        rows["packets received"])
    add("driver.flood.overload", f"the same at {OVERLOAD} a second", taken.overload,
        lambda one: one.account.received, rows["packets received"])
    add("driver.tcp", "TCP average rate, user-level direct over in-kernel queueing",
        taken.transfers, lambda one: one.rate, rows["average rate"])


def _beside_2009(normal, moved):
    columns = [name for name in designs.DESIGNS if name in normal]
    rows = []
    for row in published.rows("driver_pcnet32.csv"):
        if row["experiment"].startswith("UDP"):
            ours = {name: figures.median(normal[name], lambda one: one.account.received).value
                    for name in columns}
        elif moved:
            rate = (lambda one: one.rate) if row["measure"].startswith("average") \
                else (lambda one: one.peak)
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
        share = stats.paired_ratio([one.account.received for one in taken[queued]],
                                   [one.account.received for one in taken[direct]])
        wasted = figures.median(taken[queued], lambda one: 100 * one.account.queue_dropped /
                                max(one.account.taken, 1))
        if share is None:
            continue
        unsure = words.unsureness(share.confidence, result.BOOTS)
        reasons.append(
            f"{queued} delivers {share.value:.2f} [{share.low:.2f}, {share.high:.2f}]"
            f"{unsure and f' ({unsure})'} of what {direct} does; {wasted.value:.1f} % of the "
            "packets that its driver took from the ring were dropped at the queue")
        less, more = (stats.differs(share, 1) == sign for sign in (-1, 1))
        # an interval that is no ground for an answer is none for "harmless" either
        hurts.append((less, more or not unsure and wasted.value < 1))
    if not hurts:
        return None
    if all(less for less, _ in hurts):
        word, text = "yes", "queueing before delivery loses packets after work was spent on them"
    elif all(harmless and not less for less, harmless in hurts):
        word, text = "no", "queueing before delivery does not lower what arrives here"
    else:
        word = "cannot tell"
        text = "the pairs do not agree, or their intervals include 1 or have less than 95 %"
    return {"answer": word, "basis": "packets", "threshold": 1,
            "unit": "ratio of packets received", "reasons": reasons,
            "sentence": f"Is queue-then-deliver what hurts? At {OVERLOAD} packets a second: "
                        f"{text}."}
