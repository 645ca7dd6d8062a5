# SPDX-License-Identifier: GPL-2.0-only
"""All published experiments in one session: order, failures, what is kept, and the page."""

import os
import re
import signal
import time
from types import SimpleNamespace

import fake_reproductions
import programs
import pytest
from breadth import at_night

from tare import answer, html, output, paths, reproduce, result, text
from tare.experiments.events.transfer.figures import OTHERS, Others, own_seconds
from tare.reproduce import kept, session, verb


@pytest.fixture
def run(tmp_path, monkeypatch, capsys):
    """run(amount, fresh, NAME=behaviour...) -> (status, names measured, stdout, stderr)."""
    def one(amount="usual", fresh=False, **behaviours):
        measured = []
        monkeypatch.setattr(session, "everyone", lambda: [
            fake_reproductions.make(name, year, behaviour, measured.append)
            for year, (name, behaviour) in enumerate(behaviours.items(), 2000)])
        status = session.run(amount, tmp_path, fresh)
        said = capsys.readouterr()
        return status, measured, said.out, said.err

    return one


def page(tmp_path):
    return (tmp_path / "report.html").read_text()


def test_all_are_measured_in_turn_and_told(run, tmp_path):
    status, measured, out, err = run(one="done", two="done")
    assert (status, measured) == (0, ["one", "two"])
    lines = err.splitlines()
    assert lines[0].startswith("tare: 2 of 2 experiments, about 3 min")
    assert lines[1:3] == ["tare: 1 of 2, the one (2000): about 2 min", "tare: 1 of 2, one: a step"]
    assert "What one says." in out and "published of two" in out and "more of" not in out
    made = result.read(tmp_path / "two.usual.json")
    assert [table["name"] for table in made["tables"]] == ["two.published", "two.conditions",
                                                           "two.more"]


@pytest.mark.parametrize("behaviours, expected", [
    ({"one": "done"}, 0), ({"one": "cannot", "two": "done"}, 77),
    ({"one": "fail", "two": "cannot"}, 1), ({"one": "cannot", "two": "fail"}, 1),
    ({"one": "usage", "two": "done"}, 1), ({"one": "bug", "two": "done"}, 1),
    ({"one": "unsound", "two": "done"}, 1)])
def test_one_that_ends_badly_does_not_stop_the_others_and_the_worst_is_the_status(
        run, tmp_path, behaviours, expected):
    status, measured, _, err = run(**behaviours)
    assert (status, measured) == (expected, list(behaviours))
    assert "Traceback" not in err
    text = page(tmp_path)
    for name, behaviour in behaviours.items():
        assert (f"What {name} says." in text) == (behaviour == "done")
        assert (tmp_path / f"{name}.usual.json").exists() == (behaviour == "done")
        why = {"cannot": "cannot run here: no QEMU here", "fail": "failed: it broke",
               "usage": "failed: too few", "bug": "failed: ZeroDivisionError",
               "unsound": "failed: "}.get(behaviour)
        assert why is None or why in text and why in err


def test_the_page_has_contents_and_leads_to_each(run, tmp_path):
    run(one="done", two="fail", three="done")
    text = page(tmp_path)
    assert text.count("<html") == 1 and "3 published experiments, run again" in text
    assert text.index("the one (2000)") < text.index("the two (2001)") < text.index("published of")
    for name in ("one", "three"):
        link = re.search(rf'<a href="#(\w+)">the {name} \(', text)[1]
        assert f'id="{link}">{name}.reproduce</h2>' in text
    assert "the two (2001): failed" in text
    # not folded, as what was added is
    assert text.index("published of one</h3>") < text.index("<details")


def test_what_was_measured_is_not_measured_again(run):
    assert run(one="done", two="fail")[1] == ["one", "two"]
    status, measured, out, err = run(one="fail", two="done")
    assert (status, measured) == (0, ["two"])
    assert "kept from" in err and "1 of 2 experiments" in err and "What one says." in out
    assert run(one="fail", two="fail")[:2] == (0, [])
    assert run(fresh=True, one="done", two="fail")[:2] == (1, ["one", "two"])
    assert run(one="done", two="done")[1] == ["two"]  # what --fresh removed is not back
    # one of another amount is neither reused nor lost
    assert run("quick", one="done")[1] == ["one"] and run(one="done")[1] == []


@pytest.mark.parametrize("other", [
    lambda patch: patch.setattr("tare.__version__", "99"),
    lambda patch: patch.setattr(kept, "code", lambda: "other"),
    lambda patch: patch.setattr("platform.release", lambda: "9.9.9"),
    lambda patch: patch.setattr("platform.node", lambda: "elsewhere")])
def test_a_document_of_other_code_kernel_or_machine_is_not_reused(run, monkeypatch, other):
    run(one="done")
    assert run(one="done")[1] == []
    other(monkeypatch)
    assert run(one="done")[1] == ["one"]


def test_programs_and_modules_are_code_too(monkeypatch, tmp_path):
    found = set()
    monkeypatch.setattr(paths, "programs_made", lambda: [tmp_path])
    monkeypatch.setattr(paths, "module_sources", lambda: tmp_path / "kmod")
    for name in ("guest/bin/one", "kmod/one/one.c"):
        for content in ("1", "2"):
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(content)
            found.add(kept.code.__wrapped__())
    assert len(found) == 4


@pytest.mark.parametrize("broken", ["", "{", "[]", '{"schema": 1}'])
def test_a_broken_document_is_measured_again(run, tmp_path, broken):
    run(one="done")
    (tmp_path / "one.usual.json").write_text(broken)
    assert run(one="done")[:2] == (0, ["one"])


def test_a_session_that_is_killed_goes_on_where_it_was(run, tmp_path):
    if not (session_pid := os.fork()):
        run(one="done", two="kill", three="done")
    assert os.waitpid(session_pid, 0)[1] == signal.SIGKILL
    assert not (tmp_path / "report.html").exists()
    status, measured, _, err = run(one="fail", two="done", three="done")
    assert (status, measured) == (0, ["two", "three"])
    assert "1 of 3, the one (2000): kept from" in err
    assert page(tmp_path).count("says.</p>") == 3


def test_two_at_once_in_one_folder_are_refused(tmp_path, refused):
    """Each would be the other's noise, and no figure would tell it."""
    with output.alone(tmp_path):
        for words in ([], ["--bundle", tmp_path / "b"]):
            assert f"{tmp_path}: another tare reproduce measures into it" in refused(
                2, "reproduce", "-o", tmp_path, *words)


def test_the_published_experiments_are_the_five_in_order_of_time():
    found = reproduce.everyone()
    assert [one.name for one in found] == ["timers", "memcpy", "events", "driver", "nt"]
    for one in found:
        assert sum(one.module.SECONDS.values()) and set(one.module.AMOUNTS) == set(
            reproduce.AMOUNTS)
    # the estimate is within what is promised
    for amount, minutes in (("quick", 3), ("usual", 9)):
        seconds = [one.module.SECONDS[amount] for one in found]
        assert sum(seconds) <= 60 * minutes and max(seconds) <= 180


def test_without_a_verdict_the_conclusion_is_the_answer_and_said_once(capsys):
    """With one it stands below the verdict."""
    made = fake_reproductions.make("clocks", 2001).module.measure("quick", lambda line: None)
    assert answer.words(made) == "What clocks says."
    for verdict in (None, {"answer": "yes", "sentence": "It does."}):
        if verdict:
            made = {key: value for key, value in made.items() if key != "lead"}
        made["verdict"] = verdict
        assert html.page([made]).count("<p>What clocks says.") == (verdict is not None)
        assert html.page([made]).count("\">What clocks says.") == (verdict is None)
        text.render(reproduce.shortened(made))
        assert capsys.readouterr().out.count("What clocks says.") == 1


def test_one_tells_how_long_it_takes_and_its_steps_in_a_pipe(monkeypatch, capsys):
    one = fake_reproductions.make("clocks", 2001)
    monkeypatch.setattr(verb, "everyone", lambda: [one])
    verb.run("clocks", one.module.measure, SimpleNamespace(amount="usual"))
    assert capsys.readouterr().err == "tare: the clocks (2001): about 2 min\ntare: clocks: a step\n"


@at_night("three minutes on two idle CPUs")
def test_all_five_are_run_again(host, tmp_path):
    """Within three minutes: of the clock on two CPUs that nobody else uses; else of the CPU time
    that it took: beside others each piece of work takes more of that, too.
    """
    others, before, began = Others(), own_seconds(), time.monotonic()
    # beside others it takes many times as long
    ended = programs.run(programs.BUILD / "bin/tare", "reproduce", "--quick", "-o", tmp_path,
                         timeout=3600)
    seconds, used, share = time.monotonic() - began, own_seconds() - before, others.share()
    assert ended.returncode in (0, 77), ended.stderr
    text = page(tmp_path)
    done = [one for one in reproduce.everyone() if (tmp_path / f"{one.name}.quick.json").exists()]
    assert len(done) == 5 or ended.returncode == 77
    for one in done:
        made = result.read(tmp_path / f"{one.name}.quick.json")
        assert made["reproduction"]["conclusion"] in " ".join(ended.stdout.split())
        assert one.title in text
    if share <= OTHERS and len(os.sched_getaffinity(0)) >= 2:
        assert seconds <= 180
    else:
        assert used <= 2 * 180, f"others used {100 * share:.0f} % of the CPUs"
