# SPDX-License-Identifier: GPL-2.0-only
"""What a guest would not find, could not load or could not have is refused before it boots."""

import os
import re
import stat
import subprocess
from pathlib import Path

import pytest
import tareqemu
from programs import BUILD, TOP, refusal, run, write_files
from tareqemu import CannotHere, MachineError, cache, cpio, elf, initramfs, own_kernel, runner
from tareqemu.machine import load, with_options

INIT = (TOP / "qemu/guest/init.c").read_text()


def test_the_places_are_those_of_init():
    mounted = set(re.findall(r'\bmount_(?:on|if_known)\("\w+", "(/[^"]*)"', INIT))
    assert set(initramfs.MOUNTS) == {f"/{path.split('/')[1]}" for path in mounted}
    shared = re.search(r"\bshared\[\] = \{(.*?)\}", INIT, re.S)[1]
    assert set(re.findall(r'"(.*?)"', shared)) == {*initramfs.MOUNTS, *initramfs.ON_DISK}


@pytest.mark.parametrize("place, disk, said", [
    ("/tmp/y", False, "/tmp/y: the guest mounts /tmp over what is copied there; take another "
                      "place, such as /tare/y"),
    ("/tmp", False, "mounts /tmp .*/tare/tmp"), ("/a/../run/x", False, "mounts /run"),
    ("//dev//shm/x", True, "mounts /dev"), ("/sys/x/", False, "mounts /sys"),
    ("/etc/x", True, "/etc/x: a machine with a disk sees of what is copied only /out, /tare, "
                     "/lib/modules; take /tare/x"),
    ("/lib/modulesx", True, "with a disk"), ("/", False, "mounts /tmp")])
def test_what_the_guest_would_not_find(place, disk, said, tmp_path):
    (tmp_path / "tmp").mkdir()
    with pytest.raises(MachineError, match=said) as raised:
        initramfs.refuse_hidden({"/tare/fine": tmp_path, place: tmp_path}, disk)
    assert raised.value.exit_status == 2


def test_what_it_finds(tmp_path):
    (tmp_path / "file").touch()
    for disk, places in ((False, ("/tmpx", "/var/tmp/x", "/etc/x", "/")),
                         (True, ("/out/x", "/tare/bin/x", "/lib/modules/x"))):
        initramfs.refuse_hidden(dict.fromkeys(places, tmp_path), disk)


@pytest.mark.parametrize("words", [["x" * (65_535 - 21)], ["y"] * 4_092])
def test_a_command_is_run_whole_or_refused(host, words):
    """init would read a part of a longer one, and run that."""
    longest = ["sh", "-c", "echo ${#0} $#", *words]
    said = tareqemu.run("minimal", longest).stdout.decode().split()
    assert said == [str(len(words[0])), str(len(words) - 1)]
    with pytest.raises(MachineError, match="the command has .* words and .* bytes, and a machine "
                                           "takes 4,095 and 65,535: put it") as raised:
        tareqemu.run("minimal", [*longest, ""])
    assert raised.value.exit_status == 2


@pytest.mark.parametrize("content", [
    b"", b"no module\n", b"\x7fELF", b"\xfd7zXZ\0", b"\x7fELF" + bytes(12) + b"\1" + b"\xff" * 99,
    b"\x7fELF" + bytes(12) + b"\1\0" + bytes(6), b"\x7fELF" + bytes(12) + b"\1\0" + b"\xff" * 99])
def test_what_is_no_module(tmp_path, content):
    (tmp_path / "x.ko").write_bytes(content)
    with pytest.raises(MachineError, match="x.ko: is not a module: give a .ko file") as raised:
        elf.refuse_no_module(tmp_path / "x.ko")
    assert raised.value.exit_status == 2


def test_an_object_that_is_no_module(tmp_path):
    """What cannot be read is told as that."""
    (tmp_path / "x.c").write_text('char text[] = ".gnu.linkonce.this_module";\n')
    subprocess.run(["gcc", "-c", "-o", tmp_path / "x.o", tmp_path / "x.c"], check=True)
    for file, said in ((tmp_path / "x.o", "is not a module"), ("/bin/true", "is not a module"),
                       (tmp_path / "none", "cannot be read as a module: No such file"),
                       (tmp_path, "cannot be read as a module: Is a directory")):
        with pytest.raises(MachineError, match=said):
            elf.refuse_no_module(Path(file))


def test_memory_that_this_host_has_not():
    total = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") >> 20
    runner._check_memory(with_options(load("minimal"), memory=f"{total}M"))
    with pytest.raises(CannotHere, match=f"{total + 1}M is more than this host has, {total}M"):
        runner._check_memory(with_options(load("minimal"), memory=f"{total + 1}M"))
    # what only looks like a size
    for size in ("1G\n", "9" * 5000 + "G"):
        with pytest.raises(MachineError, match="write a size in M or G"):
            with_options(load("minimal"), memory=size)


@pytest.mark.parametrize("words, status, said", [
    (["--copy", "/etc/hosts:/tmp/y"], 2, "/tmp/y: the guest mounts /tmp"),
    (["--module", "/etc/hosts"], 2, "/etc/hosts: is not a module"),
    (["--kernel", "/etc/hosts"], 2, "/etc/hosts is not a kernel: give a bzImage"),
    (["--memory", "900000G"], 125, "memory: 900000G is more than this host has")])
def test_the_command_says_it_in_a_line(refused, monkeypatch, words, status, said):
    monkeypatch.setattr(runner.guest, "run", lambda *_, **__: pytest.fail("it has booted"))
    assert said in refused(status, "machine", "run", "minimal", *words, "--", "true")


@pytest.mark.parametrize("length", [0x206, 0x24f, 20_000])
def test_a_kernel_that_is_cut_short_is_refused(tmp_path, length):
    """Its header tells how long it is: 30 sectors, and 16 MiB from its second byte on."""
    head = bytearray(0x250)
    head[0x1f1], head[0x202:0x206] = 30, b"HdrS"
    head[0x248:] = (1).to_bytes(4, "little") + (16 << 20).to_bytes(4, "little")
    image = tmp_path / "bzImage"
    image.write_bytes(bytes(head).ljust(20_000, b"\0")[:length])
    with pytest.raises(MachineError, match="is cut short"):
        own_kernel.name_of(image, tmp_path)


@pytest.fixture
def base(tmp_path):
    """What a machine has before a copy."""
    made = cpio.Archive()
    made.file("etc/hosts", b"data" * 9)
    made.link("bin/sh", "/usr/bin/dash")
    (tmp_path / "base").write_bytes(bytes(made) + bytes(made))
    return tmp_path / "base"


@pytest.mark.parametrize("places, path, there, put", [
    (["/q:file", "/q/r:file"], "/q", "a file", "a folder"),
    (["/bin:file"], "/bin", "a folder", "a file"), (["/etc/:file"], "/etc", "a folder", "a file"),
    (["/bin/sh:file"], "/bin/sh", "a link", "a file"),
    (["/bin/sh:tree"], "/bin/sh", "a link", "a folder"),
    (["/bin/../bin//sh/x:file"], "/bin/sh", "a link", "a folder"),
    (["/etc/hosts:tree"], "/etc/hosts", "a file", "a folder"),
    # the kernel would write into the folder that the first copy's link leads to
    (["/t:tree", "/t/link/x:file"], "/t/link", "a link", "a folder"),
    (["/t:tree", "/t/link:tree"], "/t/link", "a link", "a folder")])
def test_a_copy_takes_the_place_of_its_kind_alone(tmp_path, base, places, path, there, put):
    (tmp_path / "file").touch()
    (tmp_path / "tree/sub").mkdir(parents=True)
    (tmp_path / "tree/link").symlink_to("sub")
    files = {place: tmp_path / host for place, _, host in (one.partition(":") for one in places)}
    with pytest.raises(MachineError, match=f"^{path}: {there} is there, and {put} cannot take its"):
        initramfs.payload(command=["true"], files=files, module_files=[], over=[base])


def test_a_copy_takes_the_place_of_its_kind(tmp_path, base):
    write_files(tmp_path, {"tree/etc/hosts": "mine"})
    made = initramfs.payload(command=["true"], files={"/": tmp_path / "tree"}, module_files=[],
                             over=[base])
    assert cpio.kinds(made)["etc/hosts"] == stat.S_IFREG and b"mine" in made


def test_trees_that_lead_into_each_other_are_refused(tmp_path):
    for one, other in ("ab", "ba"):
        (tmp_path / one).mkdir()
        (tmp_path / one / "x").symlink_to(tmp_path / other)
    with pytest.raises(MachineError, match=f"/a/x/x: leads back to {tmp_path}/a: copied it would"):
        cpio.Archive().copy("/q", tmp_path / "a")


@pytest.mark.parametrize("words", [
    ["minimal", "--kernel", "FILE"], ["minimal", "--module", "FILE"],
    ["minimal", "--copy", "FILE:/q"], ["FILE"]])
@pytest.mark.parametrize("kind", ["fifo", "/dev/zero"])
def test_what_is_no_file_is_refused_at_once(tmp_path, words, kind):
    """In a process of its own: a command that hangs fails."""
    path = tmp_path / kind
    if kind == "fifo":
        os.mkfifo(path)
    done = run(BUILD / "bin/tare", "machine", "run",
               *(word.replace("FILE", str(path)) for word in words), "--", "true", timeout=60)
    line = refusal(done, 2)
    assert line.startswith(f"{path}: ") and re.search("is (not a file|neither a file)", line)


def test_two_modules_of_one_name(splat_module, tmp_path):
    module = splat_module("6.1")[0]
    (tmp_path / module.name).write_bytes(module.read_bytes())
    runner._check_modules([module])
    with pytest.raises(MachineError, match="has the same name"):
        runner._check_modules([module, tmp_path / module.name])


def test_a_cache_without_room_says_where(tmp_path):
    with pytest.raises(CannotHere, match="^/dev/full: cannot be written .No space left on device"):
        cache.write(Path("/dev/full"), b"x")
