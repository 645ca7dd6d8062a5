# SPDX-License-Identifier: GPL-2.0-only
"""`tare events transfer` on this machine: its parts, its refusals."""

import importlib
import inspect
import json
import os
import sys

import pytest
from event_documents import empty
from event_hosts import forbid_io_uring, skip_without_network
from programs import SURROUNDINGS, TARE, refusal, run

from tare import result
from tare.cli import parser
from tare.errors import TareError
from tare.experiments.events import run as events_run
from tare.experiments.events.transfer import rules, run as transfer_run, verbs
from tare.experiments.events.transfer.run import Load


@pytest.fixture(scope="module")
def net():
    skip_without_network(cpus=2)
    with events_run.opened() as opened:
        yield opened


def transferred(*words, **options):
    """(what the command says and how it ends, its document or None)."""
    target = options.pop("target", None)
    done = run(*options.pop("before", ()), *TARE, "events", "transfer", *words,
               *(["--json", target] if target else []), env=SURROUNDINGS, **options)
    return done, json.loads(target.read_text()) if target and target.exists() else None


def find(made, name):
    return result.find(made, f"events.transfer.{name}")


def test_an_open_loop_that_is_late_is_no_figure(net, monkeypatch):
    """More than any server here can answer: after some more tries it gives up."""
    runs, one = [], transfer_run.one
    monkeypatch.setattr(transfer_run, "one", lambda *words: runs.append(words) or one(*words))
    load = Load("rate", 20, 3000, rate=5e6, warm=100)
    with pytest.raises(rules.Late, match="late|requests a second, not"):
        transfer_run.in_turn(net, verbs.cpus(), ["epoll"], load, 2)
    assert len(runs) == 1 + transfer_run.AGAIN_LATE


# ---- before a measurement


def test_models_that_a_filter_forbids_are_left_out(net, tmp_path):
    """As in a container: the others are measured, and it says why."""
    done, made = transferred("ping-pong", "-m", "epoll", "--processes", 2, "-n", 1000, "-m",
                             "uring",
                             preexec_fn=forbid_io_uring)
    assert refusal(done, 77).startswith("uring: ")
    code = ("import sys; from tare.experiments.events import transfer\n"
            "transfer.DEFAULT = ('epoll', 'uring'); from tare.cli import main\n"
            "sys.exit(main(sys.argv[1:]))")
    target = tmp_path / "r.json"
    done = run(sys.executable, "-c", code, "events", "transfer", "ping-pong", "--processes", 2,
               "-n", 1000,
               "--json", target, env=SURROUNDINGS, preexec_fn=forbid_io_uring)
    made = json.loads(target.read_text())
    assert done.returncode == 0, done.stderr
    assert any(one.startswith("uring is left out: ") for one in made["warnings"])
    assert find(made, "ping-pong.epoll.cpu") and not find(made, "ping-pong.uring.cpu")


def test_the_doctor_asks_for_io_uring_as_the_command_does(net):
    code = ("from tare.experiments.events import doctor\n"
            "print(*(one.row() for one in doctor.ABILITIES if one.verb.endswith('uring')))")
    done = run(sys.executable, "-c", code, env=SURROUNDINGS, check=True, preexec_fn=forbid_io_uring)
    assert "'cannot', 'uring: io_uring is forbidden: io_uring_setup: " in done.stdout


# ---- the command


def test_models_in_turn_with_ratios(net, tmp_path):
    done, made = transferred("streaming", "-m", "select", "-m", "epoll", "--processes", 6,
                             "-n", 1000,
                             "--connections", "5,10", target=tmp_path / "r.json")
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
    made = empty()
    for load in verbs.loads(_parsed("mix", "-m", "select", "-m", "epoll", "-n", 1000)):
        verbs.take(made, net, verbs.cpus(), ["select", "epoll"], load, 2)
    ratios = [find(made, f"mix.{dead}.select.over_epoll")["raw"]["value"] for dead in (0, 400)]
    assert ratios[0] < 1.5 < ratios[1]


def _parsed(*words):
    return parser().parse_args(["events", "transfer", *map(str, words)])


def test_an_ordinary_user_can():
    if os.geteuid():
        pytest.skip("this is an ordinary user already")
    nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    if run(*nobody, *TARE, "--version", env=SURROUNDINGS).returncode:
        pytest.skip("an ordinary user cannot read this tree")
    skip_without_network(cpus=2)
    done, _ = transferred("ping-pong", "-m", "epoll", "--processes", 2, "-n", 1000, before=nobody,
                          cwd="/")
    if "no network namespace" in done.stderr:
        pytest.skip("an ordinary user may have no namespace here")
    assert done.returncode == 0 and "ping-pong" in done.stdout, done.stderr


@pytest.mark.parametrize("words, why", {
    "--exact cost delay": "one part at a time",
    "--exact many --connections 10": "of cost, published, rate, delay, not of many",
    "--exact -n 2000": "not with --exact", "--kernel 6.1": "only with --exact",
    "-m uring+nix": "'nix' is not a WAY of uring", "-m epoll+skip": "'skip' is not a WAY of epoll",
    "-m kqueue": "must be select, poll",
    "--processes 3": "must be even", "--processes 0": "from 2", "-n 10": "from 1000",
    "--connections 0": "from 1", "--load 0": "from 1",
    "mix --connections 300": "of ping-pong, streaming, rate, not of mix",
    "ping-pong mix --load 9": "of rate, not of ping-pong, mix"}.items())
def test_bad_usage_is_one_line(refused, words, why):
    assert why in refused(2, "events", "transfer", *words.split())


@pytest.mark.parametrize("words, module, given", [
    ("", "verbs", {}),
    ("-m epoll --connections 10,10 --kernel 7.2", "verbs",
     {"models": ("epoll",), "connections": (10,), "kernel": "7.2"}),
    ("published -m select", "published", {"models": ("select",)}),
    ("delay --connections 100", "delay", {"connections": (100,)}),
    ("many -m epoll", "many", {"models": ("epoll",)})])
def test_exact_parts_are_measured_by_their_modules(tare, monkeypatch, words, module, given):
    asked, given = [], {"kernel": "6.1", **given}

    def measure(progress, **options):
        asked.append(options)
        raise TareError("measured")

    # what the module takes is asked of itself
    found = importlib.import_module(f"tare.experiments.events.transfer.exact.{module}")
    inspect.signature(found.measure).bind(**given, progress=None)
    monkeypatch.setattr(found, "measure", measure)
    status, _, said = tare("events", "transfer", "--exact", *words.split())
    assert (status, said, asked) == (1, "tare: measured\n", [given])


def test_a_command_without_any_figure_fails(monkeypatch, net):
    def late(*words):
        raise rules.Late("rate, epoll: 7 % were late")

    monkeypatch.setattr(verbs, "take", late)
    with pytest.raises(TareError, match="rate is left out: .* 7 % were late"):
        verbs.measure(_parsed("rate", "-m", "epoll"))
