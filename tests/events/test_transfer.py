# SPDX-License-Identifier: GPL-2.0-only
"""`tare events transfer` on this machine: its figure from outside, its parts, its refusals."""

import inspect
import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from event_hosts import (NOBODY, SURROUNDINGS, TARE, forbid, skip_without_network,
                         skip_without_nobody, skip_without_two_cpus)
from programs import run, wait_for

from tare import paths, result
from tare.errors import CannotHere, TareError
from tare.experiments.events import doctor, read, run as events_run
from tare.experiments.events.bench import peers
from tare.experiments.events.transfer import rules, run as transfer_run, verbs
from tare.experiments.events.transfer.run import Load, Variant

SMALL = Load("ping-pong", 20, 4000, warm=500)


@pytest.fixture(scope="module")
def net():
    skip_without_network()
    skip_without_two_cpus()
    with events_run.opened() as opened:
        yield opened


@pytest.fixture
def rings():
    if doctor.io_uring_error():
        pytest.skip("io_uring cannot be used here")


def transferred(*words, **options):
    """(what the command says and how it ends, its document or None)."""
    target = options.pop("target", None)
    done = run(*options.pop("before", ()), *TARE, "events", "transfer", *words,
               *(["--json", target] if target else []), env=SURROUNDINGS, **options)
    return done, json.loads(target.read_text()) if target and target.exists() else None


def find(made, name):
    return result.find(made, f"events.transfer.{name}")


# ---- the figure


@pytest.mark.parametrize("model", ["select", "poll", "epoll", "uring", "uring-multishot",
                                   "threads"])
def test_the_figure_equals_an_outside_reading(request, tmp_path, model):
    """The scheduler's account of all threads, read while no request is on its way."""
    if model.startswith("uring"):
        request.getfixturevalue("rings")
    first, last, written = 200, 3200, tmp_path / "s.json"
    with subprocess.Popen([paths.guest_program("eventserver"), "--model", model, "--mark",
                           f"{first},{last}", "--json", written, "127.0.0.1", "0"],
                          stdout=subprocess.PIPE, text=True) as server:
        port = int(server.stdout.readline().rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port)) as link:
            _ask(link, first)
            before = _settled(server.pid)
            _ask(link, last - first)
            outside = _settled(server.pid) - before
        server.terminate()
    document = read.read(written, "eventserver")
    marks = document["marks"]
    inside = marks[1]["cpu_ns"] - marks[0]["cpu_ns"]
    # outside are the second mark itself, and the way to sleep behind each
    assert inside == pytest.approx(outside, rel=0.05, abs=2e6)
    assert [mark["requests"] for mark in marks] == [first, last]


def _ask(link, count):
    for _ in range(count):
        link.sendall(b"data\n")
        left = 1024
        while left:
            left -= len(link.recv(left))


def _settled(process):
    """bench_servers.cpu_ns, once all threads sleep."""
    def runs(stat):
        return stat.read_text().rpartition(")")[2].split()[0] == "R"

    assert wait_for(lambda: not any(map(runs, Path(f"/proc/{process}/task").glob("*/stat"))))
    return peers.cpu_ns(process)


def test_a_thread_that_polls_is_in_the_figure(net, rings):
    variant = Variant("uring-sqpoll", "uring-sqpoll")
    found = transfer_run.one(net, verbs.cpus(), variant, SMALL)
    first, last = found.server["marks"]
    own, polling = (sum(task["cpu_ns"] * sign for sign, mark in ((1, last), (-1, first))
                        for task in mark["tasks"] if task["name"].startswith("iou-sqp") == polls)
                    for polls in (False, True))
    grown = last["cpu_ns"] - first["cpu_ns"]
    assert polling > 0 and grown > own
    # of a thread that runs on the other CPU the kernel may be a tick behind
    assert grown == pytest.approx(own + polling, rel=0.02, abs=2 * rules.TICK_NS)
    assert rules.not_pinned(found.server)


def test_a_run_keeps_the_rules_and_tells_its_counts(net):
    found = transfer_run.one(net, verbs.cpus(), Variant("epoll", "epoll"), SMALL)
    assert 500 < found.cpu < 1e6 and found.per_second > 0 and found.per_wakeup >= 1
    assert 0 < found.busy <= 1.01 and 0 < found.client_busy <= 1.01 and found.memory > 100
    assert found.client["requests"] == SMALL.asked


def test_an_open_loop_that_is_late_is_no_figure(net, monkeypatch):
    """More than any server here can answer: after some more tries it gives up."""
    runs, one = [], transfer_run.one
    monkeypatch.setattr(transfer_run, "one", lambda *words: runs.append(words) or one(*words))
    load = Load("rate", 20, 3000, rate=5e6, warm=100)
    with pytest.raises(rules.Late, match="late|requests a second, not"):
        transfer_run.in_turn(net, verbs.cpus(), [Variant("epoll", "epoll")], load, 2)
    assert len(runs) == 1 + transfer_run.AGAIN_LATE


# ---- before a measurement


def test_sockets_of_every_model_are_alike(net, rings):
    """5: what the servers' code may say is not asked; the kernel is."""
    models = transfer_run.MODELS
    lacking, seen = transfer_run.of_models(net, verbs.cpus()[0], models)
    assert not lacking and set(seen) == set(models)
    rules.sockets_alike(seen)
    assert all(one.options["nodelay"] == 1 for one in seen.values())
    for model, one in seen.items():
        rules.on_its_cpu(model, one, verbs.cpus()[0])
    polls = [name for name in seen["uring-sqpoll"].threads if name.startswith("iou-sqp")]
    assert polls


def test_models_that_a_filter_forbids_are_left_out(net, tmp_path):
    """As in a container: the others are measured, and it says why."""
    done, made = transferred("ping-pong", "-m", "epoll", "-p", 2, "-n", 1000, "-m", "uring",
                             preexec_fn=lambda: forbid(425))
    assert done.returncode == 77 and "tare: uring: " in done.stderr
    assert len(done.stderr.splitlines()) == 1
    code = ("import sys; from tare.experiments.events import transfer\n"
            "transfer.DEFAULT = ('epoll', 'uring'); from tare.cli import main\n"
            "sys.exit(main(sys.argv[1:]))")
    target = tmp_path / "r.json"
    done = run(sys.executable, "-c", code, "events", "transfer", "ping-pong", "-p", 2, "-n", 1000,
               "--json", target, env=SURROUNDINGS, preexec_fn=lambda: forbid(425))
    made = json.loads(target.read_text())
    assert done.returncode == 0, done.stderr
    assert any(one.startswith("uring is left out: ") for one in made["warnings"])
    assert find(made, "ping-pong.epoll.cpu") and not find(made, "ping-pong.uring.cpu")


# ---- the command


def test_models_in_turn_with_ratios(net, tmp_path):
    done, made = transferred("streaming", "-m", "select", "-m", "epoll", "-p", 6, "-n", 1000,
                             "-c", "5,10", target=tmp_path / "r.json")
    assert done.returncode == 0, done.stderr
    result.validate(made, "here")
    for load in ("streaming.5", "streaming.10"):
        ratio = find(made, f"{load}.select.over_epoll")
        assert ratio["repeats"] == 6 and ratio["interval_over"] == "processes"
        assert 0.2 < ratio["raw"]["value"] < 5 and ratio["raw"]["confidence"] >= 0.95
        assert find(made, f"{load}.epoll.cpu")["about"]["model"] == "epoll"
        assert find(made, f"{load}.epoll.per_wakeup")["raw"]["value"] >= 1
        assert not find(made, f"{load}.epoll.over_epoll")
    said = find(made, "streaming.10.epoll.cpu")["conditions"]
    assert any("16 on their way" in one for one in said)
    assert [row[0] for row in made["tables"][0]["rows"]] == ["select", "epoll"]


def test_dead_links_cost_select_alone(net, monkeypatch):
    """It looks at every descriptor for each request of the one that asks."""
    monkeypatch.setattr(verbs, "DEAD", (0, 400))
    made = verbs.here("events.transfer")
    parsed = _parsed("mix", "-m", "select", "-m", "epoll", "-n", 1000)
    for load in verbs.loads(parsed):
        verbs.take(made, net, verbs.cpus(), verbs.variants(["select", "epoll"], load),
                   load, 2)
    ratios = [find(made, f"mix.{dead}.select.over_epoll")["raw"]["value"] for dead in (0, 400)]
    assert ratios[0] < 1.5 < ratios[1]


def _parsed(*words):
    from tare.cli import parser

    return parser().parse_args(["events", "transfer", *map(str, words)])


def test_a_closed_loop_over_a_full_wire_has_no_ratio(tmp_path):
    skip_without_network("veth", "20mbit")
    skip_without_two_cpus()
    done, made = transferred("ping-pong", "-m", "select", "-m", "epoll", "-p", 2, "-n", 1000, "-c",
                             40, "--wire", "veth", "--rate", "20mbit", target=tmp_path / "r.json")
    assert done.returncode == 0, done.stderr
    assert find(made, "ping-pong.select.cpu") and not find(made, "ping-pong.select.over_epoll")
    assert any("no ratios: the wire is full" in note
               for table in made["tables"] for note in table["notes"])


def test_an_ordinary_user_can(tmp_path):
    skip_without_nobody()
    skip_without_two_cpus()
    done, _ = transferred("ping-pong", "-m", "epoll", "-p", 2, "-n", 1000, before=NOBODY,
                          cwd="/")
    if "no network namespace" in done.stderr:
        pytest.skip("an ordinary user may have no namespace here")
    assert done.returncode == 0 and "ping-pong" in done.stdout, done.stderr


@pytest.mark.parametrize("words, why", [
    (["pingpong"], "no such part"), (["delay"], "add --exact"),
    (["--exact", "cost", "delay"], "one part at a time"),
    (["--exact", "many", "-c", "10"], "of its own"), (["-p", "3"], "must be even"),
    (["-c", "10,x"], "invalid list of numbers"), (["-p", "0"], "from 2"),
    (["-n", "10"], "from 1000"), (["-c", "0"], "from 1"), (["--load", "0"], "from 1"),
    (["--rate", "1mbit"], "only with --wire veth"), (["--kernel", "6.1"], "only with --exact"),
    (["--exact", "--wire", "veth"], "not with --exact"),
    (["published", "-c", "300"], "of ping-pong, streaming, rate, not of published"),
    (["ping-pong", "mix", "--load", "9"], "of rate, not of ping-pong, mix"),
    (["published", "-n", "5000"], "not of published"),
    (["--exact", "mix"], "leave out --exact"),
    (["--wire", "veth", "--rate", "x"], "--rate x: write a number"),
    (["-m", "kqueue"], "invalid choice")])
def test_bad_usage_is_one_line(tare, words, why):
    status, _, said = tare("events", "transfer", *words)
    assert status == 2 and why in said.splitlines()[-1]


@pytest.mark.parametrize("words, module, given", [
    ([], "verbs", {"kernel": "6.1"}),
    (["-m", "epoll", "-c", "10,10", "--kernel", "7.2"], "verbs",
     {"models": ("epoll",), "connections": (10,), "kernel": "7.2"}),
    (["published", "-m", "select"], "published",
     {"models": ("select",), "kernel": "6.1"}),
    (["delay", "-c", "100"], "delay", {"links": (100,), "kernel": "6.1"}),
    (["many", "-m", "epoll"], "many", {"model": "epoll", "kernel": "6.1"})])
def test_exact_parts_are_measured_by_their_modules(tare, monkeypatch, words, module, given):
    import importlib

    asked = []

    def measure(progress, **options):
        asked.append(options)
        raise TareError("measured")

    # what the module takes is asked of itself
    found = importlib.import_module(f"tare.experiments.events.transfer.exact.{module}")
    inspect.signature(found.measure).bind(**given, progress=None)
    monkeypatch.setattr(found, "measure", measure)
    status, _, said = tare("events", "transfer", "--exact", *words)
    assert (status, said, asked) == (1, "tare: measured\n", [given])


def test_one_cpu_is_not_enough(monkeypatch):
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {3})
    with pytest.raises(CannotHere, match="one CPU"):
        verbs.cpus()


def test_a_command_without_any_figure_fails(monkeypatch, net):
    def late(*words):
        raise rules.Late("rate, epoll: 7 % were late")

    monkeypatch.setattr(verbs, "take", late)
    with pytest.raises(TareError, match="rate is left out: .* 7 % were late"):
        verbs.measure(_parsed("rate", "-m", "epoll"))
