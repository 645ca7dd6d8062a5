# SPDX-License-Identifier: GPL-2.0-only
"""What the figures of about 2006 and ours say together, and what differs in the conditions."""

from tare import figures, published

_CPU = "event_transfer.csv"


def of(made):
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
            times = cells["select, settled"] / cells["epoll, settled"]
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
