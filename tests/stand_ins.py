# SPDX-License-Identifier: GPL-2.0-only
"""What stands for what is the reader's in the commands of documents: files, a kernel, a server."""

import os
import shlex
import shutil
import subprocess
from dataclasses import dataclass
from functools import cached_property

import make_trace
import own_trees
import pytest
from programs import TOP, built
from tareqemu import CannotHere, machine

_MAKEFILE = "all: part1 part2 part3 part4\npart%:\n\t@sleep 0.1\n"
_ROUTINE = ("void *my_memcpy(void *to, const void *from, unsigned long size)\n"
            "{ for (unsigned long i = 0; i < size; i++)\n"
            "    ((char *)to)[i] = ((const char *)from)[i];\n"
            "  return to; }\n")


@dataclass(frozen=True)
class StandIn:
    """For commands that begin with BEGIN. shell: what is run; COMMAND is the command.

    instead: (text of the command, what stands for it). need: a program of others.
    {name} in both is the Reader's.
    """

    begin: str
    shell: str = "COMMAND"
    instead: tuple = ()
    need: str = ""

    def of(self, words):
        return " ".join(words).startswith(self.begin)


_ENDED = "timeout --preserve-status --signal=INT 3 COMMAND"
_KILLED = "trap 'kill $!' EXIT"
_SERVED = "eventserver -m epoll -b 4096 127.0.0.1 0 -- COMMAND"
# a port that is free
_OF_SERVER = ("127.0.0.1 7000", "127.0.0.1 0")
_LINUX = ("~/linux", "{tree}")
_MINE = "tests/machine/kmod"
_RUNS = ("mkdir -p before after; for one in before/1 before/2 after/1 after/2; do "
         "syslat --json $one.json -- dd if=/dev/zero of=/dev/null bs=1 count=9999 >/dev/null 2>&1; "
         "done")
STAND_INS = (
    StandIn("deadlink", _SERVED, (("127.0.0.1 7000", "127.0.0.1 {PORT}"),)),
    StandIn("activelink", _SERVED, (("127.0.0.1 7000", "127.0.0.1 {PORT}"),)),
    StandIn("eventserver -m uring-defer", _ENDED, (_OF_SERVER,)),
    StandIn("eventserver -k", need="wrk"),
    StandIn("synrto", instead=(("link 127.0.0.1 7000", "link 127.0.0.1 {PORT}"), _OF_SERVER)),
    StandIn("nt-server", f"COMMAND & {_KILLED}; sleep 1; kill -0 $!", (("/tmp/nt", "$PWD/nt"),)),
    StandIn("testapi --front=server",
            f"nt-server $PWD/nt & {_KILLED}; sleep 1; NT_SERVER=$PWD/nt COMMAND"),
    StandIn("syslat -T", _ENDED),
    StandIn("syslat -s", f"cat </dev/zero >/dev/null & {_KILLED}; COMMAND", (("4711", "$!"),)),
    StandIn("syslat --explain -p", f"cat </dev/zero >/dev/null & {_KILLED}; COMMAND",
            (("4711", "$!"),)),
    StandIn("tare ab --pid", f"cat </dev/zero >/dev/null & {_KILLED}; COMMAND",
            (("1234", "$!"), ("sysctl -w net.core.busy_poll=0", "true"),
             ("sysctl -w net.core.busy_poll=50", "true"))),
    StandIn("wakelat -G", _ENDED, (("/system.slice/nginx.service", "/"),)),
    # somebody must be late; timeout passes its end on to all that known starts
    StandIn("wakelat --over", f"timeout 60 {{known}} blame 500 >known.out 2>&1 & {_KILLED}; "
                              "COMMAND"),
    StandIn("hrtimerlat -- cyclictest", need="cyclictest"),
    StandIn("tare compare --save", f"{_RUNS}; COMMAND"),
    StandIn("tare compare --against", f"{_RUNS}; tare compare --save before before/ && COMMAND",
            # which noise may exceed
            (("--gate 5%", "--gate 1000%"), ("2ms", "20s"))),
    StandIn("tare compare before.json",
            "tare memcpy replay session.profile -i ret,libc -q --json before.json && "
            "cp before.json after.json && COMMAND"),
    StandIn("tare memcpy replay session.profile --regime",
            "cc -shared -fPIC -O2 my.c -o my.so && COMMAND"),
    StandIn("tare machine run debian-7.2",
            "made=$(tare machine module kmod --machine debian-7.2) && COMMAND",
            (("FOLDER/tare_memtap.ko", '$(echo "$made" | grep /tare_memtap.ko)'),)),
    StandIn("tare machine run minimal --kernel /boot",
            instead=(("/boot/vmlinuz-6.16", "{installed}/boot/vmlinuz-*"),
                     ("/lib/modules/6.16", "{installed}/lib/modules/*"))),
    StandIn("tare machine module ~/mymodule", instead=(("~/mymodule", _MINE), _LINUX)),
    StandIn("tare machine run minimal --kernel ~",
            f"made=$(tare machine module {_MINE} --kernel {{tree}}) && COMMAND",
            (_LINUX, ("FOLDER/mymodule.ko", "$made"))),
    StandIn("tare memcpy record --machine minimal --kernel ~", instead=(_LINUX,)),
    StandIn("tare driver flood --kernel ~", instead=(_LINUX,)),
    StandIn("tare exact report", "[ -e exact.json ] || tare exact record -- true; COMMAND"),
    StandIn("tare exact diff base.json",
            "for one in base exact; do [ -e $one.json ] || tare exact record -o $one.json -- "
            "sh -c :; done; COMMAND"),
    StandIn("tare exact diff 6.1.json",
            "for one in 6.1 7.2; do [ -e $one.json ] || "
            "tare exact record --machine minimal-$one -o $one.json -- true; done; COMMAND"),
    StandIn("tare exact gate",
            "[ -e base.json ] || tare exact record -o base.json -- sh -c :; COMMAND"),
)


def ends_well(done):
    """Asserts that a command did, or skips where it tells that it cannot here."""
    # 125: of `tare machine run`; and an open loop beside other load (rule 9 of the comparison)
    late = done.returncode == 1 and "sent late" in done.stderr
    if done.returncode in (77, 125) or late:
        pytest.skip(done.stderr.strip().splitlines()[-1])
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


def in_shell(text, place, limit=120):
    """What subprocess.run returns of a line that a reader types at PLACE."""
    path = f"{place / 'build/bin'}:{place / 'build/guest/bin'}:{os.environ['PATH']}"
    return subprocess.run(["sh", "-c", text], cwd=place, stdin=subprocess.DEVNULL, timeout=limit,
                          env=os.environ | {"PATH": path, "COLUMNS": "110"},
                          capture_output=True, text=True, check=False)


class Reader:
    """Where a reader would stand, with the files that the documents name."""

    def __init__(self, place):
        self.place = place
        for name in ("build", "kmod", "tests", "ebpf"):
            (place / name).symlink_to(TOP / name)
        calls = make_trace.session(3000)
        make_trace.write_trace(place / "session.trace", calls)
        make_trace.write_profile(place / "session.profile", calls)
        make_trace.write_timed(place / "FILE", calls)
        (place / "Makefile").write_text(_MAKEFILE)
        (place / "my.c").write_text(_ROUTINE)
        self._sh("tare memcpy calls session.trace -o calls")

    def run(self, words, limit=120):
        """What subprocess.run returns of a command of the documents."""
        for one in STAND_INS:
            if one.of(words):
                return self._sh(self._filled(one, words), limit)
        return self._sh(shlex.join(words), limit)

    def _filled(self, one, words):
        if one.need and not shutil.which(one.need):
            pytest.skip(f"{one.need} is not installed here")
        command = shlex.join(words)
        for text, other in one.instead:
            command = command.replace(text, other)
        text = one.shell.replace("COMMAND", command)
        for name in ("tree", "installed", "known"):
            if f"{{{name}}}" in text:
                try:
                    text = text.replace(f"{{{name}}}", str(getattr(self, name)))
                except CannotHere as reason:
                    pytest.skip(str(reason))
        return text

    def _sh(self, text, limit=120):
        return in_shell(text, self.place, limit)

    @cached_property
    def known(self):
        """Makes tasks wait 5.5 ms for others."""
        return built("known")

    @cached_property
    def tree(self):
        """A built kernel, with the modules of the machines."""
        return own_trees.tree(self.place / "linux", machine.load("pcnet-hub").modules)

    @cached_property
    def installed(self):
        """Where such a kernel is installed."""
        own_trees.installed(self.place / "installed")
        return self.place / "installed"
