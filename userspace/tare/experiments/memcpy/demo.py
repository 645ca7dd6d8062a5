# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy demo`: the whole experiment in one go.

Two captures of one workload in a machine (every call in order; and what they cost),
a report of the first, replays of its calls split at 128 bytes, and the verdict, as one
result and one page.
"""

import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tare import environment, machine, machine_options, output, parallel, paths, result, text
from tare.experiments.memcpy import figures
from tare.experiments.memcpy.calls import choose
from tare.experiments.memcpy.record import verbs as record_verbs
from tare.experiments.memcpy.replay import run as replay_run, verbs as replay_verbs
from tare.experiments.memcpy.verdict import figures as verdict_figures, verbs as verdict_verbs
from tare.experiments.memcpy.read.load import load, read_capture
from tare.experiments.memcpy.read.names import Subset
from tare.terminal import status

# What the demo captures, and all that it needs in a machine.

COMMAND = ("/tare/bin/workload",)

# The compiler and its headers, from the kernel's own Debian: the workload compiles with them.
OVERLAY = ("/usr/bin/gcc", "/usr/bin/gcc-[0-9]*", "/usr/bin/x86_64-linux-gnu-gcc-[0-9]*",
           "/usr/bin/as", "/usr/bin/x86_64-linux-gnu-as",
           "/usr/lib*/gcc/x86_64-linux-gnu/*/cc1", "/usr/lib/gcc/x86_64-linux-gnu/*/include",
           "/usr/include")


def files():
    """{guest path: path here}: the script, and sources for it to work on."""
    source = paths.workload_sources()
    return {COMMAND[0]: source["workload"], "/tare/src/memrecord": source["memrecord"],
            "/tare/src/lib": source["lib"],
            "/tare/src/memrecord/tare/memtap.h": source["memtap.h"]}


MACHINE = "minimal"
FUNCTIONS = "memcpy,memmove,memset"
COST_EVERY = 61
# In exact mode nothing but interrupts varies, and every instruction is emulated.
EXACT_ROUNDS = 6
EXACT_WORDS = ("--passes=1",
               "--implementations=rep_movsl,rep_movsb,rep_movsq,kernel,mmx_prefetch,sse2,avx2,libc")


@dataclass(frozen=True)
class Setting:
    """Where and what: exact asks for bit-identical replays in the machine as well."""

    machine: str
    exact: bool
    capture_exact: bool
    command: tuple
    out: Path


def add_parser(commands):
    parser = commands.add_parser(
        "demo", examples=("tare memcpy demo", "tare memcpy demo --exact -- find /usr"),
        help="capture a workload, replay it and give the verdict: one result, one page",
        description="Run the whole experiment in a VM and leave DIR/result.json, "
                    "DIR/report.html and the two captures. Without KVM the captures count "
                    "instructions, because an emulator's time is not a CPU's; the replay runs "
                    "here and measures time, or with --exact in the machine.")
    machine_options.add(parser, "default: %(default)s", default=MACHINE)
    parser.add_argument("--exact", action="store_true",
                        help="run everything in the machine, bit-identical from run to run")
    parser.add_argument("-o", "--output", dest="out", metavar="DIR", default="memcpy-demo",
                        help="default: %(default)s")
    parser.add_argument("command", nargs="*", metavar="COMMAND",
                        help="after --: runs instead of tare's own workload")
    parser.set_defaults(run=run, needs_dashes=True)


def need(name=MACHINE):
    """What the demo asks first, of this machine and of NAME; CannotHere."""
    record_verbs.need_in_machine(name)
    replay_run.need_here()


def run(arguments):
    need(arguments.machine)
    out = output.folder(arguments.out)
    command = tuple(arguments.command) or COMMAND
    capture_exact = arguments.exact or machine.accelerator(arguments.machine)[0] == "tcg"
    document = demo(Setting(arguments.machine, arguments.exact, capture_exact, command, out))
    text.render(document)
    print(f"wrote {out / 'result.json'} and {out / 'report.html'}", file=sys.stderr)


def captured(setting):
    """(the trace, the capture that tells what calls cost, outcome of a machine) of the workload:
    files. In an exact machine each instruction is counted, and no call is timed."""
    trace, timed = setting.out / "memcpy.trace", setting.out / "memcpy.profile"
    plans = [partial(capture, setting, record_verbs.Plan("trace", FUNCTIONS), trace),
             partial(capture, setting, record_verbs.Plan("profile", FUNCTIONS)
                     if setting.capture_exact else
                     record_verbs.Plan("cost", FUNCTIONS, COST_EVERY), timed)]
    if setting.capture_exact:
        # instructions are counted: that the two share the host changes no figure
        with status("capturing"):
            _, outcome = parallel.together(*plans)
    else:
        _, outcome = [plan() for plan in plans]
    return trace, timed, outcome


def demo(setting):
    """Run the experiment; writes DIR/result.json and DIR/report.html, returns the result."""
    trace, timed, outcome = captured(setting)
    timed = load(timed)
    in_use = replay_run.routine_of_capture(timed.header)
    calls = read_capture(trace)
    replays = [replayed(setting, calls, low, high, in_use)
               for low, high in ((0, None), (0, figures.SMALL), (figures.SMALL + 1, None))]
    document = merge(load(trace), timed, replays, in_use)
    document["host"].update(machine.host_facts(outcome))
    result.write(document, setting.out / "result.json")
    from tare import html  # loads what draws

    html.write([document], setting.out / "report.html")
    return document


def capture(setting, plan, target):
    """One capture of the workload; its output is not the demo's."""
    own = setting.command == COMMAND
    return record_verbs.record_in_machine(plan, list(setting.command), target, setting.machine,
                                          exact=setting.capture_exact, files=files() if own else {},
                                          overlay=OVERLAY if own else (),
                                          on_stdout=lambda data: None,
                                          observe=setting.capture_exact and plan.mode != "trace")


def replayed(setting, trace, low, high, in_use):
    """The replay of one size range of the Trace."""
    choice = choose.Choice(Subset(low=low, high=high))
    with status(f"replaying {choice.subset.words}"):
        if setting.exact:
            repeat = replay_run.Repeat(1, EXACT_ROUNDS)
            return replay_verbs.replay(trace, choice, EXACT_WORDS, (in_use,), setting.machine,
                                       exact=True, repeat=repeat).document
        return replay_verbs.replay(trace, choice, [], (in_use,)).document


def merge(traced, timed, replays, in_use):
    """Captures and replays as one result with the verdict."""
    document = result.document("memcpy.demo", environment.of_capture(traced.header),
                               environment.host_facts())
    figures.add_summary(document, traced)
    figures.add_observed(document, timed)
    verdict_verbs.add_verdict(document, timed, replays[0], in_use)
    for one in replays[1:]:
        verdict_figures.take_over(document, one)
    for one in replays:
        document["tables"] += [result.taken_over(table, one["environment"])
                               for table in one["tables"]]
    return document
