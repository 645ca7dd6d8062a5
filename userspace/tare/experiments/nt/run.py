# SPDX-License-Identifier: GPL-2.0-only
"""The front ends of the services: where each can be asked, and how programs ask them in turn."""

import math
import os
import shlex
import tempfile
import time
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tare import child, environment, machine, paths, turns, wine
from tare.errors import CannotHere, UsageError

# On how many CPUs something runs: what is started in a block inherits them.

WORDS = {1: "one CPU", 2: "two CPUs"}


def allowed():
    """The CPUs that this thread may use, the highest first, as the toolbox takes them."""
    return sorted(os.sched_getaffinity(0), reverse=True)


@contextmanager
def pinned(count):
    """What this thread starts in the block may use COUNT CPUs; yields them."""
    before = os.sched_getaffinity(0)
    taken = allowed()[:count]
    os.sched_setaffinity(0, taken)
    try:
        yield taken
    finally:
        os.sched_setaffinity(0, before)


NTOBJ, NTSYNC = "/dev/tare_ntobj", "/dev/ntsync"
# for which our module is made, and in which it is loaded; ntsync is there, too
MACHINE = "ntsync-7.2"


def elsewhere(verb):
    """The command that times elsewhere what this machine cannot time."""
    return f"tare nt {verb} --machine {MACHINE}"


@dataclass(frozen=True)
class Front:
    """title: in words. device: of the kernel that it asks. module: ours, that brings it."""

    title: str
    device: str = ""
    module: str = ""


FRONTS = {
    "threads": Front("in this process, with locks"),
    "server": Front("a server of one thread, by pipes"),
    "ntobj": Front("tare_ntobj, by ioctl", NTOBJ, "tare_ntobj"),
    "wine": Front("Wine's server"),
}


def chosen(names, machine_name=None):
    """The front ends of a command line; UsageError."""
    there = [name for name in FRONTS if not (machine_name and name == "wine")]
    for name in names:
        if name not in there:
            where = " in a machine" if machine_name else ""
            raise UsageError(f"{name}: there is no such front end{where}; "
                             f"there are {', '.join(there)}")
    return list(dict.fromkeys(names)) or there


def usable(device):
    """Whether this user may ask it."""
    return os.access(environment.HERE.path(device), os.R_OK | os.W_OK)


def lacks_device(device, where=""):
    """Why a DEVICE, if one is named, cannot be asked, in a line; "" where it can. where: it is."""
    if device and not environment.HERE.exists(device):
        return f"{device} is not there{where}"
    if device and not usable(device):
        return f"{device} cannot be opened by this user: run as root"
    return ""


def lacks_wine(program):
    """Why our PROGRAM cannot run by Wine here, in a line; "" where it can."""
    try:
        wine.need()
        paths.program(program)
    except CannotHere as error:
        return str(error)
    return ""


def lacks_here(name, verb):
    """Why a front end cannot be timed on this machine, in a line; "" where it can."""
    front = FRONTS[name]
    return (lacks_wine("testapi.exe") if name == "wine" else lacks_device(
        front.device, f"; `{elsewhere(verb)}` times it on a machine with KVM, and `tare nt {verb} "
                      f"{name}` where {front.module} is loaded"))


def need_a_clock(verb, machine_name, exact):
    """CannotHere where times would be an emulator's: they are never shown as times."""
    if machine_name is None:
        if environment.virtualisation() == "qemu":
            raise CannotHere("this machine is emulated (QEMU without KVM): its times are not those "
                             f"of a CPU; on a machine with KVM: {elsewhere(verb)}")
        return
    if exact:
        return
    machine.need(machine_name)
    accelerator, why = machine.accelerator(machine_name)
    if accelerator == "tcg":
        raise CannotHere(f"machine {machine_name} is emulated here ({why}): its times are not "
                         "those of a CPU. Add --exact for instructions, or give this command on "
                         "a machine with KVM")


# A way to the services has a name and a title, a front end and CPUs, and what brings it: a module,
# or none. A program goes it by its words(), or words(cpus) in a machine of so many, and in its
# surroundings(stack), if they are others than ours; read(path) checks what the program left.


def in_turns(ways, program, words, count, progress, seconds=math.inf, done=lambda text: None):
    """{way: [what each of COUNT processes of our PROGRAM left]} on this machine, A B B A.

    words: for all of them. seconds: after these no turn begins, but the first, so that there may
    be fewer.
    """
    end = time.monotonic() + seconds
    taken = {way: [] for way in ways}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tare-nt-")))
        started = {}
        for way in ways:
            with pinned(way.cpus):
                started[way] = _starter(way, program, stack)
        for number in range(count):
            if number and time.monotonic() > end:
                break
            for way in turns.order(ways, number):
                progress(f"{way.title}, {number + 1} of {count}")
                with pinned(way.cpus):
                    started[way]("--json", "run.json", *words, cwd=folder)
                taken[way].append(way.read(folder / "run.json"))
                (folder / "run.json").unlink()
            done("a process of each")
    return taken


def _starter(way, program, stack):
    """start(words, cwd): the program, until STACK ends what it needs."""
    if way.front == "wine":
        start, exe = stack.enter_context(wine.session()), paths.program(f"{program}.exe")
        return lambda *words, cwd: child.judged(start(exe, *words, cwd=cwd), exe.name)
    return partial(child.run, paths.guest_program(program), *way.words(),
                   env=way.surroundings(stack))


@contextmanager
def in_machine(ways, program, words, count, name, exact, before=None, first=(), cpus=1, **options):
    """Yields (as in_turns(), outcome) of so many CPUs of the machine NAME. before: lines of its
    shell, if not those of loading(); first: words that stand before the others, since an exact
    machine counts differently where a command line has another order; options: of machine.run()."""
    machine.need(name, exact)
    lines = ["set -e", *(before or (line for way in ways for line in loading(way)))]
    for number in range(count):
        for way in turns.order(ways, number):
            lines.append(shlex.join([program, *way.words(cpus), *first, "--json",
                                     f"/out/{_file(way, number)}", *words]) + " >/dev/null")
    with machine.ran(name, "\n".join(lines) + "\n", exact=exact, cpus=cpus,
                     modules=[machine.module(way.module, name) for way in ways if way.module],
                     files=machine.programs(program, "nt-server"), **options) as (folder, outcome):
        yield {way: [way.read(folder / _file(way, number)) for number in range(count)]
               for way in ways}, outcome


def _file(way, number):
    return f"{way.name}.{number}.json"


def loading(way):
    """A line of a shell that brings it, or none."""
    if way.module:
        yield f"insmod /tare/kmod/{way.module}.ko"
    elif way.front == "ntsync":
        yield "modprobe ntsync"
