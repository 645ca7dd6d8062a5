# SPDX-License-Identifier: GPL-2.0-only
"""Workflows of docs/ci: commands in them can be given."""

import shlex

import pytest
from programs import TOP

from tare.cli import parser


def test_commands_of_workflows_can_be_given():
    yaml = pytest.importorskip("yaml", reason="python3-yaml is not installed")
    for path in sorted((TOP / "docs/ci").glob("*.yml")):
        jobs = yaml.safe_load(path.read_text())["jobs"].values()
        ours = [shlex.split(step["run"]) for job in jobs for step in job["steps"]
                if "tare exact" in step.get("run", "")]
        given = [parser().parse_args(words[words.index("exact"):]) for words in ours]
        assert {(*one.command, one.format) for one in given} == {("/bench/run", "github")}, path
