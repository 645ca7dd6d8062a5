# SPDX-License-Identifier: GPL-2.0-only
"""Tests that others wrote of these services, out of Debian's packages, for our front ends."""

import re
import subprocess

from programs import TOP, built
from tareqemu import apt, cache
from tareqemu.errors import CannotHere, telling

HERE = TOP / "tests/nt/upstream"
KERNELS_TESTS = "tools/testing/selftests"
WINES_TESTS = ("kernel32/tests/sync.c", "ntdll/tests/sync.c", "ntdll/tests/om.c",
               "ntdll/tests/ntdll_test.h")
# what is not asked of our front ends, in the kernel's test: a mutex that is owned 2^32 - 1 times
_TOO_OFTEN = re.compile(r"\tmutex_args\.count = ~0u;.*?close\(mutex\);\n", re.DOTALL)


def wine():
    """A folder with Wine's headers and the tests."""
    members = " ".join(f"'*/dlls/{name}'" for name in WINES_TESTS)
    return _unpacked("wine-1", "bookworm", "deb-src", "source --download-only --tar-only wine",
                     "tar -xf *.orig.tar.* --strip-components=1 --wildcards '*/include/*' "
                     + members)


def ntsync():
    """A folder with the kernel's test, and all it includes."""
    return _unpacked("ntsync-1", "trixie", "deb", "download linux-source-7.2",
                     "dpkg-deb --fsys-tarfile *.deb | tar -xO --wildcards '*.tar.xz' | tar -xJ "
                     f"--strip-components=1 --wildcards '*/{KERNELS_TESTS}/drivers/ntsync/*.c' "
                     f"'*/{KERNELS_TESTS}/kselftest*.h' '*/include/uapi/linux/ntsync.h'")


def _unpacked(key, suite, kind, words, script):
    """A folder in which apt-get does WORDS, and then a shell the SCRIPT."""
    def make(path):
        _get(path, suite, kind, *words.split())
        subprocess.run(["bash", "-ec", f"set -o pipefail; {script}; "
                        "rm -rf lists *.deb *.orig.tar.*"], cwd=path, check=True)
    return cache.obtain("upstream", key, make)


def _get(path, suite, kind, *words):
    """Downloads by apt-get, with lists of its own, into the new folder PATH."""
    (path / "lists/partial").mkdir(parents=True)
    sources = [f"{kind} {line.partition(' ')[2]}\n"
               for line in apt.sources(suite, backports=suite != "bookworm")]
    (path / "sources.list").write_text("".join(sources))
    options = [f"-oDir::Etc::SourceList={path}/sources.list", "-oDir::Etc::SourceParts=/dev/null",
               f"-oDir::State::Lists={path}/lists", "-oAPT::Update::Error-Mode=any"]
    for command in (["update"], words):
        done = subprocess.run(["apt-get", "-qq", *options, *command], cwd=path, text=True,
                              stdin=subprocess.DEVNULL, capture_output=True, check=False)
        if done.returncode:
            raise CannotHere(f"apt-get {' '.join(words)}: {telling(done.stderr, '^E: ')}")


def compiled(to, source, *words, fronts=True):
    """A program of a source, and of all front ends, that runs anywhere."""
    ours = [f"-I{TOP}/{folder}" for folder in ("userspace", "userspace/nt", "kmod/ntobj",
                                               "kmod/include/uapi")]
    words = [*words, *ours, built("nt_fronts.o")] if fronts else words
    # what others wrote is not free of warnings
    done = subprocess.run(["gcc", "-w", "-std=gnu11", "-D_GNU_SOURCE", "-o", to, source, *words,
                           "-static", "-pthread"], capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return to


def wine_program(folder, source, functions):
    """Wine's FUNCTIONS of a SOURCE in the FOLDER that wine() gives, over our front ends."""
    tests = wine()
    return compiled(folder / source.replace("/", "-"), HERE / "wine.c", "-O1", "-fshort-wchar",
                    f'-DTESTS="dlls/{source}"', f"-I{tests}", f"-I{tests}/include",
                    "-DFUNCTIONS=" + " ".join(f"ASK({name})" for name in functions))


def ntsync_programs(folder):
    """The kernel's test: of /dev/ntsync, and over our front ends. Without optimisation, by which
    its counter of stress_wait stays in a register. It compares a descriptor with 0 where later
    kernels want at least 0.
    """
    tests = ntsync()
    text = (tests / KERNELS_TESTS / "drivers/ntsync/ntsync.c").read_text()
    text = _once(re.compile(r"EXPECT_EQ\(0, objs\[3\]\)"), "EXPECT_LE(0, objs[3])", text)
    (folder / "kernel.c").write_text(text)
    (folder / "fronts.c").write_text(_once(_TOO_OFTEN, "", text))
    (folder / "linux").mkdir()
    (folder / "linux/ntsync.h").write_text((tests / "include/uapi/linux/ntsync.h").read_text())
    words = "-O0", f"-I{folder}", f"-I{tests}/{KERNELS_TESTS}"
    return (compiled(folder / "kernel", folder / "kernel.c", *words, fronts=False),
            compiled(folder / "fronts", HERE / "ntsync.c", '-DSELFTEST="fronts.c"', *words))


def _once(pattern, by, text):
    text, count = pattern.subn(by, text)
    assert count == 1, f"{pattern.pattern}: {count} times in the kernel's test"
    return text
