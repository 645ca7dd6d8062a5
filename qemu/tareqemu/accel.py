# SPDX-License-Identifier: GPL-2.0-only
"""Which accelerator a guest gets: KVM only after it has booted this very kernel.

/dev/kvm that opens proves nothing: there are hosts whose KVM serves special guests alone
and lets a stock kernel spin for ever.
"""

import json
import os
import time
from pathlib import Path

from . import cache, guest, initramfs, verdict
from . import kernel as kernels
from .errors import CannotHere, MachineError, telling

_DEVICE = Path("/dev/kvm")

# A working KVM needs less than two.
_PROOF_SECONDS = 10


class _Starved(Exception):
    """This host is too busy to tell: that is not remembered."""


def known(kernel_name, qemu_version):
    """(accelerator, why) that choose() gives, as far as it is known without a boot; else None."""
    if os.environ.get("TARE_ACCEL") == "tcg":
        return "tcg", "as asked"
    if why := _closed():
        return "tcg", why
    core = kernels.cached(kernel_name)
    proof = core and cache.home() / "accel" / _key(core, qemu_version)
    if not proof or not proof.exists():
        return None
    works, why = json.loads(proof.read_text())
    return "kvm" if works else "tcg", why


def _key(kernel, qemu_version):
    boot = Path("/proc/sys/kernel/random/boot_id").read_text()
    return cache.digest("accel 1", boot, kernel.key, qemu_version)


def _closed():
    """Why there is nothing to try, or ""."""
    return "" if os.access(_DEVICE, os.R_OK | os.W_OK) else f"{_DEVICE} cannot be opened"


def choose(kernel, wanted, qemu_version, progress=lambda text: None):
    """(accelerator, why). wanted: kvm, tcg, auto, or None for $TARE_ACCEL or auto."""
    wanted = wanted or os.environ.get("TARE_ACCEL") or "auto"
    if wanted not in ("auto", "kvm", "tcg"):
        raise MachineError(f"there is no accelerator {wanted}; use kvm, tcg or auto")
    if wanted == "tcg":
        return "tcg", "as asked"
    works, why = _kvm_works(kernel, qemu_version, progress)
    if works:
        return "kvm", why
    if wanted == "kvm":
        raise CannotHere(f"KVM was asked for, but {why}; use tcg or auto")
    return "tcg", why


def _kvm_works(kernel, qemu_version, progress):
    if why := _closed():
        return False, why

    def make(path):
        progress(f"trying KVM with kernel {kernel.name}")
        path.write_text(json.dumps(_prove(kernel)))

    try:
        return json.loads(cache.obtain("accel", _key(kernel, qemu_version), make).read_text())
    except _Starved as busy:
        return False, f"KVM did not boot kernel {kernel.name}: {busy}"


def remembered():
    """(works, why) of the last proof since this host started, or None; nothing is tried."""
    started = time.time() - time.clock_gettime(time.CLOCK_BOOTTIME)
    proofs = [(path.stat().st_mtime, path) for path in (cache.home() / "accel").glob("[!.]*")]
    made, latest = max(proofs, default=(0, None))
    return json.loads(latest.read_text()) if made > started else None


def _prove(kernel):
    with cache.scratch() as folder:
        image = folder / "initramfs"
        image.write_bytes(initramfs.base(kernel).read_bytes() + initramfs.payload(
            command=["true"], files={}, module_files=[]))
        ports = folder / "ports"
        ports.mkdir()
        config = guest.Config(kernel=kernel.image, initramfs=image, accelerator="kvm",
                              memory="512M")
        run = guest.run(config, ports, timeout=_PROOF_SECONDS)
        result = verdict.parse_result(run.text("result"))
        if "end" in result:
            return True, f"KVM booted kernel {kernel.name} in {run.boot_seconds:.1f} s"
        if run.starved:
            raise _Starved(run.busy)
        if run.overrun:
            return False, f"KVM did not boot kernel {kernel.name} within {_PROOF_SECONDS} s"
        said = telling(run.text("qemu"), guest.ERROR) or f"QEMU's status {run.status}"
        return False, f"KVM failed: {said}"
