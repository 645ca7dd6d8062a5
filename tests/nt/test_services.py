# SPDX-License-Identifier: GPL-2.0-only
"""The services of front ends against a model of NT's: who waits, who is woken, and what by."""

import os

import pytest
from breadth import some
from nt_server import serving
from programs import built, run
from service_oracle import Script

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


@pytest.mark.parametrize("seed", SEEDS)
def test_random_calls(ask, seed):
    """Shown is the line that is answered otherwise than the model does, after those before it."""
    script = Script(seed, 3000)
    told = list(zip(script.lines, ask(script.lines), script.answers, strict=True))
    wrong = next((i for i, (_, is_, should) in enumerate(told) if is_ != should), None)
    assert wrong is None, told[max(0, wrong - 40):wrong + 1]


def test_who_waits_keeps_a_mutex(ask):
    """Whose last handle is closed by its owner, who then dies."""
    assert ask(["0 0 0 2 1 0 - s0 0", "1 wait 0 -1 0 s0", "0 3 s0 0 0 0 - - 0", "0 die 1"]) == [
        "0", "wait", "0", "dies 1=80"]
