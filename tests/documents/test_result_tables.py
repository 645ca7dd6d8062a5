# SPDX-License-Identifier: GPL-2.0-only
"""Tables in docs/ have the figures of the results that are kept beside them."""

import re
import shutil

from programs import TOP, run


def check(tree):
    return run(tree / "tools/result-tables", "--check")


def test_tables_are_those_of_the_results():
    assert check(TOP).returncode == 0


def test_another_figure_is_seen_and_mended(tmp_path):
    for name in ("docs/results", "userspace/tare"):
        shutil.copytree(TOP / name, tmp_path / name)
    (tmp_path / "tools").mkdir()
    shutil.copy(TOP / "tools/result-tables", tmp_path / "tools")
    for path in (TOP / "docs").glob("*.md"):
        shutil.copy(path, tmp_path / "docs")
    page = tmp_path / "docs/events.md"
    was = page.read_text()
    begin = was.index("<!-- table:")
    figure = re.compile(r"\d(?= \|)").search(was, was.index("| --- |", begin)).start()
    page.write_text(was[:figure] + str((int(was[figure]) + 1) % 10) + was[figure + 1:])
    found = check(tmp_path)
    assert found.returncode == 1 and found.stderr.startswith("docs/events.md: its tables are not")
    assert found.stderr.count("\n") == 1
    run(tmp_path / "tools/result-tables")
    assert page.read_text() == was and check(tmp_path).returncode == 0
