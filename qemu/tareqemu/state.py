# SPDX-License-Identifier: GPL-2.0-only
"""Saved states of machines: stopped before their command, to be set going again from there.

Each holds the guest's memory as a file, which restored guests map without writing to it, and the
state of QEMU's devices. What differs from run to run comes by fw_cfg (guest/payload.c).
"""

import contextlib
import dataclasses
import hashlib
import json
import os
import shutil
import socket
import time
from pathlib import Path

from . import cache, guest
from .errors import Broken, CannotHere, telling
from .limit import Limit
from .monitor import Ended, Monitor, Overdue

# The most recent states that are kept, all that the tests have, and for how long at least, s. Each
# takes some 130 MB.
MOST, KEPT_FOR = 64, 600

# how init says that it cannot be restored with this kernel (guest/init.c)
_REFUSED = "tare-init: no restore "

# the state of a machine whose init has called pvpanic
_STOPPED = "guest-panicked"

_FIRMWARE = "bios-256k.bin"
_FIRMWARE_AT = ("/usr/share/seabios", "/usr/share/qemu", "/usr/local/share/qemu")


class Unsaved(Broken):
    """The machine went away or hung before it was saved, which the next time it need not."""


@dataclasses.dataclass(frozen=True)
class State:
    """A machine that has been saved, or why this one cannot be."""

    folder: Path
    refused: str  # why it cannot be restored, or ""
    digest: str = ""  # of its memory: equal ones go on alike
    console: str = ""  # what it had written by then

    @property
    def ram(self):
        return self.folder / "ram"

    @property
    def devices(self):
        return self.folder / "devices"


def key(config, qemu_version, *parts):
    """What a state depends on: CONFIG, QEMU, PARTS and the machine's firmware."""
    firmware = [path for place in _FIRMWARE_AT if (path := Path(place) / _FIRMWARE).exists()]
    words = guest.command(dataclasses.replace(config, kernel=Path(), initramfs=Path(),
                                              disk=config.disk and Path()), "")
    return cache.digest("state 1", qemu_version, words, *firmware, *parts)


def obtain(name, config, write, timeout, progress=lambda text: None):
    """The State of that name; made by booting the machine of CONFIG if it is not there.

    write(path): an initramfs whose init stops. timeout: seconds for that, as limit.py has them.
    Unsaved, also where it took longer; CannotHere: it had no CPU.
    """

    def make(path):
        _prune()
        path.mkdir()
        progress("saving the machine's state: the first time it boots")
        with cache.scratch() as folder:
            write(folder / "initramfs")
            refused, console = _save(dataclasses.replace(
                config, initramfs=folder / "initramfs", saved=path), path, folder, timeout)
        told = {"refused": refused}
        if refused:
            for left in ("ram", "devices"):
                cache.remove(path / left)
        else:
            told |= {"digest": _digest(path / "ram"), "console": console, "sizes": _sizes(path)}
        (path / "told").write_text(json.dumps(told), encoding="utf-8")

    folder = cache.obtain("state", name, make)
    try:
        found = _read(folder)
    except (OSError, ValueError, TypeError):
        # it was cut, as by a host that went down
        cache.remove(folder)
        found = _read(cache.obtain("state", name, make))
    # so that those in use are kept
    os.utime(folder)
    return found


def _read(folder):
    """The State; an error where it is not as it was written."""
    told = json.loads((folder / "told").read_text(encoding="utf-8"))
    sizes = told.pop("sizes", None)
    if sizes and sizes != _sizes(folder):
        raise ValueError(sizes)
    return State(folder, **told)


def _sizes(folder):
    return {name: (folder / name).stat().st_size for name in ("ram", "devices")}


def _save(config, path, folder, timeout):
    """(why it could not be saved or "", what its console told)."""
    for name in (*guest.PORTS, "console", "qemu"):
        (folder / name).touch()
    begun = time.monotonic()
    with contextlib.closing(Monitor()) as monitor, \
            guest.started(config, folder, monitor) as qemu:
        limit = Limit(qemu.pid, timeout, begun)
        monitor.left = limit.now
        try:
            _await_stop(monitor)
            _write(monitor, path / "devices")
            refused = ""
        except Overdue:
            now = time.monotonic()
            # one that hangs tells where when it boots, and its verdict is that of its limit
            raise (CannotHere if limit.starved(now) else Unsaved)(
                f"the machine's state could not be saved: {limit.ended(now)}") from None
        except Unsaved:
            raise
        except Broken as error:
            # as of a device that cannot be saved
            refused = str(error)
        except Ended:
            qemu.wait()
            refused = _why(folder)
    return refused, (folder / "console").read_text(errors="replace")


def _await_stop(monitor):
    """Until init has stopped the machine."""
    monitor.greet()
    # an exact machine's monitor has no turn while its CPU runs: it may tell nothing before the end
    if monitor.execute("query-status")["status"] != _STOPPED:
        monitor.wait("STOP")


def _write(monitor, devices):
    try:
        with devices.open("wb") as file:
            whole = _migrate(monitor, "migrate", lambda ours: shutil.copyfileobj(
                ours.makefile("rb"), file))
    except OSError as error:
        raise Unsaved(f"its devices could not be written: {error.strerror}") from None
    if not whole:
        raise Unsaved("its devices could not be read")
    monitor.execute("quit")


def load(monitor, state):
    """Sets going what STATE holds, in a QEMU that waits for it; Ended: QEMU will tell why not."""
    monitor.greet()
    # A timer of real time would announce the guest to its network. In an exact machine its CPU
    # executes nothing while such a timer is due, and the main loop has no turn before (turns.c).
    monitor.execute("migrate-set-parameters", announce_rounds=0)
    devices = state.devices.read_bytes()
    if not _migrate(monitor, "migrate-incoming", lambda ours: ours.sendall(devices)):
        raise Ended
    # an exact machine's main loop answers when the guest halts, which may be at its end
    monitor.tell("cont")


def _migrate(monitor, command, move):
    """Whether the state of the devices went all the way from QEMU, or to it, through a socket, at
    whose other end MOVE is: QEMU 10 warns of a file that is handed over for this."""
    monitor.execute("migrate-set-capabilities", capabilities=[
        {"capability": name, "state": True} for name in ("x-ignore-shared", "events")])
    ours, theirs = socket.socketpair()
    with ours:
        with theirs:
            monitor.hand_over("devices", theirs)
        monitor.execute(command, uri="fd:devices")
        ours.settimeout(max(1, monitor.left()))
        try:
            move(ours)
        except TimeoutError:
            raise Overdue from None
        except ConnectionError:  # QEMU tells why it takes or gives no more
            pass
    while (status := monitor.wait("MIGRATION")["data"]["status"]) not in ("completed", "failed"):
        pass
    return status == "completed"


def _why(folder):
    """Why init could not let the machine be saved; Unsaved: it did not come to that."""
    for line in (folder / "console").read_text(errors="replace").splitlines():
        if line.startswith(_REFUSED):
            return line.removeprefix("tare-init: ")
    said = telling((folder / "qemu").read_text(errors="replace"), guest.ERROR)
    raise Unsaved("it ended before it was saved" + (f": {said}" if said else ""))


def _digest(ram):
    """Of the memory's contents; holes are not read."""
    total = hashlib.sha256()
    with ram.open("rb") as file:
        at, size = 0, file.seek(0, os.SEEK_END)
        while at < size:
            try:
                at = os.lseek(file.fileno(), at, os.SEEK_DATA)
            except OSError:  # nothing but a hole
                break
            file.seek(at)
            data = file.read(1 << 20)
            # pages of zeros may be holes or not
            for page in range(0, len(data), 4096):
                if any(part := data[page:page + 4096]):
                    total.update((at + page).to_bytes(8, "little") + part)
            at += len(data)
    return total.hexdigest()[:32]


def _prune():
    """Removes states that have not been used for long, if there are many."""
    folder = cache.home() / "state"
    if not folder.is_dir():
        return
    used = []
    for path in folder.glob("[!.]*"):
        try:
            used.append((path.stat().st_mtime, path))
        except FileNotFoundError:
            continue
    for at, path in sorted(used, reverse=True)[MOST:]:
        if at < time.time() - KEPT_FOR:
            cache.remove(path)
    # of who was killed, and did not come back
    for path in folder.glob(".*.part"):
        with contextlib.suppress(FileNotFoundError):
            if path.stat().st_mtime < time.time() - 86400:
                cache.remove(path)
