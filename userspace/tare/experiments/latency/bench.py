# SPDX-License-Identifier: GPL-2.0-only
"""latency's part of `tare bench`: what tracers add to a system call, and --over to a wake-up.

A call's time with a tracer attached over its time without: on this host in time; with the module,
and beside it syslat, in an exact machine, where the ratio is one of instructions.
"""

import contextlib
import subprocess
from dataclasses import replace

from tare import child, paths, result, stats, terminal, turns
from tare.errors import TareError
from tare.experiments.latency import run as latency_run

BODY = "getppid"
ROUNDS = 11
# Many short repeats, of which the least is taken: what interrupts is not a cost of the tracer.
CALLS, REPEATS = 1000, 200
SLOW = {"perf": (200, 10), "strace": (200, 10)}
MACHINES = ("minimal-6.1", "minimal-7.2")
PLOT = f"Time of {BODY} with a tracer over without"
FLOOR = "emptypair.added"
SYSLAT = ["syslat", "-q", "--fast"]
# name: (what it does, command that runs the words after it; syscount runs beside)
AROUND = {
    FLOOR: ("an empty pair of eBPF programs", ["emptypair", "-q"]),
    "syslat.added": ("syslat, that call chosen", [*SYSLAT, "-s", BODY]),
    "syslat.added_every_64": ("syslat, that call chosen, one in 64 timed",
                              [*SYSLAT, "-s", BODY, "-e", "64"]),
    "syslat.added_left_out": ("syslat, another call chosen", [*SYSLAT, "-s", "read"]),
    "syslat.added_all": ("syslat, every call", SYSLAT),
    "syslat.added_lossless": ("syslat, every call, none lost", ["syslat", "-q"]),
    "syslat.added_explain": ("syslat --explain, every call, none lost",
                             ["syslat", "-q", "--explain"]),
    "perf_trace.added": ("perf trace -s", ["perf", "trace", "-s", "-o", "/dev/null"]),
    "strace.added": ("strace -c", ["strace", "-c", "-f", "-o", "/dev/null"]),
    "syscount.added": ("syscount -L, every call", ["syscount", "-L", "-d", "60"]),
    "bpftrace.added": ("bpftrace syslat.bt, every call", ["bpftrace"]),
}
# at most so much over the empty pair of programs
GOALS = {"syslat.added": 1.55, "syslat.added_all": 1.55, "syslat.added_every_64": 1.10,
         "syslat.added_left_out": 1.04}


def _unseen(name, words):
    """An instrument that has nothing to tell; what it prints itself goes nowhere."""
    return latency_run.Instrument(f"{name}_instructions",
                                  f"{words} -- {{command}} && echo '{{{{}}}}' >{{json}}",
                                  (words.split()[0],))


# with what is executed 20 times in a repeat of which the least is taken, no call is timed of 64
IN_A_MACHINE = {
    "an empty pair of eBPF programs": _unseen("emptypair.added", "emptypair -q"),
    "syslat --fast": _unseen("syslat.added_fast", f"syslat -q -f -s {BODY}"),
    "syslat": _unseen("syslat.added", f"syslat -q -s {BODY}"),
    "syslat --explain": _unseen("syslat.added_explain", f"syslat -q -x -s {BODY}"),
    "syslat, a call that is not the one in 64":
        _unseen("syslat.added_every_64", f"syslat -q -s {BODY} -e 64"),
    "syslat, another call chosen": _unseen("syslat.added_left_out", "syslat -q -s read"),
    "lattap": replace(latency_run.lattap("syscalls=110 wakeups=N"), name="lattap.added"),
    "lattap, every call": replace(latency_run.lattap("wakeups=N"), name="lattap.added_all"),
}


def measure(document, _):
    """Add measurements and tables to a result; what could not be had, and why, to its warnings."""
    _on_this_host(document)
    for machine in MACHINES:
        _in(machine, document)
    document["tables"].append(_over())


def _on_this_host(document):
    missing = {words[0] for _, words in AROUND.values() if not _program(words[0])}
    document["warnings"] += [f"{name} is not installed: what it adds was not measured"
                             for name in sorted(missing)]
    bare, with_it = [], {name: [] for name, one in AROUND.items() if one[1][0] not in missing}
    for number in range(ROUNDS):
        with terminal.status(f"tracers, {number} of {ROUNDS}"):
            bare.append(_user([], (CALLS, REPEATS)))
            for name in turns.order(with_it, number):
                words = AROUND[name][1]
                with _attached(words) as around:
                    with_it[name].append(_user(around, SLOW.get(words[0], (CALLS, REPEATS))))
    for name, samples in with_it.items():
        document["measurements"].append(result.measurement(
            name, "ratio", stats.paired_ratio(samples, bare), better="lower", over=result.PROCESSES,
            samples=len(samples), title=f"{BODY} with {AROUND[name][0]}",
            bar=(PLOT, AROUND[name][0]),
            conditions=["user-space time with over without, in turn, on this host; the least of "
                        "many short repeats"]))
    document["tables"].append(over_floor(with_it, bare))
    result.lead(document, plot=PLOT if with_it else None,
                measurements=[name for name in GOALS if name in with_it])


def over_floor(with_it, bare):
    """The table of what tracers take beside what no tracer can do without.

    with_it: {name: [ns a call, by round]}; bare: the same without any.
    """
    rows = []
    for name, samples in with_it.items():
        over = stats.paired_ratio(samples, with_it[FLOOR])
        whole = stats.paired_ratio(samples, bare)
        rows.append([AROUND[name][0], round(stats.median(samples).value, 1), round(whole.value, 2),
                     round(over.value, 3), f"{over.low:.3f} to {over.high:.3f}",
                     GOALS.get(name, "-")])
    return {"name": "bench.floor",
            "title": f"{BODY} with tracers, beside an empty pair of programs",
            "columns": ["with", "ns a call", "over none", "over the empty pair", "95 %",
                        "goal, at most"],
            "rows": rows,
            "notes": [f"medians of {ROUNDS} rounds in turn on this host, each the least of many "
                      "short repeats"]}


def _program(name):
    if name in ("emptypair", "syslat"):
        return str(paths.guest_program(name))
    return paths.of_others(name)


def _user(around, calls):
    """ns a call, the empty loop subtracted; of each the least of the repeats."""
    number, repeats = calls
    done = child.run(*around, paths.guest_program("crossings"), "-n", number, "-r", repeats, BODY)
    lines = [line.split() for line in done.stdout.splitlines()
             if line.startswith(f"{BODY} ") and len(line.split()) == 3]
    if not lines:
        raise TareError(f"crossings printed no figure of {BODY}: {done.stdout.strip()}")
    return min(float(raw) for _, _, raw in lines) - min(float(empty) for _, empty, _ in lines)


@contextlib.contextmanager
def _attached(words):
    """While the tracer is: the words that stand before a command."""
    program = _program(words[0])
    if words[0] == "bpftrace":
        script = paths.checkout() / "ebpf/bpftrace/syslat.bt"
        yield ["sh", "-c", f'exec {program} {script} -c "$*"', "sh"]
        return
    if words[0] != "syscount":
        yield [program, *words[1:], "--"]
        return
    with subprocess.Popen(["stdbuf", "-oL", program, *words[1:]], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True) as tracer:
        try:
            # it says so before it begins to wait
            said = tracer.stdout.readline()
            if "Tracing" not in said:
                raise TareError(f"syscount: {said.strip()}")
            yield []
        finally:
            tracer.terminate()


def _in(machine, document):
    """Add ratios of instructions, and the table of them."""
    used = [latency_run.BARE, *IN_A_MACHINE.values()]
    taken = latency_run.take(used, [BODY], calls=20, rounds=3, machine_name=machine, exact=True)
    bare = taken.user(latency_run.BARE.name, BODY)
    floor = taken.user("emptypair.added_instructions", BODY)
    suffix = "" if machine.endswith("6.1") else f".{machine.rpartition('-')[2]}"
    release = taken.outcome.kernel_release
    rows = [["none", round(stats.median(bare).value), "-"]]
    for title, one in IN_A_MACHINE.items():
        ns = taken.user(one.name, BODY)
        document["measurements"].append(result.measurement(
            f"{one.name}{suffix}", "ratio", stats.paired_ratio(ns, bare), better="lower",
            over=result.EXACT, samples=len(bare), title=f"{BODY} with {title}, {machine}",
            conditions=[f"exact mode on Linux {release}: executed instructions with over "
                        "without, not time"]))
        rows.append([title, round(stats.median(ns).value),
                     round(stats.paired_ratio(ns, floor).value, 3)])
    document["tables"].append({
        "name": f"bench.floor.instructions{suffix}",
        "title": f"Instructions of {BODY} with tracers, Linux {release}",
        "columns": ["with", "instructions a call", "over the empty pair"], "rows": rows,
        "notes": [f"exact mode, {machine}: a path length, not a time"]})


# What --over adds to a wake-up in wakelat where nothing is above it, in instructions.

PLAIN = latency_run.ebpf("wakelat")
# microseconds that nothing takes
OVER = replace(latency_run.ebpf("wakelat", "--over 1000000"), name="wakelat.over")


def _over():
    """The table, a row a machine."""
    used, body, rows = [latency_run.BARE, PLAIN, OVER], "pingpong", []
    for machine in MACHINES:
        taken = latency_run.take(used, [body], calls=20, rounds=3, machine_name=machine, exact=True)
        # a task that preempts who wakes it needs no second wake-up: they are counted
        events = stats.median([latency_run.entry(seen, "woken")["count"] / taken.observed
                               for seen in taken.seen[PLAIN.name, body]]).value
        rows.append([taken.outcome.kernel_release, *(
            round(stats.median(taken.user(one.name, body)).value / events) for one in used)])
    return {
        "name": "bench.over", "title": "Instructions a wake-up: wakelat without and with --over",
        "columns": ["kernel", "no tool", "wakelat", "wakelat --over"], "rows": rows,
        "notes": ["exact mode: a path length, not a time; nothing was above the bound; no "
                  "interrupts of devices in it"]}
