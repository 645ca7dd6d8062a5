# SPDX-License-Identifier: GPL-2.0-only
"""The price list: what it is of, what is kept in docs/data, and prices against another program."""

import copy
import csv
import json

import pytest
from breadth import at_night
from browser import SIDEWAYS, asked
from hand_made import recorded
from programs import TOP, built
from test_exact_page import refuse_loading

from tare import machine, result
from tare.errors import FormatError
from tare.experiments.exact import run as exact_run
from tare.experiments.exact.prices import figures, run, verbs
from tare.experiments.exact.read import document

DATA = TOP / "docs/data/prices"
COUNT = 10
CALLS = 20_000  # as guest/onecall.c has it


@pytest.fixture
def kept():
    return json.loads((DATA / "prices.json").read_text(encoding="utf-8"))


def test_it_is_of_the_most_used_calls(kept):
    """And of those that other tables have; each variant is told where there is more than one."""
    used = {one["call"]: int(one["rank"]) for one in figures.mix()}
    assert list(used.values())[:figures.MOST_USED] == list(range(1, figures.MOST_USED + 1))
    made = run.variants()
    assert made.keys() == used.keys()
    assert {one["call"]: one["rank"] for one in kept["calls"]} == used
    assert {one["call"]: one["what"] for one in kept["calls"]} == made


def test_page_and_table_are_those_of_the_document(kept, tmp_path):
    figures.write(kept, tmp_path)
    for name in ("prices.json", "prices.csv", "prices.html"):
        assert (tmp_path / name).read_text() == (DATA / name).read_text(), name
    refuse_loading((DATA / "prices.html").read_text())
    with open(DATA / "prices.csv", encoding="utf-8") as stream:
        assert len(list(csv.DictReader(stream))) == len(kept["calls"]) * len(kept["boots"])


def test_what_is_no_price_list_is_refused(kept):
    """As --against would be; and what is kept is one, with quartiles in their order."""
    result.validate(kept, "prices.json", verbs.SCHEMA)
    assert all([price[name] for name in figures.SPREAD] == sorted(
        price[name] for name in figures.SPREAD) for one in kept["calls"] for price in one["prices"])
    del kept["calls"][0]["prices"][0]["upper_quartile"]
    with pytest.raises(FormatError, match="upper_quartile"):
        result.validate(kept, "prices.json", verbs.SCHEMA)


def test_a_price_that_is_not_the_kept_one_is_named(kept):
    other = json.loads(json.dumps(kept))
    assert figures.differences(kept, other) == ([], len(kept["boots"]))
    other["calls"][0]["prices"][0]["instructions"] += 1
    [said], _ = figures.differences(kept, other)
    assert said.startswith(f"{kept['calls'][0]['call']} on ")
    # with another program, if that is no matter of layout
    other["boots"][0]["key"] += "x"
    assert not figures.differences(kept, other)[0]
    price = other["calls"][0]["prices"][0]
    price["instructions"] = round(1.11 * price["instructions"])
    assert len(figures.differences(kept, other)[0]) == 1
    # of another kernel nothing is known
    other["boots"][0]["release"] += "x"
    assert figures.differences(kept, other) == ([], len(kept["boots"]) - 1)


def made(times):
    """A task that made a call TIMES, once with 1000 more, and after each a call that prepares it,
    whose work is done on the way back."""
    functions = ["[user]", "entry", "__x64_sys_read", "__x64_sys_close", "put_off"]
    return recorded(functions, [
        (None, "user", "user", "[user]", 0, 70, 0),
        (0, "syscall", "task", "entry", 2 * times, 2 * times * 20, 0),
        (1, "call", "task", "__x64_sys_read", times, times * 100 + 1000, 0),
        (1, "call", "task", "__x64_sys_close", times, times * 300, 0),
        (1, "call", "task", "put_off", times - 1, (times - 1) * 10, 0)])


@pytest.mark.parametrize("median, put_off", [(120, 0), (130, 10)])
def test_what_was_put_off_is_of_the_call_if_its_length_says_so(median, put_off):
    tasks = [made(COUNT * times) for times in range(1, run.ROUNDS + 1)]
    found = run.of_call("read", [[median, 30], [1130, 1]], tasks, tasks, COUNT)
    assert found["instructions"] == [median, median, median, median, 1130]
    # the first call's 1000 are of none of the others
    assert found["functions"] == {"entry": 20, "__x64_sys_read": 100,
                                  **({"put_off": put_off} if put_off else {})}
    assert found["cycles"] == [median, median]


@pytest.mark.parametrize("words, said", [
    (["--kernels", ","], "--kernels: name one or more"),
    (["--settings", "none"], "--settings: of one list of LSMs")])
def test_what_cannot_be_asked_for_is_refused(tare, words, said):
    status, _, error = tare("exact", "prices", *words)
    assert status == 2 and said in error


def test_prices_are_compared_with_what_their_folder_had(tare, kept, tmp_path, monkeypatch):
    now = copy.deepcopy(kept)
    now["calls"][0]["prices"][0]["instructions"] += 1
    monkeypatch.setattr(machine, "need", lambda *_, **__: None)
    monkeypatch.setattr(verbs, "_boot", lambda *_: None)
    monkeypatch.setattr(verbs.figures, "document", lambda *_: now)
    before = tmp_path / "prices.json"
    before.write_text(json.dumps(kept), encoding="utf-8")
    for status, said in ((1, "are not those of"), (0, "")):
        ended, _, error = tare("exact", "prices", "-o", tmp_path, "--against", before)
        assert ended == status and said in error


def test_a_program_without_our_harness_pays_the_same(kept):
    """As many calls more, of four instructions of the program's own each, cost as many prices. Its
    exec may take another path: an instruction a call is allowed for that."""
    of_task = []
    for words in (["/onecall"], ["/onecall", "more"]):
        found = exact_run.record("minimal-6.1", words, files={"/onecall": built("onecall")},
                                 append=verbs.SETTINGS[kept["settings"][0]])
        names = [one["name"] for one in found["functions"]]
        nodes = document.nodes(found)
        [task] = {node["task"] for node in nodes
                  if names[node["function"]] == "__x64_sys_getpid" and node["calls"] >= CALLS}
        of_task.append(sum(document.own(node) for node in nodes if node["task"] == task
                           and node["context"] in ("user", "task")))
    [one] = [one for one in kept["calls"] if one["call"] == "getpid"]
    [price] = [one for one in one["prices"]
               if (one["kernel"], one["setting"]) == ("6.1", kept["settings"][0])]
    assert (of_task[1] - of_task[0]) / CALLS - 4 == pytest.approx(price["instructions"], abs=1)


@at_night("a boot a kernel")
@pytest.mark.parametrize("kernel", verbs.KERNELS.split(","))
def test_prices_are_those_that_are_kept(tare, kept, tmp_path, kernel):
    """Another boot, and maybe another host; nothing is compared where Debian has a newer kernel."""
    status, _, error = tare("exact", "prices", "--kernels", kernel, "--settings",
                            kept["settings"][0], "-o", tmp_path, "--against", DATA / "prices.json")
    assert status == 0, error
    if "0 of 1 boots are" in error:
        pytest.skip(f"{kernel}: Debian's kernel, or QEMU, is another one: make the prices again")


@at_night("a browser takes a while")
def test_a_click_sorts_and_a_narrow_page_does_not_scroll(tmp_path):
    text = (DATA / "prices.html").read_text(encoding="utf-8")
    top, once, twice = asked(text, """
const first = () => document.querySelector('.sortable tbody summary').textContent.trim();
const click = () => document.querySelectorAll('.sortable thead button')[2].click();
return [first(), (click(), first()), (click(), first())];""", tmp_path)
    assert once == "execve" and "execve" not in (top, twice)
    for width in (500, 1280):
        assert "the page" not in asked(text, SIDEWAYS, tmp_path, width)
