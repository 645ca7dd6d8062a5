# SPDX-License-Identifier: GPL-2.0-only
"""A front end of the services by ctypes, with its threads, and what services_probe.c tells."""

import ctypes
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor, wait
from ctypes import CFUNCTYPE, byref, c_char_p, c_int, c_int64, c_uint32, c_uint64, c_void_p
from pathlib import Path

from services_model import EXISTS, NO_MEMORY, OK, Answer, Op

# a wait whose end is due ends at once: this is for what never would
PATIENCE_S = 20
NOBODYS = 0xFFFF0


class Call(ctypes.Structure):
    _fields_ = [*((name, c_uint32) for name in "op handle a b c value in_size out_size".split()),
                ("in_at", c_uint64), ("out_at", c_uint64)]


class Api(ctypes.Structure):
    """The beginning of struct nt_api."""

    _fields_ = [("name", c_char_p), ("lacks", c_uint32), ("attach", CFUNCTYPE(c_int)),
                ("detach", CFUNCTYPE(None))]


class Sleeper(ctypes.Structure):
    _fields_ = [("begun", c_int), ("wait", c_void_p)]


class Room:
    """Memory of its very size, so that a step beyond it is noticed."""

    libc = ctypes.CDLL(None)
    libc.malloc.restype, libc.malloc.argtypes = c_void_p, [ctypes.c_size_t]

    def __init__(self, data):
        self.at, self.size = c_void_p(self.libc.malloc(len(data))), len(data)
        ctypes.memmove(self.at, data, len(data))

    def read(self):
        return ctypes.string_at(self.at, self.size)

    def __del__(self):
        self.libc.free(self.at)


class Worker:
    """A thread of the front end; executor: None where it is the one that runs all this."""

    def __init__(self, front, executor):
        self.front, self.executor = front, executor
        self.sleeper, self.sleeps = Sleeper(), None
        self.stat = Path(f"/proc/self/task/{self.run(threading.get_native_id)}/stat")
        self.attach()

    def run(self, function, *words):
        return self.begin(function, *words).result() if self.executor else function(*words)

    def begin(self, function, *words):
        if self.executor:
            return self.executor.submit(function, *words)
        done = Future()
        done.set_result(function(*words))
        return done

    def attach(self):
        assert not self.run(self.front.api.attach)
        call = Call(op=Op.SELF)
        assert not self.run(self.front.ask, call)
        self.number = call.value

    def settled(self):
        """Whether its wait is over, or it sleeps there."""
        return self.sleeps.done() or (
            self.sleeper.begun and self.stat.read_text().rpartition(")")[2].split()[0] == "S")


class Front:
    """probed: the services are in this process."""

    def __init__(self, library, name, threads):
        self.library, self.probed = ctypes.CDLL(library), name == "nt_threads"
        self.library.probe_call.restype = self.library.probe_wait.restype = c_uint32
        self.api = Api.in_dll(self.library, name)
        self.wrong = c_char_p.in_dll(self.library, "probe_wrong")
        self.failures, self.asked, self.handles = 0, 0, {}
        self.workers = [Worker(self, ThreadPoolExecutor(1) if index else None)
                        for index in range(threads)]

    def handle(self, slot):
        """Its two low bits are ignored."""
        self.asked += 1
        return self.handles.get(slot, NOBODYS) + self.asked % 4

    def ask(self, call, given=None, room=None):
        return self.library.probe_call(byref(self.api), byref(call), given, room)

    def check(self):
        assert not self.wrong, self.wrong.value.decode()

    def failing(self, ask):
        """The status of the time when no allocation fails; until then each does in turn."""
        allocations, fails_at = (c_int.in_dll(self.library, f"probe_{name}")
                                 for name in ("allocations", "fails_at"))
        at, before = 0, self.library.probe_state()
        while allocations.value >= at:
            at += 1
            allocations.value, fails_at.value = 0, at
            status = ask()
            fails_at.value = 0
            if allocations.value >= at:
                assert status == NO_MEMORY, f"{status:#x} without memory"
                assert self.library.probe_state() == before, "without memory it changes something"
        self.failures += at - 1
        return status

    def call(self, by, op, *, slot=None, new=None, to=None, given=b"", room=0, fail=False, **words):
        """An Answer with all of the room."""
        there, out, calls = Room(given), Room(b"\xee" * room), []
        if to is not None:
            words["a"] = self.workers[to].number
        words["handle"] = 0 if slot is None else self.handle(slot)

        def ask():
            calls.append(Call(op=op, in_size=len(given), out_size=room, **words))
            return self.ask(calls[-1], there.at, out.at)

        status = self.workers[by].run(*([self.failing] * fail), ask)
        self.check()
        if new is not None and status in (OK, EXISTS):
            self.handles[new] = calls[-1].handle
        return Answer(status, calls[-1].value, calls[-1].a, out.read(), calls[-1].out_size)

    def wait(self, by, flags, sleeps, slots):
        handles, worker = (c_uint32 * len(slots))(*map(self.handle, slots)), self.workers[by]
        worker.sleeper.begun = 0
        worker.sleeps = worker.begin(
            self.library.probe_wait, byref(self.api), byref(worker.sleeper), handles, len(slots),
            flags, c_int64(-sleeps))
        while not worker.settled():
            time.sleep(0)
        # now a server has read it, too
        self.ask(Call(op=Op.SELF))

    def die(self, by):
        self.workers[by].run(self.api.detach)
        self.workers[by].attach()

    def ended(self, due):
        """The waits that have ended, {index: status}, once those that are due have."""
        if due:
            wait([self.workers[index].sleeps for index in due], PATIENCE_S)
        over = {index: worker.sleeps.result() for index, worker in enumerate(self.workers)
                if worker.sleeps and worker.sleeps.done()}
        for index in over:
            self.workers[index].sleeps = None
        return over

    def names(self, slot=None):
        """How many there are, of objects or of a key and its values, where their hashes say."""
        values = c_uint32()
        count = self.library.probe_names(self.handle(slot), byref(values))
        self.check()
        return count, values.value

    def leave(self):
        """Whoever waits is woken, all threads leave, and nothing is left."""
        for worker in reversed(self.workers):
            if worker.sleeps:
                self.library.probe_cancel(byref(worker.sleeper))
                worker.sleeps.result(PATIENCE_S)
            worker.run(self.api.detach)
        assert self.library.probe_end(), "bytes are left"
