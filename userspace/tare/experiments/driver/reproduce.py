# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce driver`: the table of 2009, and ours in virtual time beside it."""

from dataclasses import dataclass

from tare import figures, machine, published, reproduce
from tare.experiments.driver import curves, designs, paced, tcp
from tare.reproduce import verb

TITLE, YEAR = "a NIC driver in the kernel and at user level", 2009
SECONDS = {"quick": 45, "usual": 140, "full": 3600}
KERNEL = "6.1"
# the card of a virtual machine, as 2009's was
ACCESS = "vm-2009"
DESIGNS = curves.DEFAULT
# between which 2009 stood, packets a second
RATES = (200_000, 400_000)
# those of which 2009's table has figures: in the kernel, at user level
PUBLISHED = (curves.KERNEL_2009, curves.USER_2009)
# as many as an interval of 95 % needs
FLOODS = 6


@dataclass(frozen=True)
class Amount:
    """floods of each design at each of the rates, of count packets each."""

    floods: int
    count: int
    designs: tuple = DESIGNS


AMOUNTS = {"quick": Amount(1, curves.COUNT, PUBLISHED), "usual": Amount(FLOODS, curves.COUNT),
           "full": Amount(96, curves.COUNT)}


def add_parser(verbs):
    verb.add(verbs, "driver", measure, png=True,
             help="a NIC driver in the kernel and at user level (2009)",
             description="The published runs of 2009, small packets and TCP, beside ours in "
                         "virtual time: the same figures in every run. About two minutes.")


def measure(amount=reproduce.USUAL, progress=lambda text: None):
    """The result document: the same measurements and tables in every run."""
    return take(AMOUNTS[amount], progress)


def take(plan, progress=lambda text: None, rates=RATES, size=tcp.BYTES):
    """The result document of an Amount."""
    variants = dict(designs.variant(name) for name in plan.designs)
    progress(f"floods: {len(variants) * len(rates)} boots")
    floods, outcome = paced.take(variants, [ACCESS],
                                 [paced.Load.of(rate, plan.count) for rate in rates], KERNEL,
                                 floods=plan.floods)
    progress(f"TCP: {len(PUBLISHED)} boots")
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
    beside = beside_2009(floods, moved)
    made["tables"].insert(0, beside)
    reproduce.finish(made, conclusion(beside), _conditions(made), [beside["name"]])


def conclusion(beside):
    """A paragraph, of the rows of the table beside 2009's."""
    return " ".join(_compared(what, next(row for row in beside["rows"] if of in row[0]), beside)
                    for what, of in (("of a flood of small packets", "packets"),
                                     ("by TCP", "average rate")))


def _compared(what, cells, beside):
    """Whether the driver at user level moved more, then and now."""
    row = dict(zip(beside["columns"], cells, strict=True))
    then = row["2009 user level"] / row["2009 in kernel"]
    ours = [row.get(name) for name in PUBLISHED]
    begun = f"The driver at user level moved {figures.number(then)} times as much {what} then"
    if None in ours or not ours[0]:
        return f"{begun}; no load of ours is like that of then, so this run does not say."
    now = ours[1] / ours[0]
    if abs(now - 1) <= curves.LOSS:
        said = f"a difference of at most {100 * curves.LOSS:g} %, which we take for none"
    else:
        said = "the order is the same" if (then > 1) == (now > 1) else "the order is reversed"
    return f"{begun}, {figures.number(now)} times here: {said}."


def _conditions(made):
    here = made["environment"]
    return [("system", "GNU Mach and the Hurd, its own TCP/IP at user level",
             f"Linux {here['kernel']}; at user level lwIP"),
            ("machine", "a virtual machine on a Core 2 Duo of 2.4 GHz",
             f"a QEMU machine with the accesses of a virtual machine of 2009 ({ACCESS})"),
            ("time", "of a clock", "virtual: an instruction is a nanosecond"),
            ("sender", "the host", "cards of the same machine, at random moments"),
            ("repeats", "averages of three runs, no spread", "floods at other random moments; "
             "the same in every run")]


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
