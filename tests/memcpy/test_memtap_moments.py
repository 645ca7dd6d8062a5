# SPDX-License-Identifier: GPL-2.0-only
"""What tare_memtap.ko does when another thread disarms in any instruction of a renewal."""

import re

import tareqemu
from breadth import at_night
from programs import TOP, built
from tareqemu import kmod

SCRIPT = """mount -t debugfs none /sys/kernel/debug 2>/dev/null
echo full >/sys/kernel/debug/sched/preempt &&
insmod /tare/kmod/tare_memtap.ko mode=counts arm=0 functions=_copy_from_iter deadline_ms=8 &&
memtap_moment"""


@at_night("1,000 times armed and disarmed")
def test_disarmed_in_any_instruction_of_a_renewal():
    outcome = tareqemu.run("minimal-6.1", ["sh", "-c", SCRIPT], exact=True, boot=False,
                           timeout=1800, files={"/tare/bin/memtap_moment": built("memtap_moment")},
                           modules=kmod.build("6.1", TOP / "kmod"))
    report = outcome.stdout.decode() + outcome.stderr.decode()
    assert outcome.verdict == "passed", report
    # the mutex is taken behind some 520
    assert int(re.search(r"(\d+) in the call, 0 bad", report)[1]) > 700
