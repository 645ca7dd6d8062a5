# SPDX-License-Identifier: GPL-2.0-only
"""Wine's tests of synchronisation, and the kernel's of ntsync, over our front ends: how many checks
each makes, and that all hold.
"""

import os
import re
import sys

import pytest
import tareqemu
import upstream
from breadth import at_night
from nt_server import serving
from programs import TOP, run
from tareqemu import kmod
from tareqemu.errors import CannotHere

pytestmark = at_night("sources are downloaded")

# checks of each function, all of which hold
WINE = {
    "kernel32/tests/sync.c": {
        "test_temporary_objects": 9,  # without timers
        "test_mutex": 83,
        "test_event": 17,
        "test_semaphore": 13,
        "test_WaitForSingleObject": 24,  # without waits for processes
        "test_WaitForMultipleObjects": 196},
    "ntdll/tests/om.c": {"test_case_sensitive": 7, "test_type_mismatch": 2},
    "ntdll/tests/sync.c": {"test_event": 28, "test_mutant": 37, "test_semaphore": 24},
}
# of further checks, which Wine itself fails: how many hold here, of how many. We open a mutex, as
# Wine does and NT does not, for who asks for no right.
WINE_FAILS = {"test_mutex": (0, 3), "test_WaitForMultipleObjects": (6, 6)}
# cases of the kernel's test
NTSYNC = 11
# our waits for all have no alert
LEFT_OUT = "alert_all"

GUEST = """
insmod /tare/kmod/tare_ntobj.ko
modprobe ntsync
for i in /tare/bin/*.c; do $i ntobj; done >/out/wine 2>&1
for front in ntobj ntsync; do NT_FRONT=$front /tare/bin/fronts -T alert_all; done >/out/fronts 2>&1
/tare/bin/kernel >/out/kernel 2>&1
exit 0
"""


@pytest.fixture(scope="module")
def programs(tmp_path_factory):
    """{name: path}."""
    folder = tmp_path_factory.mktemp("upstream")
    try:
        made = [upstream.wine_program(folder, source, functions)
                for source, functions in WINE.items()]
        made += upstream.ntsync_programs(folder)
    except CannotHere as why:
        pytest.skip(str(why))
    return {path.name: path for path in made}


@pytest.fixture
def show(capfd):
    """Prints to who runs the tests, also from a worker of several."""
    def to_terminal(front, what, held, every):
        with capfd.disabled():
            print(f"\n{what} over {front}: {held} of {every}", file=sys.stderr)
    return to_terminal


def check_wine(front, said, show):
    """All that the programs said, one behind the other."""
    found = re.findall(r"^(test_\w+): (\d+) of (\d+); that Wine fails: (\d+) of (\d+)$", said,
                       re.M)
    found = [(name, *map(int, counts)) for name, *counts in found]
    show(front, "Wine's tests", sum(one[1] for one in found), sum(one[2] for one in found))
    assert found == [(name, count, count, *WINE_FAILS.get(name, (0, 0)))
                     for functions in WINE.values() for name, count in functions.items()], said


def check_ntsync(front, said, show, runs=1, count=NTSYNC - 1):
    """What so many runs of the kernel's test said."""
    found = re.findall(r"^(ok|not ok) \d+ global\.\w+$", said, re.M)
    show(front, "the kernel's test of ntsync", found.count("ok"), len(found))
    assert found == ["ok"] * count * runs, said


def both(programs, front, show, **surroundings):
    surroundings = {**os.environ, **surroundings, "NT_FRONT": front}
    check_wine(front, "".join(run(programs[source.replace("/", "-")], front,
                                  env=surroundings).stdout for source in WINE), show)
    check_ntsync(front, run(programs["fronts"], "-T", LEFT_OUT, env=surroundings).stdout, show)


def test_in_this_process(programs, show):
    both(programs, "threads", show)


def test_behind_the_server(programs, show, tmp_path):
    with serving(tmp_path / "socket", silent=True):
        both(programs, "server", show, NT_SERVER=str(tmp_path / "socket"))


def test_in_a_guest(host, programs, show, tmp_path):
    """ntobj, and ntsync as it is and as a front end. Time is the guest's own there."""
    outcome = tareqemu.run(f"{TOP}/tests/nt/ntsync.toml-7.2", ["sh", "-c", GUEST], exact=True,
                           modules=[path for path in kmod.build("7.2", TOP / "kmod")
                                    if path.name == "tare_ntobj.ko"],
                           files={f"/tare/bin/{name}": path for name, path in programs.items()},
                           out_dir=tmp_path, cpus=1)
    assert (outcome.verdict, outcome.reason) == ("passed", ""), outcome.stderr.decode()
    said = {name: (tmp_path / name).read_text() for name in ("wine", "fronts", "kernel")}
    check_wine("ntobj", said["wine"], show)
    check_ntsync("ntobj, and over ntsync", said["fronts"], show, runs=2)
    check_ntsync("/dev/ntsync", said["kernel"], show, count=NTSYNC)
