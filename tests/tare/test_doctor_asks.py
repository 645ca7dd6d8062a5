# SPDX-License-Identifier: GPL-2.0-only
"""What the doctor says of a verb is what the verb says, on machines made to lack each thing.

A verb is stopped once it has asked and would begin to work.
"""

import errno
import lzma
import os
import platform
import re
import shutil

import hand_made
import make_trace
import pytest
from programs import write_files
from tareqemu import apt, enter, kernel, roots

from tare import environment, machine, modules, paths, wine
from tare.doctor import command
from tare.doctor.ability import CANNOT, OK, WARNING
from tare.errors import CannotHere
from tare.experiments.events import run as events_run
from tare.experiments.events.transfer import verbs as transfer_verbs
from tare.experiments.exact.read import document
from tare.experiments.latency import run
from tare.experiments.memcpy.record import verbs
from tare.experiments.memcpy.replay import run as replay_run
from tare.experiments.nt import run as nt_run
from tare.experiments.nt.cost import run as cost_run
from tare.experiments.nt.testapi import run as testapi_run
from tare.experiments.timers import run as timers_run


class Begun(Exception):
    """The verb has asked all that it asks."""


HERE = "memcpy record -- true"
# whose answers stand on our own modules
OF_MODULES = (HERE, "latency syscall", "latency wakeup")
# with which the work of the verbs begins; of those in a machine by having its kernel
WORK = ((kernel, "obtain"), (run, "take"), (transfer_verbs, "loads"),
        (testapi_run, "here"), (cost_run, "here"), (timers_run, "take"), (wine, "session"),
        (replay_run, "_each"), (verbs.subprocess, "run"))


@pytest.fixture
def answers(tare, monkeypatch, tmp_path):
    """answers(*beginnings): {verb: (state and reason of the doctor, status and error of the verb)}
    of verbs that begin so, or of all."""
    monkeypatch.chdir(tmp_path)
    make_trace.write_timed("FILE", make_trace.session(100))
    document.write(hand_made.recorded(["[user]"], [(None, "user", "user", "[user]", 0, 1, 0)]),
                   "exact.json")

    def begin(*_, **__):
        raise Begun

    def asked(one):
        state, why = one.row()[2:]
        with monkeypatch.context() as patched:
            for place, name in WORK:
                if place is not verbs.subprocess or one.verb == HERE:
                    patched.setattr(place, name, begin)
            try:
                status, _, err = tare(*one.verb.split())
            except Begun:
                return (state, why), (0, "")
        return (state, why), (status, err)

    return lambda *verbs: {one.verb: asked(one) for one in command.abilities()
                           if one.verb.startswith(verbs or "")}


def without(err):
    """What is told but how long it takes."""
    return re.sub(r"^tare: .*: about \d+ min\n", "", err)


def agree(found):
    """Asserts that they do; returns {verb: why it cannot}."""
    for verb, ((state, why), (status, err)) in found.items():
        if state == CANNOT:
            # whose own command may end with 77, or which `git bisect run` asks
            cannot = 125 if verb.startswith(("machine run", "exact gate")) else 77
            assert (status, without(err)) == (cannot, f"tare: {why}\n"), verb
        else:
            assert state in (OK, WARNING) and (status, without(err)) == (0, ""), verb
    return {verb: why for verb, ((state, why), _) in found.items() if state == CANNOT}


@pytest.fixture
def cheap(monkeypatch):
    """Programs of ours are there and work."""
    monkeypatch.setattr(run, "shell", lambda script: None)
    monkeypatch.setattr(transfer_verbs, "available", lambda net, pinned, asked, warnings: ["epoll"])


@pytest.fixture
def empty_cache(monkeypatch, tmp_path):
    def begin(*_):
        raise Begun

    monkeypatch.setattr(machine, "profile_plugin", begin)  # which is compiled
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(apt, "sources", lambda *_: [])


@pytest.fixture
def takes_modules(monkeypatch, tmp_path):
    """A kernel that loads modules, and has no other files; returns the folder of its files."""
    monkeypatch.setattr(modules, "load_error", lambda: 0)
    monkeypatch.setattr(environment, "HERE", environment.Tree(tmp_path / "root"))
    return tmp_path / "root"


def test_this_machine(answers):
    """As it is: whatever it lacks, both say the same."""
    agree(answers())


@pytest.mark.parametrize("program, hint", [
    ("qemu-system-x86_64", "apt-get install qemu-system-x86"),
    ("mmdebstrap", "apt-get install mmdebstrap"), ("gcc", "apt-get install gcc libc6-dev")])
def test_a_program_that_is_not_installed(answers, cheap, empty_cache, monkeypatch, program, hint):
    which = shutil.which
    monkeypatch.setattr(shutil, "which", lambda name, *more, **options:
                        None if name == program else which(name, *more, **options))
    lacking = agree(answers("machine", "memcpy", "driver", "events setup", "nt", "latency"))
    for verb in ("machine run minimal -- true", "memcpy record --machine minimal -- true",
                 "driver flood", "events setup", "nt cost --exact", "memcpy demo",
                 "memcpy replay --machine minimal FILE"):
        assert hint in lacking[verb]


def test_an_ordinary_user_with_an_empty_cache_and_no_namespaces(answers, cheap, empty_cache,
                                                                monkeypatch):
    """A disk of another suite cannot be made, but for any other machine nobody has to be root."""
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(enter, "way", lambda: enter.FAKECHROOT)
    monkeypatch.setattr(enter, "many_users", lambda: False)
    monkeypatch.setattr(roots, "need", lambda *programs: None)
    monkeypatch.setattr(roots.platform, "freedesktop_os_release",
                        lambda: {"VERSION_CODENAME": "forky"})
    lacking = agree(answers())
    assert "a disk of Debian bookworm cannot be made here" in lacking["machine run debian -- true"]
    assert "machine run --exact minimal -- true" not in lacking


@pytest.mark.parametrize("error, files, words", [
    (errno.ENOSYS, {}, "this kernel is built without modules: measure in a machine: --machine"),
    (errno.EPERM, {"proc/sys/kernel/modules_disabled": "1\n"}, "until the next boot: reboot"),
    (errno.EPERM, {}, "run as root" if os.geteuid() else "CAP_SYS_MODULE")])
def test_a_kernel_that_takes_no_modules(answers, cheap, takes_modules, monkeypatch, error, files,
                                        words):
    monkeypatch.setattr(modules, "load_error", lambda: error)
    write_files(takes_modules, files)
    why = agree(answers(*OF_MODULES))[HERE]
    assert words in why and "headers" not in why and "make" not in why.replace("make in", "")


def test_a_module_that_is_not_built(answers, cheap, takes_modules, monkeypatch):
    """`make build` builds none; and without headers nothing does."""
    monkeypatch.setattr(paths, "module", lambda name, release: None)
    release = platform.release()
    why = agree(answers(*OF_MODULES))[HERE]
    assert why == (f"tare_memtap.ko: not built for kernel {release}: apt install "
                   f"linux-headers-{release}; make -C kmod, {modules.ELSEWHERE}")
    write_files(takes_modules, {f"lib/modules/{release}/build/Makefile": ""})
    assert f"{release}: make -C kmod, or" in agree(answers(*OF_MODULES))[HERE]


@pytest.mark.parametrize("dkms, hint", [(False, "make -C /usr/src/tare-"), (True, "dkms install")])
def test_an_installed_copy_has_no_tree_to_make_modules_in(answers, cheap, takes_modules,
                                                          monkeypatch, dkms, hint):
    monkeypatch.setattr(paths, "checkout", lambda: None)
    monkeypatch.setattr(paths, "of_others", lambda name: name if dkms or name != "dkms" else None)
    (takes_modules / f"usr/src/tare-{modules.tare.__version__}").mkdir(parents=True)
    why = agree(answers(*OF_MODULES))[HERE]
    assert hint in why and "make build" not in why and "make -C kmod" not in why


LOCKED = {"sys/kernel/security/lockdown": "none [integrity] confidentiality\n"}
ENFORCED = {"sys/module/module/parameters/sig_enforce": "Y\n"}
SIGNED = b"module~Module signature appended~\n"


@pytest.fixture
def a_module(takes_modules, monkeypatch):
    """a_module(files of the kernel, content, suffix): as which every module of ours is found."""
    def make(files, content, suffix=""):
        write_files(takes_modules, files)
        module = takes_modules / f"some.ko{suffix}"
        module.write_bytes(lzma.compress(content) if suffix else content)
        monkeypatch.setattr(paths, "module", lambda name, release: module)
        return module

    return make


CHANGES = "lockdown is integrity: it may not change the kernel's code, signed or not: boot"


@pytest.mark.parametrize("suffix", ["", ".xz"])
@pytest.mark.parametrize("files, name, unsigned, signed", [
    (ENFORCED, "memtap", "the kernel takes signed modules only: sign them with an enrolled", ""),
    (LOCKED, "memtap", CHANGES, CHANGES),
    *((LOCKED, name, "lockdown is integrity: unsigned modules", "")
      for name in ("lattap", "ntobj", "pcnet32irq"))])
def test_a_signature_helps_unless_code_is_changed_in_lockdown(a_module, files, name, unsigned,
                                                              signed, suffix):
    for content, why in ((b"module", unsigned), (SIGNED, signed)):
        module = a_module(files, content, suffix)
        if why:
            with pytest.raises(CannotHere, match=f"tare_{name}.ko: {why}"):
                modules.need(f"tare_{name}")
        else:
            assert modules.need(f"tare_{name}") == module


def test_a_kernel_without_kprobes(answers, cheap, a_module):
    a_module({"proc/kallsyms": "0 T unregister_kprobe\n"}, b"")
    assert "no kprobes" in agree(answers(*OF_MODULES))[HERE]


def test_nothing_is_built(answers, cheap, monkeypatch, tmp_path):
    monkeypatch.setattr(paths, "_built", lambda: tmp_path / "nothing")
    monkeypatch.setattr(paths, "_makes", False)
    lacking = agree(answers())
    for verb in ("events transfer", "nt testapi server", "reproduce timers", "memcpy demo",
                 "nt cost", "memcpy record --machine minimal -- true",
                 "memcpy replay FILE", "memcpy verdict FILE", "reproduce memcpy", "nt testall"):
        assert lacking[verb].endswith("run `make build`"), verb
    assert "mingw" in lacking["nt testapi wine"]


def test_eBPF_that_is_refused(answers, cheap, monkeypatch):
    def refuse(script):
        raise CannotHere("syslat: cannot load the eBPF programs: not permitted; run as root")

    monkeypatch.setattr(run, "shell", refuse)
    lacking = agree(answers("latency"))
    for verb in ("syscall", "wakeup", "switch", "timer"):
        assert "not permitted" in lacking[f"latency {verb}"]


def test_no_network_namespace_of_its_own(answers, cheap, monkeypatch, takes_modules):
    """The settings are named that forbid it, not those that might."""
    write_files(takes_modules / "proc/sys/user", {"max_net_namespaces": "0\n",
                                                  "max_user_namespaces": "1000\n"})
    holder = events_run._holder
    monkeypatch.setattr(events_run, "_holder",
                        lambda words: holder(["sh", "-c", "echo no space >&2; false"]))
    lacking = agree(answers("events"))
    assert lacking["events transfer"] == (
        "no network namespace of its own: no space; sysctl user.max_net_namespaces=1000 (root)")


def test_one_cpu(answers, cheap, monkeypatch):
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {0})
    assert "one CPU" in agree(answers("events"))["events transfer"]


def test_an_emulated_machine(answers, cheap, monkeypatch):
    monkeypatch.setattr(environment, "virtualisation", lambda: "qemu")
    lacking = agree(answers("nt"))
    assert {verb for verb in lacking if "this machine is emulated" in lacking[verb]} >= {
        "nt testapi server", "nt cost"}


def test_devices_of_others(answers, cheap, takes_modules, monkeypatch):
    write_files(takes_modules, {nt_run.NTOBJ: ""})
    monkeypatch.setattr(nt_run, "usable", lambda device: False)
    assert "cannot be opened by this user" in agree(answers("nt"))["nt testapi ntobj"]
