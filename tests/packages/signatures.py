# SPDX-License-Identifier: GPL-2.0-only
"""Keys, modules signed with them, and kernels that know one."""

import os
import re
import shutil
import tempfile
from pathlib import Path

from programs import TOP, run
from tareqemu import enter, kmod

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


def ours(name):
    """{module: its path} for a kernel."""
    return {path.stem: path for path in kmod.build(name, TOP / "kmod")}
