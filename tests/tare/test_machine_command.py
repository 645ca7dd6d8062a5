# SPDX-License-Identifier: GPL-2.0-only
"""`tare machine` and captures in a machine, with a runner that boots nothing."""

import sys
from pathlib import Path

import fake_runner
import pytest
import synthetic
import tareqemu
from programs import SURROUNDINGS, refusal, run
from tareqemu import Broken, CannotHere, MachineError

from tare import machine, paths
from tare.experiments.memcpy.read.load import load
from tare.experiments.memcpy.record.read import relabel


@pytest.fixture
def runner(monkeypatch, tmp_path):
    made = fake_runner.Runner()
    monkeypatch.setattr(tareqemu, "run", made.run)
    monkeypatch.setattr(tareqemu, "check", lambda name, exact=False: None)
    program = tmp_path / "program"
    program.write_text("")
    monkeypatch.setattr(paths, "guest_program", lambda name: program)
    monkeypatch.setattr(machine, "module", lambda name, where: tmp_path / f"{name}.ko")
    return made


@pytest.mark.parametrize("outcome, status, said", [
    (fake_runner.Outcome(stdout=b"hello\n"), 0, ""),
    (fake_runner.Outcome("failed", "the command ended with status 3", 3), 3, "ended with status 3"),
    (fake_runner.Outcome("failed", "signal 9", -9), 137, "signal 9"),
    (fake_runner.Outcome("failed", "files could not be sent", 0), 122, "could not be sent"),
    (fake_runner.Outcome("panicked", "kernel panic: x", None, console="a\nKernel panic"), 120,
     "panicked: kernel panic: x; the console ends with:\na\nKernel panic"),
    (fake_runner.Outcome("timed out", "no end within 3 s", None), 124, "timed out"),
    (fake_runner.Outcome("starved", "the guest waited 9 of 9 s", None, console="a\n"), 125,
     "machine minimal-6.1: the guest waited 9 of 9 s\n"),
    (fake_runner.Outcome("splat", "the kernel said: WARNING", 0), 121, "splat"),
    (fake_runner.Outcome("lost", "QEMU's status 1", None), 122, "lost"),
    (fake_runner.Outcome("miscomputed", "the flags 0x400", 0), 125, "miscomputed"),
])
def test_run_tells_how_it_ended(tare, runner, outcome, status, said):
    runner.outcome = outcome
    found, _, err = tare("machine", "run", "minimal", "--", "true", "--flag")
    assert found == status and runner.calls[0][1] == ["true", "--flag"]
    assert said in err


@pytest.fixture
def recorded(tare, runner, tmp_path):
    """recorded(outcome or a function that makes it, *words): as tare() of a recording there."""
    def record(outcome, *words):
        runner.outcome = outcome
        return tare("memcpy", "record", "--machine", "minimal", "-o", tmp_path / "c", *words)

    return record


@pytest.mark.parametrize("verdict, status", [
    ("starved", 125), ("timed out", 124), ("panicked", 1), ("splat", 1), ("lost", 1),
    ("miscomputed", 1)])
def test_no_figure_is_taken_of_a_machine_that_did_not_end_well(recorded, tmp_path, verdict, status):
    """A busy host is not a failure of any verb."""
    found, _, err = recorded(fake_runner.Outcome(verdict, "why", 0), "--", "true")
    said = "why" if verdict == "starved" else f"{verdict}: why"
    assert (found, err) == (status, f"tare: machine minimal-6.1: {said}\n")
    assert not (tmp_path / "c").exists()


@pytest.mark.parametrize("error, status", [
    (MachineError("--bad"), 2), (CannotHere("no QEMU"), 125), (Broken("mmdebstrap failed"), 125)])
def test_where_it_cannot_run_bisection_skips(tare, runner, error, status):
    """git takes 1 to 127 for a bad commit, but 125 for one that cannot be tested."""
    runner.outcome = error
    assert tare("machine", "run", "minimal", "--", "true")[::2] == (status, f"tare: {error}\n")


def test_options_reach_the_runner(tare, runner):
    tare("machine", "run", "--exact", "--timeout", "9", "--cpus", "1", "--memory", "2G", "--append",
         "quiet", "--copy", "/etc/hosts:/tmp/h", "--output", "/tmp/o", "--accel", "tcg", "minimal",
         "--", "true")
    name, _, options = runner.calls[0]
    assert name == "minimal" and options["exact"] and options["timeout"] == 9
    assert options["files"] == {"/tmp/h": "/etc/hosts"} and options["accelerator"] == "tcg"
    assert (options["cpus"], options["memory"], options["append"]) == (1, "2G", "quiet")


def test_bad_requests_and_the_list(tare, runner):
    for words in ([], ["--copy", "nocolon", "--", "true"], ["--copy", "a:relative", "--", "true"]):
        assert tare("machine", "run", "minimal", *words)[0] == 2 and not runner.calls
    assert "\nminimal-6.1          " in tare("machine", "list")[1]


def test_without_the_runner_nothing_is_tried(refused, monkeypatch):
    monkeypatch.setitem(sys.modules, "tareqemu", None)
    assert "machine runner" in refused(77, "machine", "list")


@pytest.mark.parametrize("ended, said", [
    ({"exit-status": "3"}, "false ended with status 3"),
    ({"exit-status": "0", "ended-by": "TERM"}, "SIGTERM ended the recording")])
def test_a_capture_of_what_did_not_end_well_is_told(recorded, tmp_path, ended, said):
    def end(command, out_dir, exact):
        """What memrecord leaves in /out, made by formula."""
        relabel(synthetic.profile(Path(out_dir) / "capture", synthetic.uniform(50, 64)), ended)
        return fake_runner.Outcome(exact=bool(exact), accelerator="tcg", stderr=b"its own word\n")

    status, _, err = recorded(end, "--", "false")
    assert status == 1 and err.startswith("its own word\n")
    assert err.endswith(f"tare: {said}; {tmp_path / 'c'} is whole and has what was copied until "
                        "then\n")
    assert load(tmp_path / "c").header.text("exit-status") == ended["exit-status"]


@pytest.mark.parametrize("status, stderr, said", [
    (77, "memrecord: no kprobes here\n", "no kprobes here"),
    # a guest that is gone has no dmesg
    (77, "memrecord: cannot load m.ko: Bad; dmesg tells why\n",
     "cannot load m.ko: Bad; the kernel said: no room: 3"), (0, "", "left no capture")])
def test_a_machine_that_leaves_no_capture(recorded, tmp_path, status, stderr, said):
    log = "[1.0] tare_memtap: loading out-of-tree\n[1.1] tare_memtap: no room: 3\n"
    found, _, err = recorded(fake_runner.Outcome("failed" if status else "passed", "x", status,
                                                 stderr=stderr.encode(), kernel_log=log),
                             "--", "true")
    assert found == (status or 1) and not (tmp_path / "c").exists()
    assert err == f"tare: {said}\n" if status else said in err


@pytest.mark.parametrize("arguments", [
    ["-f", "strcpy"], ["--cost-every", "0"], ["--cost-every", "5", "--trace"], ["--exact"],
    ["--timeout", "3"], ["--buffer-kb", "0"], ["--buffer-kb", "1048577"], ["--max-records", "0"]])
def test_bad_record_options(tare, runner, arguments):
    status, _, err = tare("memcpy", "record", *arguments, "--", "true")
    assert status == 2 and err and not runner.calls


@pytest.mark.parametrize("error, said", [
    ("PermissionError(13, 'Permission denied', 'file')", "file: Permission denied"),
    ("OSError(28, 'No space left on device')", "cannot write or read: No space left on device"),
    ("MemoryError()", "this machine has too little free memory (none left)")])
def test_an_error_of_this_host_is_no_status_of_the_command(error, said):
    """1 would be: `git bisect run` would call the commit bad."""
    script = ("import sys\nfrom tare import cli, machine\n"
              f"def fail(*_, **__):\n    raise {error}\n"
              "machine.run = fail\nsys.exit(cli.main(['machine', 'run', 'minimal', '--', 'true']))")
    assert refusal(run(sys.executable, "-c", script, env=SURROUNDINGS), 125) == said
