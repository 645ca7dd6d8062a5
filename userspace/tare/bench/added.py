# SPDX-License-Identifier: GPL-2.0-only
"""What tracers make of a system call: its time with one attached over its time without.

On this host in time; with the module, and beside it syslat, in an exact machine, where the
ratio is one of instructions.
"""

import contextlib
import shutil
import subprocess

from tare import paths, result, stats
from tare.errors import TareError
from tare.latency import instruments, sample
from tare.terminal import status

BODY = "getppid"
ROUNDS = 11
CALLS = 20000
SLOW_CALLS = 2000
GOAL = 1.3
# name: (what it does, calls of a round, command that runs the words after it)
AROUND = {
    "syslat.added": ("syslat, that call chosen", CALLS, ["syslat", "-s", BODY]),
    "syslat.added_every_64": ("syslat, that call chosen, one in 64 timed", CALLS,
                              ["syslat", "-s", BODY, "-e", "64"]),
    "syslat.added_all": ("syslat, every call", CALLS, ["syslat"]),
    "perf_trace.added": ("perf trace -s", SLOW_CALLS, ["perf", "trace", "-s", "-o", "/dev/null"]),
    "strace.added": ("strace -c", SLOW_CALLS, ["strace", "-c", "-f", "-o", "/dev/null"]),
}
IN_A_MACHINE = {
    "syslat": instruments.Instrument("syslat.added_instructions",
                                     instruments.ebpf("syslat", f"-s {BODY}").script, ("syslat",)),
    "lattap": instruments.Instrument("lattap.added",
                                     instruments.lattap("syscalls=110 wakeups=N").script,
                                     ("latread",), "tare_lattap"),
    "lattap, every call": instruments.Instrument("lattap.added_all",
                                                 instruments.lattap("wakeups=N").script,
                                                 ("latread",), "tare_lattap"),
}


def weigh(document):
    """Add the measurements to a result; what could not be had, and why, to its warnings."""
    _on_this_host(document)
    for machine in ("minimal-6.1", "minimal-7.2"):
        document["measurements"] += _in(machine)


def _on_this_host(document):
    wanted = {name: one for name, one in AROUND.items() if _program(one[2][0])}
    missing = {one[2][0] for name, one in AROUND.items() if name not in wanted}
    syscount = shutil.which("syscount") or shutil.which("syscount", path="/usr/sbin")
    missing |= set() if syscount else {"syscount"}
    document["warnings"] += [f"{name} is not installed: what it adds was not measured"
                             for name in sorted(missing)]
    bare, with_it = [], {name: [] for name in (*wanted, *(["syscount.added"] if syscount else []))}
    for number in range(ROUNDS):
        with status(f"tracers, {number} of {ROUNDS}"):
            bare.append(_user([], CALLS))
            for name in with_it if number % 2 == 0 else reversed(with_it):
                if name == "syscount.added":
                    with _syscount(syscount):
                        with_it[name].append(_user([], CALLS))
                else:
                    _, calls, words = wanted[name]
                    with_it[name].append(_user([_program(words[0]), *words[1:], "--"], calls))
    for name, samples in with_it.items():
        title = wanted[name][0] if name in wanted else "syscount -L, every call"
        goal = [f"goal: below {GOAL}"] if name == "syslat.added" else []
        document["measurements"].append(result.measurement(
            name, "ratio", stats.paired_ratio(samples, bare), better="lower", over=result.PROCESSES,
            samples=len(samples), title=f"{BODY} with {title}",
            conditions=["user-space time with over without, in turn, on this host", *goal]))


def _program(name):
    if name == "syslat":
        return str(paths.guest_program(name))
    return shutil.which(name)


def _user(around, calls):
    """ns a call of the body, the empty loop subtracted."""
    command = [*around, str(paths.guest_program("crossings")), "-n", str(calls), BODY]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    line = next((line.split() for line in done.stdout.splitlines()
                 if line.startswith(f"{BODY} ") and len(line.split()) == 3), None)
    if done.returncode or not line:
        raise TareError(f"{' '.join(command)}: {done.stderr.strip() or done.stdout.strip()}")
    return float(line[2]) - float(line[1])


@contextlib.contextmanager
def _syscount(program):
    """Attached: it says so before it begins to wait."""
    with subprocess.Popen(["stdbuf", "-oL", program, "-L", "-d", "60"], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True) as tracer:
        try:
            said = tracer.stdout.readline()
            if "Tracing" not in said:
                raise TareError(f"syscount: {said.strip()}")
            yield
        finally:
            tracer.terminate()


def _in(machine):
    """Ratios of instructions."""
    used = [instruments.BARE, *IN_A_MACHINE.values()]
    samples = sample.take(used, [BODY], calls=20, rounds=3, machine_name=machine, exact=True)
    bare = samples.user(instruments.BARE.name, BODY)
    suffix = "" if machine.endswith("6.1") else f".{machine.rpartition('-')[2]}"
    return [result.measurement(
        f"{one.name}{suffix}", "ratio", stats.paired_ratio(samples.user(one.name, BODY), bare),
        better="lower", over=result.EXACT, samples=len(bare),
        title=f"{BODY} with {title}, {machine}",
        conditions=[f"exact mode on Linux {samples.outcome.kernel_release}: executed "
                    "instructions with over without, not time"])
        for title, one in IN_A_MACHINE.items()]
