# SPDX-License-Identifier: GPL-2.0-only
"""What ends a recording, or taps that nobody ends: each check of tests/memcpy/guest/recorder.sh
as a test of its own.
"""

from pathlib import Path

import pytest
from breadth import ONLY, day_or_night, named_checks, some
from memtap_guest import BOOTS, KERNELS, Guest

NAMES = named_checks(Path(__file__).with_name("guest") / "recorder.sh")

# whose deadlines pass before, while or after they are unloaded
LOADS = str(day_or_night(20, 52))

# (kernel, options): where a nanosecond is an instruction, time in which all sleep costs nothing
EXACT = (KERNELS[0], {"exact": True, "boot": False})
CASES = some([EXACT], [(kernel, {"cpus": cpus, "append": append})
                       for kernel, cpus, append in BOOTS])


@pytest.fixture(scope="module", params=CASES,
                ids=lambda case: f"{case[0]}-{case[1].get('cpus', 'exact')}")
def recorder(request, tmp_path_factory):
    kernel, options = request.param
    return Guest(f"minimal-{kernel}", kernel, tmp_path_factory.mktemp("recorder"), made=ONLY,
                 script="recorder.sh", cycles=LOADS, **options)


def test_guest_ends_well(recorder):
    recorder.ended_well()


@pytest.mark.parametrize("name", NAMES)
def test_check(recorder, name):
    recorder.passed(name)
