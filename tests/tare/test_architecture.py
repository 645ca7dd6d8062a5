# SPDX-License-Identifier: GPL-2.0-only
"""docs/architecture.md speaks of files that are there."""

import re
from pathlib import Path

import pytest

TOP = Path(__file__).resolve().parents[2]
TEXT = (TOP / "docs/architecture.md").read_text()
NAMED = sorted(set(re.findall(r"\b(?:kmod|ebpf|userspace|qemu|tests|docs|tools)/[\w./-]*\w", TEXT)))
# of what somebody adds
PATTERNS = ("NAME", "EXPERIMENT")


def test_it_names_files():
    assert len(NAMED) > 50


@pytest.mark.parametrize("name", [name for name in NAMED
                                  if not any(word in name for word in PATTERNS)])
def test_what_it_names_is_there(name):
    assert (TOP / name).exists()
