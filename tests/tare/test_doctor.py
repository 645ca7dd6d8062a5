# SPDX-License-Identifier: GPL-2.0-only
"""The doctor, on file systems made to have each illness."""

import errno
import json

import pytest

from tare.doctor import command, counters, kernel, machines, timing, tools
from tare.doctor.finding import CANNOT, OK, WARNING
from tare.environment import Tree
from tare.experiments.latency import doctor as latency
from tare.experiments.memcpy import doctor as memcpy


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
         "/sys/kernel/tracing/events/enable": "", "/proc/loadavg": "0.10 0.1 0.1 1/99 9\n",
         "/sys/devices/system/clocksource/clocksource0/current_clocksource": "tsc\n",
         "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor": "performance\n",
         "/sys/devices/system/cpu/vulnerabilities/mds": "Mitigation: Clear CPU buffers\n",
         "/proc/cpuinfo": "flags\t: mmx sse sse2 avx2 avx512f rep_good erms fsrm\n",
         "/dev/kvm": ""}


@pytest.fixture
def tree(tmp_path):
    def make(**changes):
        for name, text in {**FILES, **changes.get("files", {})}.items():
            path = tmp_path / name.lstrip("/")
            path.parent.mkdir(parents=True, exist_ok=True)
            if text is None:
                path.unlink(missing_ok=True)
            else:
                path.write_text(text)
        return Tree(tmp_path)

    return make


CLOCK = "/sys/devices/system/clocksource/clocksource0/current_clocksource"


@pytest.mark.parametrize("check, files, state, words", [
    (kernel.modules, {}, OK, ""),
    (kernel.modules, {"/proc/modules": None}, CANNOT, "without modules"),
    (kernel.modules, {"/proc/sys/kernel/modules_disabled": "1\n"}, CANNOT, "until the next boot"),
    (kernel.modules, {"/sys/module/module/parameters/sig_enforce": "Y\n"}, CANNOT, "signed"),
    (kernel.lockdown, {}, OK, "off"),
    (kernel.lockdown, {"/sys/kernel/security/lockdown": None}, OK, "no lockdown"),
    (kernel.lockdown, {"/sys/kernel/security/lockdown": "none [integrity] x\n"}, CANNOT,
     "integrity"),
    (kernel.headers, {}, OK, "/lib/modules"),
    (kernel.headers, {"/lib/modules/6.1.0-test/build/Makefile": None}, CANNOT, "cannot be built"),
    (kernel.kptr_restrict, {"/proc/sys/kernel/kptr_restrict": "2\n"}, WARNING, "hashed"),
    (kernel.kptr_restrict, {}, OK, "root sees"),
    (kernel.kprobes, {}, OK, "register_kprobe"),
    (kernel.kprobes, {"/proc/kallsyms": "0 T unregister_kprobe\n"}, CANNOT, "no kprobes"),
    (kernel.kprobes, {"/proc/kallsyms": None}, WARNING, "not known"),
    (kernel.btf, {}, OK, "btf"), (kernel.btf, {"/sys/kernel/btf/vmlinux": None}, CANNOT, "CO-RE"),
    (kernel.tracefs, {}, OK, "tracing"),
    (kernel.tracefs, {"/sys/kernel/tracing/events/enable": None}, None, ""),
    (timing.clocksource, {}, OK, "tsc"),
    (timing.clocksource, {CLOCK: "hpet\n"}, WARNING, "hpet"),
    (timing.clocksource, {CLOCK: None}, WARNING, "not known"),
    (timing.governor, {}, OK, "performance"),
    (timing.governor, {"/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor": "powersave\n"},
     WARNING, "frequencies move"),
    (timing.mitigations, {}, OK, "mds"), (timing.load, {}, OK, "0.1 on 2"),
    (timing.load, {"/proc/loadavg": "1.80 1 1 1/1 1\n"}, WARNING, "others are running"),
    (memcpy.features, {}, OK, "avx512f"),
    (memcpy.features, {"/proc/cpuinfo": "flags\t: mmx sse sse2\n"}, WARNING, "without avx2"),
    (memcpy.features, {"/proc/cpuinfo": "Features : neon\n"}, CANNOT, "not an x86"),
])
def test_checks(tree, check, files, state, words):
    found = check(tree(files=files), Host())
    if state is not None:
        assert found.state == state
    assert words in found.found
    if found.state == CANNOT and found.subject != "CPU features":
        assert found.todo


def test_root(tree):
    host = Host()
    assert kernel.root(tree(), host).state == OK
    host.euid = 1000
    assert kernel.root(tree(), host).state == CANNOT


@pytest.mark.parametrize("proof, state", [((True, "booted"), OK), ((False, "no boot"), CANNOT),
                                          (None, WARNING)])
def test_kvm_counts_only_when_it_has_booted(tree, proof, state):
    host = Host()
    host.kvm_proven = lambda: proof
    assert machines.kvm(tree(), host).state == state


@pytest.mark.parametrize("answer, state, found", [
    ((True, ""), OK, "load and attach"), ((False, "not permitted"), CANNOT, "not permitted"),
    (None, CANNOT, "not built")])
def test_ebpf_tracing(tree, monkeypatch, answer, state, found):
    monkeypatch.setattr(latency, "trace_a_call", lambda: answer)
    finding = latency.tracing(tree(), Host())
    assert finding.state == state and found in finding.found


def test_without_the_device_there_is_no_kvm(tree):
    assert machines.kvm(tree(files={"/dev/kvm": None}), Host()).state == CANNOT


@pytest.mark.parametrize("error, state", [(0, OK), (errno.ENOENT, CANNOT), (errno.EACCES, CANNOT),
                                          (errno.EINVAL, CANNOT)])
def test_counters(tree, monkeypatch, error, state):
    monkeypatch.setattr(counters, "open_cycles", lambda exclude_kernel: error)
    assert counters.counters(tree(), Host()).state == state


def test_a_missing_tool_names_its_package(tree):
    host = Host()
    host.which = lambda name: None
    found = tools.tool("bpftrace", "bpftrace", "nothing traces", WARNING)(tree(), host)
    assert found.state == WARNING and found.todo == "apt install bpftrace"


def test_abilities_follow_from_what_was_found(tree):
    host = Host()
    host.kvm_proven = lambda: (False, "KVM did not boot kernel 6.1 within 10 s")
    findings = command.examine(tree(files={"/proc/modules": None}), host)
    abilities = {ability: (state, why) for ability, state, why in command.abilities(findings)}
    assert abilities["capture the kernel's copies here"][0] == CANNOT
    assert "without modules" in abilities["capture the kernel's copies here"][1]
    assert "did not boot" in abilities["give a share of time from a machine"][1]
    assert abilities["count instructions exactly in a machine"] == (OK, "")


@pytest.mark.parametrize("answer, state, why", [
    ((True, ""), OK, ""), ((False, "syslat: no BTF"), CANNOT, "eBPF tracing: syslat: no BTF"),
    (None, CANNOT, "eBPF tracing: syslat is not built")])
def test_latencies_need_what_the_tools_need(tree, monkeypatch, answer, state, why):
    """Neither files of tracefs nor the user's name: rights, which may be given without root."""
    host = Host()
    host.euid = 1000
    monkeypatch.setattr(latency, "trace_a_call", lambda: answer)
    there = tree(files={"/sys/kernel/tracing/events/enable": None})
    there.path("/sys/kernel/tracing/events").rmdir()
    findings = command.examine(there, host)
    abilities = {ability: (state, why) for ability, state, why in command.abilities(findings)}
    assert abilities["measure latencies here"] == (state, why)
    [tracefs] = [one for one in findings if one.subject == "tracefs"]
    assert tracefs.state == WARNING and "not mounted" in tracefs.found and tracefs.todo


def test_the_command_writes_a_valid_result(tare, tmp_path):
    status, out, _ = tare("doctor", "--json", tmp_path / "d.json")
    assert status == 0 and "What this machine can do" in out
    document = json.loads((tmp_path / "d.json").read_text())
    assert {table["name"] for table in document["tables"]} == {"checks", "abilities"}
