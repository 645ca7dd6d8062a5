# SPDX-License-Identifier: GPL-2.0-only
"""The rules of a fair comparison: each is a check that no figure gets past (docs/events.md)."""

from tare import environment, stats
from tare.errors import TareError
from tare.experiments.events import read
from tare.figures import counted

# Of the requests of an open loop so many may be sent late, and its rate may be so much off.
LATE, RATE_OFF = 0.01, 0.02
# Of the CPU of a process, what its threads may add up to beside it, and the longest tick.
COUNTED, TICK_NS = 0.01, 10**7
# Of the time, the % in which a server must run to be the limit of requests a second.
BUSY = 90
# what a server's document must say alike for all models
_ALIKE = ("kernel", "backlog", "somaxconn", "size", "idle_seconds", "work_ns",
          "second_thread")
# no connection may have been dropped, or asked for twice
_QUIET = ("ListenOverflows", "ListenDrops", "SyncookiesSent", "TCPSynRetrans")
_SQPOLL, _SQPOLL_THREAD = "SQPOLL", "iou-sqp-"
# Rule 3: whose CPU the receiving side of TCP is, in words.
WHO_PAYS = ("loopback: who sends also pays for the receiving side of TCP at its peer, so the "
            "server's CPU has the client's receiving in it, and not its own")


class Late(TareError):
    """A run of an open loop whose client could not keep to its times: it is not a figure."""


def check_run(run):
    """TareError where a rule forbids a figure of a Run."""
    where = f"{run.load.name}, {run.name}"
    marks(run.server, run.load, where)
    all_threads(run.server, where)
    set_up(run.server, where)
    served(run.server, run.client, where)
    own_counters(run.server, run.client, where)
    asked(run.client, run.load, where)
    on_time(run.client, run.load, where)


def marks(server, load, where):
    """Rule 1: the window begins after warming up and ends before links close.

    A server that answers several requests at once may come to a mark with some more.
    """
    found = [mark["requests"] for mark in server["marks"]]
    room = load.connections * load.pipeline
    if len(found) != len(load.marks) or not all(
            due <= at <= due + room for at, due in zip(found, load.marks, strict=True)):
        raise TareError(f"{where}: the server's marks are at {found} requests, not at {load.marks}")


def all_threads(server, where):
    """Rules 1 and 4: the CPU of every thread is in it, of the kernel's own for io_uring, too."""
    first, last = server["marks"][0], server["marks"][-1]
    told = sum(task["cpu_ns"] for task in last["tasks"]) - sum(task["cpu_ns"] for task in
                                                               first["tasks"])
    grown, alike = last["cpu_ns"] - first["cpu_ns"], len(first["tasks"]) == len(last["tasks"])
    # of a thread that does not run the kernel may be a tick behind
    if abs(told - grown) > COUNTED * grown + TICK_NS * len(last["tasks"]) and (
            alike or told > grown):
        raise TareError(f"{where}: threads used {told} ns of CPU, and the process {grown}: one is "
                        "not counted")
    polled = [sum(task["cpu_ns"] for task in mark["tasks"]
                  if task["name"].startswith(_SQPOLL_THREAD)) for mark in server["marks"]]
    if _polls(server) and polled[-1] <= polled[0]:
        raise TareError(f"{where}: io_uring was asked to poll, and no thread {_SQPOLL_THREAD}* "
                        "used CPU: it is not counted")


def _polls(server):
    return any(_SQPOLL in flag for flag in server["flags"])


def not_pinned(server):
    """Rule 4: what of a server does not stay on its CPU, in words; "" where all does."""
    return "not pinned: SQPOLL's thread" if _polls(server) else ""


def alike(servers):
    """Rule 5: the same kernel, backlog, sizes; no work, no accepting on the way. That their sockets
    and their threads are alike, too, tests/events/test_server_account.py holds.

    How many are accepted a wake-up cannot be alike: a multishot accept takes all. So all
    connections must stand before the first mark.
    """
    for name in _ALIKE:
        found = {str(server[name]) for server in servers}
        if len(found) > 1:
            raise TareError(f"servers differ in {name}: {', '.join(sorted(found))}")
    for server in servers:
        if len({mark["accepted"] for mark in server["marks"]}) > 1:
            raise TareError(f"{server['model']}: connections were accepted between its marks")
    if servers[0]["work_ns"]:
        raise TareError("servers were asked to work: their CPU is not a request's")


def server_is_the_limit(runs):
    """Rule 6: whether the server ran nearly all the time: no client could get more of it."""
    return stats.median([run.busy for run in runs]).value >= BUSY


def same_load(runs):
    """Rule 7: what is compared was asked the same; ping-pong is not compared with streaming."""
    found = {tuple(run.client[name] for name in ("loop", "protocol", "size", "pipeline",
                                                 "rate", "connections", "dead")) for run in runs}
    if len(found) != 1:
        raise TareError(f"different loads cannot be compared: {sorted(map(str, found))}")


def set_up(server, where):
    """Rule 8: what a figure depends on is known: kernel, liburing, set-up flags."""
    if server["model"].startswith("uring") and (not server["liburing"] or not server["flags"]):
        raise TareError(f"{where}: the server does not say its version of liburing and its flags")


def set_up_words(server):
    """Rule 8, in words."""
    ring = f", liburing {server['liburing']}" if server["liburing"] else ""
    flags = f", {' '.join(server['flags'])}" if server["flags"] else ""
    return f"Linux {server['kernel']}{ring}{flags}"


def on_time(client, load, where):
    """Rule 9: an open loop asks at the rate it was told, and on time."""
    if load.closed:
        return
    late = client["late"] / max(client["requests"], 1)
    if late > LATE:
        raise Late(f"{where}: {100 * late:.3g} % of the requests were sent late, more than "
                   f"{100 * LATE:g} %: no figure; lower --load, or wait until the machine is idle")
    reached = client["requests"] / client["seconds"] if client["seconds"] else 0
    # arrivals are random: their number over the time varies by its root
    slack = RATE_OFF + 4 / client["requests"] ** 0.5 if client["requests"] else 0
    if abs(reached - load.rate) > slack * load.rate:
        raise Late(f"{where}: {reached:.0f} requests a second, not {load.rate:g}: no figure")


def served(server, client, where):
    """Rule 10: accepted = connected = served on both sides."""
    read.agree_on_transfer(server, client, where)
    if client["verified"] != client["connected"]:
        raise TareError(f"{where}: {client['verified']} of "
                        f"{counted(client['connected'], 'connection')} answered a request before "
                        "the measurement: the others may be ghosts")


def own_counters(server, client, where):
    """Rule 11: in a namespace of its own, what TCP counted is this run's; none was dropped."""
    for document in (server, client):
        for name in _QUIET:
            if document["counters"].get(name):
                raise TareError(f"{where}: {name} grew by {document['counters'][name]}: "
                                "connections were dropped and tried again: no figure")


def asked(client, load, where):
    """Rules 7 and 9: the client did what it was told."""
    wanted = {"loop": "closed" if load.closed else "open", "pipeline": load.pipeline,
              "connections": load.connections, "dead": load.dead, "size": load.size}
    for name, value in wanted.items():
        if client[name] != value:
            raise TareError(f"{where}: the client's {name} is {client[name]}, not {value}")


def per_wakeup(server, requests, wakeups):
    """Rule 12: requests per wake-up; None of a server that never waits for events, of no other."""
    if wakeups:
        return requests / wakeups
    if _polls(server):
        return None
    raise TareError(f"{server['model']}: no wake-up was counted")


def no_busy_polling(tree=environment.HERE):
    """Rule 12: nobody polls a device instead of waiting for it."""
    for name in ("busy_poll", "busy_read"):
        value = tree.text(f"/proc/sys/net/core/{name}")
        if value and int(value):
            raise TareError(f"net.core.{name} is {value}: busy polling would be in the server's "
                            f"CPU; sysctl net.core.{name}=0")
