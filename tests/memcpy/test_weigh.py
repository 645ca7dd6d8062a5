# SPDX-License-Identifier: GPL-2.0-only
"""memreplay's samples become raw, overhead and net, or are refused."""

import copy
import json
import subprocess

import fake_runner
import numpy as np
import pytest
import synthetic

from tare import result, stats
from tare.errors import FormatError, TareError, UsageError
from tare.experiments.memcpy import processes, replay, weigh
from tare.experiments.memcpy.subset import Subset

ROUNDS = 20


def lane(name, samples, **more):
    return {"name": name, "description": f"about {name}", "skipped": None, "correct": True,
            "reason": None, "ns_per_replay": list(samples), **more}


def raw(**lanes):
    drift = np.linspace(0, 500, ROUNDS)
    document = {"tool": "memreplay", "version": 1, "rounds": ROUNDS, "order": "captured",
                "regime": "captured", "left_out": {"overlapping": 3, "below_min_size": 0},
                "source": {"calls": 103}, "replayed": {"calls": 100, "source_calls_per_call": 1.0},
                "implementations": [lane("ret", 200 + drift), lane("rep_movsl", 1200 + drift),
                                    lane("mmx_prefetch", 1030 + drift)]}
    for name, samples in lanes.items():
        document["implementations"].append(lane(name, samples + drift))
    return document


ALL, LARGE = Subset(), Subset(low=129)


def weighed(document, subset=ALL, unit="ns", baseline="rep_movsl"):
    measurements, tables, warnings = weigh.weigh(document, "here", unit=unit, subset=subset,
                                                 baselines=(baseline,))
    return {entry["name"].removeprefix(f"memcpy.replay.{subset.name}."): entry
            for entry in measurements}, tables, warnings


def test_net_is_paired_and_drift_is_not_in_it():
    document = raw()
    document["implementations"][0]["ns_per_replay"] = [200.0] * ROUNDS
    for one in document["implementations"][1:]:
        one["ns_per_replay"] = [value - extra for value, extra in
                                zip(one["ns_per_replay"], np.linspace(0, 500, ROUNDS),
                                    strict=True)]
    found, _, _ = weighed(document)
    assert found["rep_movsl"]["net"] == stats.median([1000] * ROUNDS).as_dict()
    assert found["rep_movsl"]["overhead"]["value"] == 200
    assert found["mmx_prefetch.saved_against.rep_movsl.net"]["raw"]["value"] == pytest.approx(17)


def test_published_figures_stand_beside_ours():
    found, _, _ = weighed(raw())
    assert found["rep_movsl"]["published"]["value"] == pytest.approx(7_050_000)
    assert found["mmx_prefetch.saved_against.rep_movsl.net"]["published"]["value"] == 17
    found, _, _ = weighed(raw(), subset=LARGE)
    assert found["mmx_prefetch"]["published"]["value"] == pytest.approx(2_710_000)
    assert found["mmx_prefetch.saved_against.rep_movsl.net"]["published"]["value"] == 48
    found, _, _ = weighed(raw(), unit="instructions")
    assert found["rep_movsl"]["published"] is None


def test_below_the_floor_there_is_no_net_and_no_saving():
    found, tables, _ = weighed(raw(close=np.full(ROUNDS, 210.0)))
    assert found["close"]["below_floor"] and found["close"]["net"] is None
    assert "close.saved_against.rep_movsl.net" not in found
    # what it saves of raw times can be told all the same: 210 of 1,200, and drift in both
    assert 65 < found["close.saved_against.rep_movsl.raw"]["raw"]["value"] < 82.5
    assert "below the noise floor" in [row[1] for row in tables[0]["rows"] if row[0] == "close"]


def test_exact_samples_have_no_spread_and_a_floor_of_one_instruction():
    document = raw()
    for one, value in zip(document["implementations"], (200.0, 1200.0, 200.5), strict=True):
        one["ns_per_replay"] = [value] * ROUNDS
    found, _, _ = weighed(document, unit="instructions")
    assert found["rep_movsl"]["net"]["low"] == found["rep_movsl"]["net"]["high"] == 1000
    assert found["rep_movsl"]["floor"] == 1
    assert found["mmx_prefetch"]["below_floor"]


def test_skipped_and_wrong_routines_are_named():
    document = raw()
    document["implementations"] += [
        lane("avx512", [], skipped="this CPU has no AVX-512", correct=None),
        lane("mine", [], correct=False, reason="byte 3 of 64 is wrong")]
    found, tables, warnings = weighed(document)
    assert "avx512" not in found and "mine" not in found
    notes = {row[0]: row[-1] for row in tables[0]["rows"]}
    assert notes["avx512"] == "skipped: this CPU has no AVX-512"
    assert "byte 3 of 64" in notes["mine"]
    assert any("copies wrongly" in warning for warning in warnings)
    assert tables[0]["notes"][0] == "Intervals are over 20 rounds, within this run."
    assert tables[0]["notes"][2:] == ["Not replayed: 3 overlapping."]


def test_what_does_not_fit_is_refused():
    for broken in ({}, [], {"tool": "memreplay", "version": 2}):
        with pytest.raises(FormatError):
            weigh.check(broken, "here")
    document = raw()
    document["implementations"][1]["ns_per_replay"].pop()
    with pytest.raises(FormatError, match="19 samples of 20"):
        weigh.check(document, "here")
    document = copy.deepcopy(raw())
    document["implementations"].pop(0)
    with pytest.raises(FormatError, match="no samples of ret"):
        weigh.check(document, "here")
    with pytest.raises(UsageError, match="baseline nosuch"):
        weighed(raw(), baseline="nosuch")
    document = raw()
    document["replayed"]["calls"] = 0
    with pytest.raises(TareError, match="no call was left"):
        weighed(document)


@pytest.mark.parametrize("low, high, name", [
    (None, None, "all"), (129, None, "larger_than_128"), (None, 128, "at_most_128"),
    (0, None, "all"), (10, 20, "10_to_20")])
def test_subset_names(low, high, name):
    assert Subset(low=low or 0, high=high).name == name


def test_one_round_in_the_noise_hides_no_saving():
    random = np.random.default_rng(2)
    for rounds, lost in ((40, 1), (400, 9)):
        reference = 1000 + random.standard_normal(rounds)
        reference[:lost] = -5.0
        found = weigh.saving(reference * 0.75, reference)
        assert found.low <= 25 <= found.high and found.high - found.low < 1
        clean = weigh.saving(reference[lost:] * 0.75, reference[lost:])
        assert found.low <= clean.low and found.high >= clean.high
    # and where half the rounds are lost nothing is claimed
    reference[:200] = 0
    assert weigh.saving(reference * 0.75, reference) is None


def test_more_rounds_with_some_in_the_noise_still_give_a_saving():
    document = raw()
    rounds = 200
    document["rounds"] = rounds
    for one, value in zip(document["implementations"], (200.0, 1200.0, 1030.0), strict=True):
        one["ns_per_replay"] = [value] * rounds
    document["implementations"][1]["ns_per_replay"][7] = 190.0
    found, tables, _ = weighed(document)
    gain = found["mmx_prefetch.saved_against.rep_movsl.net"]["raw"]
    assert [gain[end] for end in ("value", "low", "high")] == pytest.approx([17, 17, 17])
    assert "17" in next(row[2] for row in tables[0]["rows"] if row[0] == "mmx_prefetch")


def test_savings_of_raw_times_stand_beside_those_of_net():
    document = raw()
    for one, value in zip(document["implementations"], (900.0, 1000.0, 950.0), strict=True):
        one["ns_per_replay"] = [value] * ROUNDS
    found, tables, _ = weighed(document)
    about = {"what": "saved", "routine": "mmx_prefetch", "against": "rep_movsl",
             "functions": "memcpy,memmove", "min_size": 0, "max_size": None, "order": "captured",
             "period": None, "main": True}
    for times, value in (("net", 50), ("raw", 5)):
        entry = found[f"mmx_prefetch.saved_against.rep_movsl.{times}"]
        assert entry["raw"]["value"] == pytest.approx(value)
        assert entry["about"] == {**about, "times": times}
    columns = tables[0]["columns"]
    row = next(row for row in tables[0]["rows"] if row[0] == "mmx_prefetch")
    assert row[columns.index("saved against rep_movsl (%)")] == "50"
    assert row[columns.index("of raw times (%)")] == "5"


def test_where_a_routine_begins_is_told():
    document = raw()
    document["implementations"][2]["entry_modulo_64"] = 16
    _, tables, _ = weighed(document)
    assert [row[0] for row in tables[0]["rows"] if "begins 16 bytes into" in row[-1]] == [
        "mmx_prefetch"]


FAKE = """#!/usr/bin/python3
import sys, json, pathlib
target = next(w.split("=")[1] for w in sys.argv if w.startswith("--output="))
DOCUMENT = json.loads({document!r})
for word in sys.argv[1:]:
    if word.startswith("--period="):
        DOCUMENT["order"], DOCUMENT["period"] = "profile", int(word.split("=")[1])
    if word.startswith("--order="):
        DOCUMENT["order"] = word.split("=")[1]
    DOCUMENT["regime"] = "l2" if DOCUMENT["order"] == "profile" else "captured"
pathlib.Path(target).write_text(json.dumps(DOCUMENT))
with open({log!r}, "a") as log:
    print(" ".join(w for w in sys.argv[1:-1]
                   if w.split("=")[0] not in ("--output", "--rounds", "--seed")), file=log)
"""


@pytest.mark.parametrize("kind, calls, options, expected", [
    ("trace", 5000, [], ["", "--order=profile", "--period=1000"]),
    ("trace", 5000, ["--regime", "captured"],
     ["--regime=captured", "--order=profile", "--period=1000"]),
    ("profile", 5000, ["--regime", "l1"], ["--regime=l1", "--regime=l1 --period=1000"]),
    ("profile", 1500, [], [""]),
    ("trace", 5000, ["--order", "shuffled"], ["--order=shuffled"]),
    ("profile", 5000, ["--period", "7"], ["--period=7"])])
def test_other_orders_are_replayed_unless_one_is_named(kind, calls, options, expected, tare,
                                                       tmp_path, monkeypatch):
    document = {**raw(), "period": calls}
    for part in ("source", "selected", "replayed"):
        document[part] = {"calls": calls, "mean": 9}
    document["source"].update(selected_functions=["memcpy"], kind=kind)
    program = tmp_path / "memreplay"
    program.write_text(FAKE.format(document=json.dumps(document), log=str(tmp_path / "log")))
    program.chmod(0o755)
    monkeypatch.setattr(processes.paths, "program", lambda name: program)
    status, out, err = tare("memcpy", "replay", tmp_path / "x", "--processes", "1", *options,
                            "--json", tmp_path / "r.json")
    assert status == 0, err
    assert (tmp_path / "log").read_text().splitlines() == expected
    found = json.loads((tmp_path / "r.json").read_text())
    names = [entry["name"] for entry in found["measurements"]]
    assert len(set(names)) == len(names)
    main = [entry["about"]["main"] for entry in found["measurements"]]
    assert sum(main) * len(expected) == len(names)
    tables = [table for table in found["tables"] if table["name"].endswith(".orders")]
    assert len(tables) == (len(expected) > 1)
    if tables:
        assert len(tables[0]["columns"]) == 1 + len(expected)
        assert [row[0] for row in tables[0]["rows"]] == ["ret", "rep_movsl", "mmx_prefetch"]
        assert "Effect of the order" in out


FAILING = """#!/usr/bin/python3
import sys, json, pathlib
target = next(w.split("=")[1] for w in sys.argv if w.startswith("--output="))
STATUS, DOCUMENT = {status!r}, {document!r}
if DOCUMENT: pathlib.Path(target).write_text(DOCUMENT)
print("memreplay: something is amiss", file=sys.stderr)
sys.exit(STATUS)
"""


@pytest.mark.parametrize("status, leaves, expected", [(0, True, 0), (2, False, 2), (77, False, 77),
                                                      (1, False, 1), (0, False, 1), (-9, False, 1)])
def test_memreplays_status_is_ours(tare, tmp_path, monkeypatch, status, leaves, expected):
    document = raw()
    for part in ("source", "selected", "replayed"):
        document[part] = {"calls": 100, "mean": 9}
    document["source"]["kind"] = "profile"
    document["source"]["selected_functions"] = ["memcpy"]
    program = tmp_path / "memreplay"
    program.write_text(FAILING.format(status=status,
                                      document=json.dumps(document) if leaves else ""))
    program.chmod(0o755)
    monkeypatch.setattr(processes.paths, "program", lambda name: program)
    found, _, err = tare("memcpy", "replay", tmp_path / "x", "--json", tmp_path / "r.json")
    assert found == expected
    assert (tmp_path / "r.json").exists() == (expected == 0)
    if expected:
        assert err.startswith("tare: ") and err.count("\n") == 1


# Every process is off by an amount of its own, the rounds of one are equal.
SEEDED = """#!/usr/bin/python3
import sys, json, pathlib
words = dict(w[2:].split("=", 1) for w in sys.argv[1:-1])
document, rounds, seed = json.loads({document!r}), int(words["rounds"]), int(words["seed"])
document["rounds"] = rounds
for lane, ns in zip(document["implementations"], (200, 1200 + seed, 700 - seed)):
    lane["ns_per_replay"] = [float(ns)] * rounds
pathlib.Path(words["output"]).write_text(json.dumps(document))
with open({log!r}, "a") as log: print(seed, rounds, file=log)
sys.exit({status})
"""


def seeded(tmp_path, monkeypatch, status=0):
    """Put SEEDED in memreplay's place; returns the file of the seeds and rounds that it got."""
    document = raw()
    for part in ("source", "selected", "replayed"):
        document[part] = {"calls": 100, "mean": 9}
    document["source"]["selected_functions"] = ["memcpy"]
    program, log = tmp_path / "memreplay", tmp_path / "log"
    program.write_text(SEEDED.format(
        document=json.dumps(document, default=float), log=str(log), status=status))
    program.chmod(0o755)
    monkeypatch.setattr(processes.paths, "program", lambda name: program)
    monkeypatch.setattr(processes.paths, "guest_program", lambda name: program)
    return log


@pytest.mark.parametrize("words, count, first, rounds", [
    ([], 10, 1, 4), (["--rounds", "120", "--seed", "7"], 10, 7, 12),
    (["--processes", "6", "--rounds", "3"], 6, 1, 2),
    (["--processes", "1", "--rounds", "9"], 1, 1, 9)])
def test_a_replay_is_several_processes(tare, tmp_path, monkeypatch, words, count, first, rounds):
    log = seeded(tmp_path, monkeypatch)
    status, out, err = tare("memcpy", "replay", tmp_path / "x", "--order", "captured", *words,
                            "--json", tmp_path / "r.json")
    assert status == 0, err
    assert log.read_text().split("\n")[:-1] == [f"{first + number} {rounds}"
                                                for number in range(count)]
    entry = result.find(result.read(tmp_path / "r.json"), "memcpy.replay.all.mmx_prefetch")
    seeds = range(first, first + count)
    assert entry["net"]["value"] == 500 - np.median(seeds)
    if count == 1:
        assert (entry["interval_over"], entry["repeats"]) == ("rounds of one process", rounds)
        assert "9 rounds, within this run" in out
        return
    assert (entry["interval_over"], entry["repeats"]) == ("processes", count)
    assert entry["net"]["low"] == 500 - (seeds[-2] if count == 10 else seeds[-1])
    assert f"Intervals are over {count} processes." in out
    assert f"{count * rounds} rounds in {count} processes" in entry["conditions"]


@pytest.mark.parametrize("words", [["--processes", "0"], ["--rounds", "0"]])
def test_less_than_one_process_or_round_is_refused(tare, tmp_path, monkeypatch, words):
    seeded(tmp_path, monkeypatch)
    status, _, err = tare("memcpy", "replay", tmp_path / "x", *words)
    assert status == 2 and f"{' '.join(words)}: must be 1 or more" in err and err.count("\n") == 1


@pytest.mark.parametrize("exact, count", [(False, 10), (True, 1)])
def test_in_a_machine_all_processes_run_in_one_boot(tare, tmp_path, monkeypatch, exact, count):
    log = seeded(tmp_path, monkeypatch)

    def booted(name, command, *, files, out_dir, **options):
        assert options["exact"] == exact
        script = command[2].replace("/out/", f"{out_dir}/").replace(
            "/tare/bin/memreplay", str(files["/tare/bin/memreplay"]))
        done = subprocess.run([*command[:2], script], capture_output=True, check=False)
        return fake_runner.Outcome(exit_status=done.returncode, stderr=done.stderr, exact=exact)

    monkeypatch.setattr(processes.machine, "run", booted)
    words = ["--exact"] if exact else []
    status, _, err = tare("memcpy", "replay", tmp_path / "x", "--machine", "minimal", *words,
                          "--json", tmp_path / "r.json")
    assert status == 0, err
    assert len(log.read_text().splitlines()) == count
    entry = result.find(result.read(tmp_path / "r.json"), "memcpy.replay.all.mmx_prefetch")
    assert entry["interval_over"] == ("rounds of one exact machine" if exact else "processes")


@pytest.mark.parametrize("option, value", [("--period", "0"), ("--passes", "-1"),
                                           ("--seed", "-1")])
def test_a_bad_number_is_named(option, value, tare, tmp_path):
    path = synthetic.trace(tmp_path / "a.trace")
    status, _, err = tare("memcpy", "replay", path, f"{option}={value}")
    assert status == 2 and err.count("\n") == 1
    assert option in err and value in err and "Try" not in err


@pytest.mark.parametrize("regimes, told", [(["captured", "l2"], True), (["l2", "l2"], False)])
def test_the_table_of_orders_says_that_data_lies_elsewhere(regimes, told):
    replays = [({**raw(), "regime": regime}, weighed(raw())[0].values()) for regime in regimes]
    notes = " ".join(replay._order_table(replays, ALL, "ns")["notes"])
    assert ("columns also differ in where data lies" in notes) == told
    assert "Branch predictors do not know drawn calls" in notes
