# SPDX-License-Identifier: GPL-2.0-only
"""A link with delay, in a guest: how many requests must be on their way to use the CPU."""

import lzma
import shutil
import tempfile
from pathlib import Path

from tare import machine
from tare.errors import CannotHere
from tare.experiments.events.transfer.exact import anchors, run as exact_run, verbs

# each way; a request takes twice that
DELAY_MS = 10
MODELS = ("select", "epoll", "uring-defer")
LINKS = (1, 10, 100, 900)
MODULE = "sch_netem.ko"
# where the guest has this host's tc, with its loader and libraries
TC = "/tare/tc"


def measure(models=MODELS, connections=LINKS, kernel="6.1", progress=lambda text: None):
    """The result document of one boot in an exact machine."""
    verbs.refuse(models, connections)
    wanted = [exact_run.Case(model, count, before=_delay() if not number else ())
              for number, (count, model) in enumerate((count, model) for count in connections
                                                      for model in models)]
    progress(f"{len(wanted)} cases")
    with tempfile.TemporaryDirectory(prefix="tare-events-") as folder:
        module = _module(kernel, Path(folder))
        taken, outcome = exact_run.boot(wanted, kernel, folder, more_files=tc(), modules=(module,))
    made, taken = verbs.begun("events.transfer.exact.delay", taken, outcome)
    made["tables"].append(table(taken))
    return made


def _delay():
    words = [*anchors.linked("tc", TC), "qdisc", "add", "dev", "lo", "root", "netem", "delay",
             f"{DELAY_MS}ms", "limit", "100000"]
    return f"insmod /tare/kmod/{MODULE}", exact_run.words_of(words)


def tc():
    """{path in the guest: path here} of tc and of what it is linked against; CannotHere."""
    program = shutil.which("tc", path="/usr/sbin:/sbin:/usr/bin:/bin")
    if not program:
        raise CannotHere("tc is not installed here: apt-get install iproute2")
    return {f"{TC}/tc": Path(program), **anchors.libraries(program, TC)}


def _module(kernel, folder):
    """The kernel's own module, as insmod of busybox takes it."""
    found, = machine.kernel(f"minimal-{kernel}").modules.rglob(f"{MODULE}*")
    target = folder / MODULE
    data = found.read_bytes()
    target.write_bytes(lzma.decompress(data) if found.suffix == ".xz" else data)
    return target


def table(taken):
    """Requests a virtual second, what a request takes, and how many a wake-up finds."""
    rows = []
    for case, run in taken.items():
        first, *_, last = run.server["marks"]
        rows.append([case.links, case.model,
                     round(run.requests / (last["ns"] - first["ns"]) * 1e9),
                     round(run.executed.total), round(1 / run.each("wakeups"), 2)])
    return {"name": "events.exact.delay",
            "title": f"{DELAY_MS} ms each way: requests on their way, one of each link",
            "columns": ["on their way", "model", "requests a virtual second",
                        "instructions per request", "requests per wake-up"], "rows": rows,
            "notes": ["A virtual second is 1e9 instructions of all that runs, and idle time: its "
                      "rate is not a rate of a real machine. netem on the loopback device delays "
                      "each packet."]}
