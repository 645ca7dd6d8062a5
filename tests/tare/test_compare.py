# SPDX-License-Identifier: GPL-2.0-only
"""`tare compare`: what is compared, what is refused, what it says and when it fails."""

import csv
import json
import re
import subprocess

import pytest

from made_results import TEN, count, document, entry
from programs import TOP, refusal
from test_latency_report import ENTRY, changed
from tare import figures, html, result, stats
from tare.compare import change

MORE = [sample * 1.3 for sample in TEN]
EXACTLY = {"exact": True, "accelerator": "tcg", "machine": "m-6.1"}


@pytest.fixture
def compare(tare, tmp_path):
    """Run `tare compare` with two results: (status, stdout, stderr)."""
    def run(a, b, *words):
        for name, made in (("a", a), ("b", b)):
            result.write(made, tmp_path / f"{name}.json")
        return tare("compare", tmp_path / "a.json", tmp_path / "b.json", *words)
    return run


def ten(**environment):
    return document(entry(TEN), governor="performance", **environment)


# samples of A and of B, what else both have, in an exact machine, word, judged, part of why
WORDS = [
    (TEN, MORE, {}, False, change.GREW, change.REGRESSED, ""),
    (MORE, TEN, {}, False, change.FELL, change.IMPROVED, ""),
    (TEN, MORE, {"better": "higher"}, False, change.GREW, change.IMPROVED, ""),
    (TEN, MORE, {"better": "neither"}, False, change.GREW, "", ""),
    (TEN, TEN, {}, False, change.SAME, "", ""),
    ([1], [9], {}, False, change.CANNOT, "", "one sample"),
    ([1, 2, 3], [7, 8, 9], {}, False, change.CANNOT, "", "too few repeats"),
    (TEN, MORE, {"over": result.ROUNDS}, False, change.CANNOT, "", "within one run"),
    (TEN, MORE, {"over": result.CALLS}, False, change.CANNOT, "", "within one run"),
    (TEN, MORE, {"over": result.CALLS}, True, change.GREW, change.REGRESSED, ""),
    ([1, 2, 3], [7, 8, 9], {"over": result.CALLS}, True, change.CANNOT, "", "no 95 % intervals"),
    (TEN, [*TEN[:-1], 104], {"over": result.EXACT}, False, change.SAME, "", ""),
    ([5], [6], {"over": result.EXACT}, False, change.GREW, change.REGRESSED, ""),
    (TEN, MORE, {"over": result.ARRIVALS}, True, change.GREW, change.REGRESSED, ""),
    ([5], [6], {"over": result.ARRIVALS}, True, change.CANNOT, "", "one"),
]
PAIRS = [*((entry(a, **more), entry(b, **more), *rest) for a, b, more, *rest in WORDS),
         (entry(TEN), entry(MORE, result.BOOTS), False, change.CANNOT, "", "processes and boots"),
         (entry(TEN), entry(MORE, unit="us"), False, change.CANNOT, "", "units differ: ns and us"),
         (count(100), count(101), True, change.GREW, change.REGRESSED, ""),
         (count(100), count(101), False, change.CANNOT, "", "a count of one run"),
         (count(100), count(100), False, change.SAME, "", "")]


@pytest.mark.parametrize("a, b, exact, word, judged, why", PAIRS)
def test_the_word_of_a_change(a, b, exact, word, judged, why):
    found = change.of_pair(a, b, exact)
    assert (found.word, found.judged) == (word, judged) and why in found.why
    assert bool(found.why) == (word == change.CANNOT)


def test_the_net_is_compared_where_both_have_one():
    netted = {"overhead": stats.median([1] * 10), "net": stats.median(TEN)}
    one, other = entry(MORE, **netted), entry([2 * sample for sample in MORE], **netted)
    hidden = entry(MORE, **netted, below_floor=True)
    for a, of, word in ((one, "net", change.SAME), (hidden, "raw", change.GREW)):
        found = change.of_pair(a, other, False)
        assert (found.of, found.word) == (of, word)


def test_measurements_meet_by_name_and_by_what_they_are_about(compare, tmp_path):
    # a flood says how many packets it received, and that may differ
    a = document(entry(TEN, about={"what": "x", "of": "1", "period": 2, "received": 7}),
                 entry(TEN, name="a.gone"))
    b = document(entry(MORE, about={"what": "x", "of": "2", "period": 2}),
                 entry(MORE, about={"what": "x", "of": "1", "period": 3}), entry(TEN, name="a.new"),
                 entry(TEN, about={"of": "1", "what": "x", "period": 2, "received": 8},
                       title="new"))
    assert compare(a, b, "--json", tmp_path / "c.json")[0] == 0
    made = result.read(tmp_path / "c.json")
    (only,), (same,) = ([one["rows"] for one in made["tables"] if one["name"] == name]
                        for name in ("compare.only", "compare.primary"))
    assert [row[:2] for row in only] == [["a.gone", "A: gone"], ["a.b", "B: new"],
                                         ["a.b", "B: new"], ["a.new", "B: new"]]
    assert [row[0] for row in same] == ["new"]


@pytest.mark.parametrize("more, said", [
    ({"cpu_model": "another"}, "cpu_model (a CPU and another)"),
    ({"machine": "debian-6.1"}, "machine (host and debian)"),
    ({"accelerator": "kvm"}, "accelerator"), ({"exact": True}, "exact (False and True)"),
    ({"repeatable": True}, "repeatable (not stated and True)"),
    ({"qemu_version": "10.0"}, "qemu_version (not stated and 10.0)"),
    ({"governor": "powersave"}, "governor"), ({"mitigations": "off"}, "mitigations"),
    ({"tcp_window": 4}, "tcp_window"), ({"command": "make"}, "command"), ({"cpus": 2}, "cpus"),
    ({"experiment": "b.test"}, "experiment (a.test and b.test)"),
    ({"host": {"cpu_model": "z"}}, "host.cpu_model (not stated and z)")])
def test_other_conditions_are_refused_unless_named(compare, more, said, tmp_path):
    a, b = ten(), document(entry(TEN), **{"governor": "performance", **more})
    error = refusal(compare(a, b), 2)
    assert error.startswith("conditions differ: ") and said in error
    name = said.partition(" ")[0]
    assert f"--across {name}" in error
    assert compare(a, b, "--across", "load")[0] == 2
    status, out, _ = compare(a, b, "--across", name, "--json", tmp_path / "c.json")
    assert status == 0 and name in out
    table = result.read(tmp_path / "c.json")["tables"][-1]
    assert table["name"] == "compare.conditions" and [row[0] for row in table["rows"]] == [name]


@pytest.mark.parametrize("words, said", [
    (["--across", "cpu"], "--across cpu: no condition"), (["--gate", "nan"], "--gate nan"),
    (["--gate", "-1"], "--gate -1: must be 0 or more"),
    (["--gate", "inf"], "--gate inf: must be 0 or more")])
def test_bad_conditions_and_gates_are_refused(compare, words, said):
    error = refusal(compare(ten(), ten(), *words), 2)
    assert said in error and ("cpu_model" in error) == (words[0] == "--across")


@pytest.mark.parametrize("more", [{"kernel": "6.12"}, {"machine": "m-6.12"}, {"load": 3},
                                  {"image_digest": "x"}, {"clock_hz": 7}])
def test_another_kernel_is_compared_and_shown(compare, more):
    status, out, _ = compare(ten(machine="m-6.1"), ten(**{"machine": "m-6.1", **more}))
    assert status == 0
    assert ("A: 6.1.0; B: 6.12" in out) == ("kernel" in more)


@pytest.mark.parametrize("more, refused", [
    ({"kernel": "6.12"}, False), ({}, True), ({"kernel": "6.12", "cpu_model": "x"}, True),
    ({"kernel": "6.12", "mitigations": "off"}, True),
    ({"kernel": "6.12", "mitigations": None}, True)])
def test_names_of_mitigations_are_the_kernels(compare, more, refused):
    """Another kernel on the same CPU knows others: shown. Off or unknown is another condition."""
    status, out, error = compare(ten(mitigations="l1tf, mds"),
                                 ten(**{"mitigations": "l1tf, mds, vmscape", **more}))
    assert status == (2 if refused else 0)
    assert "mitigations" in (error if refused else out)


def test_the_hosts_cpu_does_not_matter_to_an_exact_machine(compare):
    one, other = (document(count(7), host={"cpu_model": model}, **EXACTLY) for model in "xy")
    assert compare(one, other)[0] == 0
    one["measurements"].append(entry(TEN))
    other["measurements"].append(entry(TEN))
    assert "host.cpu_model" in compare(one, other)[2]


@pytest.mark.parametrize("by, better, percent, passes", [
    # B's samples in those of A, better, percent, passes
    (1.3, "lower", 20, False), (1.3, "lower", 29, True),  # not with the whole interval
    (1.3, "lower", 40, True), (1.3, "higher", 0, True),
    (0.7, "higher", 20, False), (0.7, "higher", 29, True), (1, "lower", 0, True)])
def test_the_gate_fails_beyond_its_percentage_alone(compare, by, better, percent, passes):
    a, b = (document(entry(samples, better=better)) for samples in
            (TEN, [sample * by for sample in TEN]))
    status, out, error = compare(a, b, "--gate", percent)
    grew = change.REGRESSED if better == "lower" else change.IMPROVED
    said = "a.b within" if by == 1 else grew if by > 1 else change.REGRESSED
    assert status == (not passes) and said in out
    said = f"tare: --gate {percent}: 1 got worse by more: a.b"
    assert said in error if not passes else error == ""


def test_the_gate_takes_a_figure_around_nothing(compare):
    """It has no ratio: the difference counts, in percent of A's."""
    small = [sample - 100 for sample in TEN[:4]] * 3
    a, b = document(entry(small)), document(entry([9] * 12))
    assert change.of_pair(a["measurements"][0], b["measurements"][0], False).ratio is None
    assert compare(a, b, "--gate", 100)[0] == 1 and compare(a, b, "--gate", 5000)[0] == 0


def test_a_gate_that_nothing_can_fail_is_no_gate(compare):
    for a, b in ((entry([1]), entry([9])), (entry(TEN, better="neither"),) * 2):
        status, _, error = compare(document(a), document(b), "--gate", "5")
        assert status == 1 and "nothing can be judged" in error


def test_other_conditions_of_measurements_are_warned_of(compare):
    one, other = (document(*(entry(TEN, name=f"a.{number}", conditions=[said])
                             for number in range(9))) for said in "xy")
    out = compare(one, other)[1]
    assert "warning: 9 measured under other conditions in B, such as a.0\n" in out


def test_of_many_in_one_result_alone_a_terminal_has_the_number(compare, tmp_path):
    """Another replay has hundreds of other names: what changed is not to be lost among them."""
    a, b = (document(entry(TEN), *(entry(TEN, name=f"{side}.{number}") for number in range(11)))
            for side in "cd")
    status, out, _ = compare(a, b, "--json", tmp_path / "c.json", "--html", tmp_path / "c.html")
    assert status == 0 and "c.3" not in out
    assert "22 measurements not in all runs (A: gone 11, B: new 11): --html and --json list them" \
        in out
    only = next(one for one in result.read(tmp_path / "c.json")["tables"]
                if one["name"] == "compare.only")
    assert len(only["rows"]) == 22 and "c.3" in (tmp_path / "c.html").read_text()


def test_nothing_in_common_and_no_result_are_refused(compare, refused, tmp_path):
    other = document(entry(TEN, name="z"), governor="performance")
    assert "share no measurement" in refusal(compare(ten(), other), 2)
    assert compare(ten(), ten(), "-q", "--json", tmp_path / "c.json")[:2] == (0, "")
    assert "is itself a comparison" in refused(2, "compare", tmp_path / "c.json",
                                               tmp_path / "a.json")


def test_others_are_no_finding(compare):
    """Eight carry the answer; of the others some differ by chance, and it says how many would."""
    a = document(*(entry(TEN, name=f"a.{number}") for number in range(48)))
    b = document(*(entry(MORE if number in (9, 10) else TEN, name=f"a.{number}")
                   for number in range(48)))
    out = " ".join(compare(a, b)[1].split())
    assert "no: all 8 within 5 % - 8 primary measurements, corrected for their number (Holm) - 2 " \
           "of 40 others changed, uncorrected: no finding" in out
    assert "about 2 of them would differ by chance" in out
    out = compare(a, b, "--primary", "a.9,a.1[0-6]")[1]
    assert out.startswith("yes: regressed: a.9 1.3 [1.27, 1.33], a.10 1.3 [1.27, 1.33]; 6 others")
    for words, said in ((["*"], "48 measurements: give at most 8"), (["z"], "no such measurement")):
        assert said in refusal(compare(a, b, "--primary", *words), 2)


def test_the_greatest_and_worst_comes_first(compare, tmp_path):
    names = {"same": 1, "worse": 1.2, "better": 0.5, "worst": 1.4}
    a = document(*(entry(TEN, name=name) for name in names))
    b = document(*(entry([sample * by for sample in TEN], name=name)
                   for name, by in names.items()))
    compare(a, b, "--json", tmp_path / "c.json")
    made = json.loads((tmp_path / "c.json").read_text())
    names = [one["name"] for one in made["measurements"]]
    assert names[:4] == ["worst", "worse", "better", "same"]
    assert sorted(names[4:]) == sorted(f"{name}:ratio" for name in names[:4])


def test_every_output_tells_the_same(compare, tmp_path):
    status, out, _ = compare(document(entry(TEN)), document(entry(MORE), kernel="6.12"),
                             *(word for kind in ("html", "json", "csv")
                               for word in (f"--{kind}", tmp_path / f"c.{kind}")))
    made = result.read(tmp_path / "c.json")
    one, ratio = made["measurements"]
    assert ratio["raw"]["high"] == one["about"]["ratio.high"]
    found = change.of_pair(entry(TEN), entry(MORE), False)
    assert status == 0 and one["raw"]["low"] == found.difference.low
    assert one["about"]["change"] == "grew" and one["about"]["ratio.high"] == found.ratio.high
    row, _ = csv.DictReader((tmp_path / "c.csv").open())
    assert float(row["raw"]) == found.difference.value and row["about.judged"] == change.REGRESSED
    page = (tmp_path / "c.html").read_text()
    opened = re.findall(r"<details open>\s*<summary>([^<]*)", page)
    assert [title.strip() for title in opened] == ["Primary measurements: 1 run, 1 run"]
    for text in (out, page, html.page([made])):
        assert figures.number(found.ratio.low) in text and change.REGRESSED in text
        assert "A: 6.1.0; B: 6.12" in text


def test_latency_documents_are_set_side_by_side_and_nothing_is_claimed(tare, refused, tmp_path):
    """They hold one run each. Where they were written is not a condition; what was run is one."""
    for name, options, p50 in (("a", ["-d", "5", "--json", "a.json"], 10),
                               ("b", ["--json=b.json", "-d", "5"], 20), ("c", ["-d", "6"], 10)):
        made = changed(options=options, entries=[{**ENTRY, "percentiles": {"p50": p50}}])
        (tmp_path / f"{name}.json").write_text(json.dumps(made))
    status, out, error = tare("compare", tmp_path / "a.json", tmp_path / "b.json")
    assert status == 0, error
    assert "p50 of read" in out and "within one run" in out
    assert "inconclusive: p50 of read: within one run" in out
    assert "command (syslat -d 5 and syslat -d 6)" in refused(
        2, "compare", tmp_path / "a.json", tmp_path / "c.json")


def test_files_are_written_though_the_reader_goes_away(tmp_path):
    """As `tare compare A B --json FILE | head -1` does."""
    many = document(*(entry(TEN, name=f"a.{number}") for number in range(400)))
    result.write(many, tmp_path / "a.json")
    command = [TOP / "build/bin/tare", "compare", "a.json", "a.json", "--json", "c.json"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE) as writer:
        writer.stdout.readline()
        writer.stdout.close()
        assert writer.wait() == 0
    assert len(result.read(tmp_path / "c.json")["measurements"]) > 400


def test_those_that_a_gate_does_not_judge_are_counted(compare):
    a, b = entry(TEN), entry(TEN, name="b", better="neither")
    status, out, _ = compare(document(a, b, entry(TEN, name="c")), document(a, b), "--gate", "5")
    assert status == 0 and "--gate: 2 measurements passed unjudged: " in out
