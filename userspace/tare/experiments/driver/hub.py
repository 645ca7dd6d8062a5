# SPDX-License-Identifier: GPL-2.0-only
"""Boots of a machine that sends to itself, in virtual time: equal, whatever else the host does."""

import json
from dataclasses import dataclass

from tare import machine, parallel, terminal
from tare.experiments.driver import designs
from tare.errors import CannotHere, TareError, UsageError

MACHINE = "pcnet-hub"
TIMEOUT_SECONDS = 1800
# what a boot takes that does little, on a CPU of its own, before it is measured
SECONDS = 10
# of idle time; from 7.2 on the kernel tells it in steps of 10 ms
STEP_MAX_NS = 1000


@dataclass(frozen=True)
class Access:
    """What the card costs. delays: ns for a register's read, its write, an interrupt."""

    title: str
    delays: tuple | None


ACCESSES = {
    "instruction": Access("no real card: registers and interrupts take an instruction each",
                          None),
    "card": Access("a card: reads of registers and interrupts take 1 us, writes no time",
                   (1000, 0, 1000)),
    "vm-2009": Access("a virtual machine of 2009: reads, writes and interrupts take 1 us",
                      (1000, 1000, 1000)),
}


def need(kernel):
    """What a boot asks first, of this machine; CannotHere."""
    machine.need(f"{MACHINE}-{kernel}", exact=True)


def run(script, variant, access, kernel, **options):
    """(reports, outcome) of one boot, whatever its verdict.

    script: the program in the machine and its own words; the design's follow. variant: (design,
    words for the receiver). options: of machine.run.
    """
    design, words = variant
    name = f"{MACHINE}-{kernel}"
    delays = ACCESSES[access].delays
    if delays:
        words = ["--delay", ",".join(map(str, delays)), *words]
    outcome = machine.run(
        name, [*script, design, *words], files=designs.files(design),
        modules=designs.modules(design, name), exact=True, timeout=TIMEOUT_SECONDS, **options)
    if outcome.verdict == "lost" and "-device virtio-net-pci" in outcome.reason:
        raise CannotHere(f"QEMU {outcome.qemu_version} has no network card that sends in virtual "
                         f"time: {outcome.reason.rpartition(': ')[2]}")
    return reports(outcome.stdout), outcome


def reports(output):
    """The lines of JSON in what a machine printed; others are of programs that set it up."""
    found = []
    for line in output.decode(errors="replace").splitlines():
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


def refuse(variants, accesses):
    """UsageError for a design that cannot be made to take longer."""
    if any(ACCESSES[access].delays for access in accesses) and \
            any(design == "kernel-stock" for design, _ in variants.values()):
        raise UsageError("kernel-stock: Linux's own driver cannot be delayed: use it only with "
                         "--access instruction")


def take(jobs, boot, rounds, chosen, kernel, seconds=SECONDS):
    """({job: what boot(job) finds}, outcome), each job `rounds` times, several at the same time.

    boot returns (what it finds, outcome). chosen: the designs. Boots of one job that differ are a
    failed measurement. seconds: what a boot takes by experience.
    """
    results, outcomes = {}, []
    every = [job for job in jobs for _ in range(rounds)]

    def take_one(job, done):
        found, outcome = boot(job)
        outcomes.append(outcome)
        if results.setdefault(job, found) != found:
            raise TareError(f"{job}: two boots differ, which must not be: {results[job]} and "
                            f"{found}")
        done(", ".join(map(str, job)))

    need(kernel)
    # built once, before several ask for it at the same time
    for design in chosen:
        designs.modules(design, f"{MACHINE}-{kernel}")
    # what counts instructions does not mind who else uses the CPU
    with terminal.rounds("driver", len(every), seconds, parallel.at_once(every), "boots") as done:
        parallel.each(every, lambda job: take_one(job, done))
    return {job: results[job] for job in jobs}, outcomes[-1]
