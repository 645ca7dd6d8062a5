# SPDX-License-Identifier: GPL-2.0-only
"""Whether a run executed more than a base allows, and which functions explain what changed."""

from dataclasses import dataclass

from tare.experiments.exact import compare, diff, record, show, show_diff


@dataclass(frozen=True)
class Check:
    """A figure that may grow by LIMIT %. key: a word; what: in words.

    functions: [(line, function, difference)] of those that explain most of the difference.
    """

    key: str
    what: str
    counted: diff.Total
    limit: float
    functions: tuple

    @property
    def passed(self):
        # in whole numbers as far as they are, since a limit of 0 has to hold exactly
        return 100 * self.counted.difference <= self.limit * self.counted.before

    @property
    def sentence(self):
        return (f"{show_diff.of_total(self.counted, self.what)}; at most {self.limit:g} % more is "
                "allowed")


@dataclass(frozen=True)
class Verdict:
    """checks: what was judged. notes: lines."""

    checks: tuple
    notes: tuple
    made: dict

    @property
    def passed(self):
        return all(one.passed for one in self.checks)


def judge(base, made, limit, across=False):
    """Verdict on the document MADE; UsageError where QEMU differs, unless ACROSS, or the start."""
    diff.refuse_other_qemu(base, made, across)
    diff.refuse_other_start(base, made)
    checks = [Check("total", "instructions", diff.total(base, made), limit,
                    tuple(_of_all(base, made)))]
    checks += [Check(_key(watched), show_diff.of_calls(watched), medians, limit,
                     tuple(_of_call(watched, base, made)))
               for watched, medians in show_diff.medians_of_watched(base, made)]
    notes = show_diff.conditions(base, made)
    notes += [show.checked(one) for one in (made,) if one["checked"]["missing"] is None]
    return Verdict(tuple(checks), tuple([*notes, show.PATH_LENGTH]), made)


def _key(watched):
    """Apart from that of a system call: mount and others are a function's name, too."""
    name = watched["name"]
    return f"function.{name}" if watched["what"] == record.FUNCTION else name


def _of_all(base, made):
    for one in diff.changes(base, made)[:compare.FUNCTIONS]:
        if one.difference:
            own = one.of("own")
            note = f", {one.note}" if one.note else ""
            yield (f"{show_diff.label(one)}: {show_diff.signed(own[2])} ({own[0]:,} to "
                   f"{own[1]:,}){note}", show_diff.label(one), own[2])


def _of_call(watched, base, made):
    for name, difference in compare.explain(watched["what"], watched["name"], base, made):
        yield f"{name}: {difference:+,.1f} a call, on average", name, difference
