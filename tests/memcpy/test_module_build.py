# SPDX-License-Identifier: GPL-2.0-only
"""What builds where: memtap on x86-64 alone, the other modules wherever Linux runs."""

import subprocess

import pytest
from memtap_guest import TOP

SCRIPT = """
uname() {{ echo {machine}; }}
kernelver=6.1.0
. {top}/kmod/dkms.conf
echo "${{BUILT_MODULE_NAME[@]}}"
for kernel in 5.15.0 6.1.0-56-amd64 6.12.117 7.3.4 10.1; do
    [[ $kernel =~ $BUILD_EXCLUSIVE_KERNEL ]] && echo -n "$kernel "
done
"""


@pytest.mark.parametrize("machine, modules", [
    ("x86_64", "tare_lattap tare_pcnet32irq tare_memtap"),
    ("aarch64", "tare_lattap tare_pcnet32irq"),
])
def test_dkms(machine, modules):
    said = subprocess.run(["bash", "-c", SCRIPT.format(machine=machine, top=TOP)], check=True,
                          capture_output=True, text=True).stdout
    assert said.split("\n") == [modules, "6.1.0-56-amd64 6.12.117 7.3.4 10.1 "]


@pytest.mark.parametrize("config, folders", [
    ("CONFIG_X86_64=y", "memtap/ lattap/ pcnet32irq/"), ("CONFIG_ARM64=y", "lattap/ pcnet32irq/")])
def test_kbuild(config, folders):
    said = subprocess.run(["make", "-s", "-f", "-", config],
                          input=f"include {TOP}/kmod/Kbuild\nall: ; @echo $(strip $(obj-m))\n",
                          check=True, capture_output=True, text=True).stdout
    assert said.strip() == folders
