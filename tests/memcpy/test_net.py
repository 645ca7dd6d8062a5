# SPDX-License-Identifier: GPL-2.0-only
"""memreplay's samples become raw, overhead and net, or are refused."""

import re
import shlex
import subprocess

import fake_memreplay
import fake_runner
import numpy as np
import pytest
import synthetic
from fake_memreplay import lane

from tare import machine, result, stats
from tare.errors import UsageError
from tare.experiments.memcpy.read.names import Subset
from tare.experiments.memcpy.replay import figures, run

ROUNDS = 20


@pytest.fixture(autouse=True)
def a_kernel_of_2005(monkeypatch):
    """Its routine is one of the two that the replays here have."""
    monkeypatch.setattr(run, "routine_of_capture", lambda header: "rep_movsl")


def raw(drift=500, rounds=ROUNDS, processes=1, **lanes):
    """Each routine takes its time, and up to DRIFT more and more."""
    samples = {"ret": 200, "rep_movsl": 1200, "mmx_prefetch": 1030, **lanes}
    return fake_memreplay.replayed([lane(name, of_name + np.linspace(0, drift, rounds))
                                    for name, of_name in samples.items()], rounds,
                                   left_out={"overlapping": 3, "below_min_size": 0},
                                   processes=processes)


ALL = Subset()


def subtracted(document, subset=ALL, unit="ns", baseline="rep_movsl"):
    found = figures.subtract(document, unit=unit, subset=subset, baselines=(baseline,))
    return {entry["name"].removeprefix(f"memcpy.replay.{subset.name}."): entry
            for entry in found.measurements}, found.table(), found


def test_net_is_paired_and_drift_is_not_in_it():
    found, _, _ = subtracted(raw())
    assert found["rep_movsl"]["net"] == stats.median([1000] * ROUNDS).as_dict()
    assert found["rep_movsl"]["overhead"]["value"] == 200 + 250
    assert found["mmx_prefetch.saved_against.rep_movsl.net"]["raw"]["value"] == pytest.approx(17)


def test_below_the_floor_there_is_no_net_and_no_saving():
    found, table, _ = subtracted(raw(close=np.full(ROUNDS, 210.0)))
    assert found["close"]["below_floor"] and found["close"]["net"] is None
    assert "close.saved_against.rep_movsl.net" not in found
    # what it saves of raw times can be told all the same: 210 of 1,200, and drift in both
    assert 65 < found["close.saved_against.rep_movsl.raw"]["raw"]["value"] < 82.5
    assert "below the noise floor" in [row[1] for row in table["rows"] if row[0] == "close"]


def test_exact_samples_have_no_spread_and_a_floor_of_one_instruction():
    found, _, _ = subtracted(raw(0, mmx_prefetch=200.5), unit="instructions")
    assert found["rep_movsl"]["net"]["low"] == found["rep_movsl"]["net"]["high"] == 1000
    assert found["rep_movsl"]["floor"] == 1
    assert found["mmx_prefetch"]["below_floor"]


def test_skipped_and_wrong_routines_are_named():
    document = raw()
    document["implementations"] += [
        lane("avx512", [], skipped="this CPU has no AVX-512", correct=None),
        lane("mine", [], correct=False, reason="byte 3 of 64 is wrong")]
    document["implementations"][2]["entry_modulo_64"] = 16
    found, table, made = subtracted(document)
    assert "avx512" not in found and "mine" not in found
    notes = {row[0]: row[-1] for row in table["rows"]}
    assert [name for name in notes if "begins 16 bytes into" in notes[name]] == ["mmx_prefetch"]
    assert notes["avx512"] == "skipped: this CPU has no AVX-512"
    assert "byte 3 of 64" in notes["mine"]
    assert any("copies wrongly" in warning for warning in made.warnings)
    assert made.wrong == ("mine",)
    assert table["notes"][0] == "Intervals are over 20 rounds, within this run."
    assert table["notes"][2:] == ["Not replayed: 3 overlapping."]


def test_a_baseline_that_was_not_replayed_is_refused():
    with pytest.raises(UsageError, match="baseline nosuch"):
        subtracted(raw(), baseline="nosuch")


def test_one_round_in_the_noise_hides_no_saving():
    random = np.random.default_rng(2)
    for rounds, lost in ((40, 1), (400, 9)):
        reference = 1000 + random.standard_normal(rounds)
        reference[:lost] = -5.0
        found = figures.saving(reference * 0.75, reference)
        assert found.low <= 25 <= found.high and found.high - found.low < 1
        clean = figures.saving(reference[lost:] * 0.75, reference[lost:])
        assert found.low <= clean.low and found.high >= clean.high
    # and where half the rounds are lost nothing is claimed
    reference[:200] = 0
    assert figures.saving(reference * 0.75, reference) is None


def test_savings_of_raw_times_stand_beside_those_of_net():
    found, table, _ = subtracted(raw(0, ret=900, rep_movsl=1000, mmx_prefetch=950))
    about = {"what": "saved", "routine": "mmx_prefetch", "against": "rep_movsl",
             "functions": "memcpy,memmove", "min_size": 0, "max_size": None, "main": True}
    for times, value in (("net", 50), ("raw", 5)):
        entry = found[f"mmx_prefetch.saved_against.rep_movsl.{times}"]
        assert entry["raw"]["value"] == pytest.approx(value)
        assert entry["about"] == {**about, "times": times}
    row, = (dict(zip(table["columns"], row, strict=True)) for row in table["rows"]
            if row[0] == "mmx_prefetch")
    assert (row["saved against rep_movsl (%)"], row["of raw times (%)"]) == ("50", "5")


def with_least(spread=0, **lanes):
    """Ten processes of two rounds; by the wall clock each is SPREAD slower than the one before.

    lanes: the least of each routine; that of ret rises by 1 a process, and so do the others.
    """
    least = {"ret": 150, "rep_movsl": 950, "mmx_prefetch": 630, **lanes}
    made = raw(spread, processes=10)
    for one in made["implementations"]:
        one["least_ns"] = [least[one["name"]] + process for process in range(10)]
    return made


def test_the_least_comes_first_and_the_wall_clock_stands_beside_it():
    found, table, _ = subtracted(with_least())
    net = stats.median([800] * 10).as_dict()
    assert (found["rep_movsl"]["net"], found["rep_movsl"]["overhead"]["value"]) == (net, 154.5)
    assert found["rep_movsl.wall"]["net"] == stats.median([1000] * 10).as_dict()
    assert found["mmx_prefetch.saved_against.rep_movsl.net"]["raw"]["value"] == pytest.approx(40)
    assert found["mmx_prefetch.saved_against.rep_movsl.net.wall"]["raw"]["value"] == (
        pytest.approx(17))
    assert {name for name, entry in found.items() if entry["about"]["main"]} == {
        name for name in found if not name.endswith(".wall")}
    row, = (dict(zip(table["columns"], row, strict=True)) for row in table["rows"]
            if row[0] == "mmx_prefetch")
    assert [row[column] for column in table["columns"][1:-1]] == [
        "4.8", "40", "33.53 [33.4, 33.65]", "8.3", "17"]


@pytest.mark.parametrize("made, named", [
    (with_least(), "mmx_prefetch, rep_movsl"), (with_least(mmx_prefetch=980), "rep_movsl"),
    (with_least(mmx_prefetch=980, rep_movsl=1150), None)])
def test_where_the_two_differ_is_said_with_what_it_means(made, named):
    made["implementations"].sort(key=lambda one: one["name"])
    said = [note for note in subtracted(made)[1]["notes"] if "more than their intervals" in note]
    assert [f"for {named}: the wall clock's has the mispredictions" in note for note in said] == (
        [True] if named else [])


@pytest.mark.parametrize("change", [
    lambda made: made.update(processes=1),
    lambda made: made["implementations"][0]["least_ns"].__setitem__(3, None)])
def test_without_a_least_of_every_process_the_wall_clock_comes_first(change):
    made = {**with_least(), "no_least": "this CPU has no rdtscp"}
    change(made)
    found, table, _ = subtracted(made)
    assert found["rep_movsl"]["net"]["value"] == 1000 and "rep_movsl.wall" not in found
    assert "By the wall clock alone: this CPU has no rdtscp." in table["notes"]
    assert len(table["columns"]) == 5


def source(tmp_path):
    """A capture with calls of memcpy that are replayed."""
    return synthetic.trace(tmp_path / "x", synthetic.uniform(5000, 64))


@pytest.mark.parametrize("wrong", [[], {"version": 1}, {"rounds": 0}, {"implementations": []},
                                   {"seed": "one"}, {"calls": None}])
def test_what_memreplay_never_writes_is_refused(wrong, refused, tmp_path, monkeypatch):
    fake_memreplay.install(monkeypatch, {**raw(), **wrong} if wrong else [])
    assert "memreplay: not a document of this version's memreplay" in refused(
        1, "memcpy", "replay", source(tmp_path))


def test_a_routine_that_copies_wrongly_is_status_1_and_checked_by_each(tare, tmp_path, monkeypatch):
    made = raw(rounds=4)
    made["implementations"].append(lane("mine", [], correct=False, reason="byte 3 of 64 is wrong"))
    asked = []
    fake_memreplay.install(monkeypatch, made, lambda words, *_: asked.append("after" in words))
    status, out, _ = tare("memcpy", "replay", source(tmp_path))
    assert status == 1 and "mine copies wrongly" in out and not any(asked)


@pytest.fixture
def seeded(monkeypatch):
    """In memreplay's place: every process is off by an amount of its own, the rounds of one are
    equal. What each was asked for: (seed, rounds, passes that were found)."""
    asked = []

    def change(words, document, _):
        rounds, seed = int(words["rounds"]), int(words["seed"])
        document["rounds"] = rounds
        for one, ns in zip(document["implementations"], (200, 1200 + seed, 700 - seed),
                           strict=True):
            one |= {"ns_per_replay": [float(ns)] * rounds, "passes": ns // 100}
        asked.append((seed, rounds, words.get("after")))

    fake_memreplay.install(monkeypatch, raw(), change)
    return asked


@pytest.mark.parametrize("words, count, first, rounds", [
    ([], 20, 1, 4), (["--rounds", "40", "--seed", "7"], 20, 7, 2),
    (["--processes", "6", "--rounds", "3"], 6, 1, 2),
    (["--processes", "1", "--rounds", "9"], 1, 1, 9)])
def test_a_replay_is_several_processes(result_of, tmp_path, seeded, words, count, first, rounds):
    found, out = result_of("memcpy", "replay", source(tmp_path), *words)
    assert seeded == [(first + number, rounds, "12" if number else None)
                      for number in range(count)]
    entry = result.find(found, "memcpy.replay.all.mmx_prefetch")
    seeds = range(first, first + count)
    assert entry["net"]["value"] == 500 - np.median(seeds)
    if count == 1:
        assert (entry["interval_over"], entry["repeats"]) == ("rounds of one process", rounds)
        assert "9 rounds, within this run" in out
        return
    assert (entry["interval_over"], entry["repeats"]) == ("processes", count)
    assert entry["net"]["low"] == 500 - (seeds[-6] if count == 20 else seeds[-1])
    assert f"Intervals are over {count} processes." in out
    assert f"{count * rounds} rounds in {count} processes" in entry["conditions"]


@pytest.mark.parametrize("exact, count", [(False, 20), (True, 1)])
def test_in_a_machine_all_processes_run_in_one_boot(result_of, tmp_path, monkeypatch, seeded, exact,
                                                    count):
    def booted(name, command, *, files, out_dir, **options):
        assert options["exact"] == exact
        assert set(files) == {"/tare/bin/memreplay",
                              *(f"/tare/calls.{number}" for number in range(count))}
        for line in re.findall(r"^/tare/bin/memreplay .*(?= \|\|)", command[2], re.M):
            program, *words = shlex.split(line.replace("/out/", f"{out_dir}/"))
            subprocess.run([files[program], *words], check=True)
        return fake_runner.Outcome(exact=exact)

    monkeypatch.setattr(machine, "run", booted)
    found, _ = result_of("memcpy", "replay", source(tmp_path), "--machine", "minimal",
                         *(["--exact"] if exact else []))
    assert len(seeded) == count
    entry = result.find(found, "memcpy.replay.all.mmx_prefetch")
    assert entry["interval_over"] == ("rounds of one exact machine" if exact else "processes")


def test_simulated_events_of_a_routine_are_without_those_of_the_one_beside_it(monkeypatch):
    """Each routine is run beside ret: (rounds, with ret alone, with the routine)."""
    asked = []

    def happened(name, command, simulation, files):
        words = dict(one[2:].split("=", 1) for one in command if one.startswith("--"))
        asked.append((name, words["passes"], words["regime"], words["seed"], simulation))
        each = {"ret": {"Ir": 10, "D1mr": 1}, "fast": {"Ir": 17, "D1mr": 5}}
        return {event: 1000 + int(words["rounds"]) * count
                for event, count in each[words["implementations"]].items()}

    class Drawn:
        document = {}

        def draw(self, seed):
            return self

        def write(self, stream):
            stream.write(b"")

    monkeypatch.setattr(run.boot, "happened", happened)
    monkeypatch.setattr(run, "need_in_machine", lambda name, exact: "memreplay")
    found = run.events(Drawn(), ["--implementations=ret,fast", "--passes=9", "--regime=l1"], "ret",
                       ["fast"], "minimal", "both", 7)
    assert found == {"ret": {"Ir": 10, "D1mr": 1}, "fast": {"Ir": 7, "D1mr": 4}}
    assert set(asked) == {("minimal", "1", "l1", "7", "both")} and len(asked) == 4
