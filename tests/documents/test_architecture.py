# SPDX-License-Identifier: GPL-2.0-only
"""docs/architecture.md speaks of files that are there, and what a file says of all holds."""

import ast
import re

from programs import TOP

TEXT = (TOP / "docs/architecture.md").read_text()
NAMED = sorted(set(re.findall(r"\b(?:kmod|ebpf|userspace|qemu|tests|docs|tools)/[\w./-]*\w", TEXT)))
# of what somebody adds
PATTERNS = ("NAME", "EXPERIMENT")


def test_what_it_names_is_there():
    assert len(NAMED) > 50 and [name for name in NAMED if not any(word in name for word in PATTERNS)
            and not (TOP / name).exists()] == []


def imported(path):
    """The top-level packages that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module.partition(".")[0]


def test_one_module_alone_imports_the_runner_which_knows_nothing_of_the_command():
    """The others ask it, and so need no runner to be there, nor know its errors."""
    package = TOP / "userspace/tare"
    assert [str(path.relative_to(package)) for path in package.rglob("*.py")
            if "tareqemu" in imported(path)] == ["machine.py"]
    assert not [path for path in (TOP / "qemu/tareqemu").rglob("*.py") if "tare" in imported(path)]
