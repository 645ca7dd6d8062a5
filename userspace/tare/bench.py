# SPDX-License-Identifier: GPL-2.0-only
"""`tare bench`: what the instruments themselves cost, as one result.

The taps are weighed in exact mode, where a nanosecond is an instruction: a loop of 32-byte
memcpy calls untapped and tapped in turn, in one boot of each kernel.
"""

import json
import subprocess
import tempfile
from pathlib import Path

from tare import environment, machine, paths, result, stats, text
from tare.errors import TareError, UsageError
from tare.terminal import status

KERNELS = ("6.1", "6.12", "7.2")
MODES = {"counts": 12, "profile": 50, "trace": 60, "cost": None}  # with the goal, instructions
CALLS = 1000
REPEATS = 7
BOOTS = 7
HARNESS_GOAL = 2

# Each loop runs twice and the second counts: the first meets tables and code for the first time.
SCRIPT = f"""
P=/sys/module/tare_memtest/parameters
loop() {{
  for _ in 1 2; do echo 'loop memcpy 32 {CALLS}' >$P/run; done
  echo "$1 $(cat $P/result)"
}}
cd /tare/kmod && insmod tare_memtest.ko || exit 1
for _ in $(seq {REPEATS}); do
  for mode in {' '.join(MODES)}; do
    loop none
    insmod tare_memtap.ko mode=$mode cost_every=1000000 || exit 1
    loop $mode
    rmmod tare_memtap || exit 1
  done
done
memrecord -m trace -f memcpy -o /out/trace -- ls -lR /sys/module >/dev/null
"""


def add_parser(commands):
    parser = commands.add_parser(
        "bench", help="what the instruments themselves cost, as one result",
        description="Weigh the kernel taps, the replay's harness and a machine's boot. Needs a "
                    "source tree: the module that makes known calls is one of its tests.")
    parser.add_argument("-o", "--output", metavar="FILE", default="bench.json",
                        help="where to write the result (default: %(default)s)")
    parser.set_defaults(run=run)


def run(arguments):
    if not paths.checkout():
        raise UsageError("tare bench needs the source tree; run `make bench` there")
    target = Path(arguments.output)
    target.parent.mkdir(parents=True, exist_ok=True)
    document = result.document("bench", environment.of_host(), environment.host_facts())
    with tempfile.TemporaryDirectory() as folder:
        for kernel in KERNELS:
            with status(f"weighing the taps on {kernel}"):
                document["measurements"] += weigh_taps(kernel, Path(folder) / kernel)
        document["measurements"].append(weigh_harness(Path(folder) / KERNELS[0] / "trace"))
    document["measurements"].append(time_boots())
    result.write(document, target)
    text.render(document)
    return 0


def weigh_taps(kernel, out):
    """Measurements of every mode on a kernel; leaves a trace in OUT."""
    from tareqemu import kmod

    modules = [*kmod.build(kernel, paths.module_sources()),
               *kmod.build(kernel, paths.checkout() / "tests/guest/kmod")]
    outcome = machine.run(f"minimal-{kernel}", ["sh", "-c", SCRIPT], exact=True, out_dir=out,
                          modules=modules,
                          files={"/tare/bin/memrecord": paths.guest_program("memrecord")})
    machine.check(outcome)
    conditions = [f"exact mode on Linux {outcome.kernel_release}, QEMU {outcome.qemu_version}, "
                  f"image {outcome.image_digest}: executed instructions, not time"]
    loops = read_loops(outcome.stdout.decode())
    return [tap_measurement(kernel, mode, loops, conditions) for mode in MODES]


def read_loops(report):
    """{mode or none: [instructions of each loop]} from the guest's lines."""
    loops = {mode: [] for mode in ("none", *MODES)}
    for line in report.splitlines():
        mode, _, ticks = line.partition(" ")
        if mode not in loops or not ticks.isdigit():
            raise TareError(f"the guest printed {line!r} where a loop's count was to be")
        loops[mode].append(int(ticks))
    short = [mode for mode, counts in loops.items() if len(counts) < REPEATS]
    if short:
        raise TareError(f"the guest measured {', '.join(short)} fewer than {REPEATS} times")
    return loops


def tap_measurement(kernel, mode, loops, conditions):
    raw = [ticks / CALLS for ticks in loops[mode]]
    overhead = [ticks / CALLS for ticks in loops["none"][:len(raw)]]
    goal = MODES[mode]
    name = f"memtap.{mode}" if kernel == KERNELS[0] else f"memtap.{mode}.{kernel}"
    return result.measurement(
        name, "instructions", stats.median(raw), overhead=stats.median(overhead),
        net=stats.median([a - b for a, b in zip(raw, overhead, strict=True)]), better="lower",
        samples=len(raw), conditions=[*conditions, *([f"goal: at most {goal}"] if goal else [])],
        title=f"tapped 32-byte memcpy, {mode}, {kernel}")


def weigh_harness(source):
    """The replay's own cost, ns a call: the routine that is one `ret`."""
    command = [str(paths.program("memreplay")), "-i", "ret", "--rounds", "101", str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise TareError(done.stderr.strip() or "memreplay failed")
    raw = json.loads(done.stdout)
    baseline = next(one for one in raw["implementations"] if one["name"] == "ret")
    samples = [ns / raw["calls"] for ns in baseline["ns_per_replay"]]
    return result.measurement("memreplay.harness", "ns", stats.median(samples), better="lower",
                              samples=len(samples), title="replay of one call into `ret`",
                              conditions=[f"goal: at most {HARNESS_GOAL}", "on this host"])


def time_boots():
    """Seconds of `tare machine run minimal -- true`, from QEMU's start to its end."""
    outcomes = []
    for number in range(BOOTS + 1):
        with status(f"booting, {number} of {BOOTS}"):
            outcomes.append(machine.run("minimal", ["true"]))
        machine.check(outcomes[-1])
    last = outcomes[-1]
    return result.measurement(
        "machine.boot", "seconds", stats.median([one.seconds for one in outcomes[1:]]),
        better="lower", samples=BOOTS, title="boot a minimal machine and run true",
        conditions=[f"accelerator {last.accelerator}, Linux {last.kernel_release}, "
                    f"QEMU {last.qemu_version}; after one warm-up"])
