# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce events`: both tables of about 2006, and ours beside them.

Both are of exact machines, the same in every run.
"""

from dataclasses import dataclass

from tare import figures, machine, published, reproduce
from tare.experiments.events.setup import figures as setup_figures, run as setup_run, verbs
from tare.experiments.events.transfer.exact import published as exact_published, run as exact_run
from tare.reproduce import verb

KERNEL, MODELS = "6.1", exact_published.MODELS
# of the set-up; the first is beside the published one
TABLES = ("events.setup.published", "events.setup.explained", "events.setup.fit")

# What the figures of about 2006 and ours say together, and what differs in the conditions.


def conclusion(made):
    """A paragraph, of the figures of a result."""
    return " ".join([_setup(made), _transfer(made)])


def _about(made, **wanted):
    return [entry for entry in made["measurements"]
            if wanted.items() <= entry.get("about", {}).items()]


def _setup(made):
    """The seconds of the most connections, by model, and why."""
    most = max((entry["about"]["connections"] for entry in _about(made, what="setup")
                if entry["published"]), default=None)
    if most is None:
        return "Set-up was not measured."
    said = []
    for model in MODELS:
        for entry in _about(made, what="setup", model=model, connections=most)[:1]:
            now = figures.with_unit(entry["raw"], "s", entry["interval_over"])
            said.append(f"{figures.number(entry['published']['value'])} s by {model} then, "
                        f"{now} here")
    told = f"Until {figures.number(most)} connections stood it took {'; '.join(said)}."
    return f"{told} {made['verdict']['sentence']}" if made["verdict"] else told


def _transfer(made):
    """How many times as much of a CPU select took as epoll, of the most connections."""
    row = max(published.rows(exact_published.PUBLISHED), key=lambda row: int(row["connections"]))
    most = int(row["connections"])
    then = float(row["select_cpu_percent"]) / float(row["epoll_cpu_percent"])
    said = (f"With {most} busy connections select took {figures.number(then)} times as much CPU "
            "as epoll then")
    now = [entry["raw"]["value"] for model in MODELS
           for entry in _about(made, what="instructions", model=model, connections=most)]
    if len(now) == 2:
        said += f"; {figures.number(now[0] / now[1])} times as many instructions per request here"
    return f"{said}."


def conditions(made):
    """(what, then, now) each."""
    return [("server", "Pentium 4, 2.4 GHz, 242 MB, Linux 2.6.16",
             f"an exact machine, Linux {made['environment']['kernel']}"),
            ("client", "a second machine, Linux 2.4.20", "the same machine"),
            ("network", "100 Mb/s, RTL8139", "loopback"),
            ("initial SYN time-out", "3 s", "3 s, set by synrto; Linux has had 1 s since 3.1"),
            ("set-up", "five runs, the largest and the smallest dropped, no spread",
             "runs with other pauses of the client; the median of all"),
            ("transfer", "12 readings after 5 to 6 minutes, ten averaged",
             "ten windows; half of them against all")]


TITLE, YEAR = "servers on select and on epoll", 2006
SECONDS = {"quick": 50, "usual": 90, "full": 400}


@dataclass(frozen=True)
class Amount:
    """Of 2006's eight numbers of connections those of which instructions are counted; client
    phases of the set-up.
    """

    connections: tuple
    phases: int


AMOUNTS = {"quick": Amount((100, 800), 1),
           "usual": Amount((100, 200, 400, 800), setup_figures.RUNS_2006),
           "full": Amount(exact_published.CONNECTIONS, 25)}


def add_parser(verbs):
    verb.add(
        verbs, "events", measure, png=True, help="servers on select and on epoll (about 2006)",
        description="The published runs of about 2006, the set-up of connections and active links, "
                    "beside ours, in exact machines: the same figures in every run.")


def need():
    """What is asked first, of this machine; CannotHere."""
    setup_run.need_machine(KERNEL)
    machine.programs(*exact_run.PROGRAMS)


def measure(amount=reproduce.USUAL, progress=lambda text: None):
    """The result document of exact machines."""
    need()
    plan = AMOUNTS[amount]
    made = exact_published.measure(connections=plan.connections, progress=progress)
    made["experiment"] = "events.reproduce"
    add_setup(made, progress, plan.phases)
    # the order of the two published tables
    made["tables"] = made["tables"][1:] + made["tables"][:1]
    reproduce.finish(made, conclusion(made), conditions(made),
                     [TABLES[0], "events.exact.settled"])
    return made


def add_setup(made, progress=lambda text: None, phases=setup_figures.RUNS_2006):
    """Adds set-up times to a result of the same exact machine: tables beside the published ones,
    measurements, the curves, the verdict, and the explanation as notes of the first table.
    """
    progress("set-up times")
    plan = verbs.settings_of(MODELS, setup_figures.connections_2006(),
                             setup_run.Setting("", 0, timeout=setup_figures.TIMEOUT_2006), phases)
    # a boot of each model: the curve, and after it what is beside it
    taken, outcome = setup_run.in_machine([[one for one in verbs.every(plan) if one.model == model]
                                           for model in MODELS], KERNEL)
    part = {"measurements": [], "tables": [], "distributions": [], "warnings": []}
    verbs.fill(part, plan, taken)
    shown = [table for table in part["tables"] if table["name"] in TABLES]
    made["verdict"], made["lead"] = part["verdict"], part["lead"]
    shown[0]["notes"] += [made["verdict"]["sentence"], *made["verdict"]["reasons"],
                          f"machine {outcome.machine}, {outcome.kernel_release}, QEMU "
                          f"{outcome.qemu_version}, one CPU, exact."]
    made["tables"] += shown
    for kind in ("measurements", "distributions", "warnings"):
        made[kind] += part[kind]
