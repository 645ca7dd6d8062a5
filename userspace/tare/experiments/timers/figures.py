# SPDX-License-Identifier: GPL-2.0-only
"""Rows of samples as estimates, and these as measurements and tables of a result."""

from tare import figures, result, samples
from tare.experiments.timers import published, read


def of_clocks(system):
    """{clock: Figure} of all clocks on a system, ns a reading."""
    rows = read.rows(system.clocks, system.name, system.version)
    return {clock: samples.figure(same, resolution=read.resolution(system.clocks[0], same[0].n))
            for clock, same in samples.groups(rows, "subject").items()}


def of_runs(system):
    """The Figure of the runs of 2001 on a system, us: a sample is the median of a run."""
    rows = samples.by_run(read.rows(system.runs, system.name, system.version))
    return samples.figure(samples.divided(rows, 1000, "us"),
                          resolution=read.resolution(system.runs[0], rows[0].n) / 1000)


def _fact(values):
    """A fact as the processes told it: one number, or the least and the greatest."""
    least, most = min(values), max(values)
    return f"{least:g}" if least == most else f"{least:g} to {most:g}"


def _conditions(documents, cases):
    """Under which conditions the samples of a case were taken; CASES: it, by each process."""
    first, case = documents[0], cases[0]
    kept_by = f" from {first['clocksource']}" if first["clocksource"] else ""
    processes = f"{len(documents)} processes, " if len(documents) > 1 else ""
    said = [first["system"], f"CPU {first['cpu']}", f"timed by {first['clock']}{kept_by}",
            f"{processes}{figures.counted(first['rounds'], 'round')} of "
            f"{figures.counted(format(case['operations'], 'g'), 'operation')}, A B B A"]
    facts = {name: [one["facts"][name] for one in cases if one["facts"][name] is not None]
             for name in case["facts"]}
    return said + [f"{name} {_fact(values)}" for name, values in facts.items() if values]


def _plot(system):
    return f"clocks on {system.name}"


def measurements(system, found):
    """One measurement a clock of FOUND, as of_clocks() gives them; each has a bar."""
    of, plot = f"timers.{system.name}", _plot(system)
    every = zip(*(one["cases"] for one in system.clocks), strict=True)
    return [figure.measurement(
        f"{of}.{clock}", better="lower", bar=(plot, clock), title=f"{clock}, {plot}",
        about={"what": "case", "of": of, "case": clock},
        conditions=_conditions(system.clocks, cases))
        for (clock, figure), cases in zip(found.items(), every, strict=True)]


def measurement(system, figure, count):
    """All runs on a system as one measurement, with the figure of 2001."""
    return figure.measurement(
        f"timers.{system.name}.runs", better="lower",
        title=f"{system.clock}, {figure.raw.samples} runs of {figures.counted(count, 'call')}",
        published=published.beside(system),
        conditions=[system.version, f"CPU {system.runs[0]['cpu']}"],
        about={"what": "clock", "system": system.name, "clock": system.clock})


def table(found):
    """The published table, and our Figures below it."""
    return {"name": "timers.published", "title": "Cost of reading the clock, us a call",
            "columns": ["system", "clock", "us a call", "low", "high", "net"],
            "rows": [one.line("kernel", "subject")
                     for one in (*published.of_2001().values(), *found)],
            "notes": ["The figures of 2001 are means without an interval and include the loop: "
                      "compare them with our raw figures.",
                      "2001: one ThinkPad 600X with either system. Our Win32 is Wine on this "
                      "Linux."]}


def fill(document, systems, count):
    """Adds to a result what was measured on systems, of which Linux is the first."""
    runs = [of_runs(system) for system in systems]
    clocks = [of_clocks(system) for system in systems]
    made = [measurement(*pair, count) for pair in zip(systems, runs, strict=True)]
    document["measurements"] += made
    for system, found in zip(systems, clocks, strict=True):
        document["measurements"] += measurements(system, found)
    document["tables"].append(table(runs))
    published.finish(document, systems, runs, clocks[0].get("syscall:gettimeofday"))
    result.lead(document, plot=_plot(systems[0]), tables=["timers.published"],
                measurements=[entry["name"] for entry in made])
