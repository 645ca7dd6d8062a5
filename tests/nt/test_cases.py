# SPDX-License-Identifier: GPL-2.0-only
"""The cases of the NT services, asked of each front end: here, behind the server, and in guests."""

import json

import ktap
import pytest
import tareqemu
from breadth import some
from nt_server import serving
from programs import BUILD, TOP, built, run
from tareqemu import kmod

from tare import result

CASES = BUILD / "guest/bin/nt-cases"
TESTAPI = BUILD / "guest/bin/testapi"
# what a front end may lack: a case that needs more than its front end has is skipped, and says so
NO_CORE = {"waits for all", "pulses", "names", "access masks", "a registry", "messages",
           "processes", "an order of waits", "duplicates"}
LACKS = {
    "threads": {"processes"},
    "server": set(),
    "ntobj": set(),
    "ntsync": {"names", "access masks", "a registry", "messages", "processes"},
    "futex": NO_CORE,
    "futex-private": NO_CORE,
}
HERE = ["threads", "futex", "futex-private"]


def check(front, report):
    """Each case is as expected, or needs what the front end is known to lack."""
    results = ktap.parse(report)
    bad = {name: result.said for name, result in results.items() if not result.ok}
    assert not bad
    told = {name: set(result.skipped.removeprefix("lacks ").split(", "))
            for name, result in results.items() if result.skipped}
    assert set().union(*told.values()) == LACKS[front]
    assert len(results) - len(told) >= 30


def ask(program, front, rounds, **options):
    outcome = run(program, front, rounds, **options)
    assert outcome.stderr == ""
    check(front, outcome.stdout)
    assert outcome.returncode == 0


@pytest.fixture(scope="session", params=["nt-cases-checked", "nt-cases-races"])
def checked(request):
    """nt-cases, ended by a bad access or a leak, or by a race of two threads."""
    return built(request.param)


@pytest.mark.parametrize("front", HERE)
def test_here(front):
    ask(CASES, front, some([3000], [100000])[-1])


@pytest.mark.parametrize("front", HERE)
def test_checked(checked, front):
    ask(checked, front, 1000)


def test_behind_the_server(tmp_path):
    path = tmp_path / "socket"
    with serving(path, built("nt-server-checked"), silent=True):
        for _ in range(2):
            ask(CASES, "server", 300, env={"NT_SERVER": str(path)})


GUEST = """
set -e
insmod /tare/kmod/tare_ntobj.ko
/tare/bin/nt-cases ntobj 300 >/out/ntobj
/tare/bin/testapi --front ntobj --groups 1 --count 20 --messages 200 \\
    --folder /tmp --json /out/testapi >/dev/null
rmmod tare_ntobj
if modprobe ntsync 2>/dev/null; then /tare/bin/nt-cases ntsync 300 >/out/ntsync; fi
"""


WITH_NTSYNC = some(["7.2"], ["7.3"])


@pytest.mark.parametrize("kernel", [*some(["6.1"], ["6.12"]), *WITH_NTSYNC])
def test_in_a_guest(host, tmp_path, kernel):
    """testapi did what it was to do, or else failed."""
    machine = f"{TOP}/tests/nt/ntsync.toml" if kernel in WITH_NTSYNC else "minimal"
    outcome = tareqemu.run(f"{machine}-{kernel}", ["sh", "-c", GUEST],
                           modules=[path for path in kmod.build(kernel, TOP / "kmod")
                                    if path.name == "tare_ntobj.ko"],
                           files={"/tare/bin/nt-cases": CASES, "/tare/bin/testapi": TESTAPI},
                           out_dir=tmp_path, cpus=2)
    check("ntobj", (tmp_path / "ntobj").read_text())
    assert (outcome.verdict, outcome.reason) == ("passed", ""), outcome.stderr.decode()
    document = json.loads((tmp_path / "testapi").read_text())
    assert document["services"] == "ntobj"
    assert not list(result.validator("testapi.schema.json").iter_errors(document))
    if kernel in WITH_NTSYNC:
        check("ntsync", (tmp_path / "ntsync").read_text())


@pytest.mark.parametrize("words, says", [
    ([], "nt-cases: which FRONT, and how many ROUNDS?; see --help"),
    (["threads", "99"], "nt-cases: ROUNDS 99: must be from 100 to 10000000; see --help"),
    (["fast"], "fast: no such front end; there are threads server"),
])
def test_bad_usage(words, says):
    outcome = run(CASES, *words)
    assert (outcome.returncode, outcome.stderr.count("\n")) == (2, 1) and says in outcome.stderr


def test_a_front_end_that_is_not_here(tmp_path):
    outcome = run(CASES, "server", env={"NT_SERVER": str(tmp_path / "none")})
    assert (outcome.returncode, outcome.stdout) == (77, "")
    assert "it must name an nt-server's socket" in outcome.stderr
