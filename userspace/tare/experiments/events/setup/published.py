# SPDX-License-Identifier: GPL-2.0-only
"""The part of `tare reproduce events` that is about set-up times."""

from tare.experiments.events.setup import figures, run, verbs

KERNEL = "6.1"
MODELS = ("select", "epoll")
# as many as were run in 2006
PHASES = figures.RUNS_2006
TABLES = ("events.setup.published", "events.setup.explained", "events.setup.fit")


def add_published(document, progress=lambda text: None, phases=PHASES):
    """Adds to a result of the same exact machine: tables beside the published ones, measurements,
    the curves, and the explanation as notes of the first table. Returns the verdict.
    """
    progress("set-up times")
    plan = verbs.Plan(MODELS, figures.connections_2006(),
                      run.Setting("", 0, timeout=figures.TIMEOUT_2006), phases, more=False)
    # a boot of each model: the curve, and after it what is beside it
    taken, outcome = run.in_machine([[one for one in plan.every() if one.model == model]
                                     for model in MODELS], KERNEL)
    part = {"measurements": [], "tables": [], "distributions": [], "warnings": [], "verdict": None}
    verbs.fill(part, plan, taken)
    shown = [table for table in part["tables"] if table["name"] in TABLES]
    verdict = part["verdict"]
    shown[0]["notes"] += [verdict["sentence"], *verdict["reasons"],
                          f"machine {outcome.machine}, {outcome.kernel_release}, QEMU "
                          f"{outcome.qemu_version}, one CPU, exact."]
    document["tables"] += shown
    for kind in ("measurements", "distributions", "warnings"):
        document[kind] += part[kind]
    document["lead"] = part["lead"]
    return verdict
