# SPDX-License-Identifier: GPL-2.0-only
"""`tare driver faults`: what the isolation of a user-level driver buys.

A transfer by TCP goes on while the driver below it is killed again and again: the connection
lives in the kernel above a TAP device, the driver in a process.
"""

from dataclasses import dataclass

from tare import result, stats
from tare.driver import designs, isolation, run, session
from tare.driver.flood import document
from tare.driver.tcp import LEAST_RATE, STALL_SECONDS
from tare.errors import TareError

# ms from a driver's first frame to its death; 0: it lives
INTERVALS = (0, 8000, 4000, 2000, 1000)
DESIGN = "user-tap"
# packets a second, and seconds, of the flood in which a driver dies every second
FLOOD_RATE = 2000
FLOOD_SECONDS = 8
FLOOD_INTERVAL = 1000


@dataclass(frozen=True)
class Killed:
    """One transfer; deaths: what revive reported of each."""

    interval: int
    transfer: run.Transfer
    deaths: list


def take(intervals, rounds, size, options, tell):
    """{interval: [Killed of each round]} and a machine's outcome."""
    taken, outcome = {interval: [] for interval in intervals}, None
    for number in range(rounds):
        for interval in intervals if number % 2 == 0 else reversed(intervals):
            tell(f"a death every {interval / 1000:g} s, round {number + 1} of {rounds}"
                 if interval else f"no deaths, round {number + 1} of {rounds}")
            done = session.run(
                DESIGN, [run.transfer_command(size, STALL_SECONDS)], seconds=2 * size / LEAST_RATE,
                command=["receive-killed", str(interval or 1000), str(1000 if interval else 0)],
                **options)
            taken[interval].append(Killed(interval, run.transfers(done)[0],
                                          [one for one in done.got if "death" in one]))
            outcome = done.outcome
    return taken, outcome


def flooded(rounds, options, tell):
    """[(packets that were sent and did not arrive, deaths)] of floods at a steady rate.

    What a dead driver's chip does not take is counted by nobody, so this is no balance.
    """
    found = []
    for number in range(rounds):
        tell(f"packets while a driver dies every second, round {number + 1} of {rounds}")
        done = session.run(
            DESIGN, [run.flood_command(1, FLOOD_RATE, FLOOD_RATE * FLOOD_SECONDS)],
            seconds=2 * FLOOD_SECONDS,
            command=["receive-killed", str(FLOOD_INTERVAL), "1000"], **options)
        sent, got = done.runs()[0]
        found.append((sent["sent"] - sent["refused"] - got["received"],
                      [one for one in done.got if "death" in one]))
    return found


def measure(intervals, rounds, size, options, tell=lambda text: None):
    """The result document."""
    floods = flooded(rounds, options, tell)
    taken, outcome = take(intervals, rounds, size, options, tell)
    made = document("driver.faults", outcome, options)
    fill_floods(made, floods)
    fill(made, taken)
    isolation.fill(made, isolation.take(options, tell))
    return made


def fill_floods(made, floods):
    """How long it is from a death to each step back, and what is lost."""
    deaths = [death for _, some in floods for death in some]
    if not deaths:
        raise TareError(f"no driver died in {len(floods)} floods of {FLOOD_SECONDS} s, of which "
                        "each should have killed several: see what else keeps this machine busy")
    for key, title in (("gone_ns", "the process is reaped"),
                       ("ready_ns", "its successor is ready"),
                       ("frame_ns", "its successor has a frame")):
        by_boot = [[death[key] / 1e6 for death in some] for _, some in floods if some]
        samples = sum(by_boot, [])
        made["measurements"].append(result.measurement(
            f"driver.faults.{key[:-3]}", "ms",
            stats.median([stats.median(some).value for some in by_boot]), better="lower",
            over=result.BOOTS, samples=len(samples), title=f"from kill -9 until {title}",
            percentiles=stats.percentiles(samples),
            conditions=[f"{FLOOD_RATE} packets a second"]))
    made["measurements"].append(result.measurement(
        "driver.faults.lost", "packets", better="lower", over=result.BOOTS,
        raw=stats.median([lost / len(some) for lost, some in floods if some]),
        title=f"packets lost a death, at {FLOOD_RATE} a second"))


def fill(made, taken):
    rows = []
    for interval, runs in taken.items():
        moved = [one.transfer for one in runs]
        middle = stats.median([one.rate / 1e6 for one in moved])
        made["measurements"].append(result.measurement(
            f"driver.faults.tcp.{interval}", "MB/s", middle, better="higher",
            over=result.BOOTS,
            title=f"TCP average rate, a death every {interval / 1000:g} s" if interval else
            "TCP average rate, no deaths"))
        rows.append([interval / 1000 or None,
                     sum(len(one.deaths) for one in runs), round(middle.value, 2),
                     round(stats.median([one.stall_ns / 1e6 for one in moved]).value, 1),
                     stats.median([one.retransmitted for one in moved]).value])
    made["tables"].append({
        "name": "driver.faults", "title": "A transfer whose driver is killed",
        "columns": ["seconds between deaths", "deaths", "MB/s", "longest stall, ms",
                    "segments sent again"],
        "rows": rows,
        "notes": ["Medians over the rounds; deaths of all rounds together. Every transfer was "
                  "complete: no byte was lost.",
                  f"Design {designs.title(DESIGN)}: the connection is the kernel's, the driver a "
                  "process below it."]})
