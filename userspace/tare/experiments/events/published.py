# SPDX-License-Identifier: GPL-2.0-only
"""`tare reproduce events`: both tables of about 2006, and ours beside them.

Set-up and the instructions of a request are of exact machines, the same in every run. The server's
share of a CPU is of this machine, where it can be measured.
"""

from dataclasses import dataclass

from tare import figures, machine, published, reproduce, result, terminal
from tare.errors import CannotHere
from tare.experiments.events import run as events_run
from tare.experiments.events.setup import published as setup_published, run as setup_run
from tare.experiments.events.transfer import published as transfer_published, rules, verbs
from tare.experiments.events.transfer.exact import published as exact_published
from tare.reproduce import verb

# What the figures of about 2006 and ours say together, and what differs in the conditions.

_CPU = "event_transfer.csv"


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
    for model in ("select", "epoll"):
        for entry in _about(made, what="setup", model=model, connections=most)[:1]:
            now = figures.with_unit(entry["raw"], "s", entry["interval_over"])
            said.append(f"{figures.number(entry['published']['value'])} s by {model} then, "
                        f"{now} here")
    told = f"Until {figures.number(most)} connections stood it took {'; '.join(said)}."
    return f"{told} {made['verdict']['sentence']}" if made["verdict"] else told


def _transfer(made):
    """How many times as much of a CPU select took as epoll, of the most connections."""
    row = max(published.rows(_CPU), key=lambda row: int(row["connections"]))
    most = int(row["connections"])
    then = float(row["select_cpu_percent"]) / float(row["epoll_cpu_percent"])
    said = [f"With {most} busy connections select took {figures.number(then)} times as much CPU "
            "as epoll then"]
    settled = next((table for table in made["tables"] if table["name"] == "events.exact.settled"),
                   None)
    for row in settled["rows"] if settled else ():
        cells = dict(zip(settled["columns"], row, strict=True))
        if cells["connections"] == most:
            times = cells["select"] / cells["epoll"]
            said.append(f"{figures.number(times)} times as many instructions of a request here")
    for entry in _about(made, what="cpu ratio", load="published", connections=most):
        times = figures.estimate(entry["raw"], entry["interval_over"])
        said.append(f"{times} times as much CPU time of a request here, of "
                    f"{figures.over(entry)} of each")
    return "; ".join(said) + "."


def conditions(made):
    """(what, then, now) each."""
    return [("server", "Pentium 4, 2.4 GHz, 242 MB, Linux 2.6.16",
             f"an exact machine, Linux {made['environment']['kernel']}; for CPU in per cent this "
             "machine"),
            ("client", "a second machine, Linux 2.4.20", "the same machine"),
            ("network", "100 Mb/s, RTL8139", "loopback or a pair of virtual cards"),
            ("initial SYN time-out", "3 s", "3 s, set by synrto; Linux has had 1 s since 3.1"),
            ("set-up", "five runs, the largest and the smallest dropped, no spread",
             "runs with other pauses of the client; the median of all"),
            ("transfer", "12 readings after 5 to 6 minutes, ten averaged",
             "processes in turn; the last part of each against its first")]


TITLE, YEAR = "servers on select and on epoll", 2006
SECONDS = {"quick": 50, "usual": 110, "full": 1800}


@dataclass(frozen=True)
class Amount:
    """processes of each line of the transfers here; of 2006's eight numbers of connections those of
    which instructions are counted; client phases of the set-up.
    """

    processes: int
    connections: tuple
    phases: int


# usual: the fewest processes with an interval of 95 %
AMOUNTS = {"quick": Amount(2, (100, 800), 1),
           "usual": Amount(6, (100, 200, 400, 800), setup_published.PHASES),
           "full": Amount(40, exact_published.CONNECTIONS, 25)}


def add_parser(verbs):
    parser = verb.add(
        verbs, "events", measure, png=True, help="servers on select and on epoll (about 2006)",
        description="The published runs of about 2006, the set-up of connections and active links, "
                    "beside ours: set-up and instructions of a request in exact machines, the same "
                    "figures in every run, and the server's CPU in per cent on this machine. "
                    "Some two minutes.")
    parser.add_argument("--exact", action="store_true",
                        help="only what exact machines count: bit-identical")
    parser.set_defaults(run=run)


def run(arguments):
    with terminal.status("events") as progress:
        return measure(arguments.amount, progress, here=not arguments.exact)


def need():
    """What is asked first, of this machine; CannotHere."""
    setup_run.need_machine(setup_published.KERNEL)
    machine.programs(*verbs.PROGRAMS)


def measure(amount=reproduce.USUAL, progress=lambda text: None, here=True):
    """The result document of exact machines; here: and of this one."""
    need()
    plan = AMOUNTS[amount]
    made = exact_published.measure(connections=plan.connections, progress=progress)
    made["experiment"] = "events.reproduce"
    made["verdict"] = setup_published.add_published(made, progress, plan.phases)
    # the order of the two published tables
    made["tables"] = made["tables"][1:] + made["tables"][:1]
    if here:
        try:
            add_here(made, progress, plan.processes)
        except CannotHere as reason:
            made["warnings"].append(f"the server's CPU in per cent is left out: {reason}")
    names = [table["name"] for table in made["tables"]]
    reproduce.finish(made, conclusion(made), conditions(made),
                     [name for name in ("events.setup.published", "events.transfer.published")
                      if name in names])
    return made


def add_here(made, progress, processes):
    """Adds the published table of active links, of this machine."""
    pinned = verbs.cpus()
    rules.no_busy_polling()
    with events_run.opened() as net:
        models = verbs.available(net, pinned, transfer_published.MODELS, made["warnings"])
        before = {kind: len(made[kind]) for kind in ("measurements", "tables")}
        transfer_published.take(made, net, pinned, models, processes, progress)
    # beside an exact machine's, these times are a CPU's
    for kind, count in before.items():
        made[kind][count:] = [result.taken_over(part, {"exact": False})
                              for part in made[kind][count:]]
