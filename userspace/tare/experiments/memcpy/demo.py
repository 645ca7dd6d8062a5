# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy demo`: the experiment of 2005 in one go.

Two captures of one workload in a machine (every call in order; and one call in N timed),
a report of the first, replays of its calls split at 128 bytes, and the verdict, as one
result and one page.
"""

import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tare import environment, html, machine, published, result, text
from tare.errors import UsageError
from tare.experiments.memcpy import (
    in_2005, processes, record, replay, summary, verdict, workload)
from tare.experiments.memcpy.calls import source
from tare.experiments.memcpy.calls.choose import Choice
from tare.experiments.memcpy.load import load
from tare.experiments.memcpy.subset import Subset
from tare.parallel import together
from tare.terminal import status

SPLIT = 128
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
    files: dict
    overlay: tuple
    functions: str | None
    out: Path


def add_parser(commands):
    parser = commands.add_parser(
        "demo", help="capture a workload, replay it and give the verdict: one result, one page",
        description="Run the whole experiment in a QEMU machine and leave DIR/result.json, "
                    "DIR/report.html and the two captures. Without KVM the captures count "
                    "instructions, because an emulator's time is not a CPU's; the replay runs "
                    "here and measures time, or with --exact in the machine.")
    parser.add_argument("--machine", metavar="NAME", default="minimal",
                        help="default: %(default)s")
    parser.add_argument("--exact", action="store_true",
                        help="run everything in the machine, bit-identical from run to run")
    parser.add_argument("-f", "--functions", metavar="NAMES", default="memcpy,memmove,memset",
                        help="functions to tap (default: %(default)s)")
    parser.add_argument("-o", "--out", metavar="DIR", default="memcpy-demo",
                        help="default: %(default)s")
    parser.add_argument("command", nargs="*", metavar="COMMAND",
                        help="after --: runs instead of tare's own workload")
    parser.set_defaults(run=run)


def run(arguments):
    out = Path(arguments.out)
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"{out}: cannot be made ({error.strerror})") from error
    own = not arguments.command
    command = workload.COMMAND if own else tuple(arguments.command)
    capture_exact = arguments.exact or machine.accelerator(arguments.machine)[0] == "tcg"
    document = demo(Setting(arguments.machine, arguments.exact, capture_exact, command,
                            workload.files() if own else {}, workload.OVERLAY if own else (),
                            arguments.functions, out))
    text.render(document)
    print(f"wrote {out / 'result.json'} and {out / 'report.html'}", file=sys.stderr)
    return 0


def demo(setting):
    """Run the experiment; writes DIR/result.json and DIR/report.html, returns the result."""
    trace, timed = setting.out / "memcpy.trace", setting.out / "memcpy.cost"
    plans = [partial(capture, setting, record.Plan("trace", setting.functions), trace),
             partial(capture, setting, record.Plan("cost", setting.functions, COST_EVERY), timed)]
    if setting.capture_exact:
        # instructions are counted: that the two share the host changes no figure
        with status("capturing"):
            _, outcome = together(*plans)
    else:
        _, outcome = [plan() for plan in plans]
    timed = load(timed)
    in_use = verdict.routine_in_use(timed.header)
    calls = source.read(trace)
    replays = [replayed(setting, calls, low, high, in_use)
               for low, high in ((None, None), (None, SPLIT), (SPLIT + 1, None))]
    document = merge(load(trace), timed, replays, in_use)
    document["host"].update(machine.host_facts(outcome))
    result.write(document, setting.out / "result.json")
    html.write([document], setting.out / "report.html")
    return document


def capture(setting, plan, target):
    """One capture of the workload; its output is not the demo's."""
    return record.record_in_machine(plan, list(setting.command), target, setting.machine,
                                    exact=setting.capture_exact, files=setting.files,
                                    overlay=setting.overlay,
                                    on_stdout=lambda data: None)


def replayed(setting, trace, low, high, in_use):
    """The replay of one size range of the trace, a Source."""
    choice = Choice(Subset(low=low or 0, high=high))
    with status(f"replaying {low or 0} bytes and more" if low or not high
                else f"replaying up to {high} bytes"):
        baselines = tuple(dict.fromkeys((replay.DEFAULT_BASELINE, in_use)))
        if setting.exact:
            return replay.replay(trace, choice, EXACT_WORDS, baselines, setting.machine,
                                 exact=True, repeat=processes.Repeat(1, EXACT_ROUNDS)).document
        return replay.replay(trace, choice, [], baselines, ends=not low and not high).document


def merge(traced, timed, replays, in_use):
    """Captures and replays as one result with the verdict."""
    document = result.document("memcpy.demo", environment.of_capture(traced.header),
                               environment.host_facts())
    summary.add_summary(document, traced)
    verdict.add_verdict(document, timed, replays[0], in_use)
    for one in replays[1:]:
        document["measurements"] += [{**entry, "detail": True} for entry in one["measurements"]]
    for one in replays:
        document["tables"] += one["tables"]
        document["warnings"] += [text for text in one["warnings"]
                                 if text not in document["warnings"]]
    document["tables"].append(published_table())
    return document


def published_table():
    """The table of 2005, as it was published."""
    rows = published.rows("memcpy_replay.csv")
    return {"name": "published", "title": f"Published: {in_2005.REACTOS}",
            "columns": ["calls", "routine", "s for 10,000 replays", "ns a replay", "faster by (%)"],
            "rows": [[row["subset"].replace("_", " "), row["implementation"],
                      float(row["seconds_for_10000_replays"]),
                      float(row["seconds_for_10000_replays"]) / 10_000 * 1e9,
                      float(row["speed_increase_percent"] or 0) or None] for row in rows]}
