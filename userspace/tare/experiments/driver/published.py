# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce driver`: the table of 2009, and ours in virtual time beside it."""

from tare import figures, machine, published, reproduce
from tare.experiments.driver import run, tcp
from tare.experiments.driver.flood import figures as flood_figures, run as flood_run
from tare.reproduce import verb

TITLE, YEAR = "a NIC driver in the kernel and at user level", 2009
SECONDS = {"quick": 45, "usual": 140, "full": 2000}
# the card of a VM, as 2009's was
ACCESS = "vm-2009"
# 2009's own: a driver in the kernel, then one in a process, each below a stack in another
OWN = ("kernel-queue/lwip", "user-message:1000/fifo")
DESIGNS = (*flood_figures.DEFAULT, *OWN)
# packets a second
RATES = (200_000, 400_000)
# those of which 2009's table has figures: in the kernel, at user level
PUBLISHED, COLUMNS_2009 = ("kernel-queue", "user-direct"), ("in_kernel", "user_level")
SOURCE = "pcnet32 in GNU Mach and at user level on the Hurd, 2009"
# rows of the table
PACKETS, TCP, OFFERED_2009 = "packets received, %", "TCP, average rate, MB/s", 1_000_000


# (floods of each, designs, rates)
AMOUNTS = {"quick": (1, PUBLISHED, RATES[:1]), "usual": (flood_run.FLOODS, DESIGNS, RATES[:1]),
           "full": (96, DESIGNS, RATES)}


def add_parser(verbs):
    verb.add(verbs, "driver", measure, png=True,
             help="a NIC driver in the kernel and at user level (2009)",
             description="The published runs of 2009, small packets and TCP, beside ours in "
                         "virtual time: the same figures in every run. About two minutes.")


def measure(amount=reproduce.USUAL, progress=lambda text: None):
    """The result document: the same measurements and tables in every run."""
    run.need(run.KERNEL)
    count, designs, rates = AMOUNTS[amount]
    variants = run.variants(designs)
    progress(f"floods: {len(variants) * len(rates)} boots")
    loads = [flood_run.Load.of(rate, flood_figures.COUNT) for rate in rates]
    floods, outcome = flood_run.take(variants, [ACCESS], loads, run.KERNEL, floods=count)
    progress(f"TCP: {len(PUBLISHED)} boots")
    moved, _ = tcp.take(run.variants(PUBLISHED), [ACCESS], tcp.BYTES, run.KERNEL)
    made = machine.document("driver.reproduce", outcome, wire="hub")
    fill(made, floods, moved)
    return made


def fill(made, floods, moved):
    """floods: {(access, variant, load): Series}, moved: {(access, variant): Transfer}."""
    quoted = {name: published.figure(row[column], row["unit"], SOURCE)
              for row in [published.row("driver_pcnet32.csv", measure="average rate")]
              for column, name in zip(COLUMNS_2009, PUBLISHED)}
    flood_figures.fill(made, floods)
    tcp.fill(made, moved, quoted)
    beside = beside_2009(floods, moved)
    made["tables"].insert(0, beside)
    reproduce.finish(made, conclusion(beside), _conditions(made), [beside["name"]])


def conclusion(beside):
    """A paragraph, of the rows of the table beside 2009's: how much more the driver at user level
    moved, then and now."""
    rows = {cells[0]: dict(zip(beside["columns"], cells, strict=True)) for cells in beside["rows"]}
    packets, bytes_then = (row["2009 user level"] / row["2009 in kernel"]
                           for row in (rows[PACKETS], rows[TCP]))
    bytes_now = rows[TCP][PUBLISHED[1]] / rows[TCP][PUBLISHED[0]]
    begun = "The driver at user level moved"
    return (f"{begun} {figures.number(packets)} times as much of a flood of small packets then. "
            "Ours do not compare: no load of ours stands for that one. "
            f"{begun} {figures.number(bytes_then)} times as much by TCP then, "
            f"{figures.number(bytes_now)} times here; a change of some instructions in a receiver "
            "moves ours by 5 %, too.")


def _conditions(made):
    here = made["environment"]
    return [("system", "GNU Mach and the Hurd, its own TCP/IP at user level",
             f"Linux {here['kernel']}; at user level lwIP"),
            ("machine", "a VM on a Core 2 Duo of 2.4 GHz",
             f"a VM with the accesses of a VM of 2009 ({ACCESS})"),
            ("time", "of a clock", "virtual: an instruction is a nanosecond"),
            ("sender", "the host", "cards of the same machine, a packet in each part of the time"),
            ("repeats", "averages of three runs, no spread", "floods with other gaps between "
             "packets; the same in every run")]


def beside_2009(floods, moved):
    """2009's lines, and our shares at each load."""
    rows = []
    for row in published.rows("driver_pcnet32.csv"):
        then = [float(row[column]) for column in COLUMNS_2009]
        if row["measure"] == "packets received":
            rows.append([PACKETS, *(round(100 * packets / OFFERED_2009, 4) for packets in then),
                         *(None for _ in DESIGNS)])
            for load in sorted({load for _, _, load in floods}, key=lambda load: -load.interval):
                found = [floods.get((ACCESS, name, load)) for name in DESIGNS]
                rows.append([f"packets received, %; {load}", None, None, *(
                    round(100 * one.share.value, 2) if one else None for one in found)])
        else:
            average = row["measure"] == "average rate"
            rows.append([f"TCP, {row['measure']}, {row['unit']}", *then,
                         *(round(moved[ACCESS, name].rate / 1e6, 2)
                           if average and (ACCESS, name) in moved else None for name in DESIGNS)])
    return {"name": "driver.reproduce.published", "title": "2009, and ours in virtual time",
            "columns": ["", "2009 in kernel", "2009 user level", *DESIGNS], "rows": rows,
            "notes": ["Packets: 1,000,000 of 60 bytes in 30 s then, with 72,000 cycles for each. "
                      "No load of ours stands for that one: see where the packets went, below.",
                      "TCP: 100 MB then; ours in virtual time, a nanosecond an instruction, "
                      "including the sender's work. There is no peak of ours.",
                      "2009: averages of three runs without spread, GNU Mach and the Hurd's own "
                      "TCP/IP, a Core 2 Duo of 2.4 GHz."]}
