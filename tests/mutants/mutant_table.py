# SPDX-License-Identifier: GPL-2.0-only
"""The faults of this folder, as its tables say them, and how one is put into a tree."""

import tomllib
from dataclasses import dataclass
from os.path import normpath
from pathlib import Path

HERE = Path(__file__).resolve().parent
TOP = HERE.parents[1]
KEYS = {"fault", "tests", "only", "checks", "makes", "file", "old", "new", "changes"}
CHANGE = {"file", "old"}
OF_GROUP = {"tests", "only", "checks", "makes", "file"}


class Refused(Exception):
    """A table cannot be used: one line that says which mutant, and why."""


@dataclass(frozen=True)
class Mutant:
    """One fault: changes are (file, old, new); only and checks are "" where all should notice;
    makes is None where all is built that is made of the files."""

    name: str
    fault: str
    tests: tuple
    only: str
    checks: str
    makes: tuple | None
    changes: tuple

    def changed(self, tree):
        """What its files hold with the fault: {path: text}."""
        texts = {}
        for file, old, new in self.changes:
            path = tree / file
            if not path.is_file():
                raise Refused(f"{self.name}: {file}: there is no such file")
            text = texts.get(path) or path.read_text()
            if not old or text.count(old) != 1 or old == new:
                raise Refused(f"{self.name}: {file}: `old` must be there once and differ from "
                              f"`new`, but is there {text.count(old)} times")
            texts[path] = text.replace(old, new)
        for path in texts:
            if path.suffix == ".py":
                self._compile(path, texts[path])
        return texts

    def _compile(self, path, text):
        """A test that cannot import the code would seem to notice its fault."""
        try:
            compile(text, path, "exec")
        except SyntaxError as error:
            raise Refused(f"{self.name}: {path}: not Python with the fault: {error}") from None


def _mutant(table, name, said):
    changes = [{**said, **one} for one in said.get("changes", [{}])]
    if set(said) - KEYS or not {"fault", "tests"} <= set(said) or \
            not all(CHANGE <= set(one) for one in changes):
        raise Refused(f"{table.name}: {name}: needs fault, tests, file and old, and new unless "
                      "old is taken out (or changes, each of the last three), may have only, "
                      "checks and makes, and no other key")
    tests = tuple(normpath(f"tests/{table.stem}/{one}") for one in said["tests"])
    for one in tests:
        file, _, function = one.partition("::")
        if not (TOP / file).is_file() or \
                f"def {function.partition('[')[0]}" not in (TOP / file).read_text():
            raise Refused(f"{table.name}: {name}: {one}: there is no such test")
    return Mutant(name, said["fault"], tests, said.get("only", ""), said.get("checks", ""),
                  said.get("makes"),
                  tuple((one["file"], one["old"], one.get("new", "")) for one in changes))


def _flat(table, name, said):
    """[(name, keys)] of a mutant, or of each of a group, of whose keys it lacks some."""
    inside = {key: one for key, one in said.items() if isinstance(one, dict)}
    if not inside:
        return [(name, said)]
    shared = {key: said[key] for key in said.keys() - inside}
    if set(shared) - OF_GROUP:
        raise Refused(f"{table.name}: {name}: a group has tests, only, checks, makes, file and "
                      "mutants")
    return [(key, {**shared, **one}) for key, one in inside.items()]


def read():
    """All mutants of all tables: {name: Mutant}."""
    found = {}
    for table in sorted(HERE.glob("*.toml")):
        for of_group, keys in tomllib.loads(table.read_text()).items():
            for name, said in _flat(table, of_group, keys):
                if name in found:
                    raise Refused(f"{table.name}: {name}: another mutant has this name, too")
                found[name] = _mutant(table, name, said)
    return found
