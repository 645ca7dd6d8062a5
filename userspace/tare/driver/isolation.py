# SPDX-License-Identifier: GPL-2.0-only
"""The same fault of a driver in the kernel and in a process: what is left afterwards."""

import re
import signal
from dataclasses import dataclass

from tare.driver import designs, run, session

FAULTS = ("wild-dma", "bad-descriptor", "wild-pointer")
DESIGNS = ("kernel-queue", "user-tap")
RATE = 2000
# packets of the flood in which the fault strikes, and of the one after it
DURING, AFTER = 4000, 2000

_WILD_DMA = re.compile(r"DMAR:.*fault addr (0x[0-9a-f]+)")
_OOPS = re.compile(r"BUG: .*|general protection fault.*|Oops: .*")
_PANIC = re.compile(r"Kernel panic - not syncing: (.*)")
# modules that are out of tree (bit 12) and not signed (bit 13): ours
_OURS = 1 << 12 | 1 << 13


@dataclass(frozen=True)
class Aftermath:
    """arrived: packets of the flood after the fault, or None where nobody was left to count."""

    fault: str
    design: str
    kernel: str
    driver: str
    sent: int
    arrived: int | None


def command(design, fault):
    """What runs in the machine."""
    if designs.DESIGNS[design].user_level:
        return ["receive-killed", "1000", "0", "--fault", fault]
    return ["receive", design, "--fault", fault]


def take(options, tell=lambda text: None, faults=FAULTS, chosen=DESIGNS):
    """[Aftermath] of each fault and design."""
    found = []
    for fault in faults:
        for design in chosen:
            tell(f"{fault}, {design}")
            found.append(strike(design, fault, options))
    return found


def strike(design, fault, options):
    """The Aftermath of one boot, which may end with the kernel."""
    floods = [run.flood_command(1, RATE, DURING), run.flood_command(2, RATE, AFTER)]
    done, failure = session.converse(design, floods, command=command(design, fault),
                                     seconds=(DURING + AFTER) / RATE, **options)
    if not fell(done.outcome):
        session.judge(done, failure)
    deaths = [one for one in done.got if "death" in one]
    counted = {one["run"]: one["received"] for one in done.got if "run" in one}
    return Aftermath(fault, design, kernel(done.outcome), driver(done.outcome, design, deaths),
                     AFTER, counted.get(2))


def fell(outcome):
    """Whether the kernel complained or ended, which is a result here and no failure."""
    return outcome.verdict in ("panicked", "splat") or bool(oops(outcome))


def oops(outcome):
    """The kernel's first line about a fault of its own, or None."""
    found = _OOPS.search(outcome.kernel_log) or _OOPS.search(outcome.console)
    return found and found[0].strip()


def kernel(outcome):
    """What became of the kernel, in a few words."""
    said = oops(outcome) or outcome.reason
    panic = _PANIC.search(outcome.console)
    if panic:
        return f"panic: {panic[1].strip()} ({said})"
    tainted = [str(bit) for bit in range((outcome.taint or 0).bit_length())
               if (outcome.taint & ~_OURS) >> bit & 1]
    if fell(outcome):
        state = "goes on" if outcome.verdict == "splat" else "hangs"
        return f"{state} after an oops ({said}), " + (
            f"tainted (bit {', '.join(tainted)})" if tainted else "not tainted")
    addresses = sorted(set(_WILD_DMA.findall(outcome.kernel_log)))
    if addresses:
        return f"goes on; DMAR fault at {', '.join(addresses)} in its log"
    return "goes on, clean"


def driver(outcome, design, deaths):
    """What became of the driver."""
    if not designs.DESIGNS[design].user_level:
        return "gone with the kernel" if fell(outcome) else "goes on"
    if not deaths:
        return "goes on"
    died = signal.Signals(deaths[0]["signal"]).name
    ready = deaths[0]["ready_ns"] / 1e6
    more = f", and {len(deaths) - 1} times more" if len(deaths) > 1 else ""
    return f"died by {died}{more}; started again, ready after {ready:.0f} ms"


def fill(made, aftermaths):
    """The table."""
    made["tables"].append({
        "name": "driver.faults.isolation",
        "title": "The same fault in the kernel and in a process",
        "columns": ["fault", "driver", "the kernel", "the driver", "arrived afterwards"],
        "rows": [[one.fault, one.design, one.kernel, one.driver,
                  "nobody left to count" if one.arrived is None
                  else f"{one.arrived} of {one.sent}"] for one in aftermaths],
        "notes": ["wild-dma: one receive descriptor points at a bus address that is not mapped; "
                  "bad-descriptor: one that the chip cannot use; wild-pointer: the receive path "
                  "writes to an address of nothing at the 1,000th frame.",
                  f"The fault strikes in a flood of {DURING} packets, {RATE} a second; counted "
                  f"is the next flood, of {AFTER}. One boot each.",
                  "The kernel's receive path is an interrupt handler, in which an oops is a "
                  "panic."]})
