# SPDX-License-Identifier: GPL-2.0-only
"""2010's tables with ours beside them, of known times; and the whole command on a small scale."""

from dataclasses import dataclass

import pytest

from tare import environment, result, text
from tare.errors import CannotHere
from tare.experiments.nt import published
from tare.experiments.nt.testapi import figures, run, verbs as testapi_verbs
from tare.experiments.nt.testapi.run import Setting

FEW_NS = {("threads", 1): 2_000_000, ("server", 1): 20_000_000}
NS = {**FEW_NS, ("server", 2): 60_000_000, ("ntobj", 1): 4_000_000, ("wine", 2): 80_000_000}


@dataclass
class Run:
    """As tare.experiments.nt.testapi.read has one; each group takes a ns longer than the last."""

    ns: int
    number: int
    empty_ns: int
    document = {"clock_resolution_ns": 1, "clock": "sundial", "system": "a system"}

    def count(self, operation):
        return published.MESSAGES if operation == "messages" else published.COUNT

    def groups(self, _operation):
        return [self.ns + group for group in range(self.number)]

    def timing(self, operation):
        return None if operation == "messages" else 3 * published.COUNT * self.empty_ns

    def part(self, _name):
        return self.ns


def made_of(fill, times, left_out=(), exact=False, runs=6, groups=2, empty_ns=0):
    """The document of processes of testapi that take so long, each a ns longer than the last."""
    made = result.document("nt.x", {**environment.of_host(), "exact": exact})
    fill(made, {Setting(*key): [Run(ns + number, groups, empty_ns) for number in range(runs)]
                for key, ns in times.items()}, left_out)
    result.validate(made, "here")
    text.render(made)
    return made


def rows(made, name):
    table = next(one for one in made["tables"] if one["name"] == name)
    return {row[0]: row[1:] for row in table["rows"]}, table.get("notes", [])


def test_2010_stands_beside_ours():
    made = made_of(figures.fill_testapi, NS)
    found, notes = rows(made, "nt.testapi")
    assert found["2010: Wine 1.0"] == [72.7, 20.9, 7.1, 6.4, 1935.2]
    assert found["2010: Longene 0.3"] == [60.1, 6.2, 0.9, 0.3, 234.0]
    assert found["server, two CPUs"] == pytest.approx([60] * 5, rel=1e-6)
    assert notes[1:] == list(published.oddities())
    wine = result.find(made, "nt.testapi.wine.2.messages")
    assert wine["published"] == {"value": 1935.2, "unit": "ms", "source": published.SOURCE}
    ntobj = result.find(made, "nt.testapi.ntobj.1.read_registry")
    assert ntobj["published"]["value"] == 0.3
    assert ntobj["about"] == {"what": "testapi", "front": "ntobj", "cpus": 1,
                              "operation": "read_registry"}
    assert result.find(made, "nt.testapi.server.1.messages")["published"] is None
    whole = result.find(made_of(figures.fill_testall, NS), "nt.testall.wine.2.all")
    assert whole["published"]["value"] == 1270


def test_the_ratios_of_2010_stand_beside_ours_with_their_range():
    found, notes = rows(made_of(figures.fill_testapi, NS), "nt.testapi.ratio")
    assert found["2010: Wine 1.0, over Longene 0.3"] == [
        "1.21", "3.371", "7.889", "21.33", "8.27"]
    assert found["2010: what readings of whole ms allow"][3] == "7.38 to 46"
    assert found["2010: from group to group"][4] == "6.04 to 9.29"
    ours = {title: float(cells[0].partition(" ")[0]) for title, cells in found.items()
            if not title.startswith("2010")}
    assert ours == {
        f"{server}, over {other}, one CPU": ratio for server, *ratios in (
            ("server, one CPU", 10, 5), ("server, two CPUs", 30, 15), ("wine, two CPUs", 40, 20))
        for other, ratio in zip(("threads", "ntobj"), ratios, strict=True)}
    assert any("2010's pair" in note for note in notes)


def test_a_ratio_is_of_nets():
    """Of 2 and 20 ms, 300 calls of 5 us are timing: 0.5 and 18.5 are left."""
    made = made_of(figures.fill_testapi, FEW_NS, empty_ns=5000)
    entry = result.find(made, "nt.testapi.threads.1.write_file")
    assert entry["overhead"]["value"] == pytest.approx(1.5)
    assert entry["net"]["value"] == pytest.approx(0.5, rel=1e-4)
    messages = result.find(made, "nt.testapi.threads.1.messages")
    assert (messages["overhead"], messages["net"]) == (None, None)
    for operation, ratio in ("write_file", 37), ("messages", 10):
        entry = result.find(made, f"nt.testapi.ratio.server.1.threads.1.{operation}")
        assert entry["raw"]["value"] == pytest.approx(ratio, rel=1e-3)


def test_groups_are_compared_one_by_one():
    made = made_of(figures.fill_testapi, NS, groups=3)
    found, _ = rows(made, "nt.testapi.groups.messages")
    assert found[1][:3] == [149, 900, pytest.approx(900 / 149)]
    # of six processes, each 1 ns slower than the one before; each group, too
    assert [found[number][3] for number in (1, 2, 3)] == pytest.approx(
        [(2_000_000 + 2.5 + group) / 1e6 for group in range(3)], rel=1e-12)
    entry = result.find(made, "nt.testapi.server.1.messages")
    assert (entry["interval_over"], entry["repeats"], entry["samples"]) == (
        result.PROCESSES, 6, 18)
    # of one run they are its rounds
    entry = result.find(made_of(figures.fill_testapi, NS, runs=1, groups=6),
                        "nt.testapi.server.1.messages")
    assert (entry["interval_over"], entry["repeats"]) == (result.ROUNDS, 6)


def test_an_exact_machine_has_instructions_and_no_times_of_2010():
    made = made_of(figures.fill_testapi, {("ntobj", 1): 6000, ("server", 1): 42000}, exact=True,
                   runs=1)
    entry = result.find(made, "nt.testapi.exact.ntobj.1.messages")
    assert (entry["unit"], entry["published"]) == ("instructions", None)
    assert entry["raw"]["value"] == pytest.approx(0.60005)  # of 10,000
    assert not any(row.startswith("2010") for row in rows(made, "nt.testapi.exact")[0])
    assert set(published.oddities()) <= set(rows(made, "nt.testapi.exact.ratio")[1])
    assert {one["unit"] for one in made["measurements"]} == {"instructions", "ratio"}


@pytest.fixture
def small(monkeypatch):
    """The command has few operations, of what every machine has."""
    monkeypatch.setattr(testapi_verbs, "words", lambda *_: [
        "--groups", "2", "--count", "3", "--messages", "20"])
    monkeypatch.setattr(testapi_verbs, "available", lambda *_: (
        [Setting("threads", 1), Setting("server", 1)], ("ntobj",)))


def test_the_command_without_qemu(small, result_of, monkeypatch):
    def refuse(*_):
        raise CannotHere("there is no QEMU")

    monkeypatch.setattr(run, "in_machine", refuse)
    made, out = result_of("reproduce", "nt")
    assert made["warnings"][-1] == "instructions are left out: there is no QEMU"
    # in a root of somebody's making it may be no mount
    assert result.find(made, "nt.testall.server.1.all") and "files" in made["environment"]
    for word in ("83.70 % is TestAll's alone", "85.24 %", "3 readings of 1 ms among 10",
                 "7 to 46 times", "from 149 to 313 ms", "Here in time server takes",
                 "2010: Longene 0.3 20 8 184 207", "2010: Wine 1.0 73 95 1,222 1,270",
                 "2010: Wine 1.0, over Longene 0.3 3.65 11.88 6.641 6.135",
                 "ntobj: not timed here - - - - - 2010", "ntobj: not timed here - - - - The",
                 "by: tare nt testapi --machine ntsync-7.2",
                 "by: tare nt testall --machine ntsync-7.2"):
        assert word in " ".join(out.split())


def test_the_command_has_the_module_by_instructions(host, small, result_of):
    made, _ = result_of("reproduce", "nt", "-q")
    entry = result.find(made, "nt.testapi.exact.ntobj.1.read_registry")
    assert entry["unit"] == "instructions" and "QEMU" in entry["conditions"][-1]
    assert result.find(made, "nt.testapi.exact.ratio.server.1.ntobj.1.read_registry")["raw"][
        "value"] > 1
    assert not any("ntobj" in one["name"] and one["unit"] in ("ms", "ns")
                   for one in made["measurements"])


def test_a_published_ratio_may_be_what_its_readings_were_rounded_from():
    """A reading of whole ms is off by half of one, and the sum of ten by 5 ms."""
    for operation in published.OPERATIONS:
        least, most = published.allowed(operation)
        assert least < published.ratio(operation) < most, operation
    assert published.allowed("write_file") == pytest.approx(
        [(sum(published.groups(published.SERVER, "write_file")) + server) /
         (sum(published.groups(published.KERNEL, "write_file")) - server) for server in (-5, 5)])
