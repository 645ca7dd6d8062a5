# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce driver`: the table of 2009, and ours in virtual time beside it."""

from tare import machine, output_options, published
from tare.experiments.driver import curves, designs, paced, tcp
from tare.terminal import status

KERNEL = "6.1"
# the card of a virtual machine, as 2009's was
ACCESS = "vm-2009"
DESIGNS = curves.DEFAULT
# between which 2009 stood, packets a second
RATES = (200_000, 400_000)
# as many as an interval of 95 % needs
FLOODS = 6
# those of which 2009's table has figures: in the kernel, at user level
PUBLISHED = (curves.KERNEL_2009, curves.USER_2009)


def add_parser(verbs):
    parser = verbs.add_parser(
        "driver", help="a NIC driver in the kernel and at user level (2009)",
        description="The published runs of 2009, small packets and TCP, beside ours in virtual "
                    "time: the same figures in every run. Two or three minutes.")
    output_options.add(parser, png=True)
    parser.set_defaults(run=run)


def run(arguments):
    with status("driver"):
        document = measure()
    output_options.deliver(document, arguments)
    return 0


def measure(rates=RATES, count=curves.COUNT, size=tcp.BYTES):
    """The result document: the same measurements and tables in every run."""
    variants = dict(designs.variant(name) for name in DESIGNS)
    floods, outcome = paced.take(variants, [ACCESS],
                                 [paced.Load.of(rate, count) for rate in rates], KERNEL,
                                 floods=FLOODS)
    moved, _ = tcp.take({name: variants[name] for name in PUBLISHED}, [ACCESS], size, KERNEL)
    made = machine.document("driver.reproduce", outcome, wire="hub")
    fill(made, floods, moved)
    return made


def fill(made, floods, moved):
    """floods: {(access, variant, load): Series}, moved: {(access, variant): Transfer}."""
    quoted = {name: published.figure(row[column], row["unit"], curves.SOURCE)
              for row in [published.row("driver_pcnet32.csv", measure="average rate")]
              for column, name in zip(curves.COLUMNS_2009, PUBLISHED)}
    curves.fill(made, floods)
    tcp.fill(made, moved, quoted)
    made["tables"].insert(0, beside_2009(floods, moved))


def beside_2009(floods, moved):
    """2009's lines; ours at the load where the kernel's driver received what it did then."""
    rows = []
    for row in published.rows("driver_pcnet32.csv"):
        if row["measure"] == "packets received":
            then = curves.shares_2009()
            ours = [_at(then[0], name, floods) for name in DESIGNS]
            line = ["packets received, %", *(round(100 * share, 2) for share in then)]
        else:
            average = row["measure"] == "average rate"
            ours = [round(moved[ACCESS, name].rate / 1e6, 2)
                    if average and (ACCESS, name) in moved else None for name in DESIGNS]
            line = [f"TCP, {row['measure']}, {row['unit']}",
                    *(float(row[column]) for column in curves.COLUMNS_2009)]
        rows.append([*line, *ours])
    return {"name": "driver.reproduce.published", "title": "2009, and ours in virtual time",
            "columns": ["", "2009 in kernel", "2009 user level", *DESIGNS], "rows": rows,
            "notes": ["Packets: 1,000,000 of 60 bytes in 30 s then; ours from the curves below, "
                      f"at the load, between two of ours, at which {curves.KERNEL_2009} receives "
                      "the share that the kernel's driver received then.",
                      "TCP: 100 MB then; ours in virtual time, a nanosecond an instruction, "
                      "including the sender's work, and too short for a peak over 100 ms.",
                      "2009: averages of three runs without spread, GNU Mach and the Hurd's own "
                      "TCP/IP, a Core 2 Duo of 2.4 GHz."]}


def _at(share, name, floods):
    """What the design receives, %, where KERNEL_2009 receives this share; None outside."""
    def curve(of):
        return [(load.interval, series.account.share)
                for (_, named, load), series in floods.items() if named == of]

    found = curves.crossing(curve(curves.KERNEL_2009), share)
    value = found and curves.value_at(curve(name), found)
    return None if value is None else round(100 * value, 2)
