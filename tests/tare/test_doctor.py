# SPDX-License-Identifier: GPL-2.0-only
"""The doctor, on file systems made to have each illness."""

import errno

import pytest
from in_process import verbs
from programs import write_files
from tare import cli, environment, modules
from tare.doctor import command, kernel, machines, timing, tools
from tare.doctor.finding import CANNOT, OK, WARNING, Finding
from tare.environment import Tree


class Host:
    """A machine on which everything is there."""

    euid = 0
    release = "6.1.0-test"
    cpus = 2

    def which(self, name):
        return f"/usr/bin/{name}"

    def kvm_proven(self):
        return True, "KVM booted kernel 6.1 in 1.5 s"


FILES = {"/proc/modules": "", "/proc/sys/kernel/modules_disabled": "0\n",
         "/sys/kernel/security/lockdown": "[none] integrity confidentiality\n",
         "/lib/modules/6.1.0-test/build/Makefile": "", "/proc/sys/kernel/kptr_restrict": "0\n",
         "/proc/kallsyms": "0000000000000000 T register_kprobe\n", "/sys/kernel/btf/vmlinux": "",
         "/proc/loadavg": "0.10 0.1 0.1 1/99 9\n",
         "/sys/devices/system/clocksource/clocksource0/current_clocksource": "tsc\n",
         "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor": "performance\n",
         "/sys/devices/system/cpu/vulnerabilities/mds": "Mitigation: Clear CPU buffers\n",
         "/dev/kvm": ""}


@pytest.fixture
def tree(tmp_path):
    def make(files=()):
        given = {**FILES, **dict(files)}
        write_files(tmp_path, {name: text for name, text in given.items() if text is not None})
        for name in (name for name, text in given.items() if text is None):
            (tmp_path / name[1:]).unlink(missing_ok=True)
            (tmp_path / name[1:]).parent.mkdir(parents=True, exist_ok=True)
        return Tree(tmp_path)

    return make


CLOCK = "/sys/devices/system/clocksource/clocksource0/current_clocksource"


@pytest.mark.parametrize("check, files, state, words", [
    (kernel.headers, {}, OK, "/lib/modules"), (kernel.root, {}, OK, "root"),
    (kernel.kptr_restrict, {"/proc/sys/kernel/kptr_restrict": "2\n"}, WARNING, "hashed"),
    (kernel.kptr_restrict, {}, OK, "root sees"),
    (kernel.kprobes, {}, OK, "register_kprobe"),
    (kernel.kprobes, {"/proc/kallsyms": "0 T unregister_kprobe\n"}, CANNOT, "no kprobes"),
    (kernel.kprobes, {"/proc/kallsyms": None}, WARNING, "not known"),
    (kernel.btf, {}, OK, "btf"), (kernel.btf, {"/sys/kernel/btf/vmlinux": None}, CANNOT, "CO-RE"),
    (timing.clocksource, {}, OK, "tsc"),
    (timing.clocksource, {CLOCK: "hpet\n"}, WARNING, "hpet"),
    (timing.clocksource, {CLOCK: None}, WARNING, "not known"),
    (timing.governor, {}, OK, "performance"),
    (timing.governor, {"/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor": "powersave\n"},
     WARNING, "frequencies move"),
    (timing.mitigations, {}, OK, "mds"), (timing.load, {}, OK, "0.1 on 2"),
    (timing.load, {"/proc/loadavg": "1.80 1 1 1/1 1\n"}, WARNING, "others are running"),
])
def test_checks(tree, check, files, state, words):
    found = check(tree(files), Host())
    assert found.state == state and words in found.found
    if found.state == CANNOT:
        assert found.todo


@pytest.mark.parametrize("check, changed, files, state", [
    (kernel.root, {"euid": 1000}, {}, CANNOT), (machines.kvm, {}, {"/dev/kvm": None}, CANNOT),
    # it counts only when it has booted
    (machines.kvm, {"kvm_proven": lambda: (True, "booted")}, {}, OK),
    (machines.kvm, {"kvm_proven": lambda: (False, "no boot")}, {}, CANNOT),
    (machines.kvm, {"kvm_proven": lambda: None}, {}, WARNING)])
def test_what_is_asked_of_the_machine_beside_its_files(tree, check, changed, files, state):
    host = Host()
    vars(host).update(changed)
    assert check(tree(files), host).state == state


def test_a_missing_tool_names_its_package(tree):
    host = Host()
    host.which = lambda name: None
    found = tools.tool("bpftrace", "bpftrace", "nothing traces", WARNING)(tree(), host)
    assert found.state == WARNING and found.todo == "apt install bpftrace"


@pytest.mark.parametrize("error, state, words", [
    (0, OK, "can be loaded"), (errno.ENOSYS, CANNOT, "without modules"),
    (errno.EPERM, CANNOT, "")])
def test_modules_are_asked_for_by_loading_none(tree, monkeypatch, error, state, words):
    monkeypatch.setattr(environment, "HERE", tree())
    assert modules.load_error() in (0, errno.EPERM, errno.ENOSYS)  # by this kernel
    monkeypatch.setattr(modules, "load_error", lambda: error)
    found = kernel.module_loading(tree(), Host())
    assert found.state == state and words in found.found and (state == OK or found.todo)


def test_no_headers_for_a_kernel_that_takes_no_modules(tree, monkeypatch):
    monkeypatch.setattr(modules, "load_error", lambda: errno.ENOSYS)
    there = tree({"/lib/modules/6.1.0-test/build/Makefile": None})
    assert kernel.headers(there, Host()).state == OK
    monkeypatch.setattr(modules, "load_error", lambda: 0)
    assert "linux-headers-6.1.0-test" in kernel.headers(there, Host()).todo


def test_the_command_writes_a_valid_result(result_of):
    document, out = result_of("doctor")
    assert "What this machine can do" in out
    assert {table["name"] for table in document["tables"]} == {"checks", "abilities"}


def test_every_verb_that_measures_has_an_ability_and_what_measures_nothing_has_none():
    asked = [f"{one.verb} " for one in command.abilities()]
    for verb, parser in verbs(cli.parser()):
        measures = parser.get_default("measures") is not False
        assert any(words.startswith(f"{verb} ") for words in asked) == measures, verb


def test_in_a_pipe_a_row_is_no_longer_than_what_it_says(tare, monkeypatch):
    found = [Finding("first", OK, "short"), Finding("second", CANNOT, "long " * 100, "do it")]
    monkeypatch.setattr(command, "examine", lambda *_: found)
    monkeypatch.setattr(command, "abilities", lambda: [])
    status, out, err = tare("doctor")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    [first] = [line for line in lines if line.startswith(" first")]
    assert first.split() == ["first", "ok", "short"]
    assert lines and not [line for line in lines if line != line.rstrip()]
    assert [line for line in lines if line.startswith(" second")][0].endswith("do it")
