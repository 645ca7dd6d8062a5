# SPDX-License-Identifier: GPL-2.0-only
"""One QEMU process: its command line, its channels, its end."""

import contextlib
import dataclasses
import os
import select
import shutil
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path

from . import watch
from .errors import Broken, CannotHere
from .limit import Limit
from .monitor import Ended, Monitor

QEMU = "qemu-system-x86_64"
ERROR = f"{QEMU}: (?!warning: |info: )"  # how it opens what it fails by

# The virtio-serial ports, as guest/init.c knows them.
PORTS = ("stdout", "stderr", "result", "files", "klog")

# QEMU's exit status when init ended the guest in good order (EXIT_DONE in guest/init.c).
DONE = 2 * 16 + 1

# A guest that writes for ever must not fill the host's disk.
MOST_OUTPUT = 1 << 30


@dataclasses.dataclass
class Config:
    """What one guest is made of."""

    kernel: Path | None  # None: restored
    initramfs: Path | None
    accelerator: str  # kvm or tcg
    cpus: int = 1
    memory: str = "1G"
    append: str = ""
    exact: bool = False
    repeatable: bool = False
    machine_type: str = "pc"
    disk: Path | None = None  # an ext4 image; what the guest writes to it is dropped
    arguments: tuple = ()  # further words for QEMU
    preload: Path | None = None  # into QEMU
    saved: Path | None = None  # the folder of a saved state; without payloads it is being made
    payloads: tuple = ()  # cpio files, which a restored guest unpacks

    @property
    def counts(self):
        """A nanosecond of its clock is an executed instruction."""
        return self.exact or self.repeatable


@dataclasses.dataclass
class Run:
    """How a guest ended."""

    folder: Path  # holds a file for each of PORTS, console and qemu (its messages)
    status: int  # of QEMU; negative: the signal that ended it
    overrun: str  # why it was killed, or empty
    starved: bool  # it was killed though it had not had its time
    busy: str  # that it waited for a CPU for most of the time, or empty
    seconds: float  # wall clock, from start to end of QEMU
    boot_seconds: float | None  # wall clock, from start to the command's

    def text(self, name):
        return (self.folder / name).read_text(errors="replace")


def version():
    """QEMU's version, as it says it."""
    if not shutil.which(QEMU):
        raise CannotHere(f"{QEMU} is not installed here: apt-get install qemu-system-x86")
    said = subprocess.run([QEMU, "--version"], stdin=subprocess.DEVNULL, capture_output=True,
                          text=True, check=True).stdout
    return said.splitlines()[0].removeprefix("QEMU emulator version ")


def machine_types():
    """The names that this QEMU has for machine types."""
    said = subprocess.run([QEMU, "-machine", "help"], stdin=subprocess.DEVNULL,
                          capture_output=True, text=True, check=True).stdout
    return {line.split()[0] for line in said.splitlines()[1:] if line.strip()}


def cpu_model(config):
    if config.counts:
        return "max,-rdrand,-rdseed"
    return "host" if config.accelerator == "kvm" else "max"


def _cpu(config):
    """By its own numbers QEMU 10's is an Athlon XP, whose string instructions kernels take for
    slow: 6.1 clears a user's memory otherwise then. These are QEMU 7.2's."""
    return cpu_model(config).replace("max", "max,family=15,model=107,stepping=1")


def _accel(config):
    """One thread for all emulated CPUs: with one each, QEMU 7.2 keeps running old code that
    another CPU has patched, and a kernel that changes its text under load hangs for ever.
    """
    return "tcg,thread=single" if config.accelerator == "tcg" else config.accelerator


def kernel_arguments(config):
    """Warnings and worse go to the console; a panic ends QEMU at once.

    Self-tests of the kernel's cryptography are left out: half a second of every boot.
    """
    words = ["console=ttyS0", "loglevel=5", "panic=-1", "log_buf_len=1M", "tsc=reliable",
             "no_timer_check", "cryptomgr.notests", "initcall_blacklist=jent_mod_init"]
    if config.counts:
        # the local timer is calibrated by reading the clock ten million times, which takes
        # five seconds when instructions are counted; the HPET need not be calibrated
        words += ["nokaslr", "random.trust_cpu=off", "noapictimer"]
    else:
        words += ["random.trust_cpu=on"]
    return " ".join(words + config.append.split())


def command(config, serial):
    """QEMU's command line. serial: where the console goes, a -serial argument.

    debug-threads gives the threads the names by which limit.py knows them.
    """
    memory = ",memory-backend=ram" if config.saved else ""
    words = [QEMU, "-nodefaults", "-no-user-config", "-display", "none", "-no-reboot",
             "-name", "tare,debug-threads=on",
             "-machine", config.machine_type + memory, "-accel", _accel(config),
             "-cpu", _cpu(config), "-smp", str(config.cpus), "-m", config.memory,
             "-serial", serial, "-device", "isa-debug-exit,iobase=0xf4,iosize=4"]
    if config.kernel:
        words += ["-kernel", str(config.kernel), "-initrd", str(config.initramfs),
                  "-append", kernel_arguments(config)]
    if config.saved:
        words += _saved(config)
    if config.counts:
        words += ["-icount", "shift=0,sleep=off", "-rtc", "base=2026-01-01,clock=vm",
                  "-seed", "1"]
    if config.disk:
        words += ["-drive", f"file={config.disk},format=raw,if=none,id=root,snapshot=on",
                  "-device", "virtio-blk-pci,drive=root"]
    return words + list(config.arguments)


def _saved(config):
    """Memory in a file, and the device by which init stops the machine to be saved.

    One that goes on from there writes into pages of its own.
    """
    restored = config.kernel is None
    share = "off" if restored else "on"
    words = ["-object", f"memory-backend-file,id=ram,size={config.memory},share={share},"
                        f"mem-path={_plain(config.saved / 'ram')}",
             "-device", "pvpanic", "-action", f"panic={'none' if restored else 'pause'}"]
    for number, payload in enumerate(config.payloads):
        words += ["-fw_cfg", f"name=opt/tare/payload.{number},file={_plain(payload)}"]
    return words + (["-incoming", "defer"] if restored else [])


def _plain(path):
    """A path as a value among others: QEMU ends one at a comma."""
    return str(path).replace(",", ",,")


def _channels(folder):
    """Without ioeventfd the guest's CPU does the writing itself: in order, and repeatable."""
    words = ["-device", "virtio-serial-pci,ioeventfd=off,id=tare"]
    for number, name in enumerate(PORTS, 1):
        words += ["-chardev", f"file,id={name},path={folder / name}",
                  "-device", f"virtserialport,bus=tare.0,nr={number},chardev={name},"
                             f"name=tare.{name}"]
    return words


@contextlib.contextmanager
def started(config, folder, monitor=None):
    """The process of a QEMU whose channels and messages are files in the FOLDER; none is left."""
    words = command(config, f"file:{folder / 'console'}") + _channels(folder)
    fds = ()
    if monitor:
        words, fds = words + monitor.words(), (monitor.theirs.fileno(),)
    with (folder / "qemu").open("wb") as messages, \
            _Qemu(words, messages, fds=fds, preload=config.preload) as qemu:
        yield qemu


def run(config, folder, *, timeout, restore=None, on_stdout=None, stop=None,
        progress=lambda now: None):
    """Boots a guest and waits for its end; kills it after timeout seconds, as limit.py has them.

    restore(monitor) sets it going instead, where it was saved.

    on_stdout(bytes) is called while the guest runs with what its command has written. stop is a
    file that can be read once the guest shall be killed before. progress is called with functions
    that tell in a line what goes on.
    """
    for name in (*PORTS, "console", "qemu"):
        (folder / name).touch()
    begun = time.monotonic()
    with contextlib.ExitStack() as opened:
        watcher = opened.enter_context(contextlib.closing(watch.Folder(folder)))
        monitor = opened.enter_context(contextlib.closing(Monitor())) if restore else None
        qemu = opened.enter_context(started(config, folder, monitor))
        limit = Limit(qemu.pid, timeout, begun)
        if restore:
            monitor.left = limit.now
            with contextlib.suppress(Ended):
                restore(monitor)
        ran = _follow(qemu, folder, watcher, begun, limit, on_stdout, stop, progress,
                      "restoring" if restore else "booting")
    if config.preload:
        _check_preloaded(config.preload, ran.text("qemu"))
    return ran


def interact(config):
    """Boots a guest whose console is this terminal; returns QEMU's exit status.

    Ctrl-A x ends QEMU, Ctrl-C goes to the guest.
    """
    terminal = sys.stdin.fileno() if sys.stdin.isatty() else None
    before = termios.tcgetattr(terminal) if terminal is not None else None
    try:
        with _Qemu(command(config, "mon:stdio"), interactive=True) as qemu:
            return qemu.wait()
    finally:
        # QEMU puts the terminal back itself, unless it was killed
        if before:
            termios.tcsetattr(terminal, termios.TCSANOW, before)


def _preloading(file, words):
    """(words with which the open shared object is preloaded, what they must inherit).

    LD_PRELOAD ends a path at a space or a colon, and cannot quote one: so it is given the file.
    """
    preloads = filter(None, (f"/proc/self/fd/{file.fileno()}", os.environ.get("LD_PRELOAD")))
    return ["env", f"LD_PRELOAD={':'.join(preloads)}", *words], file.fileno()


def _check_preloaded(preload, messages):
    """The dynamic linker only complains, and QEMU runs without what was to be preloaded."""
    for line in messages.splitlines():
        if "object '/proc/self/fd/" in line and "cannot be preloaded" in line:
            raise Broken(f"{preload} cannot be loaded into QEMU, without which no run is exact: is "
                         f"its folder mounted noexec? {line.strip()}")


class _Qemu:
    """Starts QEMU, and leaves none behind whatever happens.

    setpriv has the host's kernel kill QEMU if this process dies without cleaning up.
    """

    def __init__(self, words, messages=None, interactive=False, fds=(), preload=None):
        with contextlib.ExitStack() as opened:
            if preload:
                words, more = _preloading(opened.enter_context(preload.open("rb")), words)
                fds = (*fds, more)
            self._process = subprocess.Popen(
                ["setpriv", "--pdeathsig", "KILL", *words], start_new_session=True,
                stdin=None if interactive else subprocess.DEVNULL, stdout=messages,
                stderr=messages, pass_fds=fds)

    def __enter__(self):
        return self._process

    def __exit__(self, *_):
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()


def _is_full(folder):
    """Whether nothing more can be written there; root may also use what is reserved, and some file
    systems tell of no blocks at all."""
    told = os.statvfs(folder)
    return bool(told.f_blocks) and not (told.f_bavail if os.geteuid() else told.f_bfree)


def _follow(qemu, folder, watcher, begun, limit, on_stdout, stop, progress, begins):
    ended = os.pidfd_open(qemu.pid)
    events = select.poll()
    events.register(ended, select.POLLIN)
    events.register(watcher.fd, select.POLLIN)
    if stop is not None:
        events.register(stop, select.POLLIN)
    boot_seconds, overrun, starved = None, "", False
    progress(lambda: f"{begins}, {limit.told(time.monotonic())}")
    with (folder / "stdout").open("rb") as stdout:
        try:
            while qemu.poll() is None:
                now = time.monotonic()
                if (left := limit.left(now)) <= 0:
                    overrun, starved = limit.ended(now), limit.starved(now)
                    break
                happened = dict(events.poll(left * 1000))
                if stop is not None and stop in happened:
                    overrun = "stopped by who ran it"
                    break
                watcher.drain()
                if on_stdout and (more := stdout.read()):
                    on_stdout(more)
                if boot_seconds is None and (folder / "result").stat().st_size:
                    boot_seconds = time.monotonic() - begun
                    progress(lambda: f"running, {limit.told(time.monotonic())}")
                if sum(entry.stat().st_size for entry in folder.iterdir()) > MOST_OUTPUT:
                    overrun = f"more than {MOST_OUTPUT >> 30} GiB of output"
                    break
                if _is_full(folder):
                    # QEMU would have the guest wait for ever
                    raise CannotHere(f"{folder}: no space is left for what the guest writes")
            if overrun:
                os.killpg(qemu.pid, signal.SIGKILL)
            status = qemu.wait()
        finally:
            os.close(ended)
        if on_stdout and (more := stdout.read()):
            on_stdout(more)
    now = time.monotonic()
    return Run(folder, status, overrun, starved, limit.busy(now), now - begun, boot_seconds)
