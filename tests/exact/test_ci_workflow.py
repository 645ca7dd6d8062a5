# SPDX-License-Identifier: GPL-2.0-only
"""Workflows of docs/ci and bisections of docs/exact.md: commands in them can be given."""

import re
import shlex

import pytest
from programs import TOP

from tare.cli import parser


def given(line):
    words = shlex.split(line)
    return parser().parse_args(words[words.index("exact", words.index("tare") + 1):])


def test_commands_of_workflows_can_be_given():
    yaml = pytest.importorskip("yaml", reason="python3-yaml is not installed")
    for path in sorted((TOP / "docs/ci").glob("*.yml")):
        jobs = yaml.safe_load(path.read_text())["jobs"].values()
        ours = [given(step["run"]) for job in jobs for step in job["steps"]
                if "tare exact" in step.get("run", "")]
        assert {(*one.command, one.format) for one in ours} == {("/bench/run", "github")}, path


def test_bisections_skip_what_does_not_compile_and_gate_the_rest():
    found = re.findall(r"^    git bisect run (.*\n(?:        .*\n)*)",
                       (TOP / "docs/exact.md").read_text(), re.M)
    lines = [re.split(r"[;\n]\s*", shlex.split(one)[-1]) for one in found]
    assert len(lines) == 2 and all(one[0].endswith("|| exit 125") for one in lines)
    assert [given(one[1]).base for one in lines] == ["good.json"] * 2
