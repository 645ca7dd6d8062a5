# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy verdict`: what share the copies have, and what another routine would save."""

from tare import environment, figures, inputs, machine_options, output_options, result
from tare.counting import simulation
from tare.errors import UsageError
from tare.experiments.memcpy import dose as memcpy_dose, figures as memcpy_figures, published
from tare.experiments.memcpy.calls import verbs as calls_verbs
from tare.experiments.memcpy.read import names as memcpy_names
from tare.experiments.memcpy.replay import run as replay_run, verbs as replay_verbs
from tare.experiments.memcpy.verdict import cost, figures as savings, pages
from tare.experiments.memcpy.read.load import load, read_capture
from tare.experiments.memcpy.verdict.figures import judge

THRESHOLD_PERCENT = 1.0
# More calls than this without a cost, and the total says too little.
UNCOVERED_PERCENT = 1.0


def add_parser(commands):
    parser = commands.add_parser(
        "verdict", examples=("tare memcpy verdict memcpy.profile",
                             "tare memcpy verdict memcpy.profile --html verdict.html"),
        help="the share of the copies, and what each routine would save",
        description="Say whether another copy routine is worth it: the calls' share of the "
                    "captured time, times what each routine saves when the same calls are "
                    "replayed.")
    parser.add_argument("capture", metavar="PROFILE|TRACE", type=inputs.Input,
                        help="the capture to replay")
    parser.add_argument("--cost", metavar="PROFILE", type=inputs.Input,
                        help="the capture with timed calls (record --cost-every), of the same work "
                             "(default: the first)")
    parser.add_argument("--replay", metavar="RESULT", type=inputs.Input,
                        help="a result of `tare memcpy replay` or of the demo (default: replay "
                             "now)")
    parser.add_argument("--dose", metavar="RESULT", type=inputs.Input,
                        help="a result of `tare memcpy dose` of the same command: how much of the "
                             "share is run time")
    parser.add_argument("--in-use", metavar="ROUTINE", default=None,
                        help="the routine that the kernel uses on this CPU (default: from the "
                             "capture's kernel and this CPU)")
    parser.add_argument("--pages", action="store_true",
                        help="of the pages that were copied and cleared: replay the kernel's ways "
                             "to do it, and judge them for each class of CPUs")
    add_threshold(parser)
    machine_options.add(parser, "replay in this machine")
    parser.add_argument("--exact", action="store_true",
                        help="with --machine: count instructions in the replay")
    replay_verbs.add_options(parser)
    output_options.add(parser)
    parser.set_defaults(run=run, default=parser.get_default)


def run(arguments):
    refuse_threshold(arguments)
    if arguments.pages:
        return _pages(arguments)
    choice, repeat = calls_verbs.chosen(arguments), replay_verbs.repetition(arguments)
    simulated = simulation.asked(arguments)
    timed = load(arguments.cost or arguments.capture)
    if cost.base(timed.header).basis != cost.NONE and not (
            timed.observed.executed and not choice.subset.sizes):
        cost.refuse_untimed(timed)  # before the replay, which takes its time
    in_use = arguments.in_use or replay_run.routine_of_capture(timed.header)
    replayed, subset = None, choice.subset
    if arguments.replay:
        _refuse(arguments, (*_REPLAYED, *_WHERE), "is an option of a new replay, and --replay "
                "gives an earlier one: leave one of them out")
        replayed = result.read(arguments.replay)
        subset = savings.replayed(replayed)[0]
    given = arguments.dose and memcpy_dose.slopes(
        result.read(arguments.dose), timed.header, cost.base(timed.header).unit, subset)
    if not replayed:
        replayed = replay_verbs.replay(read_capture(arguments.capture), choice,
                                       replay_verbs.memreplay_words(arguments, in_use), (in_use,),
                                       arguments.machine,
                                       arguments.exact, repeat, simulated=simulated).document
    return verdict(timed, replayed, in_use, arguments.threshold, given)


def _pages(arguments):
    """The verdict on pages, for which no call is chosen and no earlier result stands."""
    _refuse(arguments, (*_REPLAYED, "cost", "replay", "dose", "in_use"),
            "goes not with --pages, which replays pages alone, each in all ways: leave one of them "
            "out")
    profile = load(arguments.capture)
    document = result.document("memcpy.verdict", environment.of_capture(profile.header),
                               environment.host_facts())
    cpu = [] if arguments.cpu is None else [f"--cpu={arguments.cpu}"]

    def once(preparation, words):
        made, raw = replay_verbs.replay_once(preparation, words + cpu, arguments.machine, False,
                                             replay_verbs.repetition(arguments))
        return made["environment"], raw

    pages.verdict(document, profile, once, arguments.threshold)
    return document


# options that say which calls are replayed and how, and those that say where and how often
_REPLAYED = (*calls_verbs.NAMES, "implementations", "impl", "regime", "passes", "exact", "cache",
             "branch", "tlb")
_WHERE = "machine", "cpu", "rounds", "processes", "seed"


def _refuse(arguments, names, why):
    """UsageError for the first option of NAMES that was given."""
    for name in names:
        if getattr(arguments, name) != arguments.default(name):
            raise UsageError(f"--{name.replace('_', '-')} {why}")


def add_threshold(parser):
    """The option that every verdict has."""
    parser.add_argument("--threshold", type=float, metavar="PERCENT", default=THRESHOLD_PERCENT,
                        help="smallest worthwhile saving, in percent (default: %(default)s)")


def refuse_threshold(arguments):
    """UsageError for one that no saving can have."""
    if not 0 < arguments.threshold <= 100:
        raise UsageError(f"--threshold {arguments.threshold:g}: must be a percentage above 0, at "
                         "most 100")


def verdict(timed, replayed, in_use, threshold=THRESHOLD_PERCENT, given=None):
    """The result document of the verdict.

    timed: Profile with cost lines. replayed: result document of a replay of the same calls. given:
    what dose.slopes() found of the same command.
    """
    document = result.document("memcpy.verdict", environment.of_capture(timed.header),
                               environment.host_facts())
    add_verdict(document, timed, replayed, in_use, threshold, given)
    return document


def add_verdict(document, timed, replayed, in_use, threshold=THRESHOLD_PERCENT, given=None):
    """Add cost, share, savings and the sentence to a result."""
    base = cost.base(timed.header)
    subset, unit, routines = savings.replayed(replayed)
    counted = base.basis == cost.INSTRUCTIONS and timed.observed.executed and not subset.sizes
    once = None
    if counted:
        copies, once, doubts = *_add_counted(document, timed, base, subset), []
    else:
        copies, doubts = _add_cost(document, timed, base, subset)
    savings.take_over(document, replayed)
    comparable = unit == base.unit and base.basis != cost.NONE
    found = savings.add(document, routines, subset, in_use, copies if comparable else None, base)
    document["tables"] += [
        result.taken_over(table, replayed["environment"]) for table in (
            savings.absolute(routines, subset, unit, in_use),
            *(one for one in replayed["tables"] if one["name"].startswith(replay_verbs.EVENTS)))]
    savings.warn(document, base, routines, unit)
    _compare_cpus(document, replayed)
    document["lead"] = savings.lead(document, found, threshold)
    unmeasured = savings.unmeasured(unit, in_use) if comparable else None
    document["verdict"] = judge(base, subset.subject, copies, found, threshold, doubts,
                                unmeasured=unmeasured)
    if once:
        document["verdict"] = savings.agreed(document["verdict"], judge(
            base, subset.subject, once, found, threshold, unmeasured=unmeasured), once)
    document["verdict"]["reasons"] += [
        f"threshold: {threshold:g} % of {base.name}" if base.basis != cost.NONE
        else f"threshold: {threshold:g} % (there is no share)",
        f"in use: {in_use}"]
    if given:
        document["measurements"] += given
        document["lead"]["measurements"].append(given[0]["name"])
        document["verdict"]["reasons"].append(f"a dose: {memcpy_dose.told(given[0])}")
    elif base.basis != cost.NONE:
        document["verdict"]["reasons"].append(
            f"a share of {base.name} is none of the time that the command takes: `tare memcpy "
            "dose` measures that")
    reach = memcpy_figures.reach(timed.observed)
    if reach is not None:
        document["verdict"]["reasons"].append(
            f"of all bytes that the kernel copied or set, memcpy and memmove moved "
            f"{figures.number(reach)} %: a better memcpy touches no others")


def _add_counted(document, timed, base, subset):
    """Add what the capture itself has counted; returns the shares of the calls of SUBSET, as
    executed and with what rep repeats counted once."""
    executed = timed.observed.executed
    rows = {name: executed.get(name, (0, 0)) for name in timed.counts
            if name in memcpy_names.BY_NAME}
    document["tables"].append(cost.counted_table(rows, executed[memcpy_names.ALL], timed, base))
    shares = {}
    for name, names, title in (("memcpy.share", rows, "all tapped functions"),
                               ("memcpy.share.copies", subset.functions, subset.subject)):
        shares = cost.counted_shares([rows.get(one, (0, 0)) for one in names],
                                     executed[memcpy_names.ALL])
        document["measurements"] += [result.measurement(
            name + more, "percent", share, over=None, better="lower",
            title=f"share of {base.name}, {title}{said}", bar=(savings.shares(base), title + said),
            about={"what": "share", **subset.about()} if name.endswith("copies") and not more
            else None, conditions=[f"of {base.name} of the command, counted one by one"])
            for more, said, share in (("", "", shares[0]), (".once", _ONCE, shares[1]))]
    return shares


_ONCE = ", what rep repeats counted once"


def _add_cost(document, timed, base, subset):
    """Measure the cost; returns (share of the calls of SUBSET or None, doubts)."""
    if base.basis == cost.NONE:
        return None, []
    measured = cost.measure(timed)
    conditions = [f"{measured.timed} of {figures.counted(measured.calls, 'call')} timed where they "
                  "happened",
                  f"kernel {timed.header.text('kernel')}"]
    document["measurements"].append(result.measurement(
        "memcpy.cost", base.unit, measured.raw, overhead=measured.overhead, net=measured.net,
        over=result.CALLS, floor=measured.floor, below_floor=measured.below_floor, better="lower",
        title="cost of the captured calls", samples=measured.timed,
        published=_published_cost(base), conditions=conditions))
    document["tables"].append(_cost_table(measured, base))
    if measured.slow:
        document["warnings"].append(
            f"left out as interrupted, preempted or asleep: "
            f"{figures.counted(measured.slow, 'timed call')} (slower than "
            f"{cost.SLOW_NS // 1000} us and {cost.SLOW_NS_A_BYTE} ns a byte)")
    document["warnings"].append(
        f"{base.name} includes the capture's own work: the true share is a little larger")
    doubts = _uncovered(measured, "the calls, or of their cost, are of functions or sizes")
    if measured.below_floor:
        return None, ["the cost of the captured calls is below the noise floor", *doubts]
    part = _add_share(document, "memcpy.share", measured, base, "all tapped functions",
                      [*conditions, f"of {base.name}"])
    if part.value > 100:
        doubts.append("a share above 100 % is impossible: the timed calls are not typical")
    return _copies_share(document, timed, base, subset, doubts), doubts


def _uncovered(part, what):
    """A doubt, where too much of a Cost was taken from other calls."""
    return [f"{figures.number(part.doubtful)} % of {what} of which too few were timed"] \
        if part.doubtful > UNCOVERED_PERCENT else []


def _add_share(document, name, part, base, subject, conditions, about=None):
    """Add what a Cost is of the base; returns that."""
    share = cost.share_of(part.net, base.amount)
    document["measurements"].append(result.measurement(
        name, "percent", share, better="lower", samples=part.timed, over=result.CALLS, about=about,
        title=f"share of {base.name}, {subject}", bar=(savings.shares(base), subject),
        conditions=conditions))
    return share


def _published_cost(base):
    """2005: 70.5 s for 10,000 replays, so 7.05 ms for one run of the system."""
    figure = published.replay("all", "rep_movsl", base.unit)
    return figure and {**figure, "source": f"{figure['source']}, replayed"}


def _cost_table(measured, base):
    return {"name": "cost", "title": "Cost where the calls happened, net, by function and size",
            "columns": ["function", "bytes", "calls", "timed", f"{base.unit} a call"],
            "rows": [[one.function, _sizes(one), one.calls, one.timed,
                      figures.estimate(net.as_dict())] for one, net in measured.strata]}


def _sizes(stratum):
    high = "" if stratum.high >= memcpy_names.OPEN else figures.number(stratum.high)
    return f"{figures.number(stratum.low)}-{high}"


def _copies_share(document, timed, base, subset, doubts):
    """The share of what another copy routine can change: of the very calls that were replayed."""
    part = cost.measure_part(timed, subset)
    if part is None:
        doubts.append(f"too few calls {subset.subject.removeprefix('calls ')} were timed"
                      if subset.sizes else f"too few calls of {subset.subject} were timed")
        return None
    doubts += [] if doubts else _uncovered(
        part, "these calls, or of their cost, are of a class that a limit cuts (they end at 16, "
        "32, 64, ...), or of sizes")
    if part.below_floor:
        doubts.append(f"the cost of {subset.subject} is below the noise floor")
        return None
    return _add_share(document, "memcpy.share.copies", part, base, subset.subject,
                      [f"of {base.name}", "what another copy routine can change"],
                      about={"what": "share", **subset.about()})


def _compare_cpus(document, replayed):
    if document["environment"]["machine"] == replayed["environment"]["machine"]:
        return
    captured = document["environment"]["cpu_model"]
    other = replayed["environment"]["cpu_model"]
    if captured != other:
        document["warnings"].append(f"captured on {captured}, replayed on {other}: what a routine "
                                    "saves may differ between them")
