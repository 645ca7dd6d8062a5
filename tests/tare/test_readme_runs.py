# SPDX-License-Identifier: GPL-2.0-only
"""Each line of README.md without a word in capitals is run as it stands, by a shell, in a copy of
the tree, at night; or it stands below with the reason why not.
"""

import re
import subprocess

import documented
import pytest
import tareqemu
from breadth import at_night, some
from programs import BUILD, TOP
from stand_ins import ends_well, in_shell
from tareqemu import CannotHere, kmod

LINES = documented.whole_lines(TOP / "README.md")
# one after the other in a machine, by `make check-all`, since they change the kernel
IN_MACHINE = (
    "make -C kmod && sudo insmod kmod/memtap/tare_memtap.ko",
    "sleep 10; sudo cat /dev/tare_memtap | tee my.profile | head",
    "sudo bpftrace -e 'tracepoint:tare:mem_copy { @[kstack(3)] = hist(args.len); }'",
    "sudo rmmod tare_memtap",
)
LEFT_OUT = {
    "make demo": "continuous integration runs it in a clean clone, before anything is built",
    "make check": "it would run itself",
    "make install": "changes this host; tests/tare/test_installed.py gives it a DESTDIR",
    "build/bin/tare reproduce --bundle my.bundle": "test_bundle.py runs it, by --quick",
    "tare reproduce": "`make reproduce` runs it",
    "tare bench": "`make bench` runs it",
    "tare machine": "the name of several verbs, each with an example of its own",
    "tare report": "needs a file; as it stands it names its usage",
}
# in the order of the page
HERE = [line for line in LINES if line not in (*IN_MACHINE, *LEFT_OUT)]
# The guest is who may use sudo, has no compiler, and finds the module built; somebody must end
# bpftrace, which a reader does with INT
GUEST = """
set -e
sudo() {
    case $1 in
    bpftrace) (for i in 1 2 3 4 5 6; do ls -lR /etc; sleep 5; done >/dev/null) &
        timeout --preserve-status --signal=INT 30 "$@" ;;
    *) "$@" ;;
    esac
}
make() { [ "$*" = "-C kmod" ]; }
mkdir -p /run/reader/kmod/memtap
cp /tare/kmod/tare_memtap.ko /run/reader/kmod/memtap/
cd /run/reader
"""


def test_what_is_not_run_as_it_stands_is_there():
    assert len(LINES) > 25 and set(LEFT_OUT) <= set(LINES)
    assert [line for line in LINES if line in IN_MACHINE] == list(IN_MACHINE)


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    """A copy of the tree in which all is built."""
    tree = tmp_path_factory.mktemp("readme") / "tare"
    tree.mkdir()
    parts = [path for path in TOP.iterdir() if path.name != ".git" and path != BUILD]
    subprocess.run(["cp", "-a", *parts, tree], check=True)
    for name in ("bin", "guest", "obj"):
        (tree / "build").mkdir(exist_ok=True)
        subprocess.run(["cp", "-a", BUILD / name, tree / "build"], check=True)
    return tree


@at_night("each line of README.md, as it stands")
@pytest.mark.parametrize("line", some(HERE[:1], HERE[1:]))
def test_it_runs(tree, line):
    ends_well(in_shell(line, tree, 7200))


@at_night("what README.md does on a test machine, in one")
def test_it_runs_in_a_machine(host, tmp_path):
    script = tmp_path / "reader"
    script.write_text(GUEST + "".join(f"echo '--- {at}'\n{line}\n"
                                      for at, line in enumerate(IN_MACHINE)))
    try:
        outcome = tareqemu.run("debian-7.2", ["bash", "/tare/reader"], timeout=900, cpus=1,
                               files={"/tare/reader": script},
                               modules=kmod.build("7.2", TOP / "kmod"))
    except CannotHere as reason:
        pytest.skip(str(reason))
    said = outcome.stdout.decode()
    assert (outcome.verdict, outcome.reason) == ("passed", ""), said + outcome.stderr.decode()
    _, inserted, profile, stacks, removed = re.split(r"^--- \d\n", said, flags=re.M)
    assert not inserted and not removed
    assert len(profile.splitlines()) == 10 and profile.startswith("# tare profile")
    assert re.search(r"^@\[\n( +\S+\+\d+\n)+\]:", stacks, re.M) and "|@@" in stacks
