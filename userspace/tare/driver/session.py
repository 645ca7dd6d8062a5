# SPDX-License-Identifier: GPL-2.0-only
"""One boot of a machine with one design in it, and a sender that gives it work."""

import json
import os
import threading
from dataclasses import dataclass

from tare import machine
from tare.driver import designs, sender
from tare.errors import TareError

MACHINE = "pcnet"
# what an answer may take that was on its way when the machine ended
GRACE_SECONDS = 2
# a machine boots, and its driver starts, in a few seconds; nobody else has its CPU
BOOT_SECONDS = 60


@dataclass(frozen=True)
class Session:
    """What both ends said. sent: the sender's answer to each command; got: by run number or,
    for transfers, in order; outcome: of the machine.
    """

    design: str
    sent: list
    got: list
    outcome: object

    def runs(self):
        """[(sender's report, receiver's report)] of each flood."""
        by_run = {report["run"]: report for report in self.got if "run" in report}
        pairs = []
        for report in self.sent:
            if "run" not in report:
                continue
            if report["run"] not in by_run:
                raise TareError(f"{self.design}: the receiver did not report run {report['run']}")
            pairs.append((report, by_run[report["run"]]))
        return pairs

    def transfers(self):
        """[(sender's report, receiver's report)] of each transfer."""
        ends = [[report for report in reports if "transfer" in report]
                for reports in (self.sent, self.got)]
        if len(ends[0]) != len(ends[1]):
            raise TareError(f"{self.design}: {len(ends[0])} transfers were sent and "
                            f"{len(ends[1])} reported")
        return list(zip(*ends))


class _Conversation:
    """Collects the receiver's lines, and sends once it is ready."""

    def __init__(self, commands, link, tell):
        self.stop = os.eventfd(0)
        self._commands = commands
        self._link = link
        self._tell = tell
        self._rest = b""
        self._ready = threading.Event()
        self._over = False
        self._failure = None
        self.sent, self.got = [], []
        self._thread = threading.Thread(target=self._send, daemon=True)
        self._thread.start()

    def hear(self, data):
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            try:
                report = json.loads(line)
            except ValueError:
                continue  # what a set-up program says is no report
            if "ready" in report:
                self._ready.set()
            else:
                self.got.append(report)

    def _send(self):
        self._ready.wait()
        if self._over:
            return
        try:
            for number, command in enumerate(self._commands, 1):
                self._tell(f"{command} ({number} of {len(self._commands)})")
                self.sent.append(self._link.ask(command))
        except Exception as error:
            # nobody will tell the receiver to leave
            self._failure = error
            os.eventfd_write(self.stop, 1)

    def end(self):
        """The machine has ended: nobody answers any more. Returns what went wrong, or None."""
        self._over = not self._ready.is_set()
        self._ready.set()
        self._thread.join(GRACE_SECONDS)
        self._link.stop()
        self._thread.join()
        os.close(self.stop)
        return self._failure


def converse(design, commands, *, kernel="6.1", wire=None, seconds, command,
             tell=lambda text: None):
    """(Session, what went wrong with the sender or None), whatever became of the machine."""
    name = f"{MACHINE}-{kernel}"
    commands = ["sync", *commands, "leave"]
    with sender.running(wire or sender.default_wire()) as link:
        talk = _Conversation(commands, link, tell)
        try:
            outcome = machine.run(
                name, command, files=designs.files(design),
                modules=designs.modules(design, name), netdevs={"wire": link.netdev},
                fds=link.fds, timeout=BOOT_SECONDS + 2 * seconds, on_stdout=talk.hear,
                stop=talk.stop)
        except BaseException:
            link.stop()
            talk.end()
            raise
        if not outcome.passed:
            link.stop()  # it would go on asking a machine that is gone
        failure = talk.end()
    return Session(design, talk.sent, talk.got, outcome), failure


def run(design, commands, *, words=(), command=None, **options):
    """A Session: the commands of pktsend, between a comparison of clocks and the end.

    words: further ones for the receiver. command: what runs in the machine instead of `receive`.
    options: of converse; seconds: how long the commands take at most.
    """
    done, failure = converse(design, commands, command=command or ["receive", design, *words],
                             **options)
    judge(done, failure)
    return done


def judge(done, failure):
    """Raises what went wrong in a conversation."""
    outcome = done.outcome
    # a sender that failed had the machine stopped; else the machine knows better what went wrong
    if failure and (outcome.verdict == "timed out" or not isinstance(failure, TareError)):
        failure.args = (f"{done.design}: {failure}",)
        raise failure
    machine.check(outcome)
    if not outcome.passed:
        said = outcome.stderr.decode(errors="replace").strip().splitlines()
        raise TareError(f"{done.design}: {said[-1] if said else outcome.reason}")
    if failure:
        raise failure
