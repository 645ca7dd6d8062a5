# SPDX-License-Identifier: GPL-2.0-only
"""docs/ci: workflows that a CI system can read, and commands in them that can be given."""

import re
import shlex

import pytest
from programs import TOP

from tare.cli import parser

yaml = pytest.importorskip("yaml", reason="python3-yaml is not installed")
WORKFLOWS = sorted((TOP / "docs/ci").glob("*.yml"))


def steps(path):
    found = yaml.safe_load(path.read_text())
    # `on` is a truth value to YAML 1.1
    assert found["name"] and True in found
    return [step for job in found["jobs"].values() for step in job["steps"]]


def test_there_is_a_workflow():
    assert WORKFLOWS


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_each_step_does_one_thing(path):
    for step in steps(path):
        assert len({"uses", "run"} & set(step)) == 1, step
        assert re.fullmatch(r"[\w/-]+@v\d+", step.get("uses", "a@v1"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_commands_of_tare_can_be_given(path):
    commands = [words[words.index("tare", words.index("tare") + 1) + 1:]
                for step in steps(path) if "tare exact" in step.get("run", "")
                for words in [shlex.split(step["run"])]]
    assert commands
    for words in commands:
        arguments = parser().parse_args(words)
        assert arguments.command == ["/bench/run"] and arguments.format == "github"
