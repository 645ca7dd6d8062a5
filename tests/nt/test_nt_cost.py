# SPDX-License-Identifier: GPL-2.0-only
"""`tare nt cost`: each instruction is of a term, the law predicts, and the tables say so."""

from collections import Counter

import pytest

from tare import environment, result
from tare.counting import counted
from tare.counting.simulation import Simulation
from tare.counting.symbols import Function
from tare.errors import TareError
from tare.experiments.nt import bench
from tare.experiments.nt.cost import figures, law, profile, read, run as cost_run, terms, verbs

DIRECT, SERVER, NTOBJ = cost_run.DIRECT, cost_run.SERVER, cost_run.NTOBJ
TRAP, ECHO = cost_run.TRAP, cost_run.ECHO
SPREAD = [-3, -2, -1, 0, 1, 2, 3, 4]


def case(name, net, **more):
    """A case of nt-cost whose nets are NET, a number a round; its overhead is 3."""
    return {"name": name, "what": f"to {name}", "raw": [one + 3 for one in net],
            "overhead": [3] * len(net), "raw_ticks": [9] * len(net),
            "overhead_ticks": [3] * len(net), **more}


def run_of(*cases):
    """A process."""
    document = {"tool": "nt-cost", "version": 3, "front": "server", "awake": False,
                "clock": "sundial", "operations": 100, "cases": list(cases),
                "rounds": len(cases[0]["raw"])}
    return read.Run(document, {one["name"]: one for one in cases})


def samples(*nets):
    """Times of setting an event by the direct call, a net each process."""
    return figures.times({DIRECT: [run_of(case("set", [net] * 3)) for net in nets]})


def new_document():
    return result.document("nt.cost", environment.of_host())


def test_times_are_without_their_overhead_and_none_below_its_floor_is_told():
    made = samples(*(100 + one for one in SPREAD))
    assert {name: one.value for name, one in made.figures(DIRECT, "set").items()
            if name in ("raw", "overhead", "net")} == {"raw": 103.5, "overhead": 3, "net": 100.5}
    assert (made.over, made.unit) == (result.PROCESSES, "ns")
    assert figures.cell(made, DIRECT, "set").startswith("100.5 [")
    single = samples(100)
    assert single.over == result.ROUNDS and len(single.net(DIRECT, "set")) == 3
    assert figures.cell(samples(*SPREAD), DIRECT, "set") == "below the noise floor"
    assert figures.cell(made, DIRECT, "reset") is None


def test_times_here_make_a_result():
    steps = [DIRECT, ECHO, SERVER]
    taken = figures.times(cost_run.here(steps, ("set", "mutex"), verbs.words_of(20, 3), 2))
    document = new_document()
    figures.fill(document, taken)
    result.validate(document, "x")
    assert [one["name"] for one in document["measurements"]] == [
        f"nt.cost.ns.{step.name}.{operation}" for step in steps for operation in ("set", "mutex")]
    # the server's way is thousands of ns, and the core's some
    server, direct = (taken.figures(step, "set")["net"].value for step in (SERVER, DIRECT))
    assert server > 10 * direct


# ---- instructions by function


class Symbols(dict):
    """{number: (function, module)}, functions of 16 bytes."""

    def at(self, address):
        return address >> 4 in self and Function(*self[address >> 4], address & ~15,
                                                 address | 15) or None


def span_of(executed):
    return counted.Span("B", executed, 0, 0, 2, 4)


def report(*spans, cells):
    """A report in which each node is a task's of the span of its number."""
    made = counted.Counted()
    for number, executed in enumerate(spans, 1):
        made.spans.append(span_of(executed))
        made.nodes.add(number, 0, 7, 0, 7, number - 1)
    made.blocks = {1: counted.Block(16, 20, (0, 4, 16)), 2: counted.Block(32, 8, (0, 4)),
                   3: counted.Block(48, 16, (0, 4, 8, 12))}
    made.cells = [counted.Cell(*one) for one in cells]
    return made


def test_instructions_are_of_their_functions_and_spans():
    """A block may go on in the next function, and end early: then its last are fewer. One that is
    missing is no figure."""
    names = Symbols({1: ("do_syscall_64", ""), 2: ("strange", "")})
    first, second = profile.of_spans(report(20, 8, cells=[
        (1, 0, 1, 6, 0), (1, 1, 5, 14, 0), (2, 2, 3, 6, 2)]), names)
    assert (first.user, second.user) == (6, 0)
    assert first.functions == {("do_syscall_64", ""): 10, ("strange", ""): 4}
    assert second.functions == {("strange", ""): 8}
    assert not first.calls + second.calls
    with pytest.raises(TareError, match="1 of 7 instructions are of no function"):
        profile.of_spans(report(7, cells=[(1, 0, 1, 6, 0)]), names)


@pytest.mark.parametrize("waker", ["try_to_wake_up", "dequeue_task_fair"])
def test_a_lock_is_counted_where_a_module_takes_it_and_charged_to_what_switches_or_wakes(waker):
    """What interrupts is no function of an operation."""
    names = Symbols({1: ("anything", "ntsync"), 2: ("__schedule", ""), 3: ("_raw_spin_lock", ""),
                     4: (waker, "")})
    made = report(29, cells=[(3, 3, 2, 8, 0), (5, 3, 2, 8, 0), (8, 3, 2, 8, 0), (9, 3, 1, 4, 1)])
    made.nodes = counted.Nodes()
    for number, (parent, target, kind) in enumerate([
            (0, 0, "call"), (1, 16, "call"), (2, 48, "call"), (1, 32, "call"), (4, 48, "call"),
            (2, 64, "call"), (6, 32, "call"), (7, 48, "call"), (2, 48, "interrupt")], 1):
        made.nodes.add(number, parent, 7, counted.KINDS.index(kind), 0, target)
    span, = profile.of_spans(made, names)
    assert span.functions == {("_raw_spin_lock", ""): 8, ("__schedule", ""): 16,
                              (profile.INTERRUPTS, ""): 5}
    assert (span.calls["lock"], span.waking) == (2, 8)


def counted_case(ticks):
    run = run_of(case("set", [1], raw_ticks=[ticks], overhead_ticks=[50]))
    spans = [profile.Span(span_of(1000), 0, Counter({
        ("do_syscall_64", ""): 300, ("common_file_perm", ""): 100, ("_raw_spin_lock", ""): 100,
        ("anon_pipe_write", ""): 100, ("copy_page_from_iter", ""): 100, ("strange", "x"): 200,
        ("a", "tare_ntobj"): 100}),
        Counter({"wake": 200})), profile.Span(span_of(0))]
    return profile._rounds(run, iter(spans), ())


def test_a_round_is_what_both_clocks_counted():
    (one,), = counted_case(1050).values()
    assert one.net == 10 == sum(one.terms.values())
    assert {term: count for term, count in one.terms.items() if count} == {
        "entry": 3, "LSM": 1, "locks": 1, "pipes": 1, "copying": 1, "other": 2, "service": 1}
    assert (one.crossings, one.numbers["switch"], one.numbers["wake"]) == (0.04, 0.02, 2)
    with pytest.raises(TareError, match="1000 instructions were counted, and 1001 ticks"):
        counted_case(1051)


# ---- the law

KNOWN = {"ioctl": 500, "ioctl's hooks": 200, "call": 1300, "call's hooks": 90, "copy": 140,
         "lock": 40, "room": 0, "futex": 0, "page": 0, "switch": 1500, "wake": 2000, "byte": 1}
OPERATIONS = [f"op{number}" for number in range(8)] + ["set"]


def one_of(constants, service=0, crossings=0, **numbers):
    """A Round of an operation that costs what the law says."""
    numbers = dict.fromkeys(constants, 0) | numbers
    cost = {kind: constants[kind] * number for kind, number in numbers.items()}
    by_term = dict.fromkeys(terms.TERMS, 0) | {
        "LSM": cost.pop("ioctl's hooks") + cost.pop("call's hooks"),
        "switch": cost.pop("switch") + cost["wake"], "user": service}
    waking = cost.pop("wake")
    by_term["entry"] = sum(cost.values())
    return profile.Round(sum(by_term.values()) + 3, 3, by_term, waking,
                         {("do_syscall_64", ""): by_term["entry"], ("strange", ""): 0},
                         crossings or numbers["ioctl"] + numbers["call"], numbers, {"Bc": 9})


def ioctls(number, **more):
    return {"ioctl": number, "ioctl's hooks": number, **more}


def profile_of(constants, more=0):
    """Operations by the law; MORE is what each of ntobj's takes beside it."""
    rounds = {step: {} for step in (DIRECT, TRAP, NTOBJ, ECHO, SERVER)}
    for number, name in enumerate(OPERATIONS):
        asked, service = 1 + number % 2, 100 + 30 * number
        pipes = {"call": 5 * asked, "call's hooks": 4 * asked, "switch": 2 * asked,
                 "wake": asked + number % 3 % 2}
        rounds[DIRECT][name] = [one_of(constants, service)]
        rounds[TRAP][name] = [one_of(constants, **ioctls(asked))]
        rounds[NTOBJ][name] = [one_of(constants, service + more, **ioctls(
            asked, copy=number % 4, lock=number % 5, byte=9 * number))]
        rounds[ECHO][name] = [one_of(constants, **pipes)]
        rounds[SERVER][name] = [one_of(constants, service, **pipes)]
    return profile.Profile(rounds, {name: f"to {name}" for name in OPERATIONS})


def without_a_half(made):
    """The same, but that the operations which are predicted cost anything."""
    for of in (TRAP, NTOBJ, ECHO, SERVER):
        for name in set(OPERATIONS) - set(law.half(OPERATIONS)):
            made.rounds[of][name] = [one_of(KNOWN, 9e9, **dict.fromkeys(KNOWN, 1))]
    return made


def test_constants_are_found_again_on_half_of_the_operations():
    found = law.fitted(profile_of(KNOWN))
    # what none asks for is any number
    assert {kind: found[kind] for kind, of in KNOWN.items() if of} == pytest.approx(
        {kind: of for kind, of in KNOWN.items() if of}, rel=1e-3)
    assert law.fitted(without_a_half(profile_of(KNOWN))) == found


def test_another_kernel_is_measured_by_half_of_two_steps_alone():
    """There a switch costs twice as much as on the first, and waking does not."""
    other = KNOWN | {"ioctl": 600, "ioctl's hooks": 250, "call": 1100, "call's hooks": 70,
                     "switch": 3000, "wake": 1900}
    assert law.of_kernel(KNOWN, profile_of(KNOWN), without_a_half(profile_of(other))) == \
        pytest.approx(other)


def test_errors_are_told_and_those_beyond_are_marked():
    """What no constant explains is an error of each operation, of which none has its own."""
    made = profile_of(KNOWN, more=100)
    found = law.errors(KNOWN, made, {}, fitting=True)
    of_ntobj = [one for one in found if one.step == NTOBJ]
    assert {one.step for one in found} == {NTOBJ, ECHO, SERVER}
    assert [one.operation for one in of_ntobj if one.part] == law.half(OPERATIONS)
    assert all(one.measured - one.predicted == pytest.approx(100) for one in of_ntobj)
    assert all(one.beyond == (not one.part and 100 / one.measured > 0.05) for one in of_ntobj)
    assert not any(one.beyond for one in found if one.step == SERVER)
    constants, table = figures.law_tables({"x": KNOWN}, {"x": found})
    assert table["rows"][1] == ["ntobj", "op1", f"{of_ntobj[1].percent:+.1f}!"]
    beyond = sum(one.beyond for one in found)
    assert f"{beyond} do not, and have an exclamation mark" in table["notes"][0] and beyond
    assert ["copy", 140] in constants["rows"]
    bare = law.without_lsm(KNOWN)
    assert not any(one.beyond for one in law.errors(bare, profile_of(bare), {}))


def test_what_does_not_cross_is_its_own_service_and_so_is_ntsyncs():
    made = profile_of(KNOWN)
    made.rounds[cost_run.THREADS] = {cost_run.ALONE: [one_of(KNOWN, 700)],
                                     cost_run.HAND_OVER: [one_of(KNOWN, 800, 2, futex=2)]}
    made.rounds[cost_run.NTSYNC] = {"set": [one_of(KNOWN, 999, **ioctls(1))]}
    made.what.update(alone="", **{cost_run.HAND_OVER: ""})
    assert law.service(made, cost_run.THREADS, cost_run.HAND_OVER) == 700
    own = law.of_ntsync(KNOWN, made)
    assert own == {"set": 999}
    one, = (one for one in law.errors(KNOWN, made, own, measured=[cost_run.NTSYNC])
            if one.step == cost_run.NTSYNC)
    assert (one.part, one.predicted) == ("measured", one.measured)


# ---- tables

def test_a_table_adds_up_and_names_what_is_other(monkeypatch):
    monkeypatch.setattr(profile.Profile, "condition", "exact")
    made = profile_of(KNOWN)
    made.rounds[NTOBJ]["op0"][0].functions["strange", ""] = 7
    document = new_document()
    figures.fill(document, made)
    result.validate(document, "x")
    by_front, ntobj, server = document["tables"]
    assert by_front["columns"] == ["operation", "direct", "ntobj", "server",
                                   "server over ntobj"]
    assert by_front["rows"][0] == ["op0", 100, 800, 11960, 15]
    assert all(sum(row[1:-1]) == row[-1] for row in ntobj["rows"] + server["rows"])
    assert ntobj["rows"][0][-1] == 800
    assert "other: at most 7.0 strange." in ntobj["notes"]
    assert not any("differ" in note for note in by_front["notes"])
    made.rounds[SERVER]["op1"] = [one_of(KNOWN, 500), *made.rounds[SERVER]["op1"] * 5]
    assert figures.by_front(made)["notes"][-1] == ("Medians of rounds that differ by more than 1 % "
                                                   "(--json has the intervals): server op1.")
    events = figures.events_table(made, Simulation(cache=False, branch=True))
    assert events["rows"][0] == [DIRECT.title, "op0", 100, 9]


def test_on_two_cpus_the_value_of_most_samples_is_told():
    """Of ticks, in an operation that somebody else answers."""
    ticks = {"raw_ticks": [1000, 800, 800, 600], "overhead_ticks": [100] * 4}
    run = run_of(*(case(name, [1, 2, 3, 4], **ticks) for name in ("set", cost_run.HAND_OVER)))
    document = new_document()
    figures.fill_repeatable(document, {NTOBJ: run, SERVER: run})
    result.validate(document, "x")
    assert [(one["raw"]["value"], one["overhead"]["value"], one["net"]["value"])
            for one in document["measurements"]] == [(8, 1, 7)] * 3
    table, = document["tables"]
    assert table["rows"] == [[f"{title}: {name}", 7, "2 of 4", 5, 9] for title, name in (
        ("ntobj", "hand-over"), ("server", "set"), ("server", "hand-over"))]


def test_bench_tells_ratios_with_their_spread_and_judges_some(monkeypatch):
    monkeypatch.setattr(profile.Profile, "condition", "exact")
    counts = {NTOBJ: {"set": [110] * 7, "create": [50]},
              cost_run.NTSYNC: {"set": [100] * 7, "create": [100]},
              SERVER: {"set": [1870, 1969, 1980, 1980, 1991, 2002, 2090]}}
    document = new_document()
    bench.add(document, profile.Profile(
        {step: {name: [one_of(KNOWN, one) for one in rounds] for name, rounds in of.items()}
         for step, of in counts.items()}, {"set": "to set", "create": "to create"}))
    result.validate(document, "x")
    assert document["tables"][0]["rows"] == [["set", "1.1", "18 [17, 19]"], ["create", "0.5", None]]
    found = {one["name"]: one for one in document["measurements"]}
    assert {name: one["raw"]["value"] for name, one in found.items()} == pytest.approx({
        "nt.ntobj_over_ntsync.set": 1.1, "nt.ntobj_over_ntsync.create": 0.5,
        "nt.server_over_ntobj.set": 18})
    assert [name for name, one in found.items() if "goal: at most 1.1" in one["conditions"]] == [
        "nt.ntobj_over_ntsync.set"]
