# SPDX-License-Identifier: GPL-2.0-only
"""Documents of the toolbox become measurements; the runs of 2001 a table."""

import copy
import json
from types import SimpleNamespace

import pytest
from made_results import document

from tare import paths, result, wine
from tare.errors import FormatError
from tare.experiments.timers import figures, read, run, verbs

DOCUMENT = {"tool": "time-timers", "version": 1, "system": "Linux 1.2.3", "cpu": 1,
            "clock": "CLOCK_MONOTONIC_RAW", "clocksource": "tsc", "clock_resolution_ns": 20,
            "rounds": 7,
            "cases": [{"name": "rdtsc", "unit": "ns", "operations": 100, "bytes": 0,
                       "facts": {"back": 0, "resolution_ns": None},
                       "raw": [11, 12, 13, 14, 15, 16, 17],
                       "overhead": [1, 1.5, 1, 1.25, 1, 1, 1]}],
            "left_out": {}}


def changed(**fields):
    document = copy.deepcopy(DOCUMENT)
    document["cases"][0].update(fields)
    return document


def measured(documents):
    """The measurement of the only case that processes on Linux took."""
    system = run.System("linux", "rdtsc", "Linux 2.4.2", None, clocks=documents)
    entry, = figures.measurements(system, figures.of_clocks(system))
    return entry


def test_a_case_is_a_measurement():
    entry = measured([read.check(DOCUMENT, "here")])
    assert (entry["name"], entry["unit"]) == ("timers.linux.rdtsc", "ns")
    assert entry["about"] == {"what": "case", "of": "timers.linux", "case": "rdtsc"}
    assert entry["raw"] == {"value": 14, "low": 11, "high": 17, "confidence": 0.984375}
    # of the differences 10, 10.5, 12, 12.75, 14, 15, 16
    assert entry["net"] == {"value": 12.75, "low": 10, "high": 16, "confidence": 0.984375}
    assert entry["floor"] == (1.5 - 1) / 2 > 20 / 100
    assert (entry["interval_over"], entry["repeats"]) == ("rounds of one process", 7)
    assert "7 rounds of 100 operations, A B B A" in entry["conditions"]
    assert "back 0" in entry["conditions"] and len(entry["conditions"]) == 5
    document(entry, experiment="timers")  # which is validated


def test_samples_over_processes_are_their_medians():
    documents = [changed(raw=[10 + number] * 6 + [99], facts={"back": number % 2})
                 for number in range(10)]
    entry = measured(documents)
    assert (entry["raw"]["value"], entry["raw"]["low"], entry["raw"]["high"]) == (14.5, 11, 18)
    assert (entry["interval_over"], entry["repeats"], entry["samples"]) == ("processes", 10, 70)
    assert entry["floor"] == 20 / 100  # all processes had the same overhead: the clock limits
    assert "10 processes, 7 rounds of 100 operations, A B B A" in entry["conditions"]
    assert "back 0 to 1" in entry["conditions"]


def test_processes_that_measured_other_cases_are_refused():
    with pytest.raises(FormatError, match="the same cases"):
        measured([DOCUMENT, changed(name="other")])


@pytest.mark.parametrize("raw", [[1, 1.5, 1, 1.25, 1, 1, 1],
                                 [1.1, 1.6, 1.1, 1.35, 1.1, 1.1, 1.1]])
def test_a_net_below_the_floor_is_refused(raw):
    entry = measured([changed(raw=raw)])
    assert entry["below_floor"] and entry["net"] is None


@pytest.mark.parametrize("broken,said", [
    ([], "not a document of the toolbox"),
    ({**DOCUMENT, "tool": "sundial"}, "not a document of the toolbox: tool: must be one of"),
    ({**DOCUMENT, "version": 2}, "version: must be"),
    ({key: value for key, value in DOCUMENT.items() if key != "rounds"}, "must contain .*'rounds'"),
    (changed(raw=[1, 2]), "rdtsc has 2 raw samples of 7 rounds"),
    (changed(raw=[1] * 6 + [None]), "cases/0/raw/6: must be number"),
    (changed(overhead=[float("nan")] * 7), "cases/0/overhead/0: nan is not a figure"),
])
def test_other_documents_are_refused(tmp_path, broken, said):
    (tmp_path / "x.json").write_text(json.dumps(broken))
    with pytest.raises(FormatError, match="x.json: .*" + said) as error:
        read.read(tmp_path / "x.json")
    assert "\n" not in str(error.value)


def test_the_runs_take_turns_and_stand_beside_2001(monkeypatch):
    order = []

    def timed(system, _folder, *arguments):
        order.append((system.name, *arguments))
        document = copy.deepcopy(DOCUMENT)
        document["cases"][0]["raw"] = [30 + len(order)] * 7
        return document

    monkeypatch.setattr(run, "timed", timed)
    systems = [run.System(*words, lambda *_: SimpleNamespace(stdout="Some_system_1\n"))
               for words in (("linux", "gettimeofday", "Linux 2.4.2"),
                             ("win32", "QueryPerformanceCounter", "Windows 2000"))]
    run.take(systems, 6, "1m", 10)
    assert [(len(one.clocks), len(one.runs)) for one in systems] == [(10, 6), (10, 6)]
    assert [name for name, *_ in order] == ["linux", "win32", "win32", "linux"] * 8
    assert order[0] == ("linux", "--rounds", "6", "12000")
    assert order[20] == ("linux", "--choose", "gettimeofday", "1m")
    found = [figures.of_runs(system) for system in systems]
    linux, win32 = (figures.measurement(*pair, "1m") for pair in zip(systems, found))
    assert (linux["unit"], linux["samples"]) == ("us", 6)
    assert linux["published"]["value"] == 0.729 and win32["published"]["value"] == 1.945
    assert linux["raw"]["value"] == pytest.approx(0.0565)  # runs 51, 54, 55, 58, 59, 62
    assert linux["net"]["value"] == pytest.approx(0.0555)
    table = figures.table(found)
    assert [row[:3] for row in table["rows"][:4]] == [
        ["Linux 2.2.16", "gettimeofday", 0.74], ["Linux 2.4.2", "gettimeofday", 0.729],
        ["Linux 2.4.2 SMP", "gettimeofday", 0.806],
        ["Windows 2000", "QueryPerformanceCounter", 1.945]]
    assert [row[0] for row in table["rows"][4:]] == ["Some_system_1"] * 2


@pytest.fixture
def few(monkeypatch):
    """Processes that read every clock: two, which have no interval of 95 %."""
    monkeypatch.setitem(verbs.AMOUNTS, "usual", (6, "100k", 2))


@pytest.mark.usefixtures("few")
def test_without_wine_linux_alone_and_a_warning(programs, result_of, monkeypatch):
    monkeypatch.setattr(wine, "command", lambda: None)
    monkeypatch.setattr(paths, "program", lambda name: programs / name)
    document, out = result_of("reproduce", "timers")
    assert document["warnings"] == ["Win32 is left out: wine is not installed (Debian: wine64)"]
    entry = result.find(document, "timers.linux.runs")
    # the same clock, read in runs of its own, in us and not in ns
    clock = result.find(document, "timers.linux.gettimeofday")
    assert 1 / 4 < entry["raw"]["value"] * 1000 / clock["raw"]["value"] < 4
    assert entry["samples"] == 6
    clock = result.find(document, "timers.linux.CLOCK_MONOTONIC")
    assert (clock["unit"], clock["repeats"]) == ("ns", 2)
    assert "0.729 us" in out and "Windows 2000" in out


@pytest.mark.usefixtures("wine_is_here", "programs", "few")
def test_both_systems(result_of):
    document, _ = result_of("reproduce", "timers", "-q")
    assert not document["warnings"]
    assert result.find(document, "timers.win32.runs")["published"]["value"] == 1.945
    assert result.find(document, "timers.win32.GetTickCount64")["raw"]["value"] > 0
    assert len(document["tables"][0]["rows"]) == 6
