# SPDX-License-Identifier: GPL-2.0-only
"""The reader of guest results must not take a broken report for a good one."""

import ktap
import pytest

GOOD = ("KTAP version 1\nok 1 one\nnot ok 2 two\n# why\n# more\n"
        "ok 3 three # SKIP no such part\n1..3\n")


def test_reads_results():
    results = ktap.parse(GOOD)
    assert [(r.name, r.ok, r.skipped) for r in results.values()] == [
        ("one", True, None), ("two", False, None), ("three", True, "no such part")]
    assert results["two"].said == "why\nmore\n"


@pytest.mark.parametrize("broken", [
    "", "ok 1 one\n1..1\n", GOOD.replace("1..3\n", ""), GOOD.replace("1..3", "1..4"),
    GOOD.replace("not ok 2 two\n", ""), GOOD.replace("ok 3 three", "ok 3 one"),
])
def test_refuses_a_broken_report(broken):
    with pytest.raises(ktap.KtapError):
        ktap.parse(broken)
