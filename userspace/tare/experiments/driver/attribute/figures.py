# SPDX-License-Identifier: GPL-2.0-only
"""What an attribution says: what each change does, and which change turns an order round."""

from itertools import combinations

import numpy as np

from tare import output, result, stats
from tare.experiments.driver import run as driver_run
from tare.experiments.driver.attribute import run
from tare.experiments.driver.attribute.factors import (ARRANGEMENTS, ERAS, FACTORS, NOW, OTHER,
                                                       boot, setting)
from tare.experiments.driver.flood import figures, run as flood_run


def measure(kernel, folder):
    """The result document; boots that FOLDER has are not made again."""
    driver_run.need(kernel)
    boots = run.Boots(folder, kernel)
    with output.alone(folder, f"{folder}: another attribution keeps its boots there: wait for it"):
        alone = run.single(boots)
        large = run.largest(alone)
        together = run.pairs(boots, large)
    turns = {era: turned(era, boots, alone) for era in ERAS}
    made = result.document("driver.attribute", {**boots.environment, "wire": "hub"})
    made["measurements"] = [_measurement(effect) for effect in alone]
    made["tables"] = [_settings(boots), *(_alone(era, alone) for era in ERAS),
                      *(_orders(era, turns[era]) for era in ERAS),
                      _together(large, alone, together)]
    result.lead(made, plot=_plot(NOW), sentence=" ".join(sentence(era, turns[era]) for era in ERAS),
                tables=[table["name"] for table in made["tables"]])
    return made


def _plot(era):
    return f"What one change moves from the setting of {era}"


def change(factor, era):
    """What is changed, from what of an era to what of the other."""
    one = FACTORS[factor]
    return f"{one.title}: {one.told(era)} -> {one.told(OTHER[era])}"


def _measurement(effect):
    factor, = effect.changed
    name = f"{ARRANGEMENTS[effect.arrangement].title}; {change(factor, effect.era)}"
    return result.measurement(
        f"driver.attribute.{effect.era}.{effect.arrangement}.{factor}", "points", effect.points,
        over=result.ARRIVALS, title=name, detail=True, bar=(_plot(effect.era), name),
        conditions=[f"all else as in {effect.era}", "points of the packets received, in % of those "
                    "offered, flood by flood", figures.WITHIN],
        about={"what": "effect", "era": effect.era, "arrangement": effect.arrangement,
               "factor": factor})


def _shown(estimate):
    return f"{estimate.value:+.1f} [{estimate.low:+.1f}, {estimate.high:+.1f}]"


def _settings(boots):
    rows = [[era, ARRANGEMENTS[arrangement].title, job[0],
             *figures.percent(boots[job].share, 1),
             *(round(getattr(boots[job], count), 2) for count in run.COUNTS)]
            for era in ERAS for arrangement in ARRANGEMENTS
            for job in [boot(arrangement, setting(era))]]
    levels = [f"{era}: " + "; ".join(f"{one.title} {one.told(era)}" for one in FACTORS.values())
              for era in ERAS]
    return {"name": "driver.attribute.settings", "title": "The two settings",
            "columns": ["setting", "arrangement", "design", "received, %", "from", "to",
                        "crossings a packet", "task switches a packet", "interrupts a packet"],
            "rows": rows,
            "notes": [*(f"{one}." for one in levels),
                      f"{flood_run.FLOODS} floods each: the median and its interval. Crossings, "
                      "switches and interrupts are of each packet that the driver took from the "
                      "ring."]}


def _alone(era, effects):
    cells = {(one.changed[0], one.arrangement): _shown(one.points)
             for one in effects if one.era == era}
    return {"name": f"driver.attribute.alone.{era}",
            "title": f"What one change moves from the setting of {era}, points of the share",
            "columns": ["changed", *(one.title for one in ARRANGEMENTS.values())],
            "rows": [[change(factor, era), *(cells.get((factor, one)) for one in ARRANGEMENTS)]
                     for factor in FACTORS],
            "notes": ["Differences flood by flood, whose packets come alike: their median and its "
                      "interval. Empty: the arrangement does not have it."]}


def _surely(above, below):
    """1: surely more; -1: surely less; 0: neither. Of two Found, flood by flood."""
    points = stats.median(np.array(above.shares) - below.shares)
    return int(points.low > 0) - int(points.high < 0)


def turned(era, boots, effects):
    """{(more, less): factors that turn it round}: each two arrangements of which one surely
    receives more, flood by flood; and which changes alone make it surely receive less.
    """
    after = {(one.changed[0], one.arrangement): one.after for one in effects if one.era == era}
    base = {one: boots[boot(one, setting(era))] for one in ARRANGEMENTS}
    found = {}
    for pair in combinations(ARRANGEMENTS, 2):
        order = _surely(*(base[one] for one in pair))
        if order:
            more, less = pair[::order]
            found[more, less] = [factor for factor in FACTORS if _surely(*(
                after.get((factor, one), base[one]) for one in (more, less))) < 0]
    return found


def _orders(era, turns):
    return {"name": f"driver.attribute.orders.{era}",
            "title": f"Who receives more in the setting of {era}, and what turns it round",
            "columns": ["receives more", "than", "turned round by"],
            "rows": [[ARRANGEMENTS[more].title, ARRANGEMENTS[less].title,
                      "; ".join(change(factor, era) for factor in by) or "nothing alone"]
                     for (more, less), by in turns.items()],
            "notes": ["Only where the interval of the differences flood by flood excludes 0, "
                      "before and after."]}


def _together(large, alone, together):
    points = {(one.era, one.arrangement, one.changed[0]): one.points.value for one in alone}
    return {"name": "driver.attribute.together",
            "title": f"What two of {', '.join(FACTORS[one].title for one in large)} move together",
            "columns": ["setting", "arrangement", "changed", "and", "together",
                        "sum of both alone"],
            "rows": [[one.era, ARRANGEMENTS[one.arrangement].title,
                      *(change(factor, one.era) for factor in one.changed), _shown(one.points),
                      round(sum(points.get((one.era, one.arrangement, factor), 0)
                                for factor in one.changed), 1)] for one in together]}


def sentence(era, turns):
    """Of the orders of one era: which are turned round, and by what."""
    after = {factor: f"{one.title} {one.told(OTHER[era])}" for factor, one in FACTORS.items()}
    said = [f"{ARRANGEMENTS[more].title} receive more than {ARRANGEMENTS[less].title}, but not "
            f"with {' or '.join(after[factor] for factor in by)}"
            for (more, less), by in turns.items() if by]
    firm = len(turns) - len(said)
    return (f"Setting of {era}: " + "".join(f"{one}; " for one in said)
            + f"{firm} of {len(turns)} sure orders of two arrangements are turned round by no "
            "single change.")
