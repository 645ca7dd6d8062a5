# SPDX-License-Identifier: GPL-2.0-only
"""What tare_ntobj.ko stands: each check of tests/nt/guest/ntobj.sh as a test of its own. The tests
of tests/debug ask the same of kernels that find faults.
"""

import ktap
import nt_debug
import pytest
from breadth import Boot, at_night, checks, cycles, named_checks, some
from programs import TOP
from tareqemu import kernel

SCRIPT = TOP / "tests/nt/guest/ntobj.sh"
DEBUG = "/sys/kernel/debug"
KERNELS = kernel.debian_names()
NAMES = named_checks(SCRIPT)
# what may differ from kernel to kernel
CORE = "fuzzed ioctls$|deaths$|32-bit|caller's clock|unloading while"
BOOTS = some([(KERNELS[0], 4), (KERNELS[-1], 4)],
             [(name, cpus) for name in KERNELS for cpus in (1, 4)
              if (name, cpus) not in ((KERNELS[0], 4), (KERNELS[-1], 4))])


@pytest.fixture(scope="module", params=BOOTS, ids="{0[0]}-{0[1]}cpu".format)
def guest(request, tmp_path_factory):
    name, cpus = request.param
    made = checks(name, CORE)
    script = f"KTAP_ONLY=\"{made}\" sh {nt_debug.SCRIPT} 10000 20 {cycles(8, 20)} 10000"
    return Boot(nt_debug.run("minimal", name, script, tmp_path_factory.mktemp("ntobj"),
                             cpus=cpus, append="preempt=full", timeout=900), made)


def test_guest_ends_well(guest):
    guest.ended_well()


@pytest.mark.parametrize("name", NAMES)
def test_check(guest, name):
    guest.passed(name)


def test_others_do_not_wait(tmp_path):
    """For a mutex of the dead no more than 100 ms, for the CPU of a last close no more than 5, and
    no longer for one of many than for one of few, of time that only what the guest does makes
    pass."""
    outcome = nt_debug.run(
        "minimal", KERNELS[0],
        f"mount -t debugfs none {DEBUG}; echo none >{DEBUG}/sched/preempt || exit; "
        f"KTAP_ONLY='deaths|gives way|one of many' sh {nt_debug.SCRIPT} 1 60 0 100", tmp_path,
        exact=True, cpus=1, boot=False)
    assert outcome.verdict == "passed", outcome.stdout.decode()
    results = ktap.parse(outcome.stdout.decode())
    assert [result.ok and result.skipped for result in results.values()] == [None] * 3


@at_night("a million requests on a kernel that looks at each access")
@pytest.mark.debug_kernel
@pytest.mark.parametrize("seed", range(1, 3))
def test_million(tmp_path, seed):
    leaks = f"{DEBUG}/kmemleak"
    outcome = nt_debug.run(
        "debug", "6.1-debug", f"sh {nt_debug.SCRIPT} 1000000 200 200 10000 {seed} || exit; "
        f"echo scan >{leaks} && echo scan >{leaks} && cat {leaks} >/out/leaks", tmp_path,
        timeout=7200)
    report = outcome.stdout.decode()
    assert (outcome.verdict, outcome.reason) == ("passed", ""), report + outcome.console
    assert (tmp_path / "leaks").read_text() == ""
    results = ktap.parse(report)
    assert {name for name, result in results.items() if result.skipped} == {
        "32-bit programs", "deadlines are of the caller's clock",
        "the last close gives way to others", "a suspend leaves waits in their order",
        "what it holds is charged to the client, and given back"}
