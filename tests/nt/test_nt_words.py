# SPDX-License-Identifier: GPL-2.0-only
"""The words of `tare nt`: what is wrong with them, or missing here, is told before a run."""

import in_process
import pytest
from programs import refusal

from tare import environment, machine
from tare.experiments.nt import run as nt_run
from tare.experiments.nt.cost import run as cost_run
from tare.experiments.nt.testapi import run as testapi_run
from tare.errors import CannotHere

TESTS = ("testapi", "testall")


@pytest.fixture
def tare(capsys, monkeypatch):
    """The command, in which nothing is measured."""
    def must_not_run(*_, **__):
        raise AssertionError("it was measured")

    for module in (testapi_run, cost_run):
        monkeypatch.setattr(module, "here", must_not_run)
        monkeypatch.setattr(module, "in_machine", must_not_run)
    return lambda *words: in_process.run(capsys, "nt", *words)


BAD_OF_COST = [
    (["set", "nosuch"], "nosuch: there is no such operation; there are set, reset, release, mu"),
    (["--exact", "--processes", "2"], "--processes: not with --exact, where one is as every other"),
    (["--processes", "2"], "too few to tell a net: take --processes 5 or more, or --processes 1"),
    (["--processes", "1", "-r", "4"], "too few to tell a net"),
    (["--repeatable", "--exact"], "--repeatable: not with --exact, --processes, --cache or --br"),
]
BAD = [
    (["nosuch"], "nosuch: there is no such front end; there are threads, server, ntobj, wine"),
    (["futex"], "futex: it has no files, registry and messages, which this test needs; use thr"),
    (["-r", "0"], "--rounds 0: must be from 1 to 1000"),
    (["--exact"], "--exact needs a machine: add --machine NAME"),
    (["--machine", "minimal", "--exact", "wine"], "wine: machines have no Wine"),
    (["--machine", "minimal", "--exact", "--cpus", "2"], "--cpus 2: not with --machine"),
]


@pytest.mark.parametrize("verb, words, said", [
    *(("cost", *one) for one in BAD_OF_COST), *((verb, *one) for one in BAD for verb in TESTS)])
def test_bad_words_are_one_line(tare, verb, words, said):
    assert refusal(tare(verb, *words), 2).startswith(said)


@pytest.mark.parametrize("verb", TESTS)
def test_an_emulated_machine_has_no_times(tare, monkeypatch, verb):
    monkeypatch.setattr(machine, "accelerator", lambda name: ("tcg", "KVM did not boot it"))
    assert refusal(tare(verb, "--machine", "minimal", "server", "ntobj"), 77).startswith(
        "machine minimal is emulated here (KVM did not boot it): its times are not those of a CPU. "
        "Add --exact for instructions, or give this command on a machine with KVM")


@pytest.mark.parametrize("accelerator, exact", [("kvm", False), ("tcg", True)])
def test_times_of_kvm_and_instructions_are_not_refused(monkeypatch, accelerator, exact):
    """But of what was emulated after all nothing is shown, whatever was said before."""
    monkeypatch.setattr(machine, "accelerator", lambda name: (accelerator, "as asked"))
    nt_run.need_a_clock("testapi", "minimal", exact)
    monkeypatch.setattr(environment, "virtualisation", lambda: "qemu")
    with pytest.raises(CannotHere, match="this machine is emulated"):
        nt_run.need_a_clock("testapi", None, False)


@pytest.mark.parametrize("verb", TESTS)
def test_a_module_that_is_not_loaded_names_the_command_for_elsewhere(tare, monkeypatch, tmp_path,
                                                                     verb):
    monkeypatch.setattr(environment, "HERE", environment.Tree(tmp_path))
    assert refusal(tare(verb, "ntobj"), 77).startswith(
        f"ntobj: /dev/tare_ntobj is not there; `{nt_run.elsewhere(verb)}` times it on a machine "
        f"with KVM, and `tare nt {verb} ntobj` where tare_ntobj is loaded")


@pytest.mark.parametrize("verb", [*TESTS, "cost"])
def test_that_command_is_one_that_the_parser_takes(verb):
    from tare.cli import parser

    parsed = parser().parse_args(nt_run.elsewhere(verb).split()[1:])
    assert (parsed.machine, parsed.exact) == (nt_run.MACHINE, False)
    if verb in TESTS:
        assert "ntobj" in nt_run.chosen(parsed.fronts, parsed.machine)


def test_without_a_name_all_are_measured_that_can_be_and_each_once():
    assert nt_run.chosen(["server", "threads", "server"]) == ["server", "threads"]
    assert nt_run.chosen([]) == ["threads", "server", "ntobj", "wine"]
    assert nt_run.chosen([], "minimal") == ["threads", "server", "ntobj"]
