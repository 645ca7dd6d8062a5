# SPDX-License-Identifier: GPL-2.0-only
"""What fails when the tests run together is run again alone, and what that comes to."""

import sys
from collections import Counter
from dataclasses import dataclass

import failures
import pytest
import spent
from programs import TOP, run

CONFTEST = """
import failures
import pytest
import spent
from failures import pytest_runtest_makereport
from spent import pytest_xdist_make_scheduler

@pytest.hookimpl(tryfirst=True)  # before xdist adds the group to the name
def pytest_collection_modifyitems(config, items):
    failures.name(items)
    spent.order(config, items)

failures.notice_machines()
"""
# fails the first time that it runs, in whichever process
MANY = "-n", "2", "--dist", "loadgroup"  # as make check has them
FIRST = """
import json
import os
import subprocess
import pytest

def first(name):
    try:
        os.close(os.open(name, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return False
    return True
"""


def unstable(number):
    return f"def test_unstable_{number}():\n    assert not first('seen.{number}')\n"


@dataclass(frozen=True)
class Checked:
    """What a check came to. unstable: lines of unstable.txt."""

    status: int
    lines: list
    unstable: list

    @property
    def last(self):
        return self.lines[-1]

    @property
    def again(self):
        return any(line.startswith("running ") for line in self.lines)

    def told(self, begin):
        return [line for line in self.lines if line.startswith(begin)]


@pytest.fixture
def check(tmp_path):
    """Runs the check on files of tests, or on one."""

    def checked(tests, *words):
        (tmp_path / "conftest.py").write_text(CONFTEST)
        for name, text in (tests if isinstance(tests, dict) else {"toy": tests}).items():
            (tmp_path / f"test_{name}.py").write_text(FIRST + text)
        done = run(sys.executable, TOP / "tests/check.py", "-p", "no:cacheprovider", *words,
                   cwd=tmp_path)
        kept = tmp_path / "build/check/unstable.txt"
        return Checked(done.returncode, done.stdout.splitlines(),
                       kept.read_text().splitlines() if kept.exists() else None)

    return checked


@pytest.mark.parametrize("seconds, others, told", [
    ({"a": 14, "b": 2}, 0, []), ({"a": 16, "b": 2}, 0, ["a"]),
    ({"a": 16, "b": 4}, 0.09, []), ({"a": 22, "b": 2.8}, 0, ["a"]), ({"a": 22, "b": 3}, 0, []),
    ({"a": 7, "b": 4}, 0, ["b"]), ({"a": 16}, 0, ["a"]), ({"a": 99, "b": 2}, 0.11, [])])
def test_a_budget_is_exceeded_by_half_more_than_the_others_exceed_theirs(seconds, others, told):
    said = spent.over(seconds, {"a": 10, "others": 2}, others)
    assert [line.split()[0] for line in said] == [f"tests/{folder}" for folder in told]


def test_what_a_folder_took_is_beside_its_budget():
    folders = Counter({"a": 3, "b": 40.25})
    assert spent.table(Counter({"a/c.py": 3}), folders, {"b": 30, "others": 2}) == [
        "       3.0           tests/a/c.py",
        "   seconds    budget", "      40.2        30 tests/b", "       3.0         2 tests/a"]


def test_work_of_our_own_is_no_work_of_others():
    before = spent.of_us(), spent.of_this_host()
    run(sys.executable, "-c", "import time\nwhile time.process_time() < 1: pass", check=True)
    assert spent.of_us() - before[0] > 0.98
    assert spent.of_this_host() - before[1] > 0.9


def test_what_took_longest_begins_first(check, tmp_path):
    tests = "import time\n" + "".join(
        f"def test_{name}():\n    time.sleep({took}); open('order', 'a').write('{name}')\n"
        for name, took in (("a", 0), ("b", 0.5), ("c", 0.2)))
    for _ in range(2):
        assert check(tests, "-n", "1", *MANY[2:]).status == 0
    assert (tmp_path / "order").read_text() == "abc" + "bca"


def test_one_worker_begins_with_machines_and_the_other_with_the_host(check, tmp_path):
    """As the run before had it: each worker has two groups at once."""
    tests = "".join(f"def test_{word}():\n    subprocess.run(['true', '{word}'])\n"
                    f"    open(os.environ['PYTEST_XDIST_WORKER'], 'a').write('{word} ')\n"
                    for word in ("one", "two", "three", "machine", "demo", "exact"))
    for _ in range(2):
        for worker in tmp_path.glob("gw*"):
            worker.unlink()
        assert check(tests, *MANY).status == 0
    machines, host = (set((tmp_path / worker).read_text().split()[:2]) for worker in ("gw0", "gw1"))
    if machines & {"one", "two", "three"}:
        machines, host = host, machines  # either worker may be ready first
    assert machines < {"machine", "demo", "exact"} and host < {"one", "two", "three"}


def test_the_time_in_which_one_worker_alone_had_work():
    took = spent.Spent()
    for last, tail in (({"gw0": 10.0, "gw1": 72.0, "gw2": 70.5}, 1.5), ({"": 3.0}, 0), ({}, 0)):
        took.last = last
        assert took.tail() == tail


@pytest.mark.parametrize("idle, made, expected", [
    (9, "", 1), (-1, "", 0), (9, "kernel/6.1-x", 0), (9, "kmod/x", 1)])
def test_a_folder_that_is_too_dear_is_a_failure(check, tmp_path, monkeypatch, idle, made, expected):
    """Not on a busy host, nor where a kernel or a disk had to be downloaded."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    (tmp_path / "budgets.toml").write_text("others = 0.1\n")
    done = check(f"import spent\nimport time\nspent.IDLE = {idle}\ndef test_a():\n"
                 f"    time.sleep(0.6)\n    os.makedirs('{tmp_path}/tare/{made}', exist_ok=True)\n",
                 "--budgets", "budgets.toml")
    told = done.told("tests/. took 1 s of its budget of 0.1 s")
    assert (done.status, len(told)) == (expected, expected)
    assert done.told("others had ")
    assert len(done.told("kernel/6.1-x was not in the cache: no budget holds")) == \
        made.startswith("kernel")


@pytest.mark.parametrize("number, status, said", [
    (3, 0, ["check: 4 passed, 0 failed, 0 skipped"]),
    (4, 1, ["more than 3 unstable tests are a failure", "check: 1 passed, 4 failed, 0 skipped"])])
def test_more_than_three_unstable_are_a_failure(check, number, status, said):
    done = check("def test_a(): pass\n" + "".join(map(unstable, range(number))))
    assert (done.status, len(done.unstable)) == (status, number)
    assert done.lines[-len(said):] == said


def test_what_passes_alone_is_unstable_and_what_fails_twice_a_failure(check):
    """A fixture that fails for many tests is one."""
    done = check({
        "boot": "@pytest.fixture(scope='module')\ndef boot(request):\n"
                "    if first(f'boot.{os.getpid()}') and first('boot'):\n"
                "        raise OSError('no room')\n" + "".join(
                    f"@pytest.mark.xdist_group('one')\ndef test_{number}(boot): pass\n"
                    for number in range(6)),
        "toy": "def test_a(): assert 1 > 2\n@pytest.mark.xdist_group('a b')\n" + unstable(1)},
        *MANY)
    unstable_ones = ["test_boot.py::test_0", "test_toy.py::test_unstable_1"]
    assert (done.status, sorted(done.unstable), done.again) == (1, unstable_ones, True)
    assert sorted(done.told("unstable: ")) == [f"unstable: {one}" for one in unstable_ones]
    assert done.last == "check: 7 passed, 1 failed, 0 skipped"


ONCE = [
    "raise ValueError('machine minimal-6.1: panicked: kernel panic: VFS')",
    "raise ValueError('machine minimal-6.1: splat: WARNING: CPU: 0')",
    "raise ValueError('machine minimal-6.1: lost: status 1')",
    "raise ValueError(dict(verdict='miscomputed'))",
    "print('==7==ERROR: AddressSanitizer: heap-use-after-free'); assert 0",
    "said = subprocess.run(['sh', '-c', 'yes x | head -c 2000; echo Leak\"\"Sanitizer:'],"
    " capture_output=True, text=True); assert said.returncode",
    "print('a.c:3:1: runtime error: shift exponent 65'); assert 0",
    "raise ValueError('kernel BUG at mm/slub.c:1')",
    "raise ValueError('WARNING: possible circular locking dependency detected')",
    "raise ValueError('the guest has: Oops: 0002 [#1]')",
    "said = json.dumps({'verdict': 'spl' 'at'}); assert 0",
    "subprocess.run(['true', '-icount']); raise KeyError('Ir')",
    "subprocess.run(['true', 'memcpy', 'demo', '--exact']); assert 321 == 320"]


def test_what_no_busy_host_causes_is_not_run_again(check):
    """Also at the end of a test that failed."""
    tests = {at: f"def test_a():\n    {body}\n" for at, body in enumerate(ONCE)}
    tests["end"] = (f"@pytest.fixture\ndef guest():\n    yield\n    {ONCE[7]}\n"
                    "def test_a(guest):\n    assert 0\n")
    done = check(tests)
    assert (done.status, done.unstable, done.again) == (1, [], False)
    told = [line.split(":")[1] for line in done.told("not run again: ")]
    assert sorted(told) == sorted(f" test_{at}.py" for at in tests)


def test_what_a_busy_host_causes_is_run_again(check):
    bodies = ("raise OSError('starved: the guest waited 270 of 300 s for a CPU: this host is busy; "
              "the kernel said: watchdog: BUG: soft lockup - CPU#0 stuck')",
              "said = {'lost': 0}; assert 0", "raise OSError('lost: 0')",
              "subprocess.run(['true', '-icount']); raise OSError('124: no end after 300 s')")
    done = check({at: f"def test_a():\n    if first('{at}'):\n        {body}\n"
                  for at, body in enumerate(bodies)})
    assert done.unstable == [f"test_{at}.py::test_a" for at in range(4)], done.lines


def test_a_worker_that_died_is_a_failure(check):
    done = check("def test_a():\n    if first('a'):\n        os._exit(9)\n", *MANY)
    assert (done.status, done.unstable, done.again) == (1, [], False)


@pytest.mark.parametrize("tests, expected", [
    # a broken build
    ("".join(f"def test_{number}(): assert 0\n" for number in range(21)), {1}),
    ("def test_a(:\n", {1, 2}), ("", {5})])
def test_what_is_no_run_is_a_failure(check, tests, expected):
    done = check(tests)
    assert done.status in expected and not done.again


def test_a_splat_is_not_run_again_because_the_host_was_busy_too():
    busy = "the guest waited 270 of 500 s for a CPU: this host is busy; the kernel said: "
    stall = f"{busy}watchdog: BUG: soft lockup - CPU#0 stuck for 22s!"
    assert failures.once_alone(f"{busy}BUG: KASAN: slab-use-after-free in x")
    assert failures.once_alone(f"{stall}\nkernel BUG at a.c:1")
    assert not failures.once_alone(stall)
