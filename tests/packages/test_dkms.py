# SPDX-License-Identifier: GPL-2.0-only
"""DKMS adds, builds, installs and removes the modules from their installed sources; they load."""

import lzma
import os
import re
import tomllib

import pytest
import tare as package
from breadth import at_night
from programs import BUILD, TOP, run
from tare import modules
from test_packages import inside
from tareqemu import apt, kernel, roots

pytestmark = at_night("a tree and a build by DKMS a kernel")
MODULES = sorted(f"tare_{path.parent.name}" for path in (TOP / "kmod").glob("*/Kbuild"))
# a tree that is only unpacked lacks what maintainer scripts make
TOOLS = ["dkms", "bash", "gcc", "make", "libc6-dev", "kmod", "dash", "coreutils", "sed", "grep",
         "mawk", "findutils", "diffutils", "xz-utils", "zstd", "patch", "util-linux", "gawk",
         "openssl"]
LOAD = "for m in {}; do insmod /tare/kmod/$m.ko && rmmod $m || exit; done; echo all of them"


@pytest.fixture(scope="module", params=["6.1", "6.12", "7.2"])
def built(request, host, tmp_path_factory):
    """(name of a kernel, its release, folder of modules that DKMS made for it there)."""
    if os.geteuid():
        pytest.skip("DKMS installs as root")
    name = request.param
    recipe = tomllib.loads((TOP / "qemu/kernels.toml").read_text())[name]
    folder = tmp_path_factory.mktemp(name)
    root = folder / "root"
    sources = apt.sources(recipe["suite"], recipe.get("backports", False))
    roots.unpack(root, recipe["suite"], sources, [*recipe["packages"], *TOOLS])
    (root / "usr/bin/awk").unlink(missing_ok=True)
    (root / "usr/bin/awk").symlink_to("gawk")
    release = kernel.obtain(name).release
    assert (root / "usr/lib/modules" / release / "build").is_symlink()
    run("depmod", "-b", root, release, check=True)
    stage = folder / "stage"
    run(TOP / "tools/install-files", stage, "/usr", check=True)
    tree = f"tare-{package.__version__}"
    (stage / "usr/src" / tree).rename(root / "usr/src" / tree)
    return name, release, root


def dkms(root, *words):
    done = inside(root, "dkms", *words)
    logs = "".join(path.read_text()[-2000:]
                   for path in root.glob("var/lib/dkms/tare/*/build/make.log"))
    assert done.returncode == 0, done.stdout + done.stderr + logs
    return done.stdout


def test_dkms_installs_what_loads_and_removes_all_of_it(built, tmp_path):
    name, release, root = built
    version = package.__version__
    place = root / "usr/lib/modules" / release / "updates/dkms"
    dkms(root, "add", f"tare/{version}")
    dkms(root, "install", f"tare/{version}", "-k", release, "--no-initrd")
    assert re.search(
        rf"tare/{version}.*{re.escape(release)}.*: installed", dkms(root, "status"))
    made = {path.name.partition(".")[0]: path for path in place.iterdir()}
    assert sorted(made) == MODULES
    # by the key that docs/install.md has the firmware told
    assert all(modules.is_signed(path) for path in made.values())
    assert (root / "var/lib/dkms/mok.pub").stat().st_size
    words = []
    for module, path in made.items():
        content = path.read_bytes()
        ours = tmp_path / f"{module}.ko"
        ours.write_bytes(lzma.decompress(content) if path.suffix == ".xz" else content)
        words += ["--module", ours]
    done = run(BUILD / "bin/tare", "machine", "run", f"minimal-{name}", *words, "--", "sh", "-c",
               LOAD.format(" ".join(MODULES)))
    assert (done.returncode, done.stdout.strip()) == (0, "all of them"), done.stdout + done.stderr
    dkms(root, "remove", f"tare/{version}", "--all")
    assert not list(place.glob("tare_*")) and "tare" not in dkms(root, "status")
