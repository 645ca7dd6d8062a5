# SPDX-License-Identifier: GPL-2.0-only
"""Runs of a server and of its client in an exact machine, one after another in one boot."""

import shlex
import tempfile
from dataclasses import astuple, dataclass, field, replace
from functools import partial
from pathlib import Path

from tare import machine, parallel
from tare.counting import boot as boot_of
from tare.errors import TareError
from tare.experiments.events import read as events_read
from tare.experiments.events.transfer.exact import executed
from tare.figures import counted

# What `tare events transfer --exact` measures: servers, and links that ask or stand.

KERNELS = ("6.1", "6.12", "7.2", "7.3")
# sqpoll is not among them: its kernel thread needs a CPU to itself, and there is one
MODELS = ("select", "poll", "epoll", "epoll-edge", "uring", "uring-multishot", "uring-defer")
# Set before any figure was seen: parts of what is measured, how many rounds of all active links
# each has at least, how far a part may lie from their mean, and half of them from all.
WINDOWS, ROUNDS = 10, 10
STEADY, AGREES = 0.05, 0.01
# requests of a window, of up to 100 links, with which a request is cheap, and of more; and before
# the first: after a thousand connects others execute a part of the server's softirqs for a while
FEW, REQUESTS, REQUESTS_OF_MANY, WARM = 100, 200, 80, 600
SIZE = 1024
CONNECTIONS = (10, 100, 1000)
# select takes descriptors below 1024, and has some of its own
MOST = 1000
# of which all mixes are
MIXED = ("select", "poll", "epoll", "uring-defer")
DEAD = (0, 1, 10, 100, 1000)
# (active, dead)
SEVERAL = (10, 990), (300, 700)
# all of so many, with so many requests on their way on each
STREAMED, PIPELINE = 100, 16
# dead links beside one, where two threads are compared
BESIDES = 99, 999
# where instructions are told apart
EXPLAINED = 100
AGAIN = "again"
# A server that is preempted by the client whom its reply wakes finds the next request when it goes
# on. With this off it goes to sleep first, as on a CPU of its own.
ASLEEP = "asleep"
# with a second thread in the process, that only waits
BESIDE = "beside"
ADDRESS, PORT = "127.0.0.1", 7000
FEATURES = "/sys/kernel/debug/sched/features"
SCHEDULING = {True: f"echo NO_WAKEUP_PREEMPTION >{FEATURES}",
              False: f"echo WAKEUP_PREEMPTION >{FEATURES}"}


@dataclass(frozen=True)
class Case:
    """A server of MODEL with ACTIVE links that ask, and DEAD ones that stand."""

    model: str
    active: int
    dead: int = 0
    pipeline: int = 1
    size: int = SIZE
    # tells apart what is measured more than once
    name: str = ""
    windows: int = WINDOWS
    # requests; 0: as many as settle
    per_window: int = 0
    # of an open loop, a second, by a seed; 0: a closed one
    rate: int = 0
    seed: int = 1
    # The client comes before all others, as if it had a computer of its own. Else who preempts whom
    # is left to the scheduler, and changes from window to window.
    ahead: bool = True
    http: bool = False
    before: tuple = field(default=(), compare=False)  # lines of the guest's script

    @property
    def links(self):
        return self.active + self.dead

    @property
    def key(self):
        """Of its files; also tells measurements apart."""
        more = [f"{self.pipeline}-deep"] * (self.pipeline > 1)
        more += [f"{self.size}-bytes"] * (self.size != SIZE) + [self.name] * bool(self.name)
        more += ["http"] * self.http
        return ".".join([self.model, str(self.links), str(self.active), *more])

    @property
    def round(self):
        """Requests that may be on their way at a time: a batch has no more."""
        return self.active * self.pipeline

    @property
    def window(self):
        """Requests of each."""
        least = REQUESTS if self.links <= FEW else REQUESTS_OF_MANY
        return self.per_window or max(least, ROUNDS * self.round)

    @property
    def warm(self):
        return max(WARM, ROUNDS * self.round)

    @property
    def marks(self):
        """Numbers of requests; before the first each link was asked once, and all were warmed."""
        first = self.links + self.warm
        return [first + number * self.window for number in range(self.windows + 1)]

    @property
    def asked(self):
        """By the client: what lies behind the last mark is on its way when that is taken."""
        return self.windows * self.window + self.round

    def server_words(self, address):
        return ["eventserver", "--model", self.model, "--idle", "0", "--size", self.size,
                *(["--second-thread"] if BESIDE in self.name else []),
                "--json", f"/out/{self.key}.server", "--mark",
                ",".join(map(str, self.marks)), *address]

    def client_words(self, address):
        more = ["--ahead"] * self.ahead + ["--http"] * self.http
        more += ["--rate", self.rate, "--seed", self.seed] if self.rate else []
        return ["activelink", *more, "--dead", self.dead, "--warm", self.warm,
                "--requests", self.asked, "--pipeline", self.pipeline, "--size", self.size,
                "--json", f"/out/{self.key}.client", *address, self.active]

    @property
    def tells(self):
        """Whether the server writes what it did, too."""
        return True

    def agree(self, served, client):
        """TareError unless server and client tell of the same links and requests."""
        events_read.agree_on_transfer(served, client, self.key)

    def lines(self, port=PORT):
        """Of the guest's script."""
        address = ADDRESS, port
        words = words_of([*self.server_words(address), "--", *self.client_words(address)])
        # what this kernel's io_uring has not, the server says by its status
        told = f"/out/{self.key}.said"
        if "+" in self.model:
            words += f" 2>{told} || {{ S=$?; [ $S = 77 ] || {{ cat {told} >&2; exit $S; }} }}"
        return [f"{{ {words}; }} >/dev/null"]


def cases_of(models, connections):
    """What is measured and explained, in turn, each once."""
    found = [case for count in connections for model in models for case in of(model, count)]
    found += [asleep(of(model, count)[0]) for count in connections for model in models
              if base(model) in MIXED]
    found += [again(case) for case in of(models[0], connections[0])]
    return list(dict.fromkeys(found))


def more_of(models):
    """Mixes of active and dead links; many requests on their way; a second thread."""
    mixed = [model for model in models if base(model) in MIXED]
    found = [Case(model, 1, dead) for dead in DEAD for model in mixed]
    found += [Case(model, *some) for some in SEVERAL for model in mixed]
    found += [Case(model, STREAMED, pipeline=PIPELINE) for model in mixed]
    return found + [made for model in mixed for case in (beside(Case(model, 1, dead))
                                                         for dead in BESIDES)
                    for made in (case, asleep(case))]


def base(model):
    """Without what a model of io_uring uses besides."""
    return model.partition("+")[0]


def of(model, count):
    """One active link of COUNT, and all of them."""
    return [Case(model, 1, count - 1), Case(model, count)]


def asleep(case):
    """The same with a server that sleeps after each reply."""
    return replace(case, name=f"{case.name}-{ASLEEP}".strip("-"), ahead=False)


def beside(case):
    """The same with a second thread."""
    return replace(case, name=BESIDE)


def again(case):
    """The same under another name: what it differs by is the boot's, and not the model's."""
    return replace(case, name=AGAIN)


def title(case):
    words = [f"{case.model}, {case.active} of {case.links} active"]
    if case.pipeline > 1:
        words.append(f"pipeline of {case.pipeline}")
    if case.size != SIZE:
        words.append(f"replies of {case.size} bytes")
    if case.http:
        words.append("by HTTP")
    if case.name:
        words.append(case.name)
    return ", ".join(words)


PROGRAMS = "eventserver", "activelink"
PREPARING = "ip link set lo up", "ulimit -n 65536"
# of a boot, on a busy host
SECONDS = 1800
# of a request's: what other threads of the server may have executed
OTHERS = 0.001


@dataclass(frozen=True)
class Run:
    """What the server and the client of a case wrote, which agree with each other, and what the
    server executed: (Executed of each window).
    """

    case: Case
    server: dict
    client: dict
    windows: tuple

    @property
    def executed(self):
        """The Executed of all windows, which have equally many requests."""
        return executed.Executed(*(sum(values) / len(values) for values in
                                   zip(*map(astuple, self.windows), strict=True)))

    @property
    def instructions(self):
        """Of a request, in each window."""
        return [window.total for window in self.windows]

    def each(self, what):
        """WHAT of the marks, a request, from the first to the last."""
        first, *_, last = self.server["marks"]
        return (last[what] - first[what]) / self.requests

    @property
    def unsettled(self):
        """Why these windows are not a figure; None: they are one."""
        windows = self.instructions
        mean = sum(windows) / len(windows)
        if max(abs(window - mean) for window in windows) > STEADY * mean:
            return (f"windows of {counted(self.case.window, 'request')} are from "
                    f"{min(windows):.0f} to {max(windows):.0f} instructions per request")
        half = windows[:len(windows) // 2]
        if abs(sum(half) / len(half) - mean) > AGREES * mean:
            return (f"{len(half)} windows have {sum(half) / len(half):.0f} instructions per "
                    f"request, {len(windows)} have {mean:.0f}")
        if self.executed.threads > AGREES * mean:
            return (f"threads of the kernel, as ksoftirqd, run softirqs of "
                    f"{self.executed.threads:.0f} instructions per request beside {mean:.0f} of "
                    "the server")
        return None

    @property
    def of_others(self):
        """CPU of a request by threads beside the one that serves, as those of io_uring."""
        first, *_, last = self.server["marks"]
        serves = max(after["cpu_ns"] - before["cpu_ns"] for before, after in
                     zip(first["tasks"], last["tasks"], strict=False))
        return (last["cpu_ns"] - first["cpu_ns"] - serves) / self.requests

    @property
    def requests(self):
        if not self.case.tells:
            return self.case.marks[-1] - self.case.marks[0]
        first, *_, last = self.server["marks"]
        return last["requests"] - first["requests"]


def words_of(words):
    return shlex.join(map(str, words))


def events(cases, kernel, simulation):
    """{(model, links, active): {event: how often a request has it}}, by client and server."""
    def running(case):
        def run(requests):
            more = replace(case, windows=requests // case.window)
            return boot_of.happened(f"minimal-{kernel}", ["sh", "-c", "\n".join(more.lines())],
                                    simulation, PREPARING, machine.programs(*PROGRAMS), cpus=1,
                                    timeout=SECONDS)
        return run

    return boot_of.of_each("events transfer", {
        (case.model, case.links, case.active): (
            running(case), case.windows * case.window, 2 * case.windows * case.window)
        for case in cases})


def script(cases):
    """All cases in turn, each with a port of its own."""
    lines = ["set -e", *PREPARING]
    for number, case in enumerate(cases):
        one = [*case.before, *case.lines(PORT + number)]
        sleeps = ASLEEP in case.name
        lines += [SCHEDULING[True], *one, SCHEDULING[False]] if sleeps else one
    return "\n".join(lines) + "\n"


def boot(cases, kernel, folder, more_files=None, **options):
    """({Case: Run}, Outcome) of one boot; FOLDER gets the files. Without cases of which said()
    tells that the kernel cannot do them.
    """
    name = f"minimal-{kernel}"
    with tempfile.TemporaryDirectory(prefix="tare-events-") as own:
        report = Path(own) / "report"
        outcome = machine.run(name, ["sh", "-c", script(cases)], exact=True, cpus=1,
                              out_dir=Path(folder), timeout=SECONDS,
                              plugins=(executed.plugin(name, report),),
                              files=machine.programs(*PROGRAMS) | (more_files or {}), **options)
        machine.check_command(outcome)
        lines = executed.report_of(report)
    done = [case for case in cases if not said(case, folder)]
    wanted = sum(2 * len(case.marks) for case in done)
    if len(lines) != wanted:
        raise TareError(f"QEMU's plugin saw {counted(len(lines), 'end')} of marks, not {wanted}")
    lines = iter(lines)
    return {case: read(case, folder, lines) for case in done}, outcome


def said(case, folder):
    """Why the kernel cannot run a case; nothing: it can."""
    path = Path(folder) / f"{case.key}.said"
    return path.read_text(encoding="utf-8").strip() if path.exists() else ""


def boot_once(cases, kernel, **options):
    """As boot(), whose files nobody needs."""
    with tempfile.TemporaryDirectory(prefix="tare-events-") as folder:
        return boot(cases, kernel, folder, **options)


def boot_each(boots, kernel):
    """As boot_once(), of several lists of cases, a boot of each."""
    booted = parallel.boots("events transfer", boots, partial(boot_once, kernel=kernel),
                            lambda cases: ", ".join(case.key for case in cases))
    return {case: run for found, _ in booted for case, run in found.items()}, booted[-1][1]


def read(case, folder, lines):
    """The Run of the files in FOLDER and of the plugin's LINES; TareError where its two sides do
    not agree, or others worked for the server.
    """
    client = events_read.read(Path(folder) / f"{case.key}.client", "activelink")
    if not case.tells:
        if client["failed"]:
            raise TareError(f"{case.key}: {client['failed']} failed")
        return Run(case, None, client, executed.of_windows(lines, case.marks))
    served = events_read.server(Path(folder) / f"{case.key}.server", case.model)
    case.agree(served, client)
    taken = [mark["requests"] for mark in served["marks"]]
    if len(taken) != len(case.marks) or taken != sorted(set(taken)):
        raise TareError(f"{case.key}: marks were to be taken at {case.marks}, and are at {taken}")
    for mark in served["marks"]:
        if mark["open"] != case.links:
            raise TareError(f"{case.key}: {mark['open']} of {counted(case.links, 'link')} open at "
                            f"request {mark['requests']}")
    run = Run(case, served, client, executed.of_windows(lines, taken))
    if run.of_others > OTHERS * run.executed.total:
        raise TareError(f"{case.key}: {run.of_others:.0f} ns of CPU per request were used by other "
                        "threads of the server, whose instructions are in no figure")
    return run
