# SPDX-License-Identifier: GPL-2.0-only
"""Runs of a server and of its client in an exact machine, one after another in one boot."""

import shlex
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tare import machine, parallel, terminal
from tare.errors import TareError
from tare.experiments.events import documents
from tare.experiments.events.transfer_exact_cases import ASLEEP, SCHEDULING, Case

ADDRESS = "127.0.0.1"
PORT = 7000
# of a boot, on a busy host
SECONDS = 1800
# of CPU: the clocks of a process and of its threads are read one after another
ROUNDING = 0.001
# what the plugin has to know of the kernel, with the next symbol, where each one ends
SYMBOLS = (r" [tT] \(asm_sysvec_.*\|asm_common_interrupt\|asm_spurious_interrupt\|asm_exc_.*\|"
           r"__do_softirq\|handle_softirqs\|ret_from_fork\|ret_from_fork_asm\)$")


@dataclass(frozen=True)
class Run:
    """What the server and the client of a case wrote, which agree with each other."""

    case: Case
    server: dict
    client: dict

    def of_windows(self, what):
        """WHAT of the marks, a request, in each window."""
        marks = self.server["marks"]
        return [(after[what] - before[what]) / (after["requests"] - before["requests"])
                for before, after in zip(marks, marks[1:], strict=False)]

    def each(self, what="cpu_ns"):
        """WHAT of the marks, a request, from the first to the last."""
        first, *_, last = self.server["marks"]
        return (last[what] - first[what]) / self.requests

    def of_threads(self):
        """CPU of a request by the threads' own accounts, of those that were there at the end."""
        first, *_, last = self.server["marks"]
        return sum(after["cpu_ns"] - before["cpu_ns"] for before, after in
                   zip(first["tasks"], last["tasks"], strict=False)) / self.requests

    @property
    def requests(self):
        first, *_, last = self.server["marks"]
        return last["requests"] - first["requests"]


def words_of(words):
    return shlex.join(map(str, words))


def script(cases):
    """All cases in turn, each with a port of its own; at last what the plugin needs."""
    lines = ["set -e", "ip link set lo up", "ulimit -n 65536"]
    for number, case in enumerate(cases):
        address = ADDRESS, PORT + number
        run = words_of([*case.server_words(address), "--", *case.client_words(address)])
        one = [*case.before, f"{run} >/dev/null"]
        sleeps = case.name == ASLEEP
        lines += [SCHEDULING[True], *one, SCHEDULING[False]] if sleeps else one
    lines.append(f"grep -A1 '{SYMBOLS}' /proc/kallsyms | grep -v ^- >/out/symbols")
    return "\n".join(lines) + "\n"


def boot(cases, kernel, folder, more_files=None, **options):
    """({Case: Run}, Outcome) of one boot; FOLDER gets the files."""
    outcome = machine.run(f"minimal-{kernel}", ["sh", "-c", script(cases)], exact=True, cpus=1,
                          out_dir=Path(folder), timeout=SECONDS,
                          files=machine.programs("eventserver", "activelink")
                          | (more_files or {}),
                          **options)
    machine.check_command(outcome)
    return {case: read(case, folder) for case in cases}, outcome


def boot_once(cases, kernel, **options):
    """As boot(), whose files nobody needs."""
    with tempfile.TemporaryDirectory(prefix="tare-events-") as folder:
        return boot(cases, kernel, folder, **options)


def boot_each(boots, kernel):
    """As boot_once(), of several lists of cases, a boot of each: several at the same time, since
    what counts instructions does not mind.
    """
    with terminal.rounds("events transfer", len(boots), None, parallel.at_once(boots),
                         "boots") as done:
        def work(cases):
            booted = boot_once(cases, kernel)
            done(", ".join(case.key for case in cases))
            return booted

        booted = parallel.each(boots, work)
    return {case: run for found, _ in booted for case, run in found.items()}, booted[-1][1]


def read(case, folder):
    """The Run of the files in FOLDER; TareError where its two sides do not agree."""
    served = documents.server(Path(folder) / f"{case.key}.server", case.model)
    client = documents.read(Path(folder) / f"{case.key}.client", "activelink")
    documents.agree_on_transfer(served, client, case.key)
    taken = [mark["requests"] for mark in served["marks"]]
    if len(taken) != len(case.marks) or taken != sorted(set(taken)):
        raise TareError(f"{case.key}: marks were to be taken at {case.marks}, and are at {taken}")
    for mark in served["marks"]:
        if mark["open"] != case.links:
            raise TareError(f"{case.key}: {mark['open']} of {case.links} links were open at "
                            f"request {mark['requests']}")
    run = Run(case, served, client)
    if run.of_threads() > run.each() * (1 + ROUNDING):
        raise TareError(f"{case.key}: the threads of the server used more CPU than it did")
    return run
