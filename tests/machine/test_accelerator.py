# SPDX-License-Identifier: GPL-2.0-only
"""KVM is used only after it has booted the kernel; what was found is remembered."""

from pathlib import Path

import pytest
from tareqemu import CannotHere, MachineError, accel, guest, kernel, run


class _Qemu:
    """Stands for guest.run: a KVM that works, hangs, or cannot start."""

    def __init__(self, result, overrun, messages="", busy=""):
        self.result, self.overrun, self.messages, self.boots = result, overrun, messages, 0
        self.busy = busy

    def run(self, config, folder, *, timeout):
        assert config.accelerator == "kvm" and timeout <= 10
        self.boots += 1
        (folder / "result").write_text(self.result)
        (folder / "qemu").write_text(self.messages)
        return guest.Run(folder, 1, self.overrun, bool(self.busy), self.busy, 1.0, 0.9)


WORKS = ("ready 0.5\nexit 0\nend\n", "")
HANGS = ("", "no end after 10 s")
BUSY = "the guest waited 195 of 200 s for a CPU: this host is busy"


@pytest.fixture
def choose(host, own_cache, monkeypatch, tmp_path):
    """choose(qemu, wanted): accel.choose with that KVM and an empty memory."""
    own_cache("accel")
    core = kernel.obtain("6.1")
    monkeypatch.delenv("TARE_ACCEL", raising=False)
    monkeypatch.setattr(accel, "_DEVICE", tmp_path / "kvm")
    (tmp_path / "kvm").touch()
    monkeypatch.setattr(accel, "Path", lambda path: tmp_path / Path(path).name)

    def call(qemu, wanted=None, version="7.2", host_boot="1"):
        (tmp_path / "boot_id").write_text(host_boot)
        monkeypatch.setattr(accel.guest, "run", qemu.run)
        return accel.choose(core, wanted, version)

    return call


def test_a_kvm_that_boots_is_used_and_another_qemu_or_host_kernel_asked_again(choose):
    for qemu in (_Qemu(*WORKS), _Qemu(*HANGS)):
        assert choose(qemu) == ("kvm", "KVM booted kernel 6.1 in 0.9 s")
    for changed in ({"version": "10.0"}, {"host_boot": "2"}):
        assert choose(_Qemu(*HANGS), **changed)[0] == "tcg"


@pytest.mark.parametrize("qemu, why, boots", [
    (_Qemu(*HANGS), "KVM did not boot kernel 6.1 within 10 s", 1),
    (_Qemu("", f"{BUSY}; --timeout SECONDS", busy=BUSY), f"KVM did not boot kernel 6.1: {BUSY}", 2),
    (_Qemu("", "", "qemu: failed to initialize kvm: Permission denied\n"),
     "KVM failed: qemu: failed to initialize kvm: Permission denied", 1)])
def test_a_kvm_that_boots_none_is_not_used_and_asked_again_if_it_had_no_cpu(choose, qemu, why,
                                                                            boots):
    """And refused even if asked for."""
    for _ in range(2):
        assert choose(qemu) == ("tcg", why)
    assert qemu.boots == boots
    with pytest.raises(CannotHere, match=f"but {why}; use tcg or auto$") as error:
        choose(qemu, "kvm")
    assert error.value.exit_status == 77


def test_where_nothing_is_tried(choose, monkeypatch):
    """The environment chooses, or there is no device."""
    qemu = _Qemu(*WORKS)
    monkeypatch.setenv("TARE_ACCEL", "tcg")
    assert choose(qemu) == ("tcg", "as asked") and qemu.boots == 0
    monkeypatch.setenv("TARE_ACCEL", "fast")
    with pytest.raises(MachineError, match="no accelerator fast"):
        choose(qemu)
    monkeypatch.delenv("TARE_ACCEL")
    monkeypatch.setattr(accel, "_DEVICE", Path("/nonexistent"))
    assert choose(qemu)[0] == "tcg" and qemu.boots == 0


def test_plugins_and_kvm_exclude_each_other():
    with pytest.raises(MachineError, match="plugins see only emulated code"):
        run("minimal", ["true"], plugins=["/no/such.so"], accelerator="kvm")
