# SPDX-License-Identifier: GPL-2.0-only
"""events' part of `tare bench`: select over epoll, our server and client over others'.

Of select and nginx instructions are counted in an exact machine; of wrk CPU time of this machine.
"""

import tempfile
from pathlib import Path

from tare import machine, result, stats, terminal
from tare.errors import CannotHere
from tare.experiments.events import run
from tare.experiments.events.bench import clients
from tare.experiments.events.transfer import rules, verbs
from tare.experiments.events.transfer.exact import anchors, run as exact_run

CONNECTIONS, ASKING = 1000, 64
OVER_NGINX = 1.0


def add(document, connections=CONNECTIONS, kernel="6.1"):
    """Instructions per request by select over epoll's, and by ours over nginx's."""
    pair = [exact_run.Case(model, 1, connections - 1) for model in ("select", "epoll")]
    beside = [exact_run.Case("epoll", ASKING, http=True),
              anchors.Anchor(anchors.NGINX, ASKING, http=True)]
    with tempfile.TemporaryDirectory(prefix="tare-events-") as folder:
        try:
            files = anchors.files(Path(folder) / "nginx.conf")
        except CannotHere as error:
            document["warnings"].append(f"our server is not compared with nginx: {error}")
            beside, files = [], {}
        with terminal.status("events, exact"):
            taken, outcome = exact_run.boot(pair + beside, kernel, folder, files)
    of(document, outcome, "events.select_over_epoll.one_active", [taken[case] for case in pair],
       f"instructions per request by select over epoll's, {connections} connections, one active",
       about={"what": "over", "of": "select", "against": "epoll",
              "connections": connections, "active": 1})
    if beside:
        of(document, outcome, "events.over_nginx", [taken[case] for case in beside],
           f"instructions per request by HTTP, eventserver (epoll) over nginx, {ASKING} "
           f"connections, goal: at most {OVER_NGINX:g}", better="lower")


def of(document, outcome, name, pair, title, better="neither", about=None):
    """Add a ratio to a result: windows of one boot, in pairs."""
    first, second = pair
    document["measurements"].append(result.measurement(
        name, "ratio", stats.paired_ratio(first.instructions, second.instructions),
        over=result.EXACT, samples=first.requests, better=better, title=title,
        conditions=[machine.exact_condition(outcome)], about=about))


def measure(document, folder):
    """Add the measurements to a result."""
    pinned = verbs.cpus()
    rules.no_busy_polling()
    with terminal.status("servers") as progress, run.opened() as net:
        clients.add(document, net, pinned, folder, progress)
    add(document)
