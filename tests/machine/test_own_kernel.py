# SPDX-License-Identifier: GPL-2.0-only
"""Kernels that the user has built, as a tree and as an image with its modules."""

import shutil

import own_trees
import pytest
from breadth import at_night
from tareqemu import (
    CannotHere, MachineError, kernel, kernel_config, machine, own_kernel, ready)


@pytest.fixture(scope="module")
def tree(host, tmp_path_factory):
    return own_trees.tree(tmp_path_factory.mktemp("own") / "linux")


@pytest.fixture
def changed(tree, tmp_path):
    """changed(*options): a copy of the tree without these options."""
    def make(*options):
        folder = tmp_path / f"linux-{len(list(tmp_path.iterdir()))}"
        shutil.copytree(tree, folder, symlinks=True)
        own_trees.without(folder, *options)
        return folder

    return make


def test_a_module_built_against_a_tree_runs_on_its_kernel(guest, splat_module, tree):
    core = own_trees.debian()
    name = f"minimal-{tree}"
    module, = splat_module(machine.load(name).kernel)
    outcome = guest("uname -r; insmod /tare/kmod/*.ko && grep -c ^tare_test_splat /proc/modules; "
                    "modprobe loop && grep -c ^loop /proc/modules", name, modules=[module])
    assert (outcome.verdict, outcome.stderr) == ("passed", b""), outcome.reason
    assert outcome.stdout.decode().split() == [core.release, "1", "1"]
    assert outcome.machine == f"minimal-{core.release}"


@at_night("a boot more")
def test_an_image_with_its_modules(guest, splat_module, tmp_path):
    """In a machine file, by relative paths."""
    image, folder = own_trees.installed(tmp_path)
    (tmp_path / "my.toml").write_text(
        f'description = "mine"\nmodules = ["ext4"]\nkernel = "boot/{image.name}"\n'
        f'kernel_modules = "lib/modules/{folder.name}"\n')
    chosen = machine.load(f"{tmp_path}/my.toml")
    assert chosen.kernel == f"{image}:{folder}" and chosen.name == f"my-{folder.name}"
    module, = splat_module(chosen.kernel)
    outcome = guest("modprobe ext4 && insmod /tare/kmod/*.ko && uname -r", f"{tmp_path}/my.toml",
                    modules=[module])
    assert (outcome.verdict, outcome.stdout.decode()) == ("passed", f"{folder.name}\n")


def test_what_a_kernel_lacks_is_known_before_a_boot(changed):
    folder = changed("DEBUG_INFO_BTF", "KPROBES", "KALLSYMS_ALL")
    assert ready.lacks(machine.load(f"minimal-{folder}")) == [
        "CONFIG_DEBUG_INFO_BTF (for: eBPF tools)", "CONFIG_KPROBES (for: tare_memtap, kprobes)",
        "CONFIG_KALLSYMS_ALL (for: tare_memtap)", "module ext4", "module brd"]
    assert ready.lacks(machine.load("minimal-6.1")) == []


def test_a_kernel_that_cannot_be_used_is_refused_before_a_boot(changed, splat_module, tmp_path):
    """It cannot report, its modules cannot be built, or it did not build: bisection skips it."""
    folder = changed("VIRTIO_CONSOLE", "BLK_DEV_INITRD")
    with pytest.raises(CannotHere, match="it lacks CONFIG_BLK_DEV_INITRD, CONFIG_VIRTIO_CONSOLE"):
        kernel.obtain(str(folder))
    folder = changed()
    (folder / "Module.symvers").unlink()
    with pytest.raises(CannotHere, match="has no Module.symvers; run make there"):
        splat_module(str(folder))
    with pytest.raises(CannotHere, match="not a built kernel: it has no arch/x86/boot/bzImage"):
        machine.load(f"minimal-{tmp_path}")


def test_what_is_kept_of_a_kernel_is_kept_by_its_content(tree, changed):
    """The place does not count; the configuration, a header and a module's content do: one that
    was built again comes into the guest."""
    first, copy, other = (kernel.obtain(str(one)) for one in (tree, changed(), changed("KPROBES")))
    assert first.key == copy.key != other.key and first.image == copy.image
    assert own_kernel.build_digest(first) == own_kernel.build_digest(copy)
    header = next((copy.build / "include").rglob("autoconf.h"))
    header.write_text(header.read_text() + "#define CONFIG_MORE 1\n")
    assert own_kernel.build_digest(first) != own_kernel.build_digest(copy)
    image = copy.build / own_kernel._IMAGE
    image.write_bytes(image.read_bytes() + b"\0")
    again = kernel.obtain(str(copy.build))
    assert again.key != first.key
    assert kernel.obtain(str(copy.build)).modules_at == again.modules_at
    loop = copy.build / "drivers/block/loop.ko"
    loop.write_bytes(loop.read_bytes() + b"\0")
    assert kernel.obtain(str(copy.build)).modules_at != again.modules_at


@pytest.mark.parametrize("given, folder, said", [
    ("./image", None, "is a kernel's image: its modules are needed, too: --modules"),
    ("./image", "./nowhere", "is not a folder of modules"),
    ("./tree", "./tree", "has its modules: leave --modules out"),
    ("linux-image-cloud-amd64/bookworm", "/lib/modules/6.1", "leave --modules out"),
])
def test_a_kernel_that_is_not_there(tmp_path, monkeypatch, given, folder, said):
    (tmp_path / "image").write_bytes(bytes(0x202) + b"HdrS" + bytes(4096))
    (tmp_path / "tree").mkdir()
    monkeypatch.chdir(tmp_path)
    with pytest.raises(MachineError, match=said) as raised:
        kernel.name_of(given, folder)
    assert raised.value.exit_status == 2


@pytest.mark.parametrize("content, said", [
    (b"root:x:0:0\n", "image is not a kernel: give a bzImage"),
    (bytes(4096), "image is not a kernel: give"),
    (b"\x7fELF" + bytes(4096), "image is not a kernel that boots here, but an ELF file: give")])
def test_what_is_no_kernel(tmp_path, content, said):
    """Whether its modules are named or not."""
    (tmp_path / "image").write_bytes(content)
    for load in (lambda: machine.load(f"minimal-{tmp_path}/image:{tmp_path}"),
                 lambda: kernel.name_of(f"{tmp_path}/image")):
        with pytest.raises(MachineError, match=said) as raised:
            load()
        assert raised.value.exit_status == 2


def test_modules_of_another_kernel(host, tmp_path):
    image = own_trees.image(own_trees.debian())
    (tmp_path / "6.0").mkdir()
    with pytest.raises(MachineError, match="6.0 has modules of another kernel than"):
        kernel.obtain(f"{image}:{tmp_path}/6.0")


def test_a_kernel_of_a_machine_file_is_told_from_its_path():
    assert machine.with_kernel("./a-/my.toml", "/linux") == "./a-/my.toml-/linux"
    assert machine._split("./a-/my.toml-/linux-/x") == (own_trees.Path("./a-/my.toml"),
                                                        "/linux-/x")


@pytest.mark.parametrize("asked, text, answer", [
    ("make_words", "CONFIG_CC_IS_GCC=y\n", ()),
    ("make_words", "CONFIG_CC_IS_CLANG=y\n", ("LLVM=1",)),
    ("starts_as_elf", "CONFIG_PVH=y\n", True),
    ("starts_as_elf", "# CONFIG_PVH is not set\n", False),
    ("starts_as_elf", "CONFIG_PVH=y\nCONFIG_KASAN=y\n", False)])
def test_what_follows_from_a_configuration(asked, text, answer):
    """Modules are built by the kernel's compiler; it is unpacked where QEMU can start it so."""
    assert getattr(kernel_config, asked)(kernel_config.read(text)) == answer
