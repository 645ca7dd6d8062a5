# SPDX-License-Identifier: GPL-2.0-only
"""A store of captures, and the verbs that fill it and ask it."""

import json
from dataclasses import dataclass
from pathlib import Path

import pytest


@dataclass
class Fleet:
    """store: where the captures go."""

    tare: object
    store: Path

    def imports(self, *paths):
        """(exit status, stderr)."""
        return self.tare("fleet", "import", "--store", self.store, *paths)[::2]

    def query(self, *words):
        """(exit status, stdout, stderr)."""
        return self.tare("fleet", "query", "--store", self.store, *words)

    def asked(self, *words):
        """The rows that answer a question."""
        status, out, err = self.query("--format", "json", *words)
        assert status == 0, err
        return json.loads(out)

    def at(self, place):
        return Fleet(self.tare, place)


@pytest.fixture
def fleet(tare, tmp_path):
    pytest.importorskip("duckdb", reason="duckdb is not installed")
    return Fleet(tare, tmp_path / "store")
