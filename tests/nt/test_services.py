# SPDX-License-Identifier: GPL-2.0-only
"""The services of front ends against a model of NT's: here, behind the server, and in guests."""

import json
import os
from functools import cache
from itertools import product

import pytest
import services_script
import tareqemu
from breadth import day_or_night, some
from nt_server import serving
from programs import BUILD, TOP, built, run
from tareqemu import kmod

from tare import result

SEEDS = some([1, 2], range(3, 30))
RANDOM = [f"random_calls {seed}" for seed in SEEDS]
CASES = [*RANDOM, "without_memory -", "limits -", "many -"]
KEPT = "kept_mutex -"
# what front ends without the core are asked, by how many threads: a futex tells nobody in turn
ALONE = {"futex": (2, "random_objects all PULSE DUPLICATE"), "ntsync": (3, "random_objects")}
ALONE["futex-private"] = ALONE["futex"]


@cache
def script(threads, case):
    name, *words = case.split()
    return "\n".join(getattr(services_script, name)(threads, *words).lines)


def play(program, front, threads, case, **environment):
    """A process that every bad access ends, and every difference from the model."""
    asked = script(threads, case)
    done = run(built(program), front, threads, input=asked,
               # what is there at its end is none of ours: services_probe.c tells what is
               env={**os.environ, "ASAN_OPTIONS": "detect_leaks=0", **environment})
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{len(asked.splitlines())} requests\n"


@pytest.mark.parametrize("platform, case", [("threads", KEPT), *product(
    ("threads", "server"), CASES)])
def test_in_a_process(platform, case):
    """The core over each platform of user space, below the same front end."""
    play(f"nt_play-{platform}", "threads", 6 if platform == "threads" else 1, case)


@pytest.mark.parametrize("case", [KEPT, *RANDOM])
def test_by_a_server(tmp_path, case):
    """Which must be there until the end."""
    with serving(tmp_path / "socket", built("nt-server-checked"), silent=True):
        play("nt_play-checked", "server", 6, case, NT_SERVER=str(tmp_path / "socket"))


@pytest.mark.parametrize("front", ["futex", "futex-private"])
@pytest.mark.parametrize("how", ["checked", "races"])
def test_without_the_core(front, how):
    play(f"nt_play-{how}", front, *ALONE[front])


def test_no_two_threads_race():
    play("nt_play-races", "threads", 6, RANDOM[0])


@pytest.mark.parametrize("front", ["threads", "futex", "futex-private"])
@pytest.mark.parametrize("program, rounds", [
    ("nt_races", day_or_night(3000, 100000)), ("nt_races-checked", 1000), ("nt_races-races", 1000)])
def test_what_fails_seldom(program, rounds, front):
    done = run(built(program), front, rounds)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == (7 if front == "threads" else 5)


def test_what_fails_seldom_by_a_server(tmp_path):
    with serving(tmp_path / "socket", built("nt-server-checked"), silent=True):
        for _ in range(2):
            done = run(built("nt_races-checked"), "server", 300,
                       env={**os.environ, "NT_SERVER": str(tmp_path / "socket")})
            assert (done.returncode, done.stderr, done.stdout.count("\n")) == (0, "", 7)


RACES = day_or_night(100, 300)
GUEST = f"""
set -e
cd /tare/bin
insmod /tare/kmod/tare_ntobj.ko
for i in /tare/scripts/*; do ./nt_play ntobj 6 <$i; done
./nt_races ntobj {RACES}
./testapi --front ntobj --groups 1 --count 20 --messages 200 --json /out/testapi
rmmod tare_ntobj
if modprobe ntsync 2>/dev/null; then ./nt_play ntsync 3 </tare/ntsync; ./nt_races ntsync {RACES}; fi
"""
WITH_NTSYNC = some(["7.2"], ["7.3"])


@pytest.mark.parametrize("kernel", [*some(["6.1"], ["6.12"]), *WITH_NTSYNC])
def test_in_a_guest(host, tmp_path, kernel):
    """testapi did what it was to do, or else failed."""
    scripts = {case.replace(" ", "-"): script(6, case) for case in (RANDOM[0], KEPT, "limits -")}
    scripts["../ntsync"] = script(*ALONE["ntsync"])
    files = {"/tare/bin/testapi": BUILD / "guest/bin/testapi"}
    files |= {f"/tare/bin/{name}": built(name) for name in ("nt_play", "nt_races")}
    for number, (name, text) in enumerate(scripts.items()):
        (tmp_path / f"{number}").write_text(text)
        files[os.path.normpath(f"/tare/scripts/{name}")] = tmp_path / f"{number}"
    machine = f"{TOP}/tests/nt/ntsync.toml" if kernel in WITH_NTSYNC else "minimal"
    outcome = tareqemu.run(f"{machine}-{kernel}", ["sh", "-c", GUEST], files=files,
                           modules=[path for path in kmod.build(kernel, TOP / "kmod")
                                    if path.name == "tare_ntobj.ko"], out_dir=tmp_path, cpus=2)
    assert (outcome.verdict, outcome.reason) == ("passed", ""), outcome.stderr.decode()
    said = outcome.stdout.decode().splitlines()
    played = 4 if kernel in WITH_NTSYNC else 3
    assert len([line for line in said if line.endswith(" requests")]) == played, said
    assert len(said) == played + (13 if kernel in WITH_NTSYNC else 7)
    document = json.loads((tmp_path / "testapi").read_text())
    assert document["services"] == "ntobj"
    result.validate(document, "here", "testapi.schema.json")
