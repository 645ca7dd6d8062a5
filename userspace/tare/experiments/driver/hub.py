# SPDX-License-Identifier: GPL-2.0-only
"""Boots of a machine that sends to itself, in virtual time: equal, whatever else the host does."""

import json
import os
from dataclasses import dataclass

from tare import machine, parallel
from tare.experiments.driver import designs
from tare.errors import CannotHere, TareError, UsageError, of_status

MACHINE = "pcnet-hub"
TIMEOUT_SECONDS = 1800
# of idle time; from 7.2 on the kernel tells it in steps of 10 ms
STEP_MAX_NS = 1000


@dataclass(frozen=True)
class Access:
    """What the card costs. delays: ns for a register's read, its write, an interrupt."""

    title: str
    delays: tuple | None


ACCESSES = {
    "instruction": Access("registers and interrupts take an instruction each, as no card does",
                          None),
    "card": Access("a card: reads of registers and interrupts take 1 us, writes nothing",
                   (1000, 0, 1000)),
    "vm-2009": Access("a virtual machine of 2009: reads, writes and interrupts take 1 us",
                      (1000, 1000, 1000)),
}


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
        raise CannotHere(f"QEMU {outcome.qemu_version} has no such card as sends in virtual time: "
                         f"{outcome.reason.rpartition(': ')[2]}")
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


def judge(design, outcome):
    """Raises where a boot did not end well: what was said last, by whoever ended it."""
    machine.check(outcome)
    if not outcome.passed:
        # below what is wrong with its options a program says how to ask for help
        said = [line for line in outcome.stderr.decode(errors="replace").strip().splitlines()
                if not line.startswith("Try `")]
        raise of_status(outcome.exit_status,
                        f"{design}: {said[-1] if said else outcome.reason}")


def refuse(variants, accesses):
    """UsageError for a design that cannot be made to take longer."""
    if any(ACCESSES[access].delays for access in accesses) and \
            any(design == "kernel-stock" for design, _ in variants.values()):
        raise UsageError("kernel-stock: Linux's own driver cannot be made to take longer: only "
                         "with --access instruction")


def take(jobs, boot, rounds, chosen, kernel):
    """({job: what boot(job) finds}, outcome), each job `rounds` times, several at the same time.

    boot returns (what it finds, outcome). chosen: the designs. Boots of one job that differ are a
    failed measurement.
    """
    taken, outcomes = {}, []
    left = [job for job in jobs for _ in range(rounds)]

    def boot_next():
        job = left.pop(0)
        found, outcome = boot(job)
        outcomes.append(outcome)
        if taken.setdefault(job, found) != found:
            raise TareError(f"{job}: two boots differ, which must not be: {taken[job]} and {found}")

    def work():
        try:
            while left:
                boot_next()
        except BaseException:
            left.clear()  # the others need not go on
            raise

    # built once, before several ask for it at the same time
    for design in chosen:
        designs.modules(design, f"{MACHINE}-{kernel}")
    # what counts instructions does not mind who else uses the CPU
    parallel.together(*[work] * min(len(os.sched_getaffinity(0)), len(left)))
    return {job: taken[job] for job in jobs}, outcomes[-1]
