# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact diff`: what changed between two recorded runs, by function: the differences add up to
that of all."""

from collections import defaultdict
from dataclasses import dataclass

from rich.markup import escape

from tare import inputs, options, output
from tare.errors import UsageError
from tare.experiments.exact.figures import TOP, limits, median
from tare.experiments.exact.read import document, events
from tare.figures import counted, number
from tare.grid import Grid
from tare.text import console, put


def add(verbs):
    parser = verbs.add_parser(
        "diff", examples=("tare exact diff base.json exact.json",),
        help="what changed between two recorded runs, by function",
        description="Compare two files of `tare exact record`: which functions grew, shrank, are "
                    "new, or went. The differences add up to that of all instructions.",
        epilog="exit status: 0 done; 1 a file is broken; 2 bad usage, or the files are of two "
               "versions of QEMU")
    parser.add_argument("a", metavar="A", type=inputs.Input,
                        help="a file of `tare exact record`: before")
    parser.add_argument("b", metavar="B", type=inputs.Input,
                        help="a file of `tare exact record`: after")
    parser.add_argument("-T", "--top", type=options.whole(1), metavar="N",
                        default=TOP,
                        help=f"functions to show (default: {TOP})")
    parser.add_argument("--json", metavar="FILE", help="write all functions to FILE")
    events.add_option(parser)
    add_across(parser)
    parser.set_defaults(run=run, measures=False)


def add_across(parser):
    """The option of all verbs that compare counts."""
    parser.add_argument("--across-qemu", action="store_true",
                        help="compare although two versions of QEMU counted")


def run(arguments):
    a, b = (events.load(path, arguments.event) for path in (arguments.a, arguments.b))
    refuse_unlike(a, b, arguments.across_qemu)
    show_diff(a, b, arguments.top)
    if arguments.json:
        output.write_json(as_json(a, b), arguments.json, indent=1)


# Of functions that went and of new ones: which only changed their names, or became part of others.
#
# Told only where nothing else fits: who calls it, whom it calls, and how much it executes.

# a renamed function may have changed by so much, one that is inlined loses call and return
_RENAMED, _INLINED = 0.1, 0.25
_WORD = 3  # of a name: of so many letters at least


class Functions:
    """The functions of a document by (name, module): their sums, and who calls whom."""

    def __init__(self, recorded):
        seen, recorded = document.joined(recorded), document.joined(events.whole(recorded))
        self.sums = _sums(recorded)
        # by an event a function may have none, and is there all the same
        self.told = {key: document.Sums(*key) for key in self.sums} | _sums(seen)
        self.callers, self.callees = defaultdict(set), defaultdict(set)
        keys = [(one["name"], one["module"]) for one in recorded["functions"]]
        nodes = document.nodes(recorded)
        for node in nodes:
            if node["parent"] is None:
                continue
            caller, callee = keys[nodes[node["parent"]]["function"]], keys[node["function"]]
            if node["kind"] in ("interrupt", "exception", "birth"):
                # it may come anywhere
                caller = (node["kind"], None)
            elif caller != callee:
                self.callees[caller].add(callee)
            if caller != callee:
                self.callers[callee].add(caller)


def _sums(recorded):
    return {(one.name, one.module): one for one in document.by_function(recorded)}


def _about(a, b, part):
    return abs(a - b) <= part * max(a, b)


def _words(key):
    return {word for word in key[0].split("_") if len(word) >= _WORD}


def renamed(before, after):
    """{key in AFTER: key in BEFORE} of Functions that are the same but for the name."""
    names = {}  # {before: after}
    while True:
        gone = [key for key in before.sums if key not in after.sums and key not in names]
        new = [key for key in after.sums if key not in before.sums and key not in names.values()]
        found = _pairs(before, after, gone, new, names)
        if not found:
            return {new: old for old, new in names.items()}
        names.update(found)


def _pairs(before, after, gone, new, names):
    """{gone: new} of those that fit each other and no third."""
    like = {old: [one for one in new if _fits(before, after, old, one, names)] for old in gone}
    wanted = [one for fitting in like.values() for one in fitting]
    return {old: fitting[0] for old, fitting in like.items()
            if len(fitting) == 1 and wanted.count(fitting[0]) == 1}


def _fits(before, after, old, new, names):
    a, b = before.sums[old], after.sums[new]
    # under names that have nothing in common, a small function may be another one
    part = _RENAMED if _words(old) & _words(new) else 0
    return (a.calls == b.calls and a.own and _about(a.own, b.own, part)
            and {names.get(one, one) for one in before.callers[old]} == after.callers[new]
            and {names.get(one, one) for one in before.callees[old]} == after.callees[new])


def inlined(before, after, names):
    """{key that went: key of the function that has it now}; names: as renamed() tells them.

    Where several went into one function, their sum has to be what that grew by.
    """
    now = {old: new for new, old in names.items()}
    into = defaultdict(list)
    for key, sums in before.sums.items():
        if sums.own and key not in after.sums and key not in now and (
                host := _host(before, after, key, now)):
            into[host].append(key)
    found = {}
    for host, gone in into.items():
        grew = after.sums[now.get(host, host)].own - before.sums[host].own
        if _about(grew, sum(before.sums[key].own for key in gone), _INLINED):
            found.update(dict.fromkeys(gone, now.get(host, host)))
    return found


def _host(before, after, key, now):
    """What calls KEY alone and is still there, itself or by what it alone was called by."""
    seen = {key}
    while len(before.callers[key]) == 1:
        [key] = before.callers[key]
        if key in after.sums or key in now:
            return key if key in before.sums else None
        if key in seen:
            return None
        seen.add(key)
    return None


FORMAT, VERSION = "tare-exact-diff", 1
# of `environment`; what is left out differs by the run, or follows from the others
_CONDITIONS = {"kernel": "kernel", "machine": "machine", "qemu_version": "QEMU",
               "start": "start", "state": "saved state", "command": "command",
               "append": "kernel's command line", "cpu_model": "CPU"}


@dataclass(frozen=True)
class Total:
    """How often something was counted."""

    before: int
    after: int

    @property
    def difference(self):
        return self.after - self.before

    @property
    def percent(self):
        """How much it grew, in %; None: it was nothing."""
        return 100 * self.difference / self.before if self.before else None

    def as_dict(self):
        return {"before": self.before, "after": self.after, "difference": self.difference}


@dataclass(frozen=True)
class Change:
    """Of a function. before, after: document.Sums, or None where it is not there."""

    name: str
    module: str
    before: document.Sums | None
    after: document.Sums | None
    renamed_from: str | None = None
    inlined_into: str | None = None

    def of(self, what):
        """The Total of "own", "inclusive" or "calls"."""
        return Total(*(getattr(one, what) if one else 0 for one in (self.before, self.after)))

    @property
    def difference(self):
        """Of its own instructions."""
        return self.of("own").difference

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


def total(a, b):
    return Total(a["instructions"], b["instructions"])


def changes(a, b):
    """[Change] of all functions of two documents, the largest differences first."""
    before, after = Functions(a), Functions(b)
    old_of = renamed(before, after)
    into = inlined(before, after, old_of)
    found = []
    for key, sums in after.told.items():
        old = old_of.get(key)
        found.append(Change(*key, before.told.get(old or key), sums, renamed_from=old and old[0]))
    for key, sums in before.told.items():
        if key not in after.sums and key not in old_of.values():
            found.append(Change(*key, sums, None,
                                inlined_into=into[key][0] if key in into else None))
    return sorted(found, key=lambda one: (-abs(one.difference), one.name, one.module))


def differing(a, b):
    """{condition: (before, after)} of what is not the same in both documents."""
    pairs = {said: tuple(one["environment"].get(name) for one in (a, b))
             for name, said in _CONDITIONS.items()}
    return {said: pair for said, pair in pairs.items() if pair[0] != pair[1]}


def refuse_unlike(a, b, across=False):
    """UsageError where the counts are of different translators, unless ACROSS, events are not the
    same, or one machine was booted and the other restored: their kernels did not do the same
    before the command began."""
    before, after = (one["environment"]["qemu_version"] for one in (a, b))
    if before != after and not across:
        raise UsageError(f"counted with QEMU {before} and QEMU {after}, whose translators may "
                         "count differently: record both with one, or add --across-qemu")
    if "event" in a:
        events.refuse_unlike(a, b)
    if any(one["environment"].get("repeatable") for one in (a, b)):
        raise UsageError("counted with several CPUs, which is repeatable and not exact: nothing "
                         "can be told to the instruction: record both with one CPU")
    before, after = (one["environment"].get("start", "booted") for one in (a, b))
    if before != after:
        raise UsageError(f"counted in machines of which the first was {before} and the second "
                         f"{after}, which are two sets of counts: record both with --boot, or both "
                         "without")


def as_json(a, b):
    """The document of a comparison, with every function, changed or not."""
    return {
        "format": FORMAT, "version": VERSION, **events.mark(a),
        "before": _side(a), "after": _side(b),
        "differing": {name: list(pair) for name, pair in differing(a, b).items()},
        "total": total(a, b).as_dict(),
        "functions": [
            {"name": one.name, "module": one.module, "what": one.what,
             **{what: one.of(what).as_dict() for what in ("own", "inclusive", "calls")},
             "renamed_from": one.renamed_from, "inlined_into": one.inlined_into}
            for one in changes(a, b)]}


def _side(recorded):
    recorded = events.whole(recorded)
    return {key: recorded[key] for key in ("environment", "instructions", "checked", "watched")}


# What changed between two runs, in the terminal.


def show_diff(a, b, top=TOP, out=None):
    """Print the total, the conditions that differ, and the functions that changed most."""
    out = out or console()
    out.print(f"[bold]{escape(of_total(total(a, b), events.unit(a)))}[/bold]")
    for line in conditions(a, b):
        out.print(escape(line))
    for line in never_called(a, b):
        out.print(f"[yellow]warning:[/yellow] {escape(line)}")
    for watched, medians in medians_of_watched(a, b):
        out.print(escape(of_total(medians, of_calls(watched, a))))
    changed = [one for one in changes(a, b) if one.difference or one.what in ("new", "went")]
    put(f"Functions by the difference of their own {events.unit(a)}",
        functions(changed, total(a, b), top), out,
        f"{counted(len(changed), 'function')} changed; the first {min(top, len(changed))}: -T N.",
        limits(a))


def signed(count):
    """A difference with its sign."""
    return f"+{number(count)}" if count > 0 else number(count)


def percent(grown):
    """A share of growth: as many digits as it takes to tell it from nothing."""
    return f"{grown:+.3g} %" if grown else "0 %"


def of_total(total, what):
    """A line on how a figure changed."""
    grown = f", {percent(total.percent)}" if total.percent is not None else ""
    return (f"{number(total.before)} {what} before, {number(total.after)} after: "
            f"{signed(total.difference)}{grown}")


def conditions(a, b):
    """A line for each condition that is not the same."""
    return [f"{name} differs: {before or 'not told'} before, {after or 'not told'} after"
            for name, (before, after) in differing(a, b).items()]


def of_calls(watched, recorded):
    """What a median of watched calls is, in words."""
    return (f"{events.unit(recorded)} a {watched['what']} {watched['name']} "
            f"({'mean' if 'event' in recorded else 'median'})")


def _watched(a, b):
    """[(what was watched, its calls before, and after)] of what both runs watched."""
    before = {(one["what"], one["name"]): one["calls"] for one in a["watched"]}
    return [(one, before[key], one["calls"]) for one in b["watched"]
            if (key := (one["what"], one["name"])) in before]


def medians_of_watched(a, b):
    """[(what was watched, Total of the median per call)] of what is called after.

    What was not called before is nothing before.
    """
    return [(one, Total(median(calls) if calls else 0, median(now)))
            for one, calls, now in _watched(a, b) if now]


def never_called(a, b):
    """A line for each watched call that a run has none of."""
    return [f"{one['what']} {one['name']}: {_times(calls)} before, {_times(now)} after"
            for one, calls, now in _watched(a, b) if not calls or not now]


def _times(calls):
    return counted(number(sum(times for _, times in calls)), "call")


def label(change):
    """A function's name, with its module."""
    return change.name + (f" [{change.module}]" if change.module else "")


def functions(changes, total, top):
    """A Grid of the first functions, of all others together, and of the total, which adds up."""
    rows = [_row(label(one), one.of("own"), one.of("inclusive"), one.of("calls"), one.note)
            for one in changes[:top]]
    shown = [one.of("own") for one in changes[:top]]
    others = Total(total.before - sum(one.before for one in shown),
                   total.after - sum(one.after for one in shown))
    rows += [_row("all others", others)] if others != Total(0, 0) else []
    rows.append(_row("total", total))
    return Grid([("difference", True), ("before", True), ("after", True), ("inclusive", True),
                 ("calls before", True), ("after", True), ("function", False), ("", False)], rows)


def _row(name, own, inclusive=None, calls=None, note=""):
    return [signed(own.difference), number(own.before), number(own.after),
            signed(inclusive.difference) if inclusive else "",
            *((number(calls.before), number(calls.after)) if calls else ("", "")), name, note]
