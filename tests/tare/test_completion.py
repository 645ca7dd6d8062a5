# SPDX-License-Identifier: GPL-2.0-only
"""What bash gets of argcomplete at a TAB."""

import os

import pytest
from programs import BUILD, run


def asked(line, folder):
    """The words that fit, as argcomplete's own shell function asks for them."""
    answer = folder / "answer"
    done = run(BUILD / "bin/tare", cwd=folder, env=os.environ | {
        "_ARGCOMPLETE": "1", "_ARGCOMPLETE_SHELL": "bash", "_ARGCOMPLETE_IFS": "\n",
        "_ARGCOMPLETE_COMP_WORDBREAKS": " ", "_ARGCOMPLETE_STDOUT_FILENAME": str(answer),
        "COMP_LINE": line, "COMP_POINT": str(len(line)), "COMP_TYPE": "9"})
    assert (done.returncode, done.stderr) == (0, "")
    return {word.strip() for word in answer.read_text().split("\n")}


@pytest.mark.parametrize("line, expected", [
    ("tare machine sh", "shell"), ("tare machine run mini", "minimal-6.1"),
    ("tare memcpy record --machine mini", "minimal-6.1"),
    ("tare memcpy demo --exa", "--exact"),
    ("tare report res", "results.json")])
def test_a_tab_completes(line, expected, tmp_path):
    pytest.importorskip("argcomplete", reason="python3-argcomplete is not installed")
    (tmp_path / "results.json").write_text("{}")
    assert expected in asked(line, tmp_path)
