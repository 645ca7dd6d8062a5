# SPDX-License-Identifier: GPL-2.0-only
"""What the modules do when an interrupt or another thread comes in any instruction."""

import re

import pytest
import tareqemu
from breadth import at_night, some
from programs import TOP, built
from tareqemu import kernel, kmod

KERNELS = kernel.debian_names()
PREEMPT = """mount -t debugfs none /sys/kernel/debug 2>/dev/null
echo full >/sys/kernel/debug/sched/preempt && cd /tare/kmod || exit
"""
RENEW = PREEMPT + """
insmod tare_memtap.ko mode=counts arm=0 functions=_copy_from_iter deadline_ms=8 && memtap_moment"""
# addresses are hashed the second time; no copy is missing in the counts
RING = PREEMPT + """insmod tare_moment.ko || exit
for restrict in 1 2; do
    echo $restrict >/proc/sys/kernel/kptr_restrict
    insmod tare_memtap.ko mode=trace functions=memcpy only=tare_moment arm=0 buffer_kb=16 &&
        ring_moment && grep "^function memcpy seen" /dev/tare_memtap >/tmp/counts || exit
    read -r _ _ _ seen _ recorded _ skipped _ lost _ </tmp/counts
    echo "$seen seen, $recorded recorded, $skipped skipped, $lost lost"
    [ "$recorded" -gt 0 ] && [ "$seen" -eq $((recorded + skipped + lost)) ] &&
        rmmod tare_memtap || exit
done"""
UNLOAD = PREEMPT + "insmod tare_moment.ko && unload_moment "
LATTAP = 'tare_lattap deadline "syscalls=none octaves=1 deadline_ms=60000"'
MEMTAP = 'tare_memtap memtap_deadline "mode=counts functions=_copy_from_iter deadline_ms=60000"'


def run(name, script, program):
    """Of each region, how many points are in it."""
    outcome = tareqemu.run(f"minimal-{name}", ["sh", "-c", script], exact=True, boot=False,
                           timeout=1800, files={f"/tare/bin/{program}": built(program)},
                           modules=kmod.build(name, TOP / "kmod") +
                           kmod.build(name, TOP / "tests/guest/moment"))
    report = outcome.stdout.decode() + outcome.stderr.decode()
    assert (outcome.verdict, outcome.reason) == ("passed", ""), report
    return [int(points) for points in re.findall(r"(\d+) in the call, 0 bad", report)], report


@at_night("1,000 times armed and disarmed")
def test_disarmed_in_any_instruction_of_a_renewal():
    # the mutex is taken behind some 520
    assert run("6.1", RENEW, "memtap_moment")[0][0] > 700


@pytest.mark.parametrize("name", some(KERNELS[:1], KERNELS[1:]))
def test_an_interrupt_in_any_instruction_of_the_rings_writer_or_reader(name):
    """The program counts 500 additions first: that there is none in which it does not come."""
    points, report = run(name, RING, "ring_moment")
    assert report.count("\n0 of 501 are missed\n") == 2
    assert len(points) == 12 and min(points) > 90 and points[8] > points[2] + 200


@at_night("as often loaded as there are points")
@pytest.mark.parametrize("name", KERNELS[:2])
@pytest.mark.parametrize("words", [f"due 499 600 {LATTAP}", f"due 499 300 {MEMTAP}",
                                   f"work 997 0 {LATTAP}"], ids=["lattap", "memtap", "work"])
def test_a_deadline_in_an_instruction_of_an_unloading(name, words):
    points, _ = run(name, UNLOAD + words, "unload_moment")
    window = int(words.split()[2])
    # where the region ends varies by some 50
    assert points[0] > 50 and (points[1] > window - 100 if window else len(points) == 1)
