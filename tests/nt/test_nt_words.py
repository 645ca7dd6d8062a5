# SPDX-License-Identifier: GPL-2.0-only
"""The words of `tare nt`: what is wrong with them, or missing here, is told before a run."""

import in_process
import pytest
from programs import refusal

from tare import environment, machine
from tare.experiments.nt import run as nt_run
from tare.experiments.nt.cost import run as cost_run
from tare.experiments.nt.testapi import run as testapi_run

TESTS = ("testapi", "testall")


@pytest.fixture
def tare(capsys, monkeypatch):
    """The command, in which nothing is measured."""
    def must_not_run(*_, **__):
        raise AssertionError("it was measured")

    for module in (testapi_run, cost_run):
        monkeypatch.setattr(module, "here", must_not_run)
        monkeypatch.setattr(module, "in_machine", must_not_run)
    return lambda words: in_process.run(capsys, "nt", *words.split())


@pytest.mark.parametrize("words, said", [
    ("cost set nosuch", "nosuch: there is no such operation; there are set, reset, release, mu"),
    ("cost --exact --processes 2", "argument --processes: not allowed with argument --exact"),
    ("cost --processes 2", "too few to tell a net: take --processes 5 or more, or --processes 1"),
    ("cost --processes 1 -r 4", "too few to tell a net"),
    ("cost --repeatable --cache", "--cache, --branch: only with --exact"),
    ("cost --timeout 9", "--timeout: only with --exact, --repeatable or --machine"),
    ("testall nosuch", "nosuch: there is no such front end; there are threads, server, ntobj, w"),
    ("testall -r 0", "--rounds 0: must be from 1 to 1000"),
    ("testapi --exact", "--exact needs a machine: add --machine NAME"),
    ("testapi --machine minimal --exact wine", "wine: there is no such front end in a machine"),
    ("testapi --machine minimal --exact --cpus 2", "--cpus 2: not with --machine"),
])
def test_bad_words_are_one_line(tare, words, said):
    assert refusal(tare(words), 2, "tare(?: nt cost)?").startswith(said)


@pytest.mark.parametrize("verb", TESTS)
def test_what_cannot_be_timed_here_is_refused(tare, monkeypatch, tmp_path, verb):
    """A module that is not loaded names the command for elsewhere, and an emulator has no times."""
    monkeypatch.setattr(machine, "accelerator", lambda name: ("tcg", "KVM did not boot it"))
    assert refusal(tare(f"{verb} --machine minimal server ntobj"), 77).startswith(
        "machine minimal is emulated here (KVM did not boot it): its times are not those of a CPU. "
        "Add --exact for instructions, or give this command on a machine with KVM")
    monkeypatch.setattr(environment, "HERE", environment.Tree(tmp_path))
    assert refusal(tare(f"{verb} ntobj"), 77).startswith(
        f"ntobj: /dev/tare_ntobj is not there; `{nt_run.elsewhere(verb)}` times it on a machine "
        f"with KVM, and `tare nt {verb} ntobj` where tare_ntobj is loaded")
    monkeypatch.setattr(environment, "virtualisation", lambda: "qemu")
    assert refusal(tare(f"{verb} threads"), 77).startswith("this machine is emulated")


@pytest.mark.parametrize("accelerator, exact", [("kvm", False), ("tcg", True)])
def test_times_of_kvm_and_instructions_are_not_refused(monkeypatch, accelerator, exact):
    monkeypatch.setattr(machine, "accelerator", lambda name: (accelerator, "as asked"))
    nt_run.need_a_clock("testapi", "minimal", exact)


@pytest.mark.parametrize("verb", [*TESTS, "cost"])
def test_the_command_for_elsewhere_is_one_that_the_parser_takes(verb):
    from tare.cli import parser

    parsed = parser().parse_args(nt_run.elsewhere(verb).split()[1:])
    assert (parsed.machine, parsed.exact) == (nt_run.MACHINE, False)


def test_without_a_name_all_are_measured_that_can_be_and_each_once():
    assert nt_run.chosen(["server", "threads", "server"]) == ["server", "threads"]
    assert nt_run.chosen([]) == ["threads", "server", "ntobj", "wine"]
    assert nt_run.chosen([], "minimal") == ["threads", "server", "ntobj"]
