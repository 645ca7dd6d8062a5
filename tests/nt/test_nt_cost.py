# SPDX-License-Identifier: GPL-2.0-only
"""`tare nt cost`: steps are compared, predicted and counted as the tables say."""

import json
import subprocess
from contextlib import contextmanager, nullcontext
from pathlib import Path

import pytest

from tare import environment, result
from tare.errors import CannotHere, FormatError
from tare.experiments.nt import bench
from tare.experiments.nt.cost import counts, figures, published, read, run as cost_run, verbs

DIRECT, ECHO, SERVER = cost_run.DIRECT, cost_run.ECHO, cost_run.SERVER
AWAKE, ASLEEP, WINE = cost_run.AWAKE, cost_run.ASLEEP, cost_run.WINE
HAND_OVER = cost_run.HAND_OVER
SPREAD = [-3, -2, -1, 0, 1, 2, 3, 4]


def around(middle, by=1):
    return [middle + by * one for one in SPREAD]


def case(name, net, **more):
    """A case of nt-cost whose nets are NET, a number a round; its overhead is 3."""
    return {"name": name, "what": f"to {name}", "asked": 100, "requests": 1, "switches": 1,
            "server_switches": 1, "raw": [one + 3 for one in net], "overhead": [3] * len(net),
            "each": None, **more}


def run_of(*cases):
    """A process."""
    document = {"tool": "nt-cost", "version": 1, "front": "server", "asks": 0, "answers": 0,
                "awake": False, "clock": "sundial", "operations": 100, "cases": list(cases),
                "rounds": len(cases[0]["raw"]), "left_out": {}}
    return read.Run(document, {one["name"]: one for one in cases})


def samples(nets, exact=False, **more):
    """Samples of {Step: {operation: [net of each process]}}; MORE: of every case."""
    return figures.Samples(
        {step: [run_of(*(case(name, [net[number]] * 3, **more)
                         for name, net in operations.items()))
                for number in range(len(next(iter(operations.values()))))]
         for step, operations in nets.items()}, exact)


# ---- documents

@pytest.mark.parametrize("changes, step, said", [
    ({}, SERVER, ""),
    ({"front": "win32"}, WINE, ""),
    ({"front": "win32"}, SERVER, "front is 'win32', not 'server'"),
    ({"awake": True}, SERVER, "awake is True, not False"),
    ({"rounds": 3}, SERVER, "set has 2 raw samples of 3 rounds"),
    ({"tool": "x"}, SERVER, "not a document of nt-cost"),
])
def test_other_documents_are_refused(tmp_path, changes, step, said):
    path = tmp_path / "x.json"
    path.write_text(json.dumps(run_of(case("set", [1, 2])).document | changes))
    with pytest.raises(FormatError, match=said) if said else nullcontext():
        assert read.read(path, step).cases["set"]["asked"] == 100


# ---- figures

def new_document():
    return result.document("nt.cost", environment.of_host())


def test_the_overhead_is_subtracted_process_by_process():
    made = samples({SERVER: {"set": around(100)}})
    found = made.figures(SERVER, "set")
    assert {name: one.value for name, one in found.items() if name in ("raw", "overhead", "net")} \
        == {"raw": 103.5, "overhead": 3, "net": 100.5}
    assert (made.over, made.unit) == (result.PROCESSES, "ns")
    single = samples({SERVER: {"set": [100]}})
    assert single.over == result.ROUNDS and len(single.net(SERVER, "set")) == 3


def test_what_is_below_its_floor_is_not_told():
    made = samples({DIRECT: {"set": around(0)}})
    assert figures.cell(made, DIRECT, "set") == "below the noise floor"
    assert figures.cell(made, DIRECT, "reset") is None
    more = samples({DIRECT: {"set": around(90)}})
    assert figures.cell(more, DIRECT, "set").startswith("90.5 [")
    # rounds of an exact machine differ by what interrupts them: of a server by percents
    made = samples({SERVER: {"set": [17800, 17870, 18800, 17880, 17840, 17890, 17875],
                             "reset": [90] * 7}}, exact=True)
    assert figures.cell(made, SERVER, "set") == "17,875 [17,800, 18,800]"
    assert figures.cell(made, SERVER, "reset") == "90"


def test_the_trap_is_said_to_have_hooks_in_it():
    made = samples({DIRECT: {"set": around(10)}, cost_run.TRAP: {"set": around(630)}})
    table, _ = figures.decomposition(made)
    assert "security modules (LSM)" in " ".join(table["notes"])


# ---- checks

@pytest.mark.parametrize("server, left", [(110, 0), (150, 40.5), (70, -39.5)])
def test_what_is_left_is_said(server, left):
    """A prediction within what was measured is explained."""
    made = samples({DIRECT: {"set": around(10, 0)}, ECHO: {"set": around(100, 0)},
                    SERVER: {"set": around(server)}})
    one, = figures.server(made)
    assert one.predicted.value == 110 and one.explained is not bool(left)
    if not left:
        return
    assert one.difference.value == left
    document = new_document()
    figures.fill(document, made)
    table, = (one for one in document["tables"] if one["name"] == "nt.cost.ns.checks")
    assert table["rows"][0][-1].startswith(f"{left:g} [")
    assert any("of 1 predictions 1 lie outside of what was measured (set)" in said
               for said in document["warnings"])
    result.validate(document, "x")


def test_leaving_idle_is_added_for_each_sleep():
    """A round trip without a service costs 60 more asleep, and has two sleeps: 30 each."""
    nets = {AWAKE: {"set": around(200, 0), HAND_OVER: around(1, 0)},
            ASLEEP: {"set": around(260), HAND_OVER: around(1, 0)},
            cost_run.WAKE_AWAKE: {HAND_OVER: around(40, 0)},
            cost_run.WAKE_ASLEEP: {HAND_OVER: around(100, 0)}}
    made = samples(nets)
    for step in (cost_run.WAKE_AWAKE, cost_run.WAKE_ASLEEP):
        for run in made.taken[step]:
            run.cases[HAND_OVER]["switches"] = 2
    one, = figures.asleep(made)
    # client and server sleep once each
    assert one.operation == "set" and one.predicted.value == 260 and one.explained


def test_wine_is_predicted_from_its_requests():
    made = samples({SERVER: {"mutex": around(80, 0)}, WINE: {"mutex": around(150)}}, requests=2)
    one, = figures.wine(made, {"mutex": 3.0})
    assert one.predicted.value == 120 and one.difference.value == 30.5 and not one.explained
    # what Wine does itself is no fault of the prediction
    document = new_document()
    figures.fill(document, made, {"mutex": 3.0})
    assert document["warnings"] == []


# ---- hand-overs

def test_percentiles_are_of_all_processes_and_as_far_as_samples_go():
    def each(high):
        return {"count": 500, "empty_ns": 20, "buckets": [[high - 1, high, 500]]}

    made = samples({SERVER: {HAND_OVER: around(100)}})
    for number, run in enumerate(made.taken[SERVER]):
        run.cases[HAND_OVER]["each"] = each(10 + number // 4)
    table = figures.hand_over_table(made, [cost_run.NTOBJ_STEP, cost_run.SPIN])
    row = dict(zip(table["columns"], table["rows"][0], strict=True))
    assert (row["p50"], row["p90"], row["p99.9"], row["timing"]) == (10, 11, None, 20)
    assert row["p99"] == 11
    # what stands empty says by which command it is filled
    assert table["rows"][1:] == [["3 ntobj: not timed here", *[None] * 10]]
    assert any("tare nt cost --machine" in note for note in table["notes"])


# ---- a second CPU, and 2010

def of_2010(server, kernel, hand_over=(40, 10)):
    operations = ("open-file", "open-key", "set-value", "get-value", "message")
    return samples({SERVER: {**dict.fromkeys(operations, [server]), HAND_OVER: [hand_over[0]]},
                    cost_run.NTOBJ_STEP: {**dict.fromkeys(operations, [kernel]),
                                          HAND_OVER: [hand_over[1]]}}, exact=True)


def test_what_one_cpu_does_not_give_is_left():
    """2010's messages took 8.27 times as long: of that, 3 is had, and 2.8 times is left."""
    said = " ".join(published.said(None, of_2010(200, 10)))
    assert "nothing is left for a second CPU to explain" in said
    assert "is left to explain." not in said
    said = list(published.said(None, of_2010(30, 10, (30, 10))))
    assert "messages: one CPU gives 3.0; 2.8 times that is left to explain." in said
    assert list(published.said(None, None)) == [
        "Without tare_ntobj's instructions nothing follows: give `tare nt cost --exact`."]


def test_an_operation_hands_over_once():
    """Which is half of a round trip."""
    assert published.on_one_cpu(of_2010(200, 10), ("message",), True) == (200 + 20) / (10 + 5)


def test_a_host_with_others_on_it_is_told():
    assert list(verbs._of_load(None)) == list(verbs._of_load(0.2)) == []
    said, = verbs._of_load(5.64)
    assert said.startswith("the load was 5.6 before: ")


# ---- counts

def test_requests_of_wine_are_told_from_replies():
    log = (b'0024: event_op( handle=0050, op=2 )\n0024: event_op() = 0 { state=0 }\n'
           b'0028: select( flags=2, cookie=0 )\n0028: select() = PENDING { }\n'
           b'0028: get_key_value( hkey=0044, name=L"a() = 1" )\n0020: *wakeup* signaled=0\n'
           b'0024: close_handle( handle=0004 )\n')
    assert len(counts._REQUEST.findall(log)) == 4


def test_requests_of_wine_are_without_what_opens_an_operation(monkeypatch):
    """wait-64 makes 64 objects and closes them, which are no waits."""
    opens = {"set": 2, "wait-64": 128}

    @contextmanager
    def wine_on(_, log):
        def run(*words, cwd, **_):
            operation, asked = words[1], 5 * int(words[3])
            log.write(b"0024: event_op( handle=0050, op=2 )\n"
                      * (1300 + opens[operation] + asked))
            log.flush()
            (Path(cwd) / words[-1]).write_text(json.dumps({"cases": [{"asked": asked}]}))
            return subprocess.CompletedProcess(words, 0)

        yield run

    monkeypatch.setattr(cost_run, "wine_on", wine_on)
    assert counts._requests(["set", "wait-64"]) == {"set": 1, "wait-64": 1}


def test_what_a_longer_run_has_more_of_is_the_operations(monkeypatch):
    runs = {counts.SHORT: counts._Seen({"lost": 1, "read": 250, "close": 50}, 100),
            counts.LONG: counts._Seen({"lost": 3, "read": 2250, "close": 50}, 1100)}
    monkeypatch.setattr(counts, "_run", lambda step, operation, instrument, n: runs[n])
    assert counts._per_operation(SERVER, "set", "syslat") == {
        "lost": 0.002, "read": 2, "close": 0}


def test_counts_that_cannot_be_had_are_told(monkeypatch):
    def cannot(*_):
        raise CannotHere("not allowed")

    monkeypatch.setattr(counts, "_run", cannot)
    warnings = []
    table = counts.table(samples({SERVER: {"set": around(9)}}), warnings)
    assert table["rows"] == []
    assert warnings == ["system calls, switches and wake-ups were not counted: not allowed"]


# ---- words

def test_steps_of_two_threads_are_left_out_where_others_are_asked_for():
    assert all(not step.only for step in cost_run.wanted(cost_run.TIMED, ("set",)))
    assert cost_run.SPIN in cost_run.wanted(cost_run.TIMED, (HAND_OVER,))
    assert cost_run.wanted(cost_run.TIMED, ()) == list(cost_run.TIMED)


# ---- here

def test_steps_here_make_a_result():
    """A few of them, once more counted by the instruments of latency."""
    steps = [DIRECT, ECHO, SERVER]
    made = cost_run.here(steps, ("set", "mutex"), verbs.words_of(20, 3), 2)
    taken = figures.Samples(made, False)
    document = new_document()
    figures.fill(document, taken)
    document["tables"].append(counts.table(taken, document["warnings"]))
    document["tables"] += published.tables(taken, None)
    result.validate(document, "x")
    names = [one["name"] for one in document["measurements"]]
    assert names == [f"nt.cost.ns.{step.name}.{operation}" for step in steps
                     for operation in ("set", "mutex")]
    # the server's way is thousands of ns, and the core's some
    assert taken.estimate(SERVER, "set").value > 10 * taken.estimate(DIRECT, "set").value


def test_an_operation_counted_from_outside():
    """A request is five system calls of client and server; both switch, each time."""
    made = figures.Samples(cost_run.here([SERVER], ("mutex",), verbs.words_of(20, 1), 1), False)
    warnings = []
    table = counts.table(made, warnings)
    if warnings:
        pytest.skip(warnings[0])
    row, = (dict(zip(table["columns"], row, strict=True)) for row in table["rows"])
    assert row["requests"] == 2
    assert row["system calls"] == pytest.approx(10, abs=0.1)
    assert row["system calls, by name"].startswith("4 writev, 2 epoll_wait, 2 read, 2 readv")
    assert row["switches"] == pytest.approx(4, rel=0.1)


# ---- bench

def benched(nets):
    document = result.document("bench", environment.of_host())
    bench.add(document, samples(nets, exact=True), "exact")
    return document


def test_bench_tells_ratios_with_their_spread_and_judges_some():
    spread = benched({cost_run.NTOBJ_STEP: {"set": [100] * 7},
                      SERVER: {"set": [1700, 1790, 1800, 1800, 1810, 1820, 1900]}})
    assert spread["tables"][0]["rows"] == [["set", None, "18 [17, 19]"]]
    document = benched({cost_run.NTOBJ_STEP: {"set": [110], "create": [50]},
                        cost_run.NTSYNC_STEP: {"set": [100], "create": [100]},
                        SERVER: {"set": [2200]}})
    found = {one["name"]: one for one in document["measurements"]}
    assert {name: one["raw"]["value"] for name, one in found.items()} == pytest.approx({
        "nt.ntobj_over_ntsync.set": 1.1, "nt.ntobj_over_ntsync.create": 0.5,
        "nt.server_over_ntobj.set": 20})
    goals = {name for name, one in found.items() if "goal: at most 1.1" in one["conditions"]}
    assert goals == {"nt.ntobj_over_ntsync.set"}
    table, = document["tables"]
    assert table["rows"] == [["set", "1.1", "20"], ["create", "0.5", None]]
    result.validate(document, "x")
