# SPDX-License-Identifier: GPL-2.0-only
"""Files appear whole or not at all."""

import errno
import os
import sys

import pytest
from programs import SURROUNDINGS, run
from tare import cli, output
from tare.errors import UsageError
from tare.output import atomic, refuse_unwritable


def test_a_failure_leaves_the_old_file_and_nothing_beside_it(tmp_path):
    target = tmp_path / "file"
    target.write_text("old")
    with pytest.raises(RuntimeError), atomic(target) as stream:
        stream.write("half")
        raise RuntimeError
    assert target.read_text() == "old" and list(tmp_path.iterdir()) == [target]


@pytest.mark.parametrize("umask, mode", [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664)])
def test_the_umask_decides_who_may_read_it(tmp_path, umask, mode):
    before = os.umask(umask)
    try:
        with atomic(tmp_path / "file") as stream:
            stream.write("new")
        assert os.umask(umask) == umask  # and is as it was
    finally:
        os.umask(before)
    assert (tmp_path / "file").stat().st_mode & 0o777 == mode


def test_a_pipe_is_written_and_not_replaced(tmp_path):
    """As root, to rename over /dev/null would take it from everybody."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    with atomic(pipe) as stream:
        stream.write("through")
    assert os.read(reader, 100) == b"through" and pipe.is_fifo()
    os.close(reader)


def test_a_folder_that_takes_no_file_is_told_before_the_work(tmp_path, monkeypatch):
    assert output.folder(tmp_path / "a" / "b").is_dir()
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(UsageError, match=f"^{tmp_path}: no file can be made there: name another"):
        output.folder(tmp_path)


def test_a_file_that_can_be_written_is_not_touched_before_the_work(tmp_path):
    path = tmp_path / "file"
    refuse_unwritable(path)
    assert not list(tmp_path.iterdir())
    path.write_text("as it was")
    refuse_unwritable(path)
    assert path.read_text() == "as it was" and list(tmp_path.iterdir()) == [path]


def test_a_disk_that_is_full_at_the_end_takes_the_file_and_not_the_figures(
        tmp_path, monkeypatch, capsys):
    def full(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    target = tmp_path / "result.json"
    monkeypatch.setattr(os, "replace", full)
    assert cli.main(["doctor", "--json", str(target)]) == 1
    said = capsys.readouterr()
    assert "What this machine can do" in said.out
    assert said.err == f"tare: {target}: cannot be written (No space left on device); " \
                       "nothing was changed\n"
    assert not list(tmp_path.iterdir())


def test_our_own_output_is_written_and_not_replaced(tmp_path):
    """As root, to rename over /dev/stdout would take it from everybody."""
    (tmp_path / "link").symlink_to("/proc/self/fd/1")
    script = ("import sys\nfrom tare import output\nprint('before')\n"
              "output.refuse_unwritable(sys.argv[1])\n"
              "with output.atomic(sys.argv[1]) as stream:\n    stream.write('through\\n')\n"
              "print('after')")
    with (tmp_path / "file").open("w") as out:
        run(sys.executable, "-c", script, tmp_path / "link", env=SURROUNDINGS, check=True,
            capture_output=False, stdout=out)
    assert (tmp_path / "file").read_text() == "before\nthrough\nafter\n"
    assert (tmp_path / "link").is_symlink() and len(list(tmp_path.iterdir())) == 2


def test_a_flood_that_is_interrupted_leaves_no_file(tmp_path):
    """Its thread is not asked to end."""
    script = """import os, signal, time
from tare import __main__, parallel
from tare.experiments.driver import run
from tare.experiments.driver.flood import arrivals, run as flood_run
signal.signal(signal.SIGTERM, __main__.leave)
def end(*_, **__):
    print(len(os.listdir()), flush=True)
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(60)
run.counted = end
load = arrivals.Load.of(200_000, 1000)
parallel.each([1], lambda _: flood_run.boot(("kernel-queue", ()), "card", load, "6.1"))"""
    done = run(sys.executable, "-c", script, cwd=tmp_path,
               env=SURROUNDINGS | {"TMPDIR": str(tmp_path)})
    assert (done.returncode, done.stdout, done.stderr) == (143, "1\n", "")
    assert not list(tmp_path.iterdir())
