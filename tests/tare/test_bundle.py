# SPDX-License-Identifier: GPL-2.0-only
"""Figures of another machine by one file: what it holds, what it fills, and what it must not."""

import getpass
import json
import platform
import zipfile
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace

import programs
import pytest
from breadth import at_night
from made_results import TEN, count, document, entry

from tare import experiments, reproduce, result
from tare.errors import CannotHere, FormatError, TareError
from tare.experiments import perf
from tare.experiments.nt.testapi.run import Setting
from tare.reproduce import bundle, hardware, session
from tare.reproduce.hardware import Line, Step

HERE = {"virtualisation": "none", "load": 0.1, "cpus": 2}


def made_by(name, log=None, error=None):
    """A step's do."""
    def do(amount, progress):
        if log is not None:
            log.append(name)
        if error:
            raise error
        return document(entry(TEN, name=f"{name}.ns", title="a call"), experiment="a.test", **HERE)
    return do


def steps(monkeypatch, *every):
    monkeypatch.setattr(hardware, "modules", lambda: {"a": SimpleNamespace(STEPS=every)})


def page(cells=(None, 5)):
    """A result of an experiment, with a row of a table beside what was published."""
    made = document(count(7, name="a.n", title="ours"), experiment="a.reproduce", **HERE)
    made["tables"].append({"name": "a.published", "title": "Then and now",
                           "columns": ["", "now", "then"], "rows": [["one", *cells]]})
    reproduce.finish(made, "It says so.", [("where", "there", "here")], ["a.published"])
    return made


def filled(documents, why=None, *, empty=Line("s.ns", ("s",)), lines=(), cells=(None, 5)):
    """({name: rows} of the tables) of a page with such a bundle."""
    made = hardware.fill(page(cells), SimpleNamespace(
        empty=lambda *_: empty, lines=lambda _: lines), SimpleNamespace(
        documents=documents, why=why or {}, words="that machine"))
    result.validate(made, "here")
    assert made["reproduction"]["beside"][-1] == "a.hardware"
    return {table["name"]: table["rows"] for table in made["tables"]}


def test_a_bundle_is_written_whatever_a_machine_lacks_and_read_again(monkeypatch, tmp_path, capsys):
    steps(monkeypatch, Step("s", "the one", 60, made_by("s")),
          Step("t", "the other", 120, made_by("t", error=CannotHere("no counters here"))))
    assert bundle.make(tmp_path / "b", "usual", tmp_path, False) == session.DONE
    said = capsys.readouterr().err
    assert said.startswith("tare: 2 of 2 measurements, about 3 min") and "no counters" in said
    found = bundle.read(tmp_path / "b")
    assert list(found.documents) == ["s"] and found.why == {"t": "no counters here"}
    assert platform.release() in found.words
    steps(monkeypatch, Step("s", "it", 1, made_by("s", error=TareError("broke"))))
    assert bundle.make(tmp_path / "c", "usual", tmp_path, True) == session.FAILED
    assert bundle.read(tmp_path / "c").why == {"s": "broke"}


def test_what_was_measured_is_kept_and_none_begins_after_the_time(monkeypatch, tmp_path):
    log = []
    steps(monkeypatch, Step("s", "it", 1, made_by("s", log)), Step("t", "that", 1, made_by("t")))
    monkeypatch.setattr(bundle, "SECONDS", -1)
    bundle.make(tmp_path / "b", "quick", tmp_path, False)
    assert not log and set(bundle.read(tmp_path / "b").why.values()) == {
        "its time was over: give the same command again"}
    monkeypatch.setattr(bundle, "SECONDS", 60)
    for fresh, times in ((False, 1), (False, 1), (True, 2)):
        bundle.make(tmp_path / "b", "quick", tmp_path, fresh)
        assert len(log) == times and not bundle.read(tmp_path / "b").why


PRIVATE = ("box-7.example.org", "maria", "/home/maria/src", "10.1.2.3", "00:1b:44:11:3a:b7",
           "fe80::1ff:fe23:4567:890a", "fe80::1", "::ffff:10.1.2.3", "00-1b-44-11-3a-b7",
           "/projectx", "/dev/mapper/vg-home", "/usr/local/src/x", "10.1.2.3:80",
           "box-7:8080", "maria_old")


def test_nothing_private_is_in_it(monkeypatch, tmp_path):
    monkeypatch.setattr(platform, "node", lambda: "box-7")
    monkeypatch.setattr(getpass, "getuser", lambda: PRIVATE[1])
    monkeypatch.setenv("HOME", "/home/maria")
    said = [f"{one}: cannot be read" for one in PRIVATE] + [*PRIVATE, "box-7"] + [
        "(looked for /home/maria/src/tare/build/x)", "on box-7 of maria", "by enx001b44113ab7",
        "to box-7.example.org", "~/x is not there",
        "in /srv/data/x", "at 127.0.0.1, /dev/tare_ntobj and /usr/bin/perf, 100 ns/s"]
    steps(monkeypatch, Step("s", "it", 1, lambda *_: document(
        entry(TEN, name="s.ns", conditions=said), host={"kernel": "6.1-box-7"}, warnings=said)),
        Step("t", "it", 1, made_by("t", error=CannotHere("; ".join(said)))))
    bundle.make(tmp_path / "b", "usual", tmp_path, False)
    with zipfile.ZipFile(tmp_path / "b") as file:
        text = "".join(file.read(one).decode() for one in file.namelist())
        assert {one.date_time[0] for one in file.infolist()} == {1980}
    for one in (*PRIVATE, "box-7", "example", "1.2.3", "001b44113ab7", "src/tare",
                "srv/data", "reproduced_by"):
        assert one not in text
    assert "at 127.0.0.1, /dev/tare_ntobj and /usr/bin/perf, 100 ns/s" in text
    assert bundle.read(tmp_path / "b").documents["s"]["measurements"][0]["name"] == "s.ns"


@pytest.mark.parametrize("name", ["a", "s", "it", "one", "user", "host", "kvm", "qemu", "machine",
                                  "lower", "processes", "rounds", "test", "ns"])
def test_a_host_with_the_name_of_a_common_word_changes_nothing(name, monkeypatch, tmp_path):
    monkeypatch.setattr(platform, "node", lambda: name)
    made = document(entry(TEN, name="s.ns", title="a call of the user, one machine's"), **{
        **HERE, "virtualisation": "qemu"}, warnings=["it's lower: rounds of one machine"])
    steps(monkeypatch, Step("s", "it", 1, lambda *_: made))
    bundle.make(tmp_path / "b", "usual", tmp_path, False)
    found = bundle.read(tmp_path / "b").documents["s"]
    assert found == {**made, "host": {}}
    assert not hardware.conditions(found)[0]


def test_a_user_without_name_and_home_is_none(monkeypatch):
    for name in ("HOME", "LOGNAME", "USER", "LNAME", "USERNAME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("os.getuid", lambda: 987654)
    assert not bundle._private().search("a call of the user")


@pytest.fixture
def written(monkeypatch, tmp_path):
    steps(monkeypatch, Step("s", "it", 1, made_by("s")))
    bundle.make(tmp_path / "b", "usual", tmp_path, False)
    return tmp_path / "b"


def put(path, **parts):
    with zipfile.ZipFile(path, "w") as file:
        for name, part in parts.items():
            file.writestr(f"{name}.json", part)


def why_not(path):
    with pytest.raises(FormatError) as raised:
        bundle.read(path)
    said = str(raised.value)
    assert said.startswith(str(path)) and "\n" not in said
    return said


def test_a_file_that_is_cut_or_damaged_anywhere_is_refused(written):
    whole = written.read_bytes()
    for size in (4, 40, len(whole) // 2, len(whole) - 1):
        written.write_bytes(whole[:size])
        assert why_not(written).endswith("a bundle that is truncated or damaged: copy it again")
    written.write_bytes(whole[:200] + b"\0\0\0\0" + whole[204:])
    assert "truncated or damaged" in why_not(written)


def test_what_is_not_ours_or_of_another_version_is_refused(written, monkeypatch):
    good = json.loads(zipfile.ZipFile(written).read("bundle.json"))
    for parts in ({"word": "{}"}, {"bundle": "[]"}, {"bundle": "{"}, {"bundle": "{}"},
                  {"bundle": json.dumps({**good, "why": 7})},
                  {"bundle": json.dumps({**good, "machine": {}})}):
        put(written, **parts)
        assert "not a bundle of `tare reproduce --bundle`" in why_not(written)
    written.write_text("{}")
    assert "not a bundle of" in why_not(written)
    put(written, bundle=json.dumps({**good, "bundle": 2}))
    assert "a bundle of format 2, and this tare reads 1: use the tare" in why_not(written)
    put(written, bundle=json.dumps(good), s='{"schema": 1}')
    assert f"{written}, s: not a result of tare" in why_not(written)
    put(written, bundle=json.dumps({**good, "why": {"s": 7}}))
    assert bundle.read(written).why == {"s": "7"}
    monkeypatch.setattr(bundle, "MOST", 10)
    assert "more than 10 bytes" in why_not(written)


def test_an_empty_cell_is_filled_and_says_whose_it_is():
    tables = filled({"s": document(entry(TEN, name="s.ns"), **HERE)})
    assert tables["a.published"] == [["one", "100 [99, 102] (a CPU, bare metal)", 5]]
    assert tables["a.hardware"] == []


@pytest.mark.parametrize("more, said", [
    ({"accelerator": "tcg", "machine": "m"}, "machine by tcg"), ({"exact": True}, "bare metal"),
    *(({"virtualisation": one}, f"a VM, {one or 'not told'}") for one in (
        "qemu", "hypervisor", None))])
def test_a_figure_of_an_emulator_fills_no_cell_and_is_told_with_its_conditions(more, said):
    found = document(entry(TEN, name="s.ns"), host=HERE, **{**HERE, **more})
    tables = filled({"s": found}, lines=[Line("s.ns", ("s",), "a.n")])
    assert tables["a.published"] == [["one", None, 5]]
    for row in tables["a.hardware"]:
        assert row[-1].startswith("refused, emulated: 100 [99, 102] ns, ") and said in row[-1]
        assert set(row[2:-1]) == {None}
    assert tables["a.hardware"][0][:2] == ["ours", "7"] and len(tables["a.hardware"]) == 2


@pytest.mark.parametrize("more, said", [
    ({}, "a CPU, bare metal"), ({"virtualisation": "kvm"}, "a CPU, a VM, kvm"),
    ({"load": 3.5}, "a CPU, bare metal, noisy: load 3.5 on 2 CPUs"),
    ({"machine": "m", "accelerator": "kvm", "virtualisation": "qemu"},
     "None, bare metal, machine by kvm")])
def test_a_line_of_hardware_has_its_overhead_its_spread_and_its_conditions(more, said):
    one = entry(TEN, name="s.ns", title="a call", percentiles={"p99": 5.0})
    tables = filled({"s": document(one, host=HERE, **{**HERE, **more})}, cells=(1, 2),
                    lines=[Line("s.ns", ("s",), "a.n")])
    assert tables["a.hardware"] == [["a call", "7", "ns", "100 [99, 102]", "-", "-",
                                     "10 processes", "p99 5", said]]


def test_each_cell_that_stays_empty_is_told_with_the_reason():
    tables = filled({}, {"s": "no counters"}, cells=(None, None))
    assert tables["a.hardware"] == [["Then and now: one: now, then", *[None] * 7, "no counters"]]
    tables = filled({}, empty="nothing tells it")
    assert tables["a.hardware"][0][-1] == "nothing tells it"
    tables = filled({"s": document(warnings=["ntobj is left out"])}, {"t": "no KVM"},
                    lines=[Line("x", ("s", "t"))], cells=(1, 2))
    assert tables["a.hardware"] == [["x", *[None] * 7, "ntobj is left out; no KVM"]]


def _perf(monkeypatch, *lines):
    monkeypatch.setattr("tare.paths.of_others", lambda name: f"/usr/bin/{name}")

    def run(count, before):
        Path(before[before.index("-o") + 1]).write_text("# started\n\n" + "\n".join(
            line.replace("N", str(1000 + 5 * count)) for line in lines) + "\n")
    return run


WHOLE = [f"N;;{event};1;100.00;;" for event in perf.EVENTS]


def test_counters_are_those_of_more_operations_and_the_rest_is_overhead(monkeypatch):
    made = perf.document("a", {("x", "a call"): (_perf(monkeypatch, *WHOLE), 100)},
                         lambda text: None)
    result.validate(made, "here")
    assert [one["name"] for one in made["measurements"]] == [
        f"a.perf.x.{event}" for event in perf.EVENTS]
    for one in made["measurements"]:
        assert one["net"]["value"] == 5 and one["overhead"]["value"] == 1500 / 200
        assert one["repeats"] == perf.ROUNDS and one["interval_over"] == result.PROCESSES


@pytest.mark.parametrize("line, said", [
    ("<not supported>;;cycles;0;100.00;;", "<not supported>"), ("5;;cycles:u;1;100.00;;", "5"),
    ("5;;cycles;1;66.00;;", "5"), ("", "()")])
def test_what_is_no_count_of_all_the_time_is_refused(monkeypatch, line, said):
    run = _perf(monkeypatch, *(WHOLE[0], line, WHOLE[2]))
    with pytest.raises(CannotHere, match="perf stat counts no cycles of kernel and user") as raised:
        perf.counted(run, 1)
    assert said in str(raised.value)


def test_a_cpu_of_two_kinds_and_no_perf(monkeypatch):
    run = _perf(monkeypatch, WHOLE[0], "7;;cpu_core/cycles/;1;100.00;;",
                "<not counted>;;cpu_atom/cycles/;0;0.00;;", WHOLE[2])
    assert perf.counted(run, 0) == {"instructions": 1000, "cycles": 7, "cache-misses": 1000}
    monkeypatch.setattr("tare.paths.of_others", lambda name: None)
    with pytest.raises(CannotHere, match="perf is not installed"):
        perf.counted(run, 0)


def test_each_published_experiment_has_steps_of_its_own_and_all_take_an_hour_at_most():
    modules = hardware.modules()
    assert set(modules) == {one.name for one in reproduce.everyone()}
    every = [step for module in modules.values() for step in module.STEPS]
    assert len({step.name for step in every}) == len(every)
    assert 0 < sum(step.seconds for step in every) <= bundle.SECONDS
    # its document would be kept as that of the experiment, and put on the page
    measured = {one.name: one.module.measure for one in reproduce.everyone()}
    assert all(step.do == measured.get(step.name, step.do) for step in every)
    known = {step.name for step in every}
    for name, module in modules.items():
        for line in module.lines({"measurements": []}):
            assert set(line.steps) <= known, name


def test_lines_have_the_names_that_steps_give(monkeypatch):
    """Of counters, which no machine of a hypervisor may have, and of the kernel's module."""
    told = {}
    monkeypatch.setattr(perf, "document", lambda name, cases, *_: told.update({
        f"{name}.perf.{key}.{event}": f"{name}-perf" for key, _ in cases for event in perf.EVENTS}))
    monkeypatch.setattr("tare.experiments.events.run.opened", nullcontext)
    monkeypatch.setattr("tare.experiments.events.transfer.verbs.cpus", lambda: (1, 0))
    modules, found = hardware.modules(), {}
    for module in modules.values():
        for step in module.STEPS:
            if step.name.endswith("-perf"):
                step.do("quick", lambda text: None)
        found |= {line.name: line.steps[0] for line in module.lines({"measurements": []})
                  if line.steps[0].endswith("-perf")}
    assert found == told and len(found) == 24
    for table, part, title in (("nt.testapi", "messages", "messages"),
                               ("nt.testall", "all", "the whole")):
        line = modules["nt"].empty(table, "ntobj: not timed here", title)
        assert line.name == f"{table}.{Setting('ntobj', 1).key}.{part}"


@at_night("a quarter of an hour on two idle CPUs")
def test_this_machine_writes_one_and_each_line_is_in_it_or_has_a_reason(tmp_path):
    ended = programs.run(programs.BUILD / "bin/tare", "reproduce", "--quick", "-o", tmp_path,
                         "--bundle", tmp_path / "b", timeout=3600)
    assert ended.returncode in (0, 1), ended.stderr
    found = bundle.read(tmp_path / "b")
    ended = programs.run(programs.BUILD / "bin/tare", "reproduce", "--quick", "-o", tmp_path,
                         "--with", tmp_path / "b", timeout=3600)
    assert ended.returncode in (0, 77), ended.stderr
    text = (tmp_path / "report.html").read_text()
    assert text.count(f"Figures of {found.words}</h3>") == text.count(
        "What differs in the conditions</h3>")
    for one in experiments.everyone():
        path = tmp_path / f"{one.name}.quick.json"
        module = one.load("hardware")
        for line in module.lines(result.read(path)) if module and path.exists() else ():
            figure, said = line.found(found)
            assert figure or said not in ("not measured", "not in it"), line
