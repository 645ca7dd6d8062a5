# SPDX-License-Identifier: GPL-2.0-only
"""`tare fleet demo`: machines of ours captured by the Ansible role, kept, and asked."""

import sys
import tempfile
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tare import machine, machine_options, terminal
from tare.errors import TareError
from tare.experiments.fleet import query, questions
from tare.experiments.fleet.demo import run as demo_run
from tare.experiments.fleet.read import collected, store
from tare.experiments.fleet.read.store import Store

KERNELS = ("6.1", "6.12", "7.2")
ASKED = ("kernels", "callers", "hosts")
# what a host does while it is captured; one that is emulated is loaded, and a budget tells nothing
VARIABLES = {"tare_command": "tar -c /etc /usr/bin | md5sum; ls -lR /usr/lib",
             "tare_load_max": 1000, "tare_overhead_max": 1000}
LINES = 12


def add(verbs):
    parser = verbs.add_parser(
        "demo", examples=("tare fleet demo",),
        help="capture three machines of ours with Ansible, import them, and ask",
        description="Start three VMs with three kernels, capture them by the Ansible "
                    "role as any fleet is captured, import the captures, and ask some questions. "
                    "Nothing of this host is changed; the machines end with the demo.",
        epilog="exit status: 0 captured, imported and asked; 1 failed; 2 bad usage; 77 this host "
               "lacks Ansible, ssh, DuckDB or QEMU")
    machine_options.add_timeout(parser)
    parser.set_defaults(run=run, measures=False)


def need():
    """What the demo asks first; CannotHere."""
    store.need()
    demo_run.need()
    for kernel in KERNELS:
        machine.need(f"debian-{kernel}")


def run(arguments):
    need()
    with tempfile.TemporaryDirectory(prefix="tare-demo-") as folder:
        _demo(Path(folder))


def _demo(folder):
    box, place = folder / "inbox", folder / "store"
    with ExitStack() as ending:
        with _stage("boot") as tell:
            fleet = ending.enter_context(demo_run.running(KERNELS, tell))
        with _stage("modules"):
            brought = demo_run.what_is_brought(KERNELS, fleet.folder / "brought")
        with _stage("capture") as tell:
            _capture(fleet, {**VARIABLES, "tare_folder": str(brought), "tare_inbox": str(box)},
                     tell)
        with _stage("end"):
            for outcome in fleet.finish().values():
                machine.check(outcome)
    with _stage("import"):
        if collected.bring([box], place):
            raise TareError(f"{box}: not all captures could be imported")
    store = Store(place)
    for name in ASKED:
        with _stage(name):
            answer = query.ask(store, questions.find(name).sql)
        query.table(query.Answer(answer.columns, answer.rows[:LINES]))


def _capture(fleet, variables, tell):
    played = demo_run.play(fleet, variables, tell=tell)
    if played.status:
        raise TareError(f"ansible-playbook ended with status {played.status}: "
                        f"{(played.why or played.said.splitlines()[-1:] or [''])[0]}")


@contextmanager
def _stage(what):
    """Tells what it took."""
    began = time.monotonic()
    with terminal.status(what) as tell:
        yield tell
    print(f"{what}: {time.monotonic() - began:.1f} s", file=sys.stderr)
