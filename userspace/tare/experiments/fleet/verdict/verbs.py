# SPDX-License-Identifier: GPL-2.0-only
"""`tare fleet verdict`: what share the copies have over hosts, and what a routine would save."""

import math

from tare import environment, figures, inputs, output_options, result, stats
from tare.errors import TareError, UsageError
from tare.experiments.fleet.read import selection, store as read_store
from tare.experiments.fleet.verdict import figures as verdict_figures
from tare.experiments.memcpy.verdict import cost, figures as savings
from tare.experiments.memcpy.verdict.figures import judge
from tare.experiments.memcpy.verdict.verbs import (
    THRESHOLD_PERCENT, UNCOVERED_PERCENT, add_threshold, refuse_threshold)

LEAST_HOSTS = 3


def add(verbs):
    parser = verbs.add_parser(
        "verdict", examples=("tare fleet verdict --store store --replay replay.json",),
        help="the share of the copies over hosts, and what a routine would save",
        description="Say whether another copy routine is worth it on a fleet: the calls' share of "
                    "the busy time of all hosts, with an interval over hosts, times what each "
                    "routine saves in a replay.",
        epilog="exit status: 0 there is a verdict; 1 failed, or fewer than 3 hosts; 2 bad usage; "
               "77 there is no DuckDB here")
    parser.add_argument("--store", metavar="DIR", required=True, help="the store")
    parser.add_argument("--replay", metavar="RESULT", required=True,
                        type=inputs.Input,
                        help="a result of `tare memcpy replay`, of calls as the hosts make them")
    parser.add_argument("--in-use", metavar="ROUTINE",
                        help="only hosts whose kernel uses this one (default: all, which must use "
                             "the same)")
    selection.add(parser)
    add_threshold(parser)
    output_options.add(parser)
    parser.set_defaults(run=run, measures=False)


def run(arguments):
    refuse_threshold(arguments)
    replayed = result.read(arguments.replay)
    subset, _, _ = savings.replayed(replayed)
    if subset.sizes:
        raise UsageError(f"{arguments.replay}: its calls are {subset.sizes}: a store's costs are "
                         "of all sizes")
    store, chosen = read_store.Store(arguments.store), selection.of(arguments)
    read_store.need()
    found = verdict_figures.read(store, subset.functions, chosen, arguments.in_use)
    return verdict(found, replayed, arguments.threshold)


def verdict(hosts, replayed, threshold=THRESHOLD_PERCENT):
    """The result document: HOSTS (fleet.hosts.Hosts) with timed calls, and a replay's result."""
    if len(hosts) < LEAST_HOSTS:
        left_out = "".join(f"; {said}" for said in hosts.left_out)
        raise TareError(f"{figures.counted(len(hosts), 'host')} can be judged"
                        f"{left_out}: an interval over hosts needs {LEAST_HOSTS} at "
                        "least; `tare memcpy verdict` judges one")
    subset, unit, routines = savings.replayed(replayed)
    in_use = hosts.facts["routine"][0]
    document = result.document("fleet.verdict", _environment(hosts), environment.host_facts())
    part, doubts = _share(hosts, subset)
    if part:
        document["measurements"].append(result.measurement(
            "fleet.share", "percent", part, better="lower", over=result.HOSTS,
            title=f"share of {hosts.base.name}, {subset.subject}",
            samples=int(hosts.sums["captures"].sum()),
            bar=(savings.shares(hosts.base), "all hosts"),
            conditions=[f"of {hosts.base.name}, summed over hosts",
                        "for hosts like these, drawn at random"]))
    if synthetic := int(hosts.sums["synthetic"].sum()):
        document["warnings"].append(
            f"{figures.counted(synthetic, 'capture')} of `tare fleet generate`: load and cost are "
            "invented")
    document["warnings"] += [f"left out: {said}" for said in hosts.left_out]
    document["warnings"].append(
        f"{hosts.base.name} includes the captures' own work: the true share is a little larger")
    savings.take_over(document, replayed)
    comparable = unit == hosts.base.unit and not doubts
    found = savings.add(document, routines, subset, in_use, part if comparable else None,
                        hosts.base, over=result.HOSTS)
    savings.warn(document, hosts.base, routines, unit)
    _other_cpus(document, hosts, replayed)
    verdict_figures.add(document, hosts)
    document["lead"] = savings.lead(document, found, threshold)
    document["verdict"] = judge(hosts.base, subset.subject, part, found, threshold, doubts,
                                more="capture more hosts, or replay longer",
                                unmeasured=savings.unmeasured(unit, in_use) if comparable else None)
    document["verdict"]["reasons"] += [
        f"threshold: {threshold:g} % of {hosts.base.name}", f"in use: {in_use}",
        f"{len(hosts)} hosts, which weigh as much as {stats.effective(hosts.sums['busy']):.1f} "
        "of equal work"]
    return document


def _share(hosts, subset):
    """(Estimate in percent or None, doubts)."""
    doubts, weight = [], stats.effective(hosts.sums["busy"])
    if weight < LEAST_HOSTS:
        doubts.append(f"{len(hosts)} hosts weigh as much as {weight:.1f} of equal work: capture "
                      "more of those that work most")
    calls, uncovered = hosts.sums["calls"].sum(), hosts.sums["uncovered"].sum()
    missing = 100 * uncovered / max(calls + uncovered, 1)
    if missing > UNCOVERED_PERCENT:
        doubts.append(f"{figures.number(float(missing))} % of these calls have sizes of which too "
                      "few were timed")
    part = stats.ratio_of_sums(hosts.sums["net"], hosts.sums["busy"])
    if part.value > 1:
        doubts.append("a share above 100 % is impossible: the timed calls are not typical")
    if not math.isfinite(part.value):
        return None, [*doubts, f"the cost of {subset.subject} cannot be told from nothing"]
    blur = hosts.blur
    percent = part.scaled(100)
    if blur >= 1:
        return None, ["the cost is below what the hosts' clocks resolve", *doubts]
    # no part is more than the whole
    high = min(percent.high * (1 + blur), max(100.0, percent.value))
    return stats.Estimate(percent.value, percent.low * (1 - blur), high, percent.samples,
                          percent.confidence), doubts


def _environment(hosts):
    facts = hosts.facts
    return {"kernel": _one_or(facts["kernel"], "kernels"),
            "cpu_model": _one_or(facts["cpu"], "CPU models"), "cpus": None,
            "machine": figures.counted(len(hosts), "host"), "accelerator": hosts.accelerators[0],
            "exact": hosts.base.basis == cost.INSTRUCTIONS}


def _one_or(values, name):
    known = sorted(set(map(str, values)))
    return known[0] if len(known) == 1 else f"{len(known)} {name}"


def _other_cpus(document, hosts, replayed):
    model = replayed["environment"]["cpu_model"]
    others = sum(str(cpu) != model for cpu in hosts.facts["cpu"])
    if others:
        document["warnings"].append(f"{others} of {len(hosts)} hosts have another CPU than the "
                                    f"replay's, {model}: what a routine saves may differ there")
