# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy verdict --pages`: what the kernel's ways to copy and to clear pages take, one page a
call and in runs, cached and evicted; and for each class of CPUs, whether another way is worth it.
"""

import itertools
from collections import Counter
from dataclasses import dataclass, replace

import numpy as np

from tare import environment as environments, figures, result, stats, terminal
from tare.errors import CannotHere, TareError
from tare.experiments.memcpy.calls import place, prepare
from tare.experiments.memcpy.read.names import Subset
from tare.experiments.memcpy.replay import figures as replay_figures, run as replay_run
from tare.experiments.memcpy.verdict import cost, figures as savings

PAGE = place.PAGE
# pages a call, and pages that a pass over the calls has
RUNS, PASS = (1, 16, 512), 512
REGIMES = {"l2": "cached", "evicted": "evicted"}
# routines that do each page of a call for itself, and those that do all of them at once
COPIED = {"page_movsq": "rep_movsq", "page_movsb": "rep_movsb", "page_kernel": "kernel",
          "page_regs": None}
CLEARED = {"clear_stosb": "clear_run_stosb", "clear_stosq": "clear_run_stosq", "clear_regs": None}
WORKS = {"copied": COPIED, "cleared": CLEARED}
# so many of the known pages more may be missing, as a part of one
MISSING = 0.01
# since this kernel clear_pages() does all pages of a call by one instruction
RUNS_CLEARED = (7, 0)
# {function: (the kind that a plugin of QEMU sees, what is done)}
FUNCTIONS = {"copy_page": ("copy_page", "copied"), "copy_mc_to_kernel": ("checked-copy", "copied"),
             "clear_page": ("clear_page", "cleared")}
_OF_COPY = {"rep_movsb": "page_movsb", "rep_movsq": "page_movsq", "kernel": "page_kernel"}


def in_use(function, header, name):
    """Which routine the captured kernel runs there on a CPU of one of replay_run.CLASSES."""
    erms = "erms" in replay_run.CLASSES[name]
    if function == "copy_page":
        return "page_movsq"  # CPUs that have no fast strings are none of the classes
    if function == "clear_page":
        used = "clear_stosb" if erms else "clear_stosq"
        return CLEARED[used] if _clears_runs(header) else used
    return "page_movsb" if erms else _OF_COPY[replay_run.routine_of_class(header, name)]


def _clears_runs(header):
    return replay_run.since(header.text("kernel", ""), RUNS_CLEARED)


def _ways(function, header):
    """The routines that could be in use there."""
    single = list(WORKS[FUNCTIONS[function][1]])
    if function == "clear_page" and _clears_runs(header):
        return [CLEARED[name] or name for name in single]
    return single


def counted(profile):
    """({function: {pages a call: pages}}, warnings, {function: most pages that are not in it}) of a
    Profile: as its tap counted them, else as a plugin saw them. None: nobody looked at it. A class
    of sizes stands for its mean. Copies that check for memory errors may have any size: only a
    class that is all of whole pages has them for certain.
    """
    if profile.header.mode not in ("profile", "cost"):
        raise TareError(f"{profile.header.path}: mode {profile.header.mode} has no sizes: record a "
                        "profile")
    seen, warnings, missing = {}, [], {}
    for function, (kind, _) in FUNCTIONS.items():
        one = profile.counts.get(function)
        runs, calls, total = _runs(profile.size_rows(function) if one else _rows(profile, kind),
                                   kind == "checked-copy")
        if runs:
            seen[function] = runs
        missing[function] = -(-total // PAGE) if one or profile.observed.sizes else None
        if calls:
            warnings.append(f"{function}: {figures.counted(calls, 'call')} of {total:,} bytes may "
                            "be of parts of pages and were left out")
        if one:
            if one.seen != one.recorded:
                warnings.append(f"{function}: {one.seen - one.recorded} of "
                                f"{figures.counted(one.seen, 'call')} were not recorded")
            # what a filter skips was not asked for
            lost = one.lost + (0 if profile.header.text("only") else one.skipped)
            missing[function] += -(-lost * max(one.bytes, PAGE * one.recorded)
                                   // (PAGE * one.recorded)) if one.recorded else lost
    if elsewhere := _runs(_rows(profile, "inlined-set"), True)[0].total():
        warnings.append(f"{figures.counted(elsewhere, 'page')} set inline, by no function that is "
                        "known to clear pages, and left out")
        if missing["clear_page"] is not None:
            missing["clear_page"] += elsewhere
    if unseen := [function for function, pages in missing.items() if pages is None]:
        warnings.append(f"nobody looked at {', '.join(unseen)}: a tap sees them if -f names them "
                        "(clear_page: before 7.0), and an exact machine sees all")
    if not seen:
        raise TareError(f"{profile.header.path}: no pages were copied or cleared where it looked"
                        + (f": record it with -f all, for {', '.join(FUNCTIONS)}, or in an exact "
                           "machine" if unseen else ""))
    return seen, warnings, missing


def _rows(profile, kind):
    """Rows of the sizes that a plugin saw of a kind."""
    return np.concatenate([np.zeros((0, 4), dtype=np.int64), *(
        of for (name, _), of in profile.observed.sizes.items() if name == kind)])


def _runs(rows, any_size):
    """({pages a call: pages}, calls that may be of parts of pages, their bytes)."""
    runs, left, left_bytes = Counter(), 0, 0
    for low, _, calls, total in rows.tolist():
        if total % PAGE or total < calls * PAGE or any_size and total != low * calls:
            left, left_bytes = left + calls, left_bytes + total
        else:
            runs[total // calls // PAGE] += total // PAGE
    return runs, left, left_bytes


class Calls:
    """Calls of RUN pages each; as prepare.Preparation, which draws those of a capture."""

    def __init__(self, run):
        self.run = run

    def draw(self, seed):
        random = np.random.RandomState(seed)
        calls = np.zeros(max(PASS // self.run, 1), place.CALL)
        calls["len"] = self.run * PAGE
        calls["dst"], calls["src"] = PAGE * (random.randint(0, 1 << 17, (2, len(calls)))
                                             + [[0], [1 << 18]])
        facts = {"calls": len(calls), "bytes": int(calls["len"].sum())}
        return prepare.Prepared(calls, 0, False, {
            "source": {}, "selected": {}, "left_out": {}, "replayed": facts})


@dataclass(frozen=True)
class Replay:
    """RUN pages a call in a REGIME: what every routine took of a pass, Times of an estimator."""

    run: int
    regime: str
    times: replay_figures.Times
    pages: int
    fits: bool

    def a_page(self, routine, raw=False):
        """Estimate of ns."""
        times = self.times.raws if raw else self.times.nets
        return stats.median(times[routine]).scaled(1 / self.pages)

    def speed(self, routine, raw=False):
        """Estimate of GB/s."""
        ns = self.a_page(routine, raw)
        return stats.Estimate(PAGE / ns.value, PAGE / ns.high, PAGE / ns.low, ns.samples,
                              ns.confidence)

    def saved(self, routine, reference):
        """Estimate in percent, or None."""
        return replay_figures.saving(self.times.nets[routine], self.times.nets[reference])


def verdict(document, profile, once, threshold):
    """Add tables, measurements and the verdict to DOCUMENT.

    once(preparation, words): (a result's environment, memreplay's document) of one replay.
    """
    (pages, warnings, missing), base, replays = counted(profile), _base(profile.header), {}
    document["warnings"] += warnings
    for work in dict.fromkeys(FUNCTIONS[function][1] for function in pages):
        routines = [name for pair in WORKS[work].items() for name in pair if name]
        of_work = []
        for number, (run, regime) in enumerate(
                ((run, regime) for run in RUNS for regime in REGIMES), 1):
            with terminal.status(f"pages {work}, {number} of {len(RUNS) * len(REGIMES)}"):
                environment, raw = once(Calls(run), [f"--implementations={','.join(routines)}",
                                        f"--regime={regime}"])
            if environment["accelerator"] == "tcg":
                raise CannotHere("--pages: that machine is emulated, and its times are not a CPU's"
                                 ": replay here, or under KVM")
            net = replay_figures.subtract(raw, unit="ns", subset=Subset(),
                                          baselines=(routines[0],))
            of_work.append(Replay(run, regime, net.by[net.first],
                                  raw["replayed"]["bytes"] // PAGE,
                                  not raw["regime_details"].get("calls_larger_than_window")))
            result.warn(document, net.warnings)
        replays[work] = of_work
        entries, table = _throughput(work, of_work, net.over)
        document["measurements"] += [result.taken_over(one, environment) for one in entries]
        document["tables"].append(result.taken_over(table, environment))
    document["tables"].append(_classes(document, profile.header, pages, missing, replays, base,
                                       threshold))
    document["lead"] = {"measurements": [entry["name"] for entry in document["measurements"]
                                         if not entry.get("detail")],
                        "tables": [one["name"] for one in document["tables"]]}


def _base(header):
    """What the share is of: busy time, which alone a replay can be compared with."""
    found = cost.base(header)
    if header.accelerator != "tcg":
        return found
    return replace(found, basis=cost.NONE, name="busy time", why_none=(
        "the replay takes time, and the capture's is none of a CPU's: record under KVM or on bare "
        "metal"))


def _throughput(work, replays, over):
    """(measurements, table) of the GB/s of each routine, by pages a call and where the data is."""
    entries, rows = [], []
    for routine in [name for pair in WORKS[work].items() for name in pair if name]:
        cells = []
        for one in replays:
            speed = one.speed(routine)
            entries.append(result.measurement(
                f"memcpy.pages.{work}.{one.run}.{one.regime}.{routine}", "GB/s",
                one.speed(routine, raw=True), net=speed, over=over, better="higher", detail=True,
                title=f"pages {work} by {routine}, {one.run} a call, {REGIMES[one.regime]}",
                about={"what": "pages", "routine": routine, "pages": one.run,
                       "regime": one.regime}))
            cells.append(figures.estimate(speed.as_dict(), over))
        rows.append([routine, *cells])
    beyond = [one.run for one in replays if not one.fits and one.regime == "l2"]
    return entries, {
        "name": f"pages.{work}", "title": f"Pages {work}, GB/s by pages a call",
        "columns": ["routine", *(f"{one.run}, {REGIMES[one.regime]}" for one in replays)],
        "rows": rows,
        "notes": [f"Net of the replay's own cost (ret); intervals are over "
                  f"{figures.repeated(over, speed.samples)}.",
                  f"{', '.join(WORKS[work])} do each page of a call for itself, the others all at "
                  "once. Cached: both ends in half of L2. Evicted: what is "
                  f"{'read' if work == 'copied' else 'written'} is flushed from all caches before "
                  "each 32 KiB, or each call that is longer.",
                  *([f"Calls of {beyond[0]} pages do not fit half of L2: these are not cached."]
                    if beyond else [])]}


@dataclass(frozen=True)
class Part:
    """One function's pages on a class of CPUs. share: in percent of the base, or None; gains:
    {routine: Estimate in percent of the one in use, itself among them}, held by all cases; at_once:
    the most that runs save where all are done by one call, or None; in_runs: percent of the pages
    that are. cases: (ns, gains) where pages are cached or evicted, and runs are like the next
    shorter that was replayed, or the next longer.
    """

    share: stats.Estimate | None
    used: str
    gains: dict
    at_once: stats.Estimate | None
    in_runs: float
    cases: list


def _part(function, pages, header, name, replays, base):
    """pages: {pages a call: pages}."""
    used = in_use(function, header, name)
    cases = [_case(function, pages, header, used, {
        run: next(one for one in replays if (one.run, one.regime) == (like(run), regime))
        for run in pages}) for regime in REGIMES for like in (_shorter, _longer)]
    share = None
    if base.basis == cost.TIME:
        share = cost.share_of(cost.hull([ns for ns, _ in cases]), base.amount)
    gains = {routine: cost.hull([gains[routine] for _, gains in cases])
             for routine in cases[0][1] if all(routine in gains for _, gains in cases)}
    once = WORKS[FUNCTIONS[function][1]].get(used)
    of_runs = [[one.saved(once, used) for one in replays if one.run == run]
               for run in RUNS[1:] if once]
    return Part(share, used, gains,
                max((cost.hull(saved) for saved in of_runs if all(saved)),
                    key=lambda gain: gain.value, default=None),
                100 * (1 - pages.get(1, 0) / sum(pages.values())), cases)


def _shorter(run):
    return max(one for one in RUNS if one <= run)


def _longer(run):
    return min((one for one in RUNS if one >= run), default=RUNS[-1])


def _case(function, pages, header, used, like):
    """(ns of all pages, {routine: what it saves of them}); like: {pages a call: a Replay}."""
    ns = {run: like[run].a_page(used).scaled(count) for run, count in pages.items()}
    gains = {used: stats.exact(0.0)}
    for routine in _ways(function, header):
        saved = {run: like[run].saved(routine, used) for run in pages}
        if routine != used and all(saved.values()):
            gains[routine] = _weighed([(ns[run], saved[run]) for run in pages])
    return _sum(list(ns.values())), gains


def _weighed(parts):
    """What is saved of all parts, [(ns, what is saved of it)]."""
    whole = sum(ns.value for ns, _ in parts)
    return _sum([gain.scaled(ns.value / whole) for ns, gain in parts])


def _classes(document, header, pages, missing, replays, base, threshold):
    """The table of verdicts, and the verdict of the class that the capture is of. missing: of
    functions, as counted() has it."""
    rows, only = [], header.text("only")
    captured = _class(replay_run.flags_of_capture(header))
    what = "pages copied and cleared" + (f" by calls of {only}" if only else "")
    for name in replay_run.CLASSES:
        parts = {function: _part(function, of_runs, header, name, replays[FUNCTIONS[function][1]],
                                 base) for function, of_runs in pages.items()}
        shares = [part.share for part in parts.values() if part.share]
        share = _sum(shares) if shares else None
        gains = _together(parts) if share else {}
        judged = savings.judge(base, what, share, gains, threshold, _doubts(share),
                               more="pages cached and evicted are both in it")
        if judged["answer"] == savings.NOT_WORTH:
            judged |= _if_more(judged, pages, missing)
        best = {function: max(part.gains, key=lambda one: part.gains[one].value)
                for function, part in parts.items() if part.gains}
        rows += [[f"{function}, {name}", sum(pages[function].values()), f"{part.in_runs:.3g}",
                  part.used, _told(part.share),
                  best.get(function), _told(part.gains.get(best.get(function))),
                  _told(part.at_once), judged["answer"]] for function, part in parts.items()]
        if name == captured:
            document["verdict"] = _of_this_cpu(judged, name)
            judged["reasons"] += [f"threshold: {threshold:g} %"
                                  + (f" of {base.name}" if base.basis != cost.NONE else ""),
                                  f"a CPU with {name}, as replayed here",
                                  "it is about other routines, not about runs at once"]
            if share:
                document["measurements"].append(result.measurement(
                    "memcpy.share.pages", "percent", share, over=result.PROCESSES, better="lower",
                    title=f"share of {base.name}, {what}, as replayed"))
    if not captured:
        document["verdict"] = {
            "basis": base.basis, "threshold": threshold, "unit": "percent", "reasons": [],
            "answer": savings.CANNOT_TELL, "sentence":
            "the captured CPU has no rep_good: its kernel's ways to copy and to clear pages are of "
            "none of the classes"}
    return {"name": "pages.classes", "title": "The verdict for each class of CPUs",
            "columns": ["function, CPU has", "pages", "in runs (%)", "in use there",
                        f"of {base.name} (%)", "best", "saves of these pages (%)",
                        "runs at once save (%)", "answer of the class"],
            "rows": rows,
            "notes": ["Replayed on this CPU: one of another class runs these routines at other "
                      "speeds. A value is of cached pages; its interval holds evicted ones, too, "
                      "and for pages in runs the replays of the next shorter and the next longer "
                      "run.",
                      "An answer is about all functions of a class, each by any routine: the best "
                      "of cached pages may not be that of evicted ones.",
                      "Runs at once: what the routine in use saves of calls of "
                      f"{' or '.join(map(str, RUNS[1:]))} pages, whichever is more, if one "
                      "instruction does all of them. clear_page does so since 7.0. No answer has "
                      "them in it."]}


def _together(parts):
    """{routines: what they save of all pages, in an interval that holds all cases} of every choice
    of a routine for each function but that which is in use."""
    made, cases = {}, range(len(next(iter(parts.values())).cases))
    for chosen in itertools.product(*(part.gains for part in parts.values())):
        others = [f"{routine} for {function}" for (function, part), routine in
                  zip(parts.items(), chosen, strict=True) if routine != part.used]
        if others:
            made[", ".join(others)] = cost.hull([
                _weighed([(part.cases[case][0], part.cases[case][1][routine])
                          for part, routine in zip(parts.values(), chosen, strict=True)])
                for case in cases])
    return made


def _doubts(share):
    """What makes a share, which was replayed, unfit for an answer."""
    if share and share.low > 100:
        return ("that is more than there was: the CPU that was captured is another, or its time is "
                "not a CPU's",)
    if share and share.confidence < stats.CONFIDENCE:
        return (f"the replay has too few repeats for {100 * stats.CONFIDENCE:g} % intervals: give "
                "it 6 processes or more",)
    return ()


def _if_more(judged, pages, missing):
    """No answer, in place of "not worth it", where many pages may be missing."""
    unseen = [function for function, more in missing.items() if more is None]
    more = sum(filter(None, missing.values()))
    if unseen:
        why = f"but nobody looked at {', '.join(unseen)}"
    elif more > MISSING * sum(sum(of_runs.values()) for of_runs in pages.values()):
        why = f"but {figures.counted(more, 'page')} more may have been"
    else:
        return {}
    return {"answer": savings.CANNOT_TELL, "sentence": f"{judged['sentence']}; {why}"}


def _of_this_cpu(judged, name):
    """The verdict on the class NAME, unless this CPU, which replayed, is of another one."""
    here = _class(environments.cpu_flags())
    if judged["answer"] == savings.CANNOT_TELL or here == name:
        return judged
    judged |= {"answer": savings.CANNOT_TELL, "sentence":
               f"{judged['sentence']}; but that is by a CPU that has {here or 'no fast strings'}, "
               f"and the captured one has {name}: replay on such a one"}
    return judged


def _told(estimate):
    return figures.estimate(estimate.as_dict()) if estimate else None


def _class(flags):
    """One of CLASSES, all of which have fast strings; or None."""
    return next((name for name, needs in replay_run.CLASSES.items()
                 if {*needs} <= {*flags} and {"erms", "rep_good"} & {*flags}), None)


def _sum(estimates):
    """The sum, whose interval adds up the ends: all may err one way."""
    return stats.Estimate(*(sum(getattr(one, end) for one in estimates)
                            for end in ("value", "low", "high")), estimates[0].samples,
                          min(one.confidence for one in estimates))
