# SPDX-License-Identifier: GPL-2.0-only
"""Transfers from this machine's kernel over a TAP device: boots of the designs in turn."""

import os
import socket
import subprocess
import threading
from contextlib import contextmanager

from tare import machine, paths, terminal, turns
from tare.errors import CannotHere, of_status, telling
from tare.experiments.driver import designs, hub

MACHINE = "pcnet"
# the longest that a transfer may stand still
STALL_SECONDS = 20
# slower than the published 2.3 MB/s is no transfer any more
LEAST_RATE = 500_000
# Bytes a second that an emulated machine takes, for estimates: measured as 100 MB in 6.4 s, 20 MB
# by each of the five default designs, which take 8 to 60 MB a second.
RATE_HERE = 15_000_000
# a machine boots, and its driver starts, in a few seconds; nobody else has its CPU
BOOT_SECONDS = 60


def need(kernel):
    """CannotHere where no TAP device can be made, or no machine of this kernel."""
    if os.geteuid() or not os.access("/dev/net/tun", os.R_OK | os.W_OK):
        raise CannotHere("--wire tap needs a TAP device in a network namespace: be root")
    machine.need(f"{MACHINE}-{kernel}")
    paths.program("pktsend")


def take(variants, rounds, size, kernel):
    """Yields (variant's name, variant, reports, outcome), in the turns A B C, C B A."""
    total = rounds * len(variants)
    with terminal.rounds("driver", total, hub.SECONDS + size / RATE_HERE, unit="boots") as done:
        for number in range(rounds):
            for name, variant in turns.order(variants.items(), number):
                taken = transfer(variant, size, kernel)
                done(f"{name}, round {number + 1} of {rounds}")
                yield name, variant, *taken


@contextmanager
def _sender():
    """(a pktsend, the machine's end of its TAP device, a descriptor)."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with ours, theirs:
        process = subprocess.Popen(
            [paths.program("pktsend"), "--tap", str(theirs.fileno())], pass_fds=[theirs.fileno()],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        theirs.close()
        try:
            _, files, _, _ = socket.recv_fds(ours, 1, 1)
            if not files:
                raise _error(process.wait(), process.stderr.read())
            try:
                yield process, files[0]
            finally:
                os.close(files[0])
        finally:
            process.kill()
            process.communicate()


def _error(code, said, design=None):
    line = telling(said.decode(errors="replace"), "pktsend") or \
        f"pktsend ended with status {code} and no word"
    return of_status(code, f"{design}: {line}" if design else line)


def transfer(variant, size, kernel, command=None):
    """(reports of both ends, outcome) of one boot. command: what runs in the machine instead."""
    design, words = variant
    name = f"{MACHINE}-{kernel}"
    stop, said = os.eventfd(0), []
    with _sender() as (process, fd):
        def speak():
            out, err = process.communicate(
                f"sync\ntransfer {size} {STALL_SECONDS}\nleave\n".encode())
            said.extend((out, err))
            if process.returncode:
                os.eventfd_write(stop, 1)  # nobody will tell the receiver to leave

        sender = threading.Thread(target=speak, daemon=True)

        heard = bytearray()

        def hear(data):
            heard.extend(data)
            if b'"ready"' in heard and not sender.ident:
                sender.start()

        try:
            outcome = machine.run(
                name, command or ["receive", design, *words], files=designs.files(design),
                modules=designs.modules(design, name), netdevs={"wire": f"tap,fd={fd}"}, fds=(fd,),
                timeout=BOOT_SECONDS + 2 * size / LEAST_RATE, on_stdout=hear, stop=stop)
        finally:
            gone = process.poll() is None
            if gone:
                process.kill()  # it would go on asking a machine that is gone
            if sender.ident:
                sender.join()
            os.close(stop)
    if said and process.returncode and not gone:
        raise _error(process.returncode, said[1], design)
    machine.check_command(outcome, design)
    return hub.reports((said[0] if said else b"") + outcome.stdout), outcome
