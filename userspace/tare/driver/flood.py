# SPDX-License-Identifier: GPL-2.0-only
"""`tare driver flood`: what arrives of small packets at one rate, and over a sweep of rates."""

from tare import environment, machine, result
from tare.driver import designs, figures, run, turns

# the published flood: 1,000,000 packets of 60 bytes in 30 s
RATE = 33333
COUNT = 1_000_000
SWEEP = (1000, 2000, 5000, 10000, 15000, 20000, 25000, 30000, 40000, 50000)
POINT_SECONDS = 2
# what may be lost of a point that counts as without loss
ZERO_LOSS = 0


def document(experiment, outcome, options):
    made = result.document(experiment, machine.environment(outcome),
                           {**environment.host_facts(), **machine.host_facts(outcome)})
    made["environment"]["wire"] = options["wire"]
    return made


def at_rate(variants, rounds, rate, count, options):
    """{variant: [Flood of each round]} and a machine's outcome."""
    return over_rates(variants, rounds, [(rate, count)], options)


def over_rates(variants, rounds, points, options):
    """{variant: [Flood of each round and point]}; points: [(rate, count)]."""
    commands = [run.flood_command(number, rate, count)
                for number, (rate, count) in enumerate(points, 1)]
    seconds = sum(count / rate + 2 for rate, count in points)
    taken, outcome = {name: [] for name in variants}, None
    for name, session in turns.take(variants, rounds, commands, seconds, options):
        taken[name] += run.floods(session)
        outcome = session.outcome
    return taken, outcome


def titles(taken):
    return {designs.title(name): runs for name, runs in taken.items()}


def measure(variants, rounds, rate, count, options):
    """The result document of floods at one rate."""
    taken, outcome = at_rate(variants, rounds, rate, count, options)
    made = document("driver.flood", outcome, options)
    fill(made, taken, "driver.flood")
    return made


def fill(made, taken, prefix, published=None):
    """Measurements and tables of floods at one rate."""
    for name, runs in taken.items():
        title = designs.title(name)
        made["measurements"].append(
            figures.received(f"{prefix}.{name}.received", f"packets received, {title}", runs,
                             (published or {}).get(name)))
        delay = figures.delay(f"{prefix}.{name}.latency", f"one-way latency, {title}", runs)
        if delay:
            made["measurements"].append(delay)
    first = next(iter(taken.values()))[0]
    made["tables"] += [
        figures.where(f"{prefix}.where", f"Where the packets went, {first.rate:g} a second",
                      titles(taken)),
        figures.latencies(f"{prefix}.latencies", titles(taken))]


def sweep(variants, rounds, options, rates=SWEEP, seconds=POINT_SECONDS):
    """The result document of a sweep over rates."""
    points = [(rate, int(rate * seconds)) for rate in rates]
    taken, outcome = over_rates(variants, rounds, points, options)
    made = document("driver.sweep", outcome, options)
    fill_sweep(made, taken, rates)
    return made


def by_rate(runs, rates):
    """{rate: runs}."""
    return {rate: [one for one in runs if one.rate == rate] for rate in rates}


def fill_sweep(made, taken, rates):
    """Curves of what is received, missed and dropped, and each design's zero-loss rate."""
    sorted_runs = {name: by_rate(runs, rates) for name, runs in taken.items()}
    for name, runs in sorted_runs.items():
        made["tables"].append(figures.where(
            f"driver.sweep.{name}", f"{designs.title(name)}: where the packets went",
            {f"{rate:g} a second": runs[rate] for rate in rates}))
        made["measurements"].append(_zero_loss(name, runs))
    for part in ("received", "missed", "queue_dropped"):
        made["distributions"].append({
            "name": f"driver.sweep.{part}", "unit": "packets a second",
            "title": f"Packets {figures.PARTS[part]}, by rate offered",
            "x": "packets a second offered", "interval_over": result.BOOTS,
            "curves": [{"name": name, "points": [_point(rate, runs[rate], part)
                                                 for rate in rates]}
                       for name, runs in sorted_runs.items()]})


def _point(rate, runs, part):
    found = figures.median(runs, lambda one: getattr(one.account, part) / one.account.sent * rate)
    return {"x": rate, **found.as_dict()}


def _zero_loss(name, runs):
    """The greatest rate up to which no run lost a packet that the wire took."""
    best = 0
    for rate in sorted(runs):
        if any(one.account.sent - one.account.refused - one.account.received > ZERO_LOSS
               for one in runs[rate]):
            break
        best = rate
    from tare import stats

    return result.measurement(
        f"driver.sweep.{name}.zero_loss", "packets a second", stats.exact(best), better="higher",
        over=None, title=f"greatest rate of the sweep without loss, {designs.title(name)}",
        samples=sum(len(some) for some in runs.values()),
        conditions=["0: the lowest rate lost packets"] if not best else [])
