# SPDX-License-Identifier: GPL-2.0-only
"""Workflows of docs/ci and bisections of docs/exact.md: commands in them can be given."""

import re
import shlex

import pytest
from each import check_each
from programs import TOP

from tare.cli import parser


def given(line):
    words = shlex.split(line)
    return parser().parse_args(words[words.index("exact", words.index("tare") + 1):])


def check(path):
    yaml = pytest.importorskip("yaml", reason="python3-yaml is not installed")
    found = yaml.safe_load(path.read_text())
    # `on` is a truth value to YAML 1.1
    assert found["name"] and True in found
    commands = 0
    for step in [step for job in found["jobs"].values() for step in job["steps"]]:
        assert len({"uses", "run"} & set(step)) == 1, step
        assert re.fullmatch(r"[\w/-]+@v\d+", step.get("uses", "a@v1")), step
        if "tare exact" in step.get("run", ""):
            words = given(step["run"])
            assert words.command == ["/bench/run"] and words.format == "github"
            commands += 1
    assert commands, "no command of `tare exact`"


def test_workflows_can_be_read_and_their_commands_given():
    check_each(check, sorted((TOP / "docs/ci").glob("*.yml")))


def test_bisections_skip_what_does_not_compile_and_gate_the_rest():
    found = re.findall(r"^    git bisect run (.*\n(?:        .*\n)*)",
                       (TOP / "docs/exact.md").read_text(), re.M)
    lines = [re.split(r"[;\n]\s*", shlex.split(one)[-1]) for one in found]
    assert len(lines) == 2 and all(one[0].endswith("|| exit 125") for one in lines)
    assert [given(one[1]).base for one in lines] == ["good.json"] * 2
