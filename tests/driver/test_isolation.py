# SPDX-License-Identifier: GPL-2.0-only
"""The same fault in the kernel and in a process."""

from types import SimpleNamespace

import pytest

from tare import result
from tare.driver import isolation, session
from tare.errors import TareError

BUG = "BUG: unable to handle page fault for address: 00000000dead0000"


def outcome(**changes):
    given = {"verdict": "passed", "reason": "", "kernel_log": "", "console": "", "taint": 12288,
             "machine": "pcnet-6.1", "stderr": b""} | changes
    return SimpleNamespace(passed=given["verdict"] == "passed", **given)


def struck(monkeypatch, design, ended, got=(), failure=None):
    """The Aftermath of a boot that ended like this."""
    done = session.Session(design, [], list(got), ended)
    monkeypatch.setattr(session, "converse", lambda *words, **options: (done, failure))
    return isolation.strike(design, "wild-pointer", {})


# ---- in words


def test_a_kernel_without_a_complaint_is_clean():
    assert isolation.kernel(outcome()) == "goes on, clean"


def test_each_wild_address_is_told_once():
    line = "[    1.000000] DMAR: [DMA Write NO_PASID] Request device [00:04.0] fault addr {}\n"
    log = line.format("0xdead0000") * 3
    assert isolation.kernel(outcome(kernel_log=log)) == \
        "goes on; DMAR fault at 0xdead0000 in its log"


def test_a_panic_is_told_with_what_led_to_it():
    ended = outcome(verdict="panicked", console=f"[    9.1] {BUG}\r\n[    9.2] Kernel panic - not "
                                                "syncing: Fatal exception in interrupt\r\n")
    assert isolation.kernel(ended) == f"panic: Fatal exception in interrupt ({BUG})"


@pytest.mark.parametrize("verdict, state", [("splat", "goes on"), ("timed out", "hangs")])
def test_an_oops_is_told_with_its_taint(verdict, state):
    ended = outcome(verdict=verdict, kernel_log=f"[    9.1] {BUG}\n", taint=12288 | 128)
    assert isolation.kernel(ended) == f"{state} after an oops ({BUG}), tainted (bit 7)"


# ---- what is no failure, and what is


def test_a_kernel_that_ends_is_a_result(monkeypatch):
    ended = outcome(verdict="panicked", console=f"{BUG}\nKernel panic - not syncing: Oops\n")
    found = struck(monkeypatch, "kernel-queue", ended, [{"run": 1, "received": 3}],
                   TareError("no answer"))
    assert (found.driver, found.arrived) == ("gone with the kernel", None)


@pytest.mark.parametrize("verdict", ["failed", "timed out", "lost"])
def test_a_machine_that_ends_without_a_complaint_is_a_failure(monkeypatch, verdict):
    with pytest.raises(TareError):
        struck(monkeypatch, "user-tap", outcome(verdict=verdict, reason="of itself"))


def test_a_sender_that_fails_is_a_failure(monkeypatch):
    with pytest.raises(TareError, match="no answer"):
        struck(monkeypatch, "user-tap", outcome(), failure=TareError("no answer"))


def test_a_driver_that_died_is_told_by_its_signal(monkeypatch):
    death = {"death": 1, "signal": 11, "ready_ns": 43_200_000}
    found = struck(monkeypatch, "user-tap", outcome(), [death, {"run": 2, "received": 1999}])
    assert found.driver == "died by SIGSEGV; started again, ready after 43 ms"
    assert found.arrived == 1999


def test_the_table(monkeypatch):
    made = result.document("driver.faults", {
        "kernel": "6.1", "cpu_model": "QEMU max", "cpus": 1, "machine": "pcnet-6.1",
        "accelerator": "tcg", "exact": False})
    monkeypatch.setattr(isolation, "strike", lambda design, fault, options: isolation.Aftermath(
        fault, design, "goes on, clean", "goes on", 2000, None if "kernel" in design else 2000))
    isolation.fill(made, isolation.take({}))
    result.validate(made, "here")
    table, = made["tables"]
    assert [row[:2] for row in table["rows"]] == [
        [fault, design] for fault in ("wild-dma", "bad-descriptor", "wild-pointer")
        for design in ("kernel-queue", "user-tap")]
    assert [row[4] for row in table["rows"][:2]] == ["nobody left to count", "2000 of 2000"]


# ---- in machines


@pytest.fixture(scope="module")
def aftermaths(host, tun):
    found = isolation.take({"kernel": "6.1", "wire": "tap"}, faults=("wild-dma", "wild-pointer"))
    return {(one.fault, one.design): one for one in found}


@pytest.mark.parametrize("design", isolation.DESIGNS)
def test_the_iommu_stops_a_wild_dma_of_either(aftermaths, design):
    found = aftermaths["wild-dma", design]
    assert found.kernel == "goes on; DMAR fault at 0xdead0000 in its log"
    assert found.driver == "goes on"
    # some are lost on a busy machine; without a driver all would be
    assert found.arrived > 0.5 * found.sent


def test_a_wild_pointer_ends_the_kernel(aftermaths):
    found = aftermaths["wild-pointer", "kernel-queue"]
    assert found.kernel.startswith("panic: Fatal exception in interrupt")
    assert "dead0000" in found.kernel
    assert found.arrived is None


def test_a_wild_pointer_ends_only_the_process(aftermaths):
    found = aftermaths["wild-pointer", "user-tap"]
    assert found.kernel == "goes on, clean"
    assert found.driver.startswith("died by SIGSEGV; started again")
    assert found.arrived > 0.5 * found.sent
