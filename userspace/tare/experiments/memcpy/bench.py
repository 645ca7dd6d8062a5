# SPDX-License-Identifier: GPL-2.0-only
"""memcpy's part of `tare bench`: the taps on each kernel, the replay's harness, the demo."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tare import machine, paths, result, stats, terminal
from tare.errors import CannotHere, TareError
from tare.experiments.memcpy import busy
from tare.experiments.memcpy.calls import choose, prepare
from tare.experiments.memcpy.read.load import read_capture
from tare.experiments.memcpy.replay import run

# The memory of `tare memcpy demo`: the peak of its own process, beside the guests.

DEMO_GOAL = 400
# Its own peak, pages of files among it. What a parent is told of its children is QEMU's, too.
_SCRIPT = """
import sys
from pathlib import Path
from tare import cli
status = cli.main(["memcpy", "demo", "-o", sys.argv[1]])
print(Path("/proc/self/status").read_text(), file=sys.stderr)
sys.exit(status)
"""


def measure_demo(folder):
    """One measurement, of a demo that leaves its files in FOLDER."""
    done = subprocess.run([sys.executable, "-c", _SCRIPT, Path(folder)], capture_output=True,
                          text=True, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
                          check=False)
    peak = re.search(r"^VmHWM:\s*(\d+) kB$", done.stderr, re.M)
    if done.returncode or not peak:
        raise TareError(f"tare memcpy demo: ended with {done.returncode}: {done.stderr[-300:]}")
    return result.measurement("demo.rss", "MB", stats.exact(int(peak[1]) * 1024 / 1e6), over=None,
                              better="lower", title="peak memory of the demo, without its guests",
                              conditions=[f"goal: at most {DEMO_GOAL}", "pages of files among it"])


# The replay's own cost, ns a call: the routine that is one `ret`.

HARNESS_GOAL = 2
REPEAT = run.Repeat(rounds=100)


def measure_replay(path):
    """One measurement, of the trace at PATH."""
    preparation = prepare.Preparation(read_capture(path), choose.Choice())
    raw = run.here(preparation, ["-i", "ret"], REPEAT)
    baseline = next(one for one in raw["implementations"] if one["name"] == "ret")
    samples = [ns / raw["calls"] for ns in baseline["ns_per_replay"]]
    return result.measurement("memreplay.harness", "ns",
                              stats.median(stats.medians(samples, REPEAT.processes)),
                              better="lower", over=result.PROCESSES, samples=len(samples),
                              title="replay of one call into `ret`",
                              conditions=[f"goal: at most {HARNESS_GOAL}", "on this host"])


# What a tapped memcpy costs more than an untapped one, and what other probes cost.
#
# Weighed in exact mode, where a nanosecond is an instruction: a loop of calls without and with
# the tap or probe in turn, in one boot of each kernel.

KERNELS = ("6.1", "6.12", "7.2")
MODES = {"counts": 12, "profile": 50, "trace": 60, "cost": None}  # with the goal, instructions
# What a tap is compared with: a probe that does no more than count, on a function that
# allows every kind of probe. Each with what attaches it to a loop of calls.
PROBED = "kfree_sensitive"
PEERS = {
    "kprobe_module": "kprobe of a module",
    "kprobe_bpf": "kprobe with an eBPF program",
    "fentry_bpf": "fentry with an eBPF program",
}
CALLS = 1000
REPEATS = 7

# Each loop runs twice and the second counts: the first meets tables and code for the first time.
SCRIPT = f"""
P=/sys/module/tare_memtest/parameters
loop() {{
  for _ in 1 2; do echo "loop $2 {CALLS}" >$P/run; done
  echo "$1 $(cat $P/result)"
}}
loop_by_bpf() {{
  bpfattach $1 /tare/bin/count.bpf.o {PROBED} \
    "for _ in 1 2; do echo 'loop traced 0 {CALLS}' >$P/run; done; cat $P/result" >/tmp/bpf || exit 1
  # attached, or it measured nothing
  grep -q '^hits {2 * CALLS}$' /tmp/bpf || exit 1
  echo "$1_bpf $(head -n 1 /tmp/bpf)"
}}
cd /tare/kmod && insmod tare_memtest.ko || exit 1
PATH=/tare/bin:$PATH
for _ in $(seq {REPEATS}); do
  for mode in {' '.join(MODES)}; do
    loop none 'memcpy 32'
    insmod tare_memtap.ko mode=$mode cost_every=1000000 || exit 1
    loop $mode 'memcpy 32'
    rmmod tare_memtap || exit 1
  done
  loop unprobed 'traced 0'
  echo 'probe {PROBED}' >$P/run || exit 1
  loop kprobe_module 'traced 0'
  echo unprobe >$P/run
  loop_by_bpf kprobe
  loop_by_bpf fentry
done
memrecord -m trace -f memcpy -o /out/trace -- ls -lR /sys/module >/dev/null
"""


def measure_taps(kernel, out):
    """Measurements of every mode on a kernel; leaves a trace in OUT."""
    name = f"minimal-{kernel}"
    modules = [*machine.modules(paths.module_sources(), name),
               *machine.modules(paths.checkout() / "tests/guest/kmod", name)]
    outcome = machine.run(name, ["sh", "-c", SCRIPT], exact=True, out_dir=out,
                          modules=modules,
                          files=machine.programs("memrecord", "bpfattach", "count.bpf.o"))
    machine.check(outcome)
    conditions = [f"exact mode on Linux {outcome.kernel_release}, QEMU {outcome.qemu_version}, "
                  f"image {outcome.image_digest}: executed instructions, not time"]
    loops = read_loops(outcome.stdout.decode())
    # {name: (the loop without it, title, conditions of its own)}
    weighed = {
        **{mode: ("none", f"tapped 32-byte memcpy, {mode}",
                  [f"goal: at most {goal}"] if goal else []) for mode, goal in MODES.items()},
        **{peer: ("unprobed", title, [f"a call of {PROBED}(NULL) that is counted"])
           for peer, title in PEERS.items()}}
    return [added(kernel, name, loops[without], loops[name], [*conditions, *more],
                  f"{title}, {kernel}") for name, (without, title, more) in weighed.items()]


def read_loops(report):
    """{mode, peer, none or unprobed: [instructions of each loop]} from the guest's lines."""
    loops = {name: [] for name in ("none", *MODES, "unprobed", *PEERS)}
    for line in report.splitlines():
        name, _, ticks = line.partition(" ")
        if name not in loops or not ticks.isdigit():
            raise TareError(f"the guest printed {line!r} instead of a loop's count")
        loops[name].append(int(ticks))
    short = [name for name, counts in loops.items() if len(counts) < REPEATS]
    if short:
        raise TareError(f"the guest measured {', '.join(short)} fewer than {REPEATS} times")
    return loops


def added(kernel, name, without, tapped, conditions, title):
    """What a call costs more: from the ticks of loops in turn, without and with."""
    raw = [ticks / CALLS for ticks in tapped]
    overhead = [ticks / CALLS for ticks in without[:len(raw)]]
    return result.measurement(
        f"memtap.{name}" + ("" if kernel == KERNELS[0] else f".{kernel}"), "instructions",
        stats.median(raw), overhead=stats.median(overhead),
        net=stats.median([a - b for a, b in zip(raw, overhead, strict=True)]), better="lower",
        over=result.EXACT,
        samples=len(raw), conditions=conditions, title=title)


def measure(document, folder):
    """Add the measurements to a result; traces are left in FOLDER."""
    for kernel in KERNELS:
        with terminal.status(f"measuring the taps on {kernel}"):
            document["measurements"] += measure_taps(kernel, folder / kernel)
    trace = folder / KERNELS[0] / "trace"
    document["measurements"].append(measure_replay(trace))
    with terminal.status("measuring the demo's memory"):
        document["measurements"].append(measure_demo(folder / "demo"))
    try:
        document["measurements"] += busy.measure(folder / "demo" / "memcpy.trace")
    except CannotHere as error:
        document["warnings"].append(str(error))
