# SPDX-License-Identifier: GPL-2.0-only
"""Every verb that takes a machine takes its kernel in the same ways."""

import argparse

import pytest

from tare import cli, machine
from tare.errors import TareError


def _verbs(parser):
    below = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    if not below:
        yield parser
    for action in below:
        for one in set(action.choices.values()):
            yield from _verbs(one)


def _options(parser):
    return {word for action in parser._actions for word in action.option_strings}


def test_whoever_takes_a_machine_or_a_kernel_takes_both_forms_of_it():
    found, of_several = set(), set()
    for verb in _verbs(cli.parser()):
        if "--kernels" in _options(verb):
            # releases and trees, each of which a name tells
            of_several.add(verb.prog)
        elif {"--machine", "--kernel"} & _options(verb):
            found.add(verb.prog)
            assert {"--kernel", "--modules"} <= _options(verb), verb.prog
            assert verb.get_default("settle"), verb.prog
    assert of_several == {"tare exact compare"}
    assert found >= {f"tare {verb}" for verb in (
        "machine run", "machine shell", "machine module", "memcpy record", "memcpy demo",
        "memcpy replay", "memcpy verdict", "memcpy sites", "latency syscall", "driver flood",
        "driver tcp", "driver faults", "events setup", "events transfer", "nt testapi", "nt cost",
        "exact record", "exact gate")}


@pytest.fixture
def called(monkeypatch):
    """The names of machines that were to run."""
    names = []

    def boot(name, *_, **__):
        names.append(name)
        raise TareError("not here")

    monkeypatch.setattr(machine, "run", boot)
    monkeypatch.setattr(machine, "module", lambda name, where: boot(where))
    return names


def test_machine_and_kernel_become_one_name(tare, called):
    tare("machine", "run", "--kernel", "6.12", "minimal", "--", "true")
    tare("memcpy", "record", "--machine", "minimal", "--kernel", "7.2", "--", "true")
    assert called == ["minimal-6.12", "minimal-7.2"]


@pytest.mark.parametrize("arguments, said", [
    (["machine", "run", "minimal", "--modules", "/", "--", "true"], "only with the path of a"),
    (["memcpy", "record", "--kernel", "6.1", "--", "true"], "add --machine NAME"),
    (["memcpy", "record", "--machine", "", "--", "true"], "an argument is empty"),
    (["driver", "flood", "--kernel", "5.1"], "there is no kernel 5.1"),
    (["machine", "run", "minimal-6.1", "--kernel", "6.12", "--", "true"], "names the kernel 6.1"),
])
def test_bad_requests(tare, called, arguments, said):
    status, _, err = tare(*arguments)
    assert status == 2 and said in err and err.count("\n") == 1 and not called


def test_what_a_kernel_lacks_is_told_once(tare, monkeypatch, capsys):
    import tareqemu

    monkeypatch.setattr(tareqemu.ready, "lacks", lambda *_: ["CONFIG_KPROBES (for: x)", "module y"])
    monkeypatch.setattr(tareqemu, "run", lambda *_, **__: None)
    monkeypatch.setattr(machine, "_told", set())
    for _ in range(2):
        machine.run("minimal-6.1", ["true"])
    assert capsys.readouterr().err == ("tare: the kernel of machine minimal-6.1 lacks "
                                       "CONFIG_KPROBES (for: x); module y\n")
