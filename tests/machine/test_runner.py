# SPDX-License-Identifier: GPL-2.0-only
"""What the runner does with what comes out of a guest, and what it remembers; nothing boots."""

import io
import shutil
import tarfile
from types import SimpleNamespace

import pytest
from programs import write_program
from tareqemu import compiled, guest, runner
from tareqemu.errors import Broken, CannotHere, telling


def test_files_of_a_guest_stay_in_the_folder_that_was_given(tmp_path):
    out = tmp_path / "far/down/out"
    with tarfile.open(tmp_path / "files", "w") as tar:
        for name, kind in (
                *((one, tarfile.REGTYPE) for one in (
                    "./plain", "deep/er", "../up", "a/../../up", "../../../top",
                    f"{tmp_path}/absolute")),
                ("link", tarfile.SYMTYPE), ("hard", tarfile.LNKTYPE), ("device", tarfile.CHRTYPE)):
            info = tarfile.TarInfo(name)
            info.type, info.linkname = kind, "" if kind == tarfile.REGTYPE else "/etc/passwd"
            tar.addfile(info, io.BytesIO())
    assert runner._unpack(tmp_path / "files", out) == ("deep/er", "plain")
    there = {path.relative_to(tmp_path) for path in tmp_path.rglob("*") if not path.is_dir()}
    assert {str(path) for path in there} == {"files", "far/down/out/plain", "far/down/out/deep/er"}


@pytest.fixture
def qemu(tmp_path, monkeypatch):
    """qemu(script): takes QEMU's place; $1 is the folder of its files."""
    def make(script, timeout=20, progress=lambda now: None, **config):
        text = f"#!/bin/sh\nset -- {tmp_path}/ports\n{script}\n"
        monkeypatch.setattr(guest, "QEMU", str(write_program(tmp_path / "qemu", text)))
        folder = tmp_path / "ports"
        folder.mkdir()
        return guest.run(guest.Config(tmp_path, tmp_path, "tcg", **config), folder,
                         timeout=timeout, progress=progress)

    return make


@pytest.mark.parametrize("name", [*guest.PORTS, "console"])
def test_a_guest_that_writes_for_ever_is_stopped_wherever_it_writes(qemu, monkeypatch, name):
    monkeypatch.setattr(guest, "MOST_OUTPUT", 1 << 20)
    ran = qemu(f"head -c 2000000 /dev/zero >$1/{name}; exec sleep 1000")
    assert ran.overrun.endswith("of output") and ran.status == -9


def test_a_guest_is_ended_when_nothing_more_can_be_kept(qemu, monkeypatch):
    """QEMU would have it wait for room until its time is over."""
    told = SimpleNamespace(f_blocks=9, f_bfree=0, f_bavail=0)
    monkeypatch.setattr(guest.os, "statvfs", lambda path: told)
    with pytest.raises(CannotHere, match="ports: no space is left for what the guest writes"):
        qemu("echo >$1/stdout; exec sleep 1000")
    for uid, free, left in ((0, 1, 0), (1000, 1, 1), (0, 0, 0)):
        told = SimpleNamespace(f_blocks=free, f_bfree=free, f_bavail=left)
        monkeypatch.setattr(guest.os, "geteuid", lambda: uid)
        assert not guest._is_full("/")
    told = SimpleNamespace(f_blocks=9, f_bfree=1, f_bavail=0)
    monkeypatch.setattr(guest.os, "geteuid", lambda: 1000)
    assert guest._is_full("/")


def test_a_guest_that_does_not_end_is_ended_when_its_time_is_over(qemu):
    """And what goes on and what is left is told."""
    told = []
    ran = qemu("echo ready 1 >$1/result; exec sleep 1000", timeout=2,
               progress=lambda now: told.append(now()))
    assert told == ["booting, 0 s; 2 s left", "running, 0 s; 2 s left"]
    assert (ran.overrun, ran.status) == ("no end after 2 s", -9) and ran.seconds >= 2


def test_any_cache_path_can_hold_the_preloaded_object(qemu, tmp_path):
    preload = tmp_path / "a b:c" / "turns"
    preload.parent.mkdir()
    shutil.copy(compiled.turns(), preload)
    ran = qemu("cat /proc/$$/maps >$1/stdout", preload=preload)
    assert str(preload) in ran.text("stdout") and not ran.text("qemu")


def test_a_machine_without_the_preloaded_object_is_not_exact(qemu, tmp_path):
    (tmp_path / "turns").write_text("no shared object")
    with pytest.raises(Broken, match="turns cannot be loaded into QEMU"):
        qemu("exit 0", preload=tmp_path / "turns")


def test_results_from_different_disks_have_different_digests(tmp_path, monkeypatch):
    (tmp_path / "part").write_bytes(b"part")
    core = SimpleNamespace(name="6.1", image=tmp_path / "part", key="k")
    monkeypatch.setattr(runner.guest, "version", lambda: "7.2")
    monkeypatch.setattr(runner.kernel, "obtain", lambda name, progress: core)
    monkeypatch.setattr(runner.initramfs, "base", lambda *words, **how: tmp_path / "part")

    def digest(of_the_disk):
        disk = SimpleNamespace(image=tmp_path / "part", digest=of_the_disk)
        monkeypatch.setattr(runner.disk, "obtain", lambda *words: disk)
        request = runner._Request(accelerator="tcg")
        with runner._prepared("debian-6.1", ["true"], request, print) as ready:
            return ready.image_digest

    assert digest("one") == digest("one") != digest("another")


@pytest.mark.parametrize("said, mark, line", [
    ("I: one\nE: no such package\nE: so nothing\nI: the end\n", "^E: ", "E: no such package"),
    ("one\ntwo\n", "^E: ", "two"), ("", "^E: ", "")])
def test_of_what_another_program_says_the_line_that_tells(said, mark, line):
    assert telling(said, mark) == line
