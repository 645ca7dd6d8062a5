# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact report` and `diff` of documents that are made by hand."""

import pytest
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
