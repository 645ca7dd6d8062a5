# SPDX-License-Identifier: GPL-2.0-only
"""What a replay brings to a verdict: its measurements, and what each routine would save."""

from tare import figures, result
from tare.errors import TareError
from tare.experiments.memcpy import lead, saved, share


# Routines that repeat no instruction: counts of instructions rank these, and no others.
_UNREPEATED = ("kernel", "sse2", "sse2_nt", "avx2", "avx512", "c_loop")
_REPEATED = {"rep_movsb": "a byte", "rep_movsl": "for 4 bytes", "rep_movsq": "for 8 bytes"}


def take_over(document, replayed):
    """Add the replay's own figures and warnings."""
    # a result that is itself a verdict holds shares and savings of another capture
    document["measurements"] += [
        result.taken_over({**entry, "detail": True}, replayed["environment"])
        for what in ("replay", "saved") for entry in saved.about_what(replayed, what)]
    document["warnings"] += [said for said in replayed["warnings"]
                             if said not in document["warnings"]]


def warn(document, base, routines, unit):
    """Say what limits the savings that ROUTINES, replayed in UNIT, would bring."""
    if base.basis != share.NONE and routines and unit != base.unit:
        document["warnings"].append(
            f"the share is of {base.name} and the replay counted {unit}: they are not multiplied")
    if any(entry["interval_over"] == result.ROUNDS for entry in routines.values()):
        document["warnings"].append("the replay was one process: its savings hold within this run; "
                                    "with --processes 6 or more they hold for the next")


def add(document, routines, subset, in_use, copies, base, over=result.CALLS):
    """Tell what each routine would save of the base; returns {routine: Estimate in percent of
    IN_USE}.

    copies: Estimate of their share in percent, its interval taken over OVER; None: there is none.
    """
    if in_use not in routines:
        raise TareError(f"the replay has no {in_use}, which the kernel uses: replay it too, or "
                        "name another with --in-use")
    found = {}
    if copies is None:
        return found
    for name in routines:
        gain = None if name == in_use else saved.of(document, name, in_use, subset)
        if gain is None or not _ranked(routines[name]["unit"], name, in_use):
            continue
        found[name] = gain
        document["measurements"].append(result.measurement(
            f"memcpy.saving.{name}", "percent", share.savings(copies, gain), better="higher",
            over=over,
            title=f"{name} would save at most", bar=(lead.savings(base), name),
            about={"what": "saving", "routine": name, "against": in_use},
            conditions=[f"of {base.name}", f"against {in_use}", "all copies replaced, call for "
                        "call, with caches as in the replay"]))
    return found


def _ranked(unit, *routines):
    return unit != "instructions" or all(name in _UNREPEATED for name in routines)


def unmeasured(unit, in_use):
    """Why a replay in UNIT ranks no routine against IN_USE; None: it does."""
    if _ranked(unit, in_use):
        return None
    how = (f"`{in_use.replace('_', ' ')}` counts one instruction {_REPEATED[in_use]}"
           if in_use in _REPEATED
           else f"{in_use} may repeat an instruction, which counts each time")
    return f"{how}: instructions do not rank it against other routines; replay by time"


def absolute(routines, subset, unit, in_use):
    """As in 2005: the replayed cost of the calls once, and what would be saved of it."""
    reference = routines.get(in_use)
    rows = []
    for name, entry in routines.items():
        net, gain = entry["net"], None
        if net and reference and reference["net"] and name != in_use:
            gain = reference["net"]["value"] - net["value"]
        rows.append([name, figures.net(entry), figures.number(gain),
                     "in use" if name == in_use else ""])
    return {
        "name": "absolute", "title": f"The capture replayed once, {subset.words}",
        "columns": ["routine", unit, f"{unit} saved", ""], "rows": rows}
