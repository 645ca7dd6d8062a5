# SPDX-License-Identifier: GPL-2.0-only
"""The same fault of a driver in the kernel and in a process, below a transfer."""

import pytest
from breadth import some
from fake_runner import Outcome as outcome
from reports import ENVIRONMENT, transferred

from tare import machine, result
from tare.experiments.driver import faults, run
from tare.errors import TareError

BUG = "BUG: unable to handle page fault for address: 00000000dead0000"
PANIC = f"[    9.1] {BUG}\r\n[    9.2] Kernel panic - not syncing: Fatal exception in interrupt\r\n"
DMAR = "[    1.0] DMAR: [DMA Write NO_PASID] Request device [00:04.0] fault addr 0xdead0000\n"
CLEAN, WILD = "goes on, clean", "goes on; DMAR fault at 0xdead0000 in its log"
DIED = {"kill -9": f"died by SIGKILL, {faults.KILLS} times; started again",
        "wild-pointer": "died by SIGSEGV; started again"}
# where all bytes arrive
SURVIVED = some([("kill -9", "user-tap"), ("kill -9", "user-direct"),
                 ("wild-dma", "kernel-queue")],
                [("wild-pointer", "user-tap"),
                 ("wild-dma", "user-tap"), ("wild-dma", "user-direct"),
                 ("wild-pointer", "user-direct"), *(("bad-descriptor", design) for design in (
                     "user-direct", "kernel-queue", "user-tap"))])


def struck(monkeypatch, design, ended, *reports, fault="wild-pointer"):
    monkeypatch.setattr(run, "run", lambda *_: (list(reports), ended))
    return faults.strike(design, fault, "6.1")[0]


# ---- in words


@pytest.mark.parametrize("ended, state", [
    (outcome(), CLEAN),
    # each address is told once
    (outcome(kernel_log=DMAR * 3), WILD),
    (outcome(verdict="splat", kernel_log=f"[    9.1] {BUG}\n"), f"goes on after an oops ({BUG})"),
    (outcome(verdict="timed out", kernel_log=f"[    9.1] {BUG}\n"),
     f"hangs after an oops ({BUG})")])
def test_what_became_of_the_kernel_is_told(ended, state):
    assert faults.state(ended) == state


# ---- what is not a failure, and what is


def test_a_kernel_that_ends_is_a_result(monkeypatch):
    found = struck(monkeypatch, "kernel-queue", outcome(verdict="panicked", console=PANIC))
    assert found == faults.Aftermath(f"panic: Fatal exception in interrupt ({BUG})",
                                     "gone with the kernel", None)


@pytest.mark.parametrize("ended", [
    *(outcome(verdict=verdict, reason="of itself") for verdict in ("failed", "timed out", "lost")),
    # an oops by the emulator's error
    outcome(verdict="miscomputed", reason="of itself", console=PANIC)])
def test_a_machine_that_ends_without_a_complaint_is_a_failure(monkeypatch, ended):
    with pytest.raises(TareError, match="of itself"):
        struck(monkeypatch, "kernel-queue", ended)


@pytest.mark.parametrize("fault, deaths", [("none", []), ("wild-pointer", [11]),
                                           ("kill -9", [9, 9, 9])])
def test_what_became_of_the_driver_and_of_the_bytes_is_told(monkeypatch, fault, deaths):
    reports = transferred(size=faults.BYTES)
    # bytes with another value did not arrive
    reports[-1]["damaged"] = 3
    found = struck(monkeypatch, "user-tap", outcome(), *({"death": one} for one in deaths),
                   *reports, fault=fault)
    assert found == faults.Aftermath(CLEAN, DIED.get(fault, "goes on"), faults.BYTES - 3, 1, 6.5)


@pytest.mark.parametrize("fault, deaths", [
    ("wild-pointer", []), ("wild-dma", []), ("kill -9", []), ("kill -9", [9, 9]),
    ("kill -9", [9, 9, 11])])
def test_a_fault_that_did_not_strike_is_no_result(monkeypatch, fault, deaths):
    """The transfer may have been over."""
    with pytest.raises(TareError, match="did not strike"):
        struck(monkeypatch, "user-tap", outcome(), *({"death": one} for one in deaths),
               *transferred(size=faults.BYTES), fault=fault)


def test_a_kernel_that_goes_on_without_a_transfer_is_a_failure(monkeypatch):
    with pytest.raises(TareError, match="without reporting a transfer"):
        struck(monkeypatch, "user-tap", outcome(), *transferred(size=faults.BYTES)[:-1])


def test_the_table():
    made = result.document("driver.faults", ENVIRONMENT)
    faults.fill(made, {
        ("wild-dma", "user-tap"): faults.Aftermath("clean", "goes on", faults.BYTES, 2, 0.0625),
        ("wild-pointer", "kernel-queue"): faults.Aftermath("panic", "gone", None)})
    result.validate(made, "here")
    table, = made["tables"]
    assert table["rows"] == [
        ["wild-dma", "user-tap", "clean", "goes on", "4,000,000 of 4,000,000", 2, 62.5],
        ["wild-pointer", "kernel-queue", "panic", "gone", "nobody left to count", None, None]]


# ---- in machines


@pytest.fixture(scope="module")
def aftermaths(host):
    with machine.asked(boot=False):
        return faults.take("6.1", jobs=[("wild-pointer", "kernel-queue"), *SURVIVED])[0]


@pytest.mark.parametrize("fault, design", SURVIVED)
def test_a_fault_that_costs_no_byte(aftermaths, fault, design):
    found = aftermaths[fault, design]
    assert found.kernel == (WILD if fault == "wild-dma" else CLEAN)
    assert (found.driver, found.arrived) == (DIED.get(fault, "goes on"), faults.BYTES)
    deaths = {"kill -9": faults.KILLS, "wild-pointer": 1}.get(fault, 0)
    # the kernel's connections outlive a driver, and one in its process may see two deaths
    assert 1 <= found.broken <= deaths if deaths and design == "user-direct" else not found.broken
    # each death takes milliseconds, or the sender's timer of 200
    assert 0.040 + 0.005 * deaths < found.took_s < 0.11 + 0.25 * deaths


def test_a_wild_pointer_ends_the_kernel(aftermaths):
    found = aftermaths["wild-pointer", "kernel-queue"]
    assert found.kernel.startswith("panic: Fatal exception in interrupt")
    assert "dead0000" in found.kernel
    assert found.arrived is None
