# SPDX-License-Identifier: GPL-2.0-only
"""What builds where: memtap on x86-64 alone, the other modules wherever Linux runs."""


import pytest
from memtap_guest import TOP
from programs import run

FOLDERS = sorted(path.parent.name for path in (TOP / "kmod").glob("*/Kbuild"))
SCRIPT = """
uname() {{ echo {machine}; }}
kernelver=6.1.0
. {top}/kmod/dkms.conf
echo "${{BUILT_MODULE_NAME[@]}}"
for kernel in 5.15.0 6.1.0-56-amd64 6.12.117 7.3.4 10.1; do
    [[ $kernel =~ $BUILD_EXCLUSIVE_KERNEL ]] && echo -n "$kernel "
done
"""


@pytest.mark.parametrize("machine, left_out", [("x86_64", set()), ("aarch64", {"tare_memtap"})])
def test_dkms(machine, left_out):
    said = run("bash", "-c", SCRIPT.format(machine=machine, top=TOP), check=True).stdout
    modules, kernels = said.split("\n")
    assert set(modules.split()) == {f"tare_{name}" for name in FOLDERS} - left_out
    assert kernels == "6.1.0-56-amd64 6.12.117 7.3.4 10.1 "


@pytest.mark.parametrize("folder, there, elsewhere", [
    ("memtap", "tare_memtap.o", ""), ("lattap", "tare_lattap.o", "tare_lattap.o"),
    (".", *2 * [" ".join(f"{name}/" for name in FOLDERS)])])
def test_kbuild(folder, there, elsewhere):
    kbuild = f"src := {TOP}/kmod\ninclude {TOP}/kmod/{folder}/Kbuild\nFORCE:\n"
    for config, objects in (("CONFIG_X86_64=y", there), ("CONFIG_ARM64=y", elsewhere)):
        said = run("make", "-s", "-f", "-", config, "all",
                   input=f"all: ; @echo $(strip $(obj-m))\nif_changed = true\n{kbuild}",
                   check=True).stdout
        assert said.strip() == objects


@pytest.mark.parametrize("header, text, macro", [
    ("linux/module.h", "\tMOD_TEXT = 0,", "TARE_HAS_MOD_TEXT"),
    ("linux/u64_stats_sync.h", "u64_stats_fetch_begin_irq(", "TARE_HAS_FETCH_IRQ"),
    ("trace/events/sched.h", "TP_PROTO(struct task_struct *p, bool group_dead),",
     "TARE_HAS_GROUP_DEAD")])
def test_what_a_kernel_has_is_asked_of_its_headers(tmp_path, header, text, macro):
    """A version does not tell: 6.1 with PREEMPT_RT lacks what 6.1 has."""
    path = tmp_path / "include" / header
    path.parent.mkdir(parents=True)
    told = []
    for content in (f"{text}\n", "MOD_TEXTS u64_stats_fetch_begin bool group\n"):
        path.write_text(content)
        told.append(run("make", "-s", "-f", "-", "all", check=True, input=(
            f"all: ; @echo $(subdir-ccflags-y)\nsrc := {TOP}/kmod\nsrctree := {tmp_path}\n"
            f"subdir-ccflags-y :=\ninclude {TOP}/kmod/Kbuild\n")).stdout.split())
    assert told == [[f"-D{macro}"], []]
    assert not [path for path in (TOP / "kmod").rglob("*.[ch]")
                if "LINUX_VERSION_CODE" in path.read_text()]
