# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact report`, `diff`, `gate` and `compare` of documents that are made by hand."""

import pytest
from tare import machine
from tare.experiments.exact import run as exact_run
from tare.experiments.exact.read import document


@pytest.fixture
def shown(tare, tmp_path):
    """shown(document, *words): what the report says of it."""
    def show(made, *words):
        document.write(made, tmp_path / "exact.json")
        status, out, err = tare("exact", "report", tmp_path / "exact.json", *words)
        assert (status, err) == (0, "")
        return out
    return show


@pytest.fixture
def diff(tare, tmp_path):
    """diff(a, b, *words): what the command says of two documents."""
    def run(a, b, *words):
        for name, made in (("a", a), ("b", b)):
            document.write(made, tmp_path / f"{name}.json")
        return tare("exact", "diff", tmp_path / "a.json", tmp_path / "b.json", *words)
    return run


@pytest.fixture
def recording(monkeypatch):
    """recording(caller, answer): machines give what ANSWER tells of a machine and the words on its
    command line; what was asked is then in the CALLER's `asked` and `simulation`."""
    def record(caller, answer):
        def recorded(name, *asked, append, simulation):
            caller.asked.append((name, append, *asked))
            caller.simulation = simulation
            made = answer(f"{name} {append}".strip())
            if isinstance(made, Exception):
                raise made
            return made

        caller.asked = []
        monkeypatch.setattr(exact_run, "record", recorded)
        monkeypatch.setattr(machine, "need", lambda *_, **__: None)
    return record


@pytest.fixture
def gate(tare, tmp_path, recording):
    """gate(base, made, *options): as the command does, MADE, or an error, being what is recorded.
    """
    def run(base, made, *options, command=("true",)):
        recording(run, lambda _: made)
        document.write(base, tmp_path / "base.json")
        return tare("exact", "gate", "--against", tmp_path / "base.json", *options, "--", *command)
    return run


@pytest.fixture
def compare(tare, recording):
    """compare({machine: document}, *words): what the verb says where machines give these."""
    def run(made, *words):
        recording(run, made.__getitem__)
        return tare("exact", "compare", *words)
    return run
