# SPDX-License-Identifier: GPL-2.0-only
"""What kernels answer to modules without a signature, by a key that they do not know, and by one
that they know: docs/install.md has the table.

A machine has no firmware that could tell a kernel a key, so a copy of Debian's kernel has our
certificate where its builder's was. All else is as Debian built it.
"""

import dataclasses
import os
import re
import shutil
import tempfile
from pathlib import Path

import pytest
import tareqemu
from breadth import at_night
from programs import TOP, run
from tareqemu import enter, kernel, kmod

MODULES = ("tare_lattap", "tare_memtap", "tare_ntobj", "tare_pcnet32irq")
KINDS = ("unsigned", "foreign", "known")
LOADS, LOCKED, REJECTED = "loads", "Operation not permitted", "Key was rejected by service"
ENTER = {"none": ":",
         "integrity": "echo integrity >/sys/kernel/security/lockdown",
         "confidentiality": "echo confidentiality >/sys/kernel/security/lockdown",
         "enforced": "echo 1 >/sys/module/module/parameters/sig_enforce"}
SCRIPT = """
mount -t securityfs none /sys/kernel/security
load() {{
    for kind in {kinds}; do
        for m in {modules}; do
            said=$(insmod /$kind/$m.ko 2>&1) && rmmod $m && said=loads
            echo "$1 | $kind | $m | ${{said##*: }}"
        done
        said=$(memrecord -o /tmp/p --module=/$kind/tare_memtap.ko -- true 2>&1) &&
            said=loads || said="$? ${{said##*: }}"
        echo "$1 | $kind | memrecord | $said"
    done
}}
{states}
dmesg | sed -n 's/.* tare_memtap: //p'
"""
# a lockdown and what is enforced are never taken back
STATES = (("none", "integrity", "confidentiality"), ("none", "enforced"))
REFUSED = "the kernel is locked down, its code may not be changed; nothing was changed"


# an X.509 certificate of version 3, as the kernel has those of its builder, in DER
_CERTIFICATE = re.compile(rb"\x30\x82(..)\x30\x82..\xa0\x03\x02\x01\x02\x02", re.S)
# as of the kernel's own key, and a comment of any length
_REQUEST = """
[req]
prompt = no
distinguished_name = name
x509_extensions = extensions
[name]
CN = {}
[extensions]
basicConstraints = critical,CA:FALSE
keyUsage = digitalSignature
subjectKeyIdentifier = hash
nsComment = {}
"""


def make_key(folder, length=0):
    """A new (private key, certificate), of LENGTH bytes unless that is 0."""
    folder.mkdir()
    key, request, certificate = (folder / name for name in ("key.pem", "request", "certificate"))
    # what newer kernels are signed with is shorter than any RSA
    kind = ("rsa_keygen_bits:2048",) if length > 1000 else ("ec_paramgen_curve:secp384r1",)
    run("openssl", "genpkey", "-algorithm", kind[0].partition("_")[0].upper(), "-pkeyopt", *kind,
        "-out", key, check=True)
    comment, made = 8, -1
    # a signature may be a byte or two longer or shorter than the one before
    while made != length:
        request.write_text(_REQUEST.format(folder.name, "x" * comment))
        run("openssl", "req", "-new", "-x509", "-sha256", "-set_serial", "1", "-days", "36500",
            "-config", request, "-key", key, "-outform", "DER", "-out", certificate, check=True)
        made = certificate.stat().st_size if length else 0
        comment = max(1, comment + length - made)
    return key, certificate


def certificate_of(image):
    """(where it is, its length) of the one certificate in a kernel, that of its modules' key."""
    [found] = _CERTIFICATE.finditer(image)
    return found.start(), int.from_bytes(found[1], "big") + 4


def knowing(image, certificate):
    """The kernel with another certificate in place of its own, of the same length."""
    start, length = certificate_of(image)
    assert len(certificate) == length
    return image[:start] + certificate + image[start + length:]


def sign(core, modules, key, folder):
    """Copies in FOLDER of modules, signed by the program of the kernel's own tree."""
    folder.mkdir()
    program = Path("/lib/modules", core.release, "build/scripts/sign-file")
    with tempfile.TemporaryDirectory(dir=core.root / "tmp") as inside:
        for path in key:
            shutil.copy(path, inside)
        for module in modules:
            copy = shutil.copy(module, inside)
            words = (f"/{os.path.relpath(Path(inside, Path(one).name), core.root)}"
                     for one in (*key, copy))
            done = enter.inside(core.root, [program, "sha256", *words],
                                capture_output=True, text=True)
            assert done.returncode == 0, done.stderr
            shutil.copy(copy, folder)
    return folder


def answers(state, kind):
    """What is said to each module, and by memrecord after its status."""
    said = LOADS
    if kind != "known" and state != "none":
        said = REJECTED if state == "enforced" else LOCKED
    of_memtap = LOCKED if state in ("integrity", "confidentiality") else said
    told = {LOADS: LOADS, LOCKED: "77 not permitted; be root, without lockdown",
            REJECTED: "77 this kernel takes signed modules only; sign it with an enrolled key"}
    return {**dict.fromkeys(MODULES, said), "tare_memtap": of_memtap, "memrecord": told[of_memtap]}


@pytest.fixture(scope="module", params=["6.1", "6.12", "7.2"])
def signed(request, host, tmp_path_factory):
    """(name of a kernel, {kind: folder of modules}); the kernel is one that knows a key of ours."""
    if not shutil.which("openssl"):
        pytest.skip("openssl is not installed here: tools/install-packages packages")
    name = request.param
    folder = tmp_path_factory.mktemp(name)
    core = kernel.obtain(name)
    image = core.image.read_bytes()
    known = make_key(folder / "known-key", certificate_of(image)[1])
    modules = kmod.build(name, TOP / "kmod")
    kinds = {"unsigned": next(one.parent for one in modules if one.stem == "tare_memtap"),
             "known": sign(core, modules, known, folder / "known"),
             "foreign": sign(core, modules, make_key(folder / "another-key"), folder / "foreign")}
    (folder / "vmlinux").write_bytes(knowing(image, known[1].read_bytes()))
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(kernel, "obtain", lambda *_: dataclasses.replace(
            core, image=folder / "vmlinux"))
        yield name, kinds


@at_night("two boots a kernel")
@pytest.mark.parametrize("states", STATES, ids=["lockdown", "sig_enforce"])
def test_what_a_signature_helps(signed, states):
    name, kinds = signed
    files = {f"/{kind}/{module}.ko": folder / f"{module}.ko" for kind, folder in kinds.items()
             for module in MODULES}
    script = SCRIPT.format(kinds=" ".join(KINDS), modules=" ".join(MODULES),
                           states="\n".join(f"{ENTER[one]}; load {one}" for one in states))
    outcome = tareqemu.run(
        f"minimal-{name}", ["sh", "-c", script], timeout=900,
        files={**files, "/tare/bin/memrecord": TOP / "build/guest/bin/memrecord"})
    said = outcome.stdout.decode()
    assert outcome.verdict == "passed", said + outcome.stderr.decode() + outcome.console
    rows = [line.split(" | ") for line in said.splitlines()]
    wanted = {(state, kind, asked): answer for state in states for kind in KINDS
              for asked, answer in answers(state, kind).items()}
    assert {tuple(row[:3]): row[3] for row in rows if len(row) == 4} == wanted
    # the module says why, where the kernel has taken its signature
    assert ([REFUSED] in rows) == ("integrity" in states)
