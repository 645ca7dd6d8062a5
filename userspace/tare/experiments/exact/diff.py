# SPDX-License-Identifier: GPL-2.0-only
"""What changed between two recorded runs, by function: the differences add up to that of all."""

from dataclasses import dataclass

from tare.errors import UsageError
from tare.experiments.exact import flat, moved
from tare.experiments.exact.variants import joined

FORMAT, VERSION = "tare-exact-diff", 1
# of `environment`; what is left out differs by the run, or follows from the others
_CONDITIONS = {"kernel": "kernel", "machine": "machine", "qemu_version": "QEMU",
               "start": "start", "state": "saved state", "command": "command", "append": "kernel's command line", "cpu_model": "CPU"}


@dataclass(frozen=True)
class Change:
    """Of a function. before, after: flat.Sums, or None where it is not there."""

    name: str
    module: str
    before: flat.Sums | None
    after: flat.Sums | None
    renamed_from: str | None = None
    inlined_into: str | None = None

    def of(self, what):
        """(before, after, difference) of "own", "inclusive" or "calls"."""
        a, b = (getattr(one, what) if one else 0 for one in (self.before, self.after))
        return a, b, b - a

    @property
    def difference(self):
        """Of its own instructions."""
        return self.of("own")[2]

    @property
    def what(self):
        if not self.before:
            return "new"
        if not self.after:
            return "went"
        return "grew" if self.difference > 0 else "shrank" if self.difference < 0 else "same"

    @property
    def note(self):
        """What became of it, in words."""
        if self.renamed_from:
            return f"renamed from {self.renamed_from}"
        if self.inlined_into:
            return f"inlined into {self.inlined_into}"
        return self.what if self.what in ("new", "went") else ""


@dataclass(frozen=True)
class Total:
    """Instructions of all functions together."""

    before: int
    after: int

    @property
    def difference(self):
        return self.after - self.before

    @property
    def percent(self):
        """How much it grew, in %; None: it was nothing."""
        return 100 * self.difference / self.before if self.before else None


def total(a, b):
    return Total(a["instructions"], b["instructions"])


def changes(a, b):
    """[Change] of all functions of two documents, the largest differences first."""
    before, after = moved.Functions(joined(a)), moved.Functions(joined(b))
    old_of = moved.renamed(before, after)
    into = moved.inlined(before, after, old_of)
    found = []
    for key, sums in after.sums.items():
        old = old_of.get(key)
        found.append(Change(*key, before.sums.get(old or key), sums,
                            renamed_from=old and old[0]))
    for key, sums in before.sums.items():
        if key not in after.sums and key not in old_of.values():
            found.append(Change(*key, sums, None,
                                inlined_into=into[key][0] if key in into else None))
    return sorted(found, key=lambda one: (-abs(one.difference), one.name, one.module))


def differing(a, b):
    """{condition: (before, after)} of what is not the same in both documents."""
    pairs = {said: tuple(one["environment"].get(name) for one in (a, b))
             for name, said in _CONDITIONS.items()}
    return {said: pair for said, pair in pairs.items() if pair[0] != pair[1]}


def refuse_other_qemu(a, b, across=False):
    """UsageError where the counts are of different translators, unless ACROSS."""
    before, after = (one["environment"]["qemu_version"] for one in (a, b))
    if before != after and not across:
        raise UsageError(f"counted with QEMU {before} and QEMU {after}, whose translators may "
                         "count differently: record both with one, or add --across-qemu")


def refuse_other_start(a, b):
    """UsageError where one machine was booted and the other restored: their kernels did not do the
    same before the command began."""
    before, after = (one["environment"].get("start", "booted") for one in (a, b))
    if before != after:
        raise UsageError(f"counted in machines of which the first was {before} and the second "
                         f"{after}, which are two sets of counts: record both with --boot, or both "
                         "without")


def as_json(a, b):
    """The document of a comparison, with every function, changed or not."""
    whole = total(a, b)
    return {
        "format": FORMAT, "version": VERSION,
        "before": _side(a), "after": _side(b),
        "differing": {name: list(pair) for name, pair in differing(a, b).items()},
        "total": {"before": whole.before, "after": whole.after, "difference": whole.difference},
        "functions": [
            {"name": one.name, "module": one.module, "what": one.what,
             **{what: dict(zip(("before", "after", "difference"), one.of(what), strict=True))
                for what in ("own", "inclusive", "calls")},
             "renamed_from": one.renamed_from, "inlined_into": one.inlined_into}
            for one in changes(a, b)]}


def _side(recorded):
    return {key: recorded[key] for key in ("environment", "instructions", "checked", "watched")}
