# SPDX-License-Identifier: GPL-2.0-only
"""docs/ci: workflows that a CI system can read, and commands in them that can be given."""

import re
import shlex

import pytest
from each import check_each
from programs import TOP

from tare.cli import parser

yaml = pytest.importorskip("yaml", reason="python3-yaml is not installed")


def check(path):
    found = yaml.safe_load(path.read_text())
    # `on` is a truth value to YAML 1.1
    assert found["name"] and True in found
    commands = 0
    for step in [step for job in found["jobs"].values() for step in job["steps"]]:
        assert len({"uses", "run"} & set(step)) == 1, step
        assert re.fullmatch(r"[\w/-]+@v\d+", step.get("uses", "a@v1")), step
        if "tare exact" in step.get("run", ""):
            words = shlex.split(step["run"])
            given = parser().parse_args(words[words.index("tare", words.index("tare") + 1) + 1:])
            assert given.command == ["/bench/run"] and given.format == "github"
            commands += 1
    assert commands, "no command of `tare exact`"


def test_workflows_can_be_read_and_their_commands_given():
    check_each(check, sorted((TOP / "docs/ci").glob("*.yml")))
