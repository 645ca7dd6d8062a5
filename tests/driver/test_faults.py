# SPDX-License-Identifier: GPL-2.0-only
"""The same fault of a driver in the kernel and in a process, below a transfer."""

import pytest
from breadth import at_night, some
from fake_runner import Outcome as outcome
from reports import transferred

from tare import result
from tare.experiments.driver import faults, run
from tare.errors import TareError

BUG = "BUG: unable to handle page fault for address: 00000000dead0000"
PANIC = f"[    9.1] {BUG}\r\n[    9.2] Kernel panic - not syncing: Fatal exception in interrupt\r\n"
SIZE = 4_000_000


def struck(monkeypatch, design, ended, *reports, fault="wild-pointer"):
    monkeypatch.setattr(run, "run", lambda *_: (list(reports), ended))
    return faults.strike(design, fault, SIZE, "6.1")[0]


# ---- in words


def test_a_kernel_without_a_complaint_is_clean():
    assert faults.state(outcome()) == "goes on, clean"


def test_each_wild_address_is_told_once():
    line = "[    1.000000] DMAR: [DMA Write NO_PASID] Request device [00:04.0] fault addr {}\n"
    log = line.format("0xdead0000") * 3
    assert faults.state(outcome(kernel_log=log)) == "goes on; DMAR fault at 0xdead0000 in its log"


@pytest.mark.parametrize("verdict, state", [("splat", "goes on"), ("timed out", "hangs")])
def test_an_oops_is_told(verdict, state):
    ended = outcome(verdict=verdict, kernel_log=f"[    9.1] {BUG}\n")
    assert faults.state(ended) == f"{state} after an oops ({BUG})"


# ---- what is no failure, and what is


def test_a_kernel_that_ends_is_a_result(monkeypatch):
    found = struck(monkeypatch, "kernel-queue", outcome(verdict="panicked", console=PANIC))
    assert found == faults.Aftermath(f"panic: Fatal exception in interrupt ({BUG})",
                                     "gone with the kernel", None, None)


@pytest.mark.parametrize("verdict", ["failed", "timed out", "lost"])
def test_a_machine_that_ends_without_a_complaint_is_a_failure(monkeypatch, verdict):
    with pytest.raises(TareError, match="of itself"):
        struck(monkeypatch, "user-tap", outcome(verdict=verdict, reason="of itself"))


def test_an_oops_by_the_emulators_error_is_a_failure(monkeypatch):
    with pytest.raises(TareError, match="of itself"):
        struck(monkeypatch, "kernel-queue",
               outcome(verdict="miscomputed", reason="of itself", console=PANIC))


@pytest.mark.parametrize("fault, deaths, said", [
    ("none", [], "goes on"), ("wild-pointer", [11], "died by SIGSEGV; started again"),
    ("kill -9", [9, 9, 9], "died by SIGKILL, 3 times; started again")])
def test_a_driver_that_died_is_told_by_its_signal(monkeypatch, fault, deaths, said):
    found = struck(monkeypatch, "user-tap", outcome(), *({"death": one} for one in deaths),
                   *transferred(size=SIZE), fault=fault)
    assert found == faults.Aftermath("goes on, clean", said, SIZE, 3_000_000)


def test_a_byte_with_another_value_did_not_arrive(monkeypatch):
    reports = transferred(size=SIZE)
    reports[-1]["damaged"] = 3
    found = struck(monkeypatch, "user-tap", outcome(), *reports, fault="none")
    assert found.arrived == SIZE - 3


@pytest.mark.parametrize("fault, deaths", [
    ("wild-pointer", []), ("wild-dma", []), ("kill -9", []), ("kill -9", [9, 9]),
    ("kill -9", [9, 9, 11])])
def test_a_fault_that_did_not_strike_is_no_result(monkeypatch, fault, deaths):
    """The transfer may have been over."""
    with pytest.raises(TareError, match="did not strike"):
        struck(monkeypatch, "user-tap", outcome(), *({"death": one} for one in deaths),
               *transferred(size=SIZE), fault=fault)


def test_a_card_that_was_restarted_is_told(monkeypatch):
    reports = transferred(size=SIZE)
    reports[-1]["counters"]["restarts"] = 2
    found = struck(monkeypatch, "user-tap", outcome(), *reports, fault="bad-descriptor")
    assert found.driver == "goes on; restarted the card 2 times"


def test_a_kernel_that_goes_on_without_a_transfer_is_a_failure(monkeypatch):
    with pytest.raises(TareError, match="without reporting a transfer"):
        struck(monkeypatch, "user-tap", outcome(), *transferred(size=SIZE)[:-1])


def test_the_table(monkeypatch):
    made = result.document("driver.faults", {
        "kernel": "6.1", "cpu_model": "QEMU max", "cpus": 1, "machine": "pcnet-hub-6.1",
        "accelerator": "tcg", "exact": True})
    faults.fill(made, {("wild-dma", "user-tap"): faults.Aftermath("clean", "goes on", SIZE, 5000),
                       ("wild-pointer", "kernel-queue"): faults.Aftermath("panic", "gone", None,
                                                                          None)}, SIZE)
    result.validate(made, "here")
    table, = made["tables"]
    assert table["rows"] == [
        ["wild-dma", "user-tap", "clean", "goes on", "4,000,000 of 4,000,000", 0.005],
        ["wild-pointer", "kernel-queue", "panic", "gone", "nobody left to count", None]]


# ---- in machines


@pytest.fixture(scope="module")
def aftermaths(host):
    jobs = some([("kill -9", "user-tap"), ("wild-dma", "kernel-queue"),
                 ("wild-pointer", "kernel-queue"), ("wild-pointer", "user-tap")],
                [("wild-dma", "user-tap"), ("bad-descriptor", "kernel-queue"),
                 ("bad-descriptor", "user-tap")])
    return run.take(jobs, lambda job: faults.strike(job[1], job[0], SIZE, "6.1"), 1,
                    (faults.KERNEL, faults.USER), "6.1")[0]


def test_a_driver_that_is_killed_costs_no_byte(aftermaths):
    found = aftermaths["kill -9", "user-tap"]
    assert (found.kernel, found.arrived) == ("goes on, clean", SIZE)
    assert found.driver == f"died by SIGKILL, {faults.KILLS} times; started again"
    # a connection stands still until there is a driver again, which takes milliseconds
    assert found.stall_ns > 2_000_000


@pytest.mark.parametrize("design", some(["kernel-queue"], ["user-tap"]))
def test_the_iommu_stops_a_wild_dma_of_either(aftermaths, design):
    found = aftermaths["wild-dma", design]
    assert found.kernel == "goes on; DMAR fault at 0xdead0000 in its log"
    assert (found.driver, found.arrived) == ("goes on", SIZE)


@at_night("two boots")
@pytest.mark.parametrize("design", ["kernel-queue", "user-tap"])
def test_either_goes_on_where_the_chip_does(aftermaths, design):
    found = aftermaths["bad-descriptor", design]
    assert (found.kernel, found.driver, found.arrived) == ("goes on, clean", "goes on", SIZE)


def test_a_wild_pointer_ends_the_kernel(aftermaths):
    found = aftermaths["wild-pointer", "kernel-queue"]
    assert found.kernel.startswith("panic: Fatal exception in interrupt")
    assert "dead0000" in found.kernel
    assert found.arrived is None


def test_a_wild_pointer_ends_only_the_process(aftermaths):
    found = aftermaths["wild-pointer", "user-tap"]
    assert (found.kernel, found.arrived) == ("goes on, clean", SIZE)
    assert found.driver == "died by SIGSEGV; started again"
