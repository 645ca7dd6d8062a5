# SPDX-License-Identifier: GPL-2.0-only
"""`tare driver faults`: what the isolation of a user-level driver buys.

Bytes come by TCP in virtual time while the driver below suffers a fault, the one in the kernel
and the one in a process alike. A machine that ends with its kernel is a result here.
"""

import re
import signal
from dataclasses import dataclass

from tare import machine
from tare.experiments.driver import run, tcp
from tare.errors import TareError

# the pointer goes wild at the 1,000th frame, and the last kill comes after 30 ms of transfer
BYTES = 4_000_000
KILLS = 3
# connections that break before the sender gives up; each kill breaks one at most
BROKEN_MOST = 8
# one whose stack is the kernel's, and stays, and one that has it in its own process
KERNEL, USER = "kernel-queue", ("user-tap", "user-direct")
# a driver in the kernel cannot be killed
FAULTS = {"none": (KERNEL, *USER), "kill -9": USER, "wild-dma": (KERNEL, *USER),
          "bad-descriptor": (KERNEL, *USER), "wild-pointer": (KERNEL, *USER)}
JOBS = tuple((fault, design) for fault, chosen in FAULTS.items() for design in chosen)

_WILD_DMA = re.compile(r"DMAR:.*fault addr (0x[0-9a-f]+)")


@dataclass(frozen=True)
class Aftermath:
    """arrived: bytes with the value that was sent, None where nobody was left to count. broken:
    connections, after each of which the sender began again. took_s: since the first was there.
    """

    kernel: str
    driver: str
    arrived: int | None
    broken: int | None = None
    took_s: float | None = None


def strike(design, fault, kernel):
    """(Aftermath, outcome) of one boot, which may end with the kernel."""
    words = [f"window={tcp.WINDOW}"]
    if run.DESIGNS[design].user_level:
        words.append(f"kills={KILLS if fault == 'kill -9' else 0}")
    if fault in ("wild-dma", "bad-descriptor", "wild-pointer"):
        words.append(f"fault={fault}")
    reports, outcome = run.run(["--transfer", str(BYTES), "--breaks", str(BROKEN_MOST)],
                               (design, words), "instruction", kernel)
    if not fell(outcome):
        machine.check_command(outcome, f"{design}, {fault}")
    sent, got = tcp.ends(reports)
    if not (got and sent) and not fell(outcome):
        raise TareError(f"{design}, {fault}: the receiver ended without reporting a transfer")
    deaths = [one["death"] for one in reports if "death" in one]
    if not struck(fault, outcome, deaths):
        raise TareError(f"{design}, {fault}: the fault did not strike within the transfer")
    return Aftermath(state(outcome), _driver(design, outcome, deaths),
                     got[0]["transfer"] - got[0]["damaged"] if got else None,
                     *((sent[0]["broken"], sent[0]["from_first_s"]) if sent else ())), outcome


def struck(fault, outcome, deaths):
    """Whether the fault has happened; of a descriptor that the chip passes over nothing tells."""
    if fault == "kill -9":
        return deaths == [signal.SIGKILL] * KILLS
    if fault == "wild-pointer":
        return fell(outcome) or signal.SIGSEGV in deaths
    if fault == "wild-dma":
        return fell(outcome) or bool(_WILD_DMA.search(outcome.kernel_log))
    return True


def fell(outcome):
    """Whether the kernel complained or ended, which is a result here and no failure, unless the
    emulator's error did it.
    """
    return outcome.verdict in ("panicked", "splat") or \
        outcome.verdict != "miscomputed" and bool(outcome.complaints)


def state(outcome):
    """What became of the kernel, in a few words."""
    first = next(iter(outcome.complaints), outcome.reason)
    if outcome.panic is not None:
        return f"panic: {outcome.panic} ({first})"
    if fell(outcome):
        return f"{'goes on' if outcome.verdict == 'splat' else 'hangs'} after an oops ({first})"
    addresses = sorted(set(_WILD_DMA.findall(outcome.kernel_log)))
    return f"goes on; DMAR fault at {', '.join(addresses)} in its log" if addresses \
        else "goes on, clean"


def _driver(design, outcome, deaths):
    if not run.DESIGNS[design].user_level:
        return "gone with the kernel" if fell(outcome) else "goes on"
    if not deaths:
        return "goes on"
    died = " and ".join(sorted({signal.Signals(one).name for one in deaths}))
    return f"died by {died}, {len(deaths)} times; started again" if len(deaths) > 1 \
        else f"died by {died}; started again"


def take(kernel, rounds=1, jobs=JOBS):
    """({(fault, design): Aftermath}, outcome), equal in every run."""
    return run.take(jobs, lambda job: strike(job[1], job[0], kernel), rounds, kernel)


def fill(made, found):
    """found: {(fault, design): Aftermath}."""
    made["tables"].append({
        "name": "driver.faults",
        "title": "The same fault of a driver in the kernel and in a process",
        "columns": ["fault", "driver", "the kernel", "the driver", "bytes arrived",
                    "connections broken", "took, ms"],
        "rows": [[fault, design, one.kernel, one.driver,
                  f"{one.arrived:,} of {BYTES:,}" if one.arrived is not None else
                  "nobody left to count", one.broken, one.took_s and round(1000 * one.took_s, 3)]
                 for (fault, design), one in found.items()],
        "notes": ["kill -9: kills the process during the transfer, which is impossible for a "
                  "driver in the kernel; wild-dma: one receive descriptor points at an unmapped "
                  "bus address; bad-descriptor: the chip cannot use one receive descriptor; "
                  "wild-pointer: the receive path writes to an unmapped address at the 1,000th "
                  "frame.",
                  "TCP in virtual time, in a machine that sends to itself: a ms is 1,000,000 "
                  "instructions, and each boot gives the same. It took so long from the first "
                  "connection to the end.",
                  "Above user-tap is the kernel's stack, by a TAP device; the device and the "
                  "connection survive the driver. user-direct has the stack in its process: the "
                  "connection dies with it, and the sender begins again."]})
