# SPDX-License-Identifier: GPL-2.0-only
"""How long a request takes at a fixed rate, in virtual time, up to where a server collapses."""

from tare import figures, machine, result, stats
from tare.errors import UsageError
from tare.experiments.events.transfer import figures as transfer_figures, rules
from tare.experiments.events.transfer.exact import run as exact_run, verbs
from tare.experiments.events.transfer.exact.run import Case
from tare.experiments.events.transfer.run import AGAIN, REFERENCE, model_of, twice

MODELS = ("select", REFERENCE, "uring-multishot", "uring-defer", "uring-defer+skip+ring+files")
# a request takes server and client some 37,000 instructions, so that there are 27,000 a second
RATES = (2_000, 8_000, 16_000, 22_000, 26_000)
SEEDS = 10
# requests of a seed: ten lie beyond p99.9
LINKS, WINDOW = 64, 1000
WANTED = transfer_figures.WANTED
# whether the client comes before all others, as if it were another computer's
CLIENT = {False: "", True: ", the client before all others (SCHED_FIFO)"}


def cases_of(models, rate, seeds, links):
    """{(name, client first): [Case of each seed]}. The reference comes twice: A/A."""
    return {(name, first): [
        Case(model_of(name), links, per_window=WINDOW, rate=rate, seed=seed, ahead=first,
             name=f"{rate}-{seed}{'-again' * name.endswith(AGAIN)}{'-first' * first}")
        for seed in range(1, seeds + 1)] for name in twice(models) for first in (False, True)}


def measure(models=MODELS, rates=RATES, seeds=SEEDS, connections=(LINKS,), kernel="6.1",
            progress=lambda text: None):
    """The result document: percentiles by model and rate, over seeds."""
    verbs.refuse(models, connections)
    if len(connections) > 1:
        raise UsageError("rate: one number of connections at a time")
    wanted = {rate: cases_of(models, rate, seeds, *connections) for rate in rates}
    boots = [in_turn(of_rate, seed) for of_rate in wanted.values() for seed in range(seeds)]
    progress(f"{len(boots)} boots")
    taken, outcome = exact_run.boot_each(boots, kernel)
    made = machine.document("events.transfer.exact.rate", outcome)
    for rate, of_rate in wanted.items():
        for first in CLIENT:
            runs = {name: [taken[case] for case in cases]
                    for (name, one), cases in of_rate.items() if one == first}
            refused = differing(runs)
            table, warnings = latency(rate, first, runs, refused)
            made["tables"].append(table)
            made["warnings"] += warnings
            made["measurements"] += [measurement(rate, first, name, of, outcome, refused)
                                     for name, of in runs.items()
                                     if not late(of) and 99 not in refused]
    return made


def in_turn(of_rate, seed):
    """The Cases of a boot, in which all models have the same arrivals. Each seed begins with
    another one: what the kernel does at some moment of a boot meets them all.
    """
    cases = [of_model[seed] for of_model in of_rate.values()]
    first = seed % len(cases)
    return cases[first:] + cases[:first]


def late(runs):
    """Why runs say nothing about their server; nothing: they do. Of all their requests."""
    sent = sum(run.client["requests"] for run in runs)
    behind = sum(run.client["late"] for run in runs)
    if behind <= rules.LATE * sent:
        return ""
    return (f"{100 * behind / sent:.3g} % of the requests were sent more than 1 ms late: the "
            "server does not keep up")


def measurement(rate, first, name, runs, outcome, refused):
    """p99 with the interval over seeds, and all percentiles that are not REFUSED."""
    found = transfer_figures.percentiles(runs, refused)
    case = runs[0].case
    made = result.measurement(
        f"events.exact.rate.{rate}.{name}{'.first' * first}", "ns", found[99],
        over=result.SEEDS, better="lower", detail=True,
        title=f"p99 from the intended time, {name}, {rate:,} requests a second{CLIENT[first]}",
        conditions=[machine.exact_condition(outcome), f"{case.links} links of {case.size} bytes",
                    "server and client share one CPU", "requests at random times (Poisson)"],
        about={"what": "latency", "model": case.model, "rate": rate, "client_first": first,
               "again": name != case.model})
    made["percentiles"] = transfer_figures.named(found)
    return made


def differing(runs):
    """{percentile: why it is not a figure}: of one model under two names it differs, or nothing
    tells how much it varies.
    """
    again = next((name for name in runs if name.endswith(AGAIN)), "")
    pair = [runs[name] for name in (again.removesuffix(AGAIN), again) if name in runs]
    if len(pair) < 2 or any(map(late, pair)):
        return dict.fromkeys(WANTED, "no percentiles: the model that is measured twice does not "
                                     "keep up, so that nothing tells how much they vary")
    # in an exact machine nobody else uses the CPU
    return transfer_figures.refused_percentiles(*pair, 0)


def latency(rate, first, runs, refused):
    """(table, warnings) of one rate: us by model, and p99 over the reference's. refused: what
    differing() found."""
    rows = []
    warnings = [f"{rate:,}{CLIENT[first]}: {why}" for why in dict.fromkeys(refused.values())]
    for name, of in runs.items():
        share = len(of) / sum(run.each("wakeups") for run in of)
        instructions, switches = (stats.median([getattr(run.executed, what) for run in of]).value
                                  for what in ("total", "switches"))
        ratio, why = None, late(of)
        if why:
            warnings.append(f"no percentiles of {name} at {rate:,}{CLIENT[first]}: {why}")
        elif name != REFERENCE and REFERENCE in runs and 99 not in refused:
            ratio = stats.paired_ratio(*(transfer_figures.of_runs(one, 99)
                                         for one in (of, runs[REFERENCE])))
        found = {} if why else transfer_figures.percentiles(of, refused)
        rows.append([name, *transfer_figures.cells(found, result.SEEDS),
                     figures.estimate(ratio.as_dict(), result.SEEDS) if ratio else None,
                     round(instructions), round(share, 2), round(switches, 2)])
    table = {
        "name": f"events.exact.rate.{rate}{'.first' * first}",
        "title": f"{rate:,} requests a second at random times{CLIENT[first]}: us from the "
                 "intended time",
        "columns": ["model", *(f"p{one:g}" for one in WANTED), f"p99 over {REFERENCE}",
                    "instructions per request", "requests per wake-up",
                    "times it got the CPU, for a request"],
        "rows": rows,
        "notes": [f"Medians over {len(next(iter(runs.values())))} seeds, in pairs where they "
                  "are ratios. A us is 1,000 instructions of one CPU, which server, client "
                  "and kernel share: these are path lengths, and no times of hardware.",
                  "A percentile is the middle of its bucket, which is 1/32 wide at the most."]}
    return table, warnings
