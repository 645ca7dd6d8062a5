# SPDX-License-Identifier: GPL-2.0-only
"""Of all tests: what is not a fault of ours, and is shown as skipped."""

import shutil
import signal
import sys
from functools import cache, partial
from pathlib import Path

import failures
import in_process
import programs
import pytest
import spent
from failures import pytest_runtest_makereport  # noqa: F401
from spent import pytest_xdist_make_scheduler  # noqa: F401
from tare import result
from tareqemu import CannotHere, Gone, apt, disk, kernel

# what the tests of several experiments use of one
sys.path += [str(folder) for folder in Path(__file__).parent.iterdir() if folder.is_dir()]

failures.notice_machines()

# what a shell's background job or nohup ignores, all that is started from here would ignore, too;
# a handler is not inherited
for number, handler in ((signal.SIGINT, signal.default_int_handler),
                        (signal.SIGHUP, lambda *_: None), (signal.SIGTERM, lambda *_: None)):
    if signal.getsignal(number) == signal.SIG_IGN:
        signal.signal(number, handler)


@pytest.fixture
def tare(capsys):
    """Run the command in this process: tare(*arguments) -> (exit status, stdout, stderr)."""
    return partial(in_process.run, capsys)


@pytest.fixture
def refused(tare):
    """refused(status, *words): the line of a command that ends so and says no more."""
    return lambda status, *words: programs.refusal(tare(*words), status)


@pytest.fixture
def result_of(tare, tmp_path):
    """result_of(*words): (the result of a command that must succeed, what it printed)."""
    def run(*words):
        status, out, err = tare(*words, "--json", tmp_path / "result.json")
        assert status == 0, err
        return result.read(tmp_path / "result.json"), out

    return run


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    """With several workers, tests that share a fixture, such as a boot, go to the same one."""
    for item in items:
        call = getattr(item, "callspec", None)
        shared = [f"{name}={value}" for name, value in (call.params if call else {}).items()
                  if call._arg2scope[name].value in ("module", "session")]
        item.add_marker(pytest.mark.xdist_group(" ".join([item.path.name, *shared])))
    spent.order(config, items)
    failures.name(items)


@pytest.fixture(scope="session", autouse=True)
def asked_of_all():
    """A session's own ways: kernels that Debian's archive has dropped, and disks that this user
    cannot make here, as docs/machines.md tells, skip.
    """
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(kernel, "obtain", _obtain_or_skip(kernel.obtain))
        # of this host and not of one that a test makes up
        a_suite = {kernel.suite(name): name for name in kernel.debian_names()}
        with pytest.MonkeyPatch.context() as meanwhile:
            # apt takes half a second for each answer
            meanwhile.setattr(apt, "_targets", cache(apt._targets))
            lost = {said for name in a_suite.values() if (said := _lost(disk.need, name))}
        for name in ("need", "obtain"):
            patched.setattr(disk, name, partial(_or_skip, getattr(disk, name), lost))
        yield


def _obtain_or_skip(obtain):
    """Each is asked for once."""
    gone = {}

    def asked(name, *words):
        if name not in gone:
            try:
                return obtain(name, *words)
            except Gone as error:
                gone[name] = str(error)
        pytest.skip(gone[name])

    return asked


def _or_skip(make, lost, name, *words):
    try:
        return make(name, *words)
    except CannotHere as error:
        if str(error) in lost:
            pytest.skip(str(error))
        raise


def _lost(need, name):
    """Why there can be no disk with a kernel's Debian; nothing where there can be one."""
    try:
        need(name, ())
    except CannotHere as error:
        return str(error)
    return ""


@pytest.fixture(scope="session")
def host():
    """Skips where no machine can be made."""
    for program in ("qemu-system-x86_64", "mmdebstrap", "gcc"):
        if not shutil.which(program):
            pytest.skip(f"{program} is not installed here")
