# SPDX-License-Identifier: GPL-2.0-only
"""The doctor, on file systems made to have each illness."""

import os

import pytest
from in_process import verbs
from programs import write_files
from tare import cli, environment, machine
from tare.doctor import checks, command
from tare.doctor.ability import CANNOT, OK, WARNING

CLOCK = "sys/devices/system/clocksource/clocksource0/current_clocksource"
CPU = "sys/devices/system/cpu"
GOVERNOR = f"{CPU}/cpu0/cpufreq/scaling_governor"
POINTERS = "proc/sys/kernel/kptr_restrict"
MDS = {f"{CPU}/vulnerabilities/mds": "Mitigation: Clear CPU buffers\n"}


@pytest.mark.parametrize("check, files, state, words", [
    ("kptr_restrict", {POINTERS: "2\n"}, WARNING, "hashed"),
    ("kptr_restrict", {POINTERS: "0\n"}, OK, "root sees"),
    ("clocksource", {CLOCK: "tsc\n"}, OK, "tsc"),
    ("clocksource", {CLOCK: "hpet\n"}, WARNING, "hpet"),
    ("clocksource", {}, WARNING, "not known"),
    ("governor", {GOVERNOR: "performance\n"}, OK, "performance"),
    ("governor", {GOVERNOR: "powersave\n"}, WARNING, "frequencies move"),
    ("mitigations", MDS, OK, "mds"), ("KVM", {}, CANNOT, "emulated")])
def test_checks(monkeypatch, tmp_path, check, files, state, words):
    monkeypatch.setattr(environment, "HERE", environment.Tree(tmp_path))
    write_files(tmp_path, files)
    found = checks.CHECKS[check]()
    assert found[0] == state and words in found[1] and (state != CANNOT or found[2])


@pytest.mark.parametrize("load, state", [(0.9, OK), (1.8, WARNING)])
def test_others_at_work_are_told(monkeypatch, load, state):
    monkeypatch.setattr(os, "getloadavg", lambda: (load, 0, 0))
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    found = checks.load()
    assert found[0] == state and found[1].startswith(f"{load} on 2 CPUs")


@pytest.mark.parametrize("proven, state", [
    ((True, "booted"), OK), ((False, "no boot"), CANNOT), (None, WARNING)])
def test_kvm_counts_only_when_it_has_booted(monkeypatch, tmp_path, proven, state):
    monkeypatch.setattr(environment, "HERE", environment.Tree(tmp_path))
    write_files(tmp_path, {"dev/kvm": ""})
    monkeypatch.setattr(machine, "remembered_kvm", lambda: proven)
    assert checks.kvm()[0] == state


def test_the_command_writes_a_valid_result(result_of):
    document, out = result_of("doctor")
    assert "What this machine can do" in out
    assert {table["name"] for table in document["tables"]} == {"checks", "abilities"}


def test_every_verb_that_measures_has_an_ability_and_what_measures_nothing_has_none():
    asked = [f"{one.verb} " for one in command.abilities()]
    for verb, parser in verbs(cli.parser()):
        measures = parser.get_default("measures") is not False
        assert any(words.startswith(f"{verb} ") for words in asked) == measures, verb
