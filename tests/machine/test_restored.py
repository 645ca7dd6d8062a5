# SPDX-License-Identifier: GPL-2.0-only
"""Machines that go on from a saved state: what they share with booted ones, and what not."""

import contextlib
import hashlib
import json
import os
import resource
import subprocess
import time
from pathlib import Path

import pytest
from breadth import day_or_night, some
from programs import TOP, write_files
from tare import machine
from tare.experiments.exact import run as exact_run
from tareqemu import cache, run, runner, state

# how many times a state is restored, on each kernel; how many times before it is made anew
TIMES, EACH = day_or_night((1, 1), (256, 32))

EMULATED = {"accelerator": "tcg"}
LOOK = "uname -r; cat /proc/cmdline; ls /; ls /tare/bin; cat /etc/tare/modules"


@pytest.fixture
def guest(host):
    """Runs a script in the minimal machine, emulated, as a restored one."""
    return lambda script, **options: run("minimal", ["sh", "-c", script], **EMULATED | options)


@pytest.fixture
def no_states(own_cache):
    """The cache without its saved states."""
    return own_cache("state", "runs") / "state"


def before_it_runs(**options):
    """(the minimal machine's state or None, why it is booted)."""
    request = runner._Request(**EMULATED | options)
    with runner._prepared("minimal", ["true"], request, lambda text: None) as ready:
        return ready.state, ready.start_note


def test_a_restored_guest_finds_what_a_booted_one_does(guest, tmp_path):
    """Its files, modules and output, from the same kernel with the same command line."""
    write_files(tmp_path, {"file": "here\n", "folder/name": "x" * 5000000})
    (tmp_path / "folder/link").symlink_to("../folder/name")
    given = {"files": {"/tare/bin/given": tmp_path / "file", "/etc/folder": tmp_path / "folder"}}
    script = f"{LOOK}; cat /tare/bin/given; md5sum /etc/folder/link; echo out > /out/file"
    found = [guest(script, out_dir=tmp_path / str(boot), boot=boot, **given)
             for boot in (False, True)]
    assert [one.start for one in found] == ["restored", "booted"]
    assert [one.start_note for one in found] == ["", "as asked"]
    assert found[0].stdout == found[1].stdout
    assert hashlib.md5(b"x" * 5000000).hexdigest().encode() in found[0].stdout
    assert all(one.passed and one.files == ("file",) for one in found)
    assert found[0].image_digest == found[1].image_digest
    # of its boot, too
    assert "Linux version " in found[0].kernel_log
    assert "MMCONFIG" in found[0].console


def test_a_restored_guest_has_the_time_and_numbers_of_its_own(guest, monkeypatch):
    monkeypatch.setattr(time, "time_ns", lambda: 1_900_000_000 * 10 ** 9)
    script = "date +%s; od -An -tx8 -N64 /dev/urandom; ls /etc/tare"
    first, second = (guest(script).stdout.split() for _ in range(2))
    assert 0 <= int(first[0]) - 1_900_000_000 < 600
    assert not set(first[1:9]) & set(second[1:9])
    assert {b"now", b"seed", b"save"}.isdisjoint(first)


def test_a_restored_exact_machine_does_not_spin(guest):
    """CPU time, not time: while a timer of real time is due its CPU spins, and executes nothing."""
    guest("true", exact=True, accelerator=None, boot=False)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert guest("true", exact=True, accelerator=None, boot=False).start == "restored"
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    # 1.2 s, and 10 more where it spins
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 7


def test_another_command_line_is_another_state(guest):
    found = [guest("grep -c tare_word=2 /proc/cmdline", append=f"tare_word={number}")
             for number in (1, 2)]
    assert [one.start for one in found] == ["restored"] * 2
    assert [one.stdout for one in found] == [b"0\n", b"1\n"]


def test_a_disk_comes_along_and_is_as_new_each_time(host):
    script = "cat /root/left; echo left > /root/left; ls -d /proc/self /usr/share"
    found = [run("debian", ["sh", "-c", script], **EMULATED) for _ in range(2)]
    assert [one.start for one in found] == ["restored"] * 2
    assert [one.stdout for one in found] == [b"/proc/self\n/usr/share\n"] * 2


def test_a_call_takes_what_it_takes_when_booted(host):
    """Nothing of init's is left to the command, as ports are, which each system call would tell."""
    found = run("minimal", ["sh", "-c", "grep -e VmLck -e SigBlk /proc/1/status; ls -l /proc/1/fd"],
                boot=False, **EMULATED).stdout
    assert b"VmLck:\t       0 kB" in found and b"pagemap" not in found
    recorded = []
    for boot in (False, True):
        with machine.asked(boot=boot):
            recorded.append(exact_run.record(
                "minimal", ["sh", "-c", "for i in 1 2 3; do kill -0 $$; done"], calls=["kill"]))
    restored, booted = (one["watched"][0]["calls"][0] for one in recorded)
    assert restored == booted
    assert not any("io_bitmap" in one["name"] for one in recorded[0]["functions"])


def test_several_cpus_are_restored(guest):
    found = guest("nproc; grep -c ^processor /proc/cpuinfo; for i in 1 2 3 4; do (:) & done; wait",
                  cpus=2)
    assert (found.start, found.stdout) == ("restored", b"2\n2\n")


def test_what_cannot_be_restored_is_booted_and_says_why(guest):
    for options, why in (
            ({"exact": True, "accelerator": None}, "its counts are those of booted machines"),
            ({"devices": ["virtio-rng-pci"]}, "it has devices of its own")):
        assert before_it_runs(**options) == (None, why)
    found = guest("echo here", append="lockdown=integrity")
    assert (found.start, found.stdout, found.state) == ("booted", b"here\n", "")
    assert found.start_note.startswith(
        "no restore without ports and physical addresses: Operation not permitted")


def test_a_machine_with_a_device_that_cannot_be_saved_is_booted(host, tmp_path):
    """QEMU's own refusal is the reason, and is kept."""
    text = (TOP / "qemu/machines/minimal.toml").read_text()
    (tmp_path / "nvme.toml").write_text(f'{text}\ndevices = ["nvme,serial=1"]\n')
    found = run(str(tmp_path / "nvme.toml"), ["true"], **EMULATED)
    assert (found.verdict, found.start) == ("passed", "booted")
    assert "non-migratable device" in found.start_note


def test_a_panic_and_a_splat_of_a_restored_guest_are_told(guest):
    panicked = guest("echo c > /proc/sysrq-trigger")
    assert (panicked.verdict, panicked.start) == ("panicked", "restored")
    assert "sysrq" in panicked.reason


def test_a_state_is_made_once_whoever_asks(no_states, guest):
    """It is whole or not there, and those that are not used go."""
    guest("true")
    [made] = no_states.glob("[!.]*")
    before = json.loads((made / "told").read_text())["digest"]
    assert guest("head -c 5000000 /dev/urandom > /run/written").start == "restored"
    assert state._digest(made / "ram") == before
    assert [made] == list(no_states.glob("[!.]*"))
    assert made.stat().st_blocks * 512 < 1 << 20 < (made / "ram").stat().st_blocks * 512 < 200 << 20


def test_a_state_that_takes_too_long_is_none(no_states, guest):
    hung = guest("true", timeout=0.2)
    assert (hung.verdict, hung.start) == ("timed out", "booted")
    assert hung.start_note.startswith("the machine's state could not be saved: no end after 0.2 s")
    assert not list(no_states.glob("*[!k]"))


def test_an_exact_machine_that_says_nothing_has_no_more_than_its_time(guest):
    """Its monitor answers after its CPU has halted."""
    exact = {"exact": True, "accelerator": None, "boot": False}
    endless = guest("while :; do :; done", timeout=2, **exact)
    assert (endless.verdict, endless.start) == ("timed out", "restored")


def test_a_full_disk_leaves_no_state(no_states, host, monkeypatch):
    """The machine boots instead, and says why."""
    write = state._write
    monkeypatch.setattr(state, "_write", lambda monitor, _: write(monitor, Path("/dev/full")))
    assert before_it_runs() == (
        None, "its devices could not be written: No space left on device")
    assert not list(no_states.glob("*[!k]"))


@pytest.mark.parametrize("boot", [True, False])
def test_what_does_not_fit_into_memory_is_told(guest, tmp_path, boot):
    """The kernel goes on without the rest of it, in which the command may find nothing amiss."""
    (tmp_path / "file").write_bytes(os.urandom(1 << 20) * 90)
    found = guest("true", files={"/etc/file": tmp_path / "file"}, memory="256M", boot=boot)
    assert found.verdict == "lost"
    assert "fit what is copied into the machine's memory" in found.reason \
        or "what is copied does not fit into the machine's memory" in found.reason


def test_states_that_nobody_uses_go(no_states, monkeypatch):
    """The newest stay, and those that somebody may be about to use."""
    no_states.mkdir()
    monkeypatch.setattr(state, "MOST", 2)
    for number, age in enumerate((0, 10, 20, 2 * state.KEPT_FOR, 3 * state.KEPT_FOR)):
        (no_states / str(number)).mkdir()
        os.utime(no_states / str(number), (time.time() - age,) * 2)
    state._prune()
    assert sorted(path.name for path in no_states.iterdir()) == ["0", "1", "2"]


def test_a_state_that_is_cut_is_told_and_left(own_cache, guest, monkeypatch):
    """It is made anew; what only QEMU can see is told in its words, and is nobody's counts."""
    kept, _ = before_it_runs()
    whole, made_anew = (kept.folder / "devices").read_bytes(), []

    def save(_config, path, *_):
        """As it was saved already."""
        made_anew.append(path)
        subprocess.run(["cp", "--sparse=always", kept.ram, path], check=True)
        (path / "devices").write_bytes(whole)
        return "", kept.console

    monkeypatch.setattr(state, "_save", save)
    made = own_cache("state", "runs") / "state" / kept.folder.name
    assert guest("echo here").stdout == b"here\n"
    (made / "devices").write_bytes(whole[:len(whole) // 2])
    assert guest("echo here").stdout == b"here\n"
    assert (made / "devices").stat().st_size == len(whole)
    (made / "told").write_text("{")
    (made / "ram").unlink()
    assert guest("echo here").stdout == b"here\n"
    assert len(made_anew) == 3
    # of the right size, but another's: QEMU says so
    (made / "devices").write_bytes(bytes(len(whole)))
    found = guest("echo here")
    assert (found.verdict, found.stdout) == ("lost", b"")
    assert "migration" in found.reason


@pytest.mark.parametrize("kernel", some(["7.3"], ["6.1", "6.12", "7.2"]))
def test_counts_are_equal_of_states_made_anew(own_cache, kernel):
    """Two states have the same memory, and what goes on from them executes the same: the one that
    is kept, and others. At night 1,000 times, with a load that comes and goes."""
    found = {counted(f"minimal-{kernel}")}
    states = own_cache("state", "runs") / "state"
    for made_anew in range(TIMES // EACH):
        with loaded(made_anew % 8):
            found |= {counted(f"minimal-{kernel}") for _ in range(EACH)}
        [made] = states.glob("[!.]*")
        cache.remove(made)
    assert len(found) == 1


def counted(name):
    """All that is recorded of a command but what may differ, and the state's digest."""
    made = exact_run.record(name, ["sh", "-c", "(true); sleep 0.01; ls -l /proc/self; uname -a"])
    assert made["environment"]["start"] == "restored" and made["instructions"] > 100000
    return made["environment"]["state"], json.dumps(
        {key: value for key, value in made.items() if key not in ("environment", "host")})


@contextlib.contextmanager
def loaded(loops):
    """So many busy loops, for ten minutes at most; in sessions of their own, since some kernels
    share a CPU out by session."""
    busy = [subprocess.Popen(["sh", "-c", "ulimit -t 600; while :; do :; done"],
                             start_new_session=True) for _ in range(loops)]
    try:
        yield
    finally:
        for one in busy:
            one.kill()
            one.wait()


@contextlib.contextmanager
def crowded(loops):
    """The same on one CPU, on which this process stays meanwhile with all that it starts."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        with loaded(loops):
            yield
    finally:
        os.sched_setaffinity(0, before)
