# SPDX-License-Identifier: GPL-2.0-only
"""Each kernel and each machine: what is in the guest, modules built for it, disks."""

import os
import re

import pytest
from breadth import some
from programs import write_files, write_program
from tareqemu import MachineError, kmod, list_machines, run

KERNELS = [name.removeprefix("minimal-") for name, _ in list_machines()
           if name.startswith("minimal-")]


@pytest.mark.parametrize("name", KERNELS)
def test_minimal(guest, splat_module, name):
    """From power-on: a module of ours, one of the kernel's loaded by asking for its file system,
    loopback."""
    outcome = guest("""
        set -e
        insmod /tare/kmod/tare_test_splat.ko
        modprobe brd rd_nr=1 rd_size=16384
        mke2fs -q -t ext4 /dev/ram0
        mkdir -p /mnt; mount -t ext4 /dev/ram0 /mnt; echo kept > /mnt/file; cat /mnt/file
        ping -c 1 127.0.0.1 > /dev/null
        test -r /sys/kernel/btf/vmlinux
        test -d /sys/kernel/tracing/events
        uname -r; uname -v
        """, f"minimal-{name}", modules=splat_module(name), boot=True)
    assert (outcome.verdict, outcome.reason, outcome.stderr) == ("passed", "", b"")
    assert outcome.start == "booted"
    assert outcome.stdout.decode().splitlines() == [
        "kept", outcome.kernel_release, outcome.kernel_version]
    assert outcome.kernel_release.startswith(name)
    assert outcome.taint == 1 << 12 | 1 << 13, "not those of a module of ours"


@pytest.mark.parametrize("name", some(KERNELS[-1:], KERNELS[:-1]))
def test_debian(host, splat_module, name):
    """And what a guest writes to its disk is gone in the next one."""
    outcome = run(f"debian-{name}", ["sh", "-c", """
        set -e
        insmod /tare/kmod/tare_test_splat.ko
        modprobe loop
        df --output=fstype / /dev/shm /dev/pts /sys/kernel/tracing | tail -4
        test ! -e /root/file; echo written > /root/file; cp /root/file /out/; sync
        nproc
        bpftrace -c '/bin/cat /etc/hostname' -e 'kprobe:vfs_read { @reads = count(); }'
        uname -r
        """], modules=splat_module(name))
    assert (outcome.verdict, outcome.reason) == ("passed", "")
    words = outcome.stdout.decode().split()
    assert words[:5] == ["ext4", "tmpfs", "devpts", "tracefs", "2"]
    assert words[-1] == outcome.kernel_release
    assert int(words[words.index("@reads:") + 1]) > 0
    assert outcome.files == ("file",)


def test_what_a_run_adds_to_a_machine(guest, tmp_path):
    """Files of the host, a program with its libraries, and options, all of one boot."""
    program = write_program(tmp_path / "program", "#!/bin/sh\necho mine\n")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder/data").write_bytes(b"\0\1")
    outcome = guest("""
        program; od -An -tx1 /data/data
        objdump --version | head -1
        nproc; grep -o tare_word=1 /proc/cmdline; grep MemTotal /proc/meminfo""",
                    files={"/tare/bin/program": program, "/data": tmp_path / "folder"},
                    overlay=["/usr/bin/*objdump"], cpus=2, memory="700M", append="tare_word=1")
    mine, data, objdump, cpus, word, memory = outcome.stdout.decode().splitlines()
    assert (mine, data.strip()) == ("mine", "00 01")
    assert objdump.startswith("GNU objdump")
    assert (cpus, word) == ("2", "tare_word=1")
    assert 500_000 < int(memory.split()[1]) < 700 * 1024


@pytest.mark.parametrize("added, said", [
    ({"files": {"/x": "/no/such/file"}}, "is not there"),
    ({"files": {"x": "/etc/hosts"}}, "not an absolute path"),
    ({"overlay": ["/no/such/file"]}, "matches /no/such"),
])
def test_what_cannot_be_added_is_told(guest, added, said):
    with pytest.raises(MachineError, match=said):
        guest("true", **added)


def test_a_module_that_does_not_compile_says_where(host, tmp_path):
    (tmp_path / "Kbuild").write_text("obj-m := broken.o\n")
    (tmp_path / "broken.c").write_text("int f(void) { return nothing; }\n")
    with pytest.raises(MachineError, match=r"broken\.c:1:.*nothing") as error:
        kmod.build("6.1", tmp_path)
    assert error.value.exit_status == 1
    with pytest.raises(MachineError, match="no Kbuild"):
        kmod.build("6.1", tmp_path / "nonesuch")
    os.mkfifo(tmp_path / "pipe")
    assert kmod._ignore(tmp_path, ["Kbuild", "broken.c", "pipe"]) == ["pipe"]


_LICENCE = '#include <linux/module.h>\nMODULE_LICENSE("GPL");\nMODULE_DESCRIPTION("");\n'
_BARE = r'''
asm(".pushsection .text\n.globl bare\n.type bare, @function\nbare: ret; int3\n"
    ".size bare, . - bare\n.popsection\n");
void bare(void);
void (*known_to_all)(void) = bare;
'''


@pytest.mark.parametrize("kernel, source, said", [
    ("6.12", _BARE, ["objtool: .*!ENDBR"]),
    ("6.1", '#warning "of the compiler"\n'
            "int f(void);\nint __init noinline f(void) { return 0; }\nint g(void);\n"
            "int g(void) { return f(); }\n", ["of the compiler", "modpost: .*mismatch"]),
])
def test_a_warning_is_an_error(host, tmp_path, kernel, source, said):
    """objtool's tell of oopses on other CPUs, and a build that succeeds shows them to nobody."""
    write_files(tmp_path, {"Kbuild": "obj-m := warned.o\n", "warned.c": _LICENCE + source})
    with pytest.raises(MachineError) as error:
        kmod.build(kernel, tmp_path)
    for one in said:
        line = re.search(f"^.*{one}", str(error.value), re.M)[0]
        assert kmod._WARNING.search(line), line


def test_modules_that_need_each_other_are_built_together(host, tmp_path):
    write_files(tmp_path, {
        "Kbuild": "obj-m := $(patsubst $(src)/%/Kbuild,%/,$(wildcard $(src)/*/Kbuild))\n",
        "a/Kbuild": "obj-m := one.o\n", "b/Kbuild": "obj-m := other.o\n", "a/one.h": "int one;\n",
        "a/one.c": _LICENCE + '#include "one.h"\nEXPORT_SYMBOL_GPL(one);\n',
        "b/other.c": _LICENCE + "extern int one;\nint *other = &one;\n"})
    assert [path.name for path in kmod.build("6.1", tmp_path)] == ["one.ko", "other.ko"]


def test_modules_are_built_once(host, splat_module):
    first, second = ([(path.name, path.stat().st_ino) for path in splat_module("6.1")]
                     for _ in range(2))
    assert first == second and first[0][0] == "tare_test_splat.ko"
