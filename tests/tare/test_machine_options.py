# SPDX-License-Identifier: GPL-2.0-only
"""Every verb that takes a machine takes its kernel and its time in the same ways."""

from pathlib import Path

import pytest
import tareqemu
from in_process import verbs

from tare import cli, experiments, machine, paths
from tare.errors import TareError
from tare.experiments.driver import run
from tare.experiments.events.setup import run as setup_run
from tare.experiments.latency import run as latency_run
from tare.experiments.memcpy.published import verbs as published


def _options(parser):
    return {word for action in parser._actions for word in action.option_strings}


def test_whoever_takes_a_machine_or_a_kernel_takes_both_forms_of_it():
    found, of_several = set(), set()
    for _, verb in verbs(cli.parser()):
        if "--kernels" in _options(verb):
            # releases and trees, each of which a name tells
            of_several.add(verb.prog)
        elif {"--machine", "--kernel"} & _options(verb):
            found.add(verb.prog)
            assert {"--kernel", "--modules"} <= _options(verb), verb.prog
            assert verb.get_default("settle"), verb.prog
            boots = verb.prog not in ("tare machine shell", "tare machine module")
            assert ("--timeout" in _options(verb)) == boots, verb.prog
    assert of_several == {f"tare exact {verb}" for verb in ("compare", "pollution", "prices")}
    assert found >= {f"tare {verb}" for verb in (
        "machine run", "machine shell", "machine module", "memcpy record", "memcpy demo",
        "memcpy replay", "memcpy verdict", "latency syscall", "driver flood",
        "driver tcp", "driver faults", "events setup", "events transfer", "nt testapi", "nt cost",
        "exact record", "exact gate")}


@pytest.fixture
def limits(monkeypatch):
    """The limits of machines that were to run, by name."""
    found = {}

    def boot(name, command, *, timeout=None, **_):
        found[name] = timeout
        raise tareqemu.MachineError("not here")

    monkeypatch.setattr(tareqemu, "run", boot)
    monkeypatch.setattr(tareqemu, "check", lambda *_, **__: "7.2")
    monkeypatch.setattr(machine, "_tell_lacks", lambda *_: None)
    monkeypatch.setattr(machine, "module", lambda name, where: Path(f"{name}.ko"))
    monkeypatch.setattr(paths, "guest_program", lambda name: Path(name))
    return found


@pytest.mark.parametrize("words, limit, own", [
    (["machine", "run", "minimal"], None, ["--", "true"]),
    (["memcpy", "record", "--machine", "minimal"], None, ["--", "true"]),
    (["latency", "syscall", "--machine", "minimal"], None, []),
    (["nt", "cost", "--exact"], None, []),
    (["driver", "flood"], run.TIMEOUT_SECONDS, []),
    (["events", "setup"], setup_run.TIMEOUT_SECONDS, [])])
def test_a_limit_of_the_users_goes_before_the_verbs(tare, limits, monkeypatch, words, limit, own):
    monkeypatch.setattr(run, "modules", lambda *_: ())
    monkeypatch.setattr(run, "files", lambda *_: {})
    monkeypatch.setattr(latency_run, "available", lambda *_: ([], []))
    for given, expected in (("--timeout", "7.5"), 7.5), ((), limit):
        limits.clear()
        said = tare(*words, *given, *own)
        assert {*limits.values()} == {expected}, said


@pytest.mark.parametrize("words", [["reproduce", "--timeout", "9", "memcpy"],
                                   ["reproduce", "memcpy", "--timeout", "9"],
                                   ["reproduce", "--timeout", "9"]])
def test_a_reproduction_has_the_limit_wherever_it_stands(tare, limits, monkeypatch, tmp_path,
                                                         words):
    monkeypatch.setattr(published, "measure", lambda *_: machine.run("minimal", ["true"]))
    for name in ("driver", "events", "nt", "timers"):
        monkeypatch.setattr(experiments.find(name).load("reproduce"), "measure",
                            lambda *_: (_ for _ in ()).throw(TareError("not this one")))
    tare(*words, *(["-o", tmp_path] if words[-1] == "9" and len(words) == 3 else []))
    assert limits == {"minimal": 9}


def test_a_limit_ends_with_its_command(tare, limits):
    tare("machine", "run", "minimal", "--timeout", "5", "--", "true")
    with pytest.raises(TareError):
        machine.run("debian", ["true"])
    assert limits == {"minimal": 5, "debian": None}


def test_machine_and_kernel_become_one_name(tare, limits):
    tare("machine", "run", "--kernel", "6.12", "minimal", "--", "true")
    tare("memcpy", "record", "--machine", "minimal", "--kernel", "7.2", "--", "true")
    for way in ("--exact", "--repeatable"):
        tare("nt", "cost", way, "--kernel", "7.3")
        assert limits.popitem()[0] == "ntsync-7.3"
    assert [*limits] == ["minimal-6.12", "minimal-7.2"]


@pytest.mark.parametrize("arguments, said", [
    (["machine", "run", "minimal", "--modules", "/", "--", "true"], "only with the path of a"),
    (["memcpy", "record", "--kernel", "6.1", "--", "true"], "add --machine NAME"),
    (["memcpy", "record", "--timeout", "5", "--", "true"], "add --machine NAME"),
    (["memcpy", "verdict", "--timeout", "5", "FILE"], "add --machine NAME"),
    (["latency", "syscall", "--timeout", "5"], "add --machine NAME"),
    (["events", "transfer", "--timeout", "5"], "--timeout: only with --exact"),
    (["nt", "cost", "--timeout", "5"], "--timeout: only with --exact"),
    (["nt", "cost", "--kernel", "7.3"], "add --machine NAME"),
    (["memcpy", "record", "--machine", "", "--", "true"], "an argument is empty"),
    (["driver", "flood", "--kernel", "5.1"], "there is no kernel 5.1"),
    (["machine", "run", "minimal-6.1", "--kernel", "6.12", "--", "true"], "names the kernel 6.1"),
    *(([*words, "--timeout", value], f"--timeout {value}: must be a number of seconds above 0")
      for words in (["memcpy", "demo"], ["driver", "tcp"], ["bench"], ["fleet", "demo"],
                    ["reproduce"], ["reproduce", "nt"],
                    ["exact", "compare", "--kernels", "6.1,6.12"])
      for value in ("0", "-1", "nan", "inf"))])
def test_bad_requests(refused, limits, monkeypatch, tmp_path, arguments, said):
    monkeypatch.chdir(tmp_path)
    assert said in refused(2, *arguments) and not limits


def test_what_a_kernel_lacks_is_told_once(tare, monkeypatch, capsys):
    monkeypatch.setattr(tareqemu.ready, "lacks", lambda *_: ["CONFIG_KPROBES (for: x)", "module y"])
    monkeypatch.setattr(tareqemu, "run", lambda *_, **__: None)
    monkeypatch.setattr(machine, "_told", set())
    for _ in range(2):
        machine.run("minimal-6.1", ["true"])
    assert capsys.readouterr().err == ("tare: the kernel of machine minimal-6.1 lacks "
                                       "CONFIG_KPROBES (for: x); module y\n")
