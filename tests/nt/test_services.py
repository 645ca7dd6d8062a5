# SPDX-License-Identifier: GPL-2.0-only
"""The services of front ends against a model of NT's: who waits, who is woken, and what by."""

import os

import pytest
import tareqemu
from breadth import at_night, some
from nt_server import serving
from programs import TOP, built, run
from service_oracle import Script
from tareqemu import kernel, kmod

STEPS = 3000
SEEDS = some([1, 2], range(3, 30))


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """The socket of a server, which must be there until the end."""
    socket = tmp_path_factory.mktemp("services") / "socket"
    with serving(socket, built("nt-server-checked"), silent=True):
        yield socket


@pytest.fixture(params=["threads", "server"])
def ask(request):
    """Lines to a program of the front end; returns its answers."""
    environment = dict(os.environ)
    if request.param == "server":
        environment["NT_SERVER"] = str(request.getfixturevalue("server"))

    def answers(lines):
        done = run(built("service_commands-checked"), request.param, input="\n".join(lines) + "\n",
                   timeout=300, env=environment)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout.splitlines()

    return answers


def first_wrong(script, answers):
    """None, or the line that is answered otherwise than the model does, after those before it."""
    assert len(answers) == len(script.lines)
    told = list(zip(script.lines, answers, script.answers))
    wrong = next((i for i, (_, is_, should) in enumerate(told) if is_ != should), None)
    return None if wrong is None else told[max(0, wrong - 40):wrong + 1]


@pytest.mark.parametrize("seed", SEEDS)
def test_random_calls(ask, seed):
    script = Script(seed, STEPS)
    assert first_wrong(script, ask(script.lines)) is None


def test_alert_is_told_once(ask):
    """Of a wait for all that does not sleep, and finds an APC beside what is not there."""
    lines = ["0 0 0 0 0 0 - s0 0"]
    for _ in range(3):
        lines += ["1 22 0 t0 0 0 #5 - 0", "0 wait 3 0 1 s0", "0 23 0 0 0 0 - - 0",
                  "0 wait 3 0 1 s0", "0 wait 0 0 1 s0"]
    assert ask(lines) == ["0"] + ["0", "wait 0=c0", "0 5 7", "wait 0=102", "wait 0=102"] * 3


@at_night("a boot of each kernel, for the core that the other front ends have, too")
@pytest.mark.parametrize("name", kernel.debian_names())
def test_random_calls_of_the_module(tmp_path, name):
    """With as many CPUs as there may be at work at once."""
    script = Script(1, STEPS)
    (tmp_path / "lines").write_text("\n".join(script.lines) + "\n")
    outcome = tareqemu.run(
        f"minimal-{name}",
        ["sh", "-c", "insmod /tare/kmod/tare_ntobj.ko && /commands ntobj < /lines"],
        files={"/commands": built("service_commands"), "/lines": tmp_path / "lines"},
        modules=[path for path in kmod.build(name, TOP / "kmod") if "ntobj" in path.name],
        out_dir=tmp_path, cpus=4, append="preempt=full", timeout=300)
    assert (outcome.verdict, outcome.reason) == ("passed", "")
    assert first_wrong(script, outcome.stdout.decode().splitlines()) is None


@pytest.mark.parametrize("platform", ["threads", "server"])
def test_mutex_goes_with_its_last_handle(platform):
    """Though somebody owns it: or else its owner could fill the name space with what nobody can
    reach."""
    done = run(built(f"mutex_bytes-{platform}"), timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("front", ["ntobj", "ntsync"])
def test_threads_that_come_at_once_open_one_device(front):
    """Two would be two name spaces."""
    done = run(built("attach_once"), front, timeout=60)
    assert (done.returncode, done.stdout) == (0, "1\n")
