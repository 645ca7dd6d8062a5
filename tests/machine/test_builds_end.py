# SPDX-License-Identifier: GPL-2.0-only
"""However a build ends, nothing of it is left, and the next one succeeds."""

import fcntl
import os
import random
import shutil
import signal
import subprocess
import sys
import time
import uuid
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from breadth import some
from programs import TOP, run, wait_for
from tareqemu import apt, cache, child, enter, kernel, kmod, roots
from tareqemu.errors import Broken

KMOD = TOP / "tests/machine/kmod"
SIGNALS = (signal.SIGTERM, signal.SIGINT, signal.SIGKILL)
ENVIRONMENT = {"PYTHONPATH": f"{TOP}/userspace:{TOP}/qemu"}
# more than can run at a time: make then waits for a place, and is not told of a child that ended
MAKEFILE = """
all: a b c d
a b c d:
\t@exec sleep {seconds}
"""
# an object that takes long, after all the others and where the tree has a file that asks for it
LATE = """
ifneq ($(wildcard /tmp/late),)
obj-m += late.o
$(obj)/late.o: $(obj)/tare_test_splat.o
\tsleep 1000
endif
# """
# the command with a verb that builds modules
BUILD = """
import sys
from tare import __main__, cli
from tareqemu import kmod
def say(text):
    print(text, flush=True)
cli._run = lambda *_: not kmod.build(sys.argv[1], sys.argv[2], progress=say)
sys.exit(__main__.run())
"""


def processes(mark):
    """Folders in /proc of the processes with MARK in their words, environment or root."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            said = (folder / "cmdline").read_bytes() + (folder / "environ").read_bytes()
            if mark in said.decode(errors="replace") + os.readlink(folder / "root"):
                yield folder
        except OSError:
            continue


def none_left(mark):
    return wait_for(lambda: not list(processes(mark)))


@pytest.fixture(scope="module", params=some(["trixie"], ["bookworm"]))
def tree(host, request, tmp_path_factory):
    """A small Debian for all ways into it, unpacked once on this host."""
    packages = ["dash", "make", "coreutils", "libfakechroot"]
    kept = cache.obtain(
        "small", cache.digest("small 1", request.param, packages),
        lambda path: roots.unpack(path, request.param, apt.sources(request.param), packages))
    path = tmp_path_factory.mktemp("trees") / request.param
    subprocess.run(["cp", "-a", kept, path], check=True)
    (path / "src").mkdir()
    return path


@pytest.mark.parametrize("way", [enter.ROOT, enter.NAMESPACE, enter.FAKECHROOT])
def test_make_that_is_told_to_end_ends(tree, monkeypatch, way):
    there = {enter.ROOT: not os.geteuid(), enter.NAMESPACE: enter.namespaces()}
    if not there.get(way, True):
        pytest.skip(f"no way into a tree here: {way}")
    monkeypatch.setattr(enter, "way", lambda: way)
    seconds = f"1000.{uuid.uuid4().int}"
    (tree / "src/Makefile").write_text(MAKEFILE.format(seconds=seconds))
    with ThreadPoolExecutor() as pool:
        done = pool.submit(enter.inside, tree, ["make", "-s", "-j2", "-C", "/src"],
                           capture_output=True, text=True)
        assert wait_for(lambda: len(list(processes(seconds))) == 2)
        status = (next(processes(seconds)) / "status").read_text()
        make = int(status.partition("PPid:")[2].split()[0])
        os.kill(make, signal.SIGTERM)
        try:
            assert done.result(60).returncode in (-signal.SIGTERM, 128 + signal.SIGTERM, 2)
        finally:
            if not done.done():
                os.kill(make, signal.SIGKILL)
    assert not list(processes(seconds))


@pytest.fixture(scope="module")
def own_cache(host):
    """A cache with a kernel in it, whose files are those of the cache of all."""
    core = kernel.obtain(kernel.debian_names()[0])
    with cache.scratch() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(folder))
        place = cache.home() / "kernel"
        place.mkdir()
        subprocess.run(["cp", "-al", core.root.parent, place], check=True)
        yield folder


def change(source):
    """The folder with the modules' sources, as none has been built yet."""
    shutil.copytree(KMOD, source, dirs_exist_ok=True)
    with (source / "Kbuild").open("a") as file:
        file.write(LATE + f"{uuid.uuid4()}\n")


def begin(source):
    """`tare` once it says that it builds the modules in SOURCE."""
    build = subprocess.Popen(
        [sys.executable, "-c", BUILD, kernel.debian_names()[0], source],
        env=os.environ | ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert build.stdout.readline().startswith("building the modules")
    return build


@pytest.fixture(scope="module")
def seconds(own_cache, tmp_path_factory):
    """How long a build takes."""
    source = tmp_path_factory.mktemp("source")
    change(source)
    with begin(source) as build:
        begun = time.monotonic()
        assert build.wait(600) == 0
    return time.monotonic() - begun


def left():
    """Files and folders of builds under way, and locks that somebody holds."""
    home = cache.home()
    yield from home.glob("*/.*.part")
    yield from home.glob("kernel/*/root/tmp/tare/[!.]*")
    for lock in home.glob("*/.*.lock"):
        with lock.open() as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                yield lock


def built():
    """What the cache has of modules, and the kernel's tree of temporary files."""
    home = cache.home()
    return {*home.glob("kmod/[!.]*"), *home.glob("kernel/*/root/tmp/*")}


@pytest.mark.parametrize("moment", some(range(3), range(3, 50)))
def test_a_build_ended_at_any_moment_leaves_nothing(own_cache, seconds, tmp_path, moment):
    number = SIGNALS[moment % 3]
    late = next(cache.home().glob("kernel/*/root/tmp")) / "late"
    late.touch()
    before = built()
    change(tmp_path)
    after = random.uniform(0, seconds)
    print(f"after {after} of {seconds} s")
    with begin(tmp_path) as build:
        with pytest.raises(subprocess.TimeoutExpired):
            build.wait(after)
        build.send_signal(number)
        said = build.stderr.read()
    assert none_left(str(own_cache))
    if number == signal.SIGKILL:
        assert build.returncode == -number
    else:
        assert build.returncode == 128 + number
        assert said == ("tare: interrupted\n" if number == signal.SIGINT else "")
        assert not list(left()) and built() == before
    late.unlink()
    # where nothing is left it is the first build
    if number == signal.SIGKILL:
        assert kmod.build(kernel.debian_names()[0], tmp_path)
        assert not list(left())


def test_nothing_that_a_program_started_outlives_it():
    seconds = f"1000.{uuid.uuid4().int}"
    assert not child.run(["sh", "-c", f"sleep {seconds} >/dev/null &"]).returncode
    assert not list(processes(seconds))


def test_a_build_that_takes_too_long_is_ended(own_cache, monkeypatch, tmp_path):
    monkeypatch.setattr(child, "LONGEST", 1)
    seconds = f"60.{uuid.uuid4().int}"
    shutil.copytree(KMOD, tmp_path, dirs_exist_ok=True)
    with (tmp_path / "Kbuild").open("a") as file:
        file.write(f"$(shell sleep {seconds})\n")
    with pytest.raises(Broken, match=(
            f"^the build of {tmp_path.name}'s modules for kernel {kernel.debian_names()[0]} was "
            "ended after 1 s$")):
        kmod.build(kernel.debian_names()[0], tmp_path)
    assert not list(processes(seconds)) and not list(left())


def test_what_spins_is_ended():
    done = run("env", f"PYTHONPATH={TOP / 'qemu'}", sys.executable, "-c",
               "from tareqemu import child; child.LIMIT = 1; "
               "print(child.run(['timeout', '300', 'sh', '-c', 'while :; do :; done']).returncode)")
    assert done.stdout == "-9\n", done.stderr
