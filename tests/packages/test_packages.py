# SPDX-License-Identifier: GPL-2.0-only
"""The Debian packages: what they are built from, and installed, used and purged on a Debian."""

import gzip
import os
import re
import shutil

import pytest
import tare as package
from breadth import at_night
from programs import TOP, run
from tare import experiments
from tareqemu import apt, enter, roots

ALL = at_night("builds packages and whole Debians")
CONTROL = (TOP / "debian/control").read_text()
NAMES = ["tare", "tare-dkms", "tare-doc"]


def field(name, of):
    """The packages in a field of a paragraph of debian/control, without versions."""
    paragraph = re.search(rf"^{of}\n(?:.+\n)*", CONTROL, re.M)[0]
    found = re.search(rf"^{name}:((?:.*\n)(?:[ \t].*\n)*)", paragraph, re.M)[1]
    return {re.sub(r"\(.*", "", word).strip() for word in found.split(",")}


def test_the_version_has_one_home():
    first = (TOP / "debian/changelog").read_text().split("\n", 1)[0]
    assert first.startswith(f"tare ({package.__version__}) ")
    assert f'\nversion: "{package.__version__}"\n' in (TOP / "CITATION.cff").read_text()
    assert f"\n## {package.__version__}\n" in (TOP / "CHANGELOG.md").read_text()
    assert set(re.findall(r" tare/(\S+)", (TOP / "docs/install.md").read_text())) == {
        package.__version__}


def test_what_experiments_are_built_with_is_there_for_the_build():
    wanted = {name for one in experiments.everyone() for name in one.packages}
    assert wanted - field("Build-Depends", "Source: tare") == set()


def test_what_the_command_needs_is_there_for_the_package():
    script = (TOP / "tools/install-packages").read_text()
    wanted = set(re.search(r'^run="([^"]*)"', script, re.M)[1].split())
    given = field("Depends", "Package: tare") | field("Recommends", "Package: tare")
    assert wanted - given == {"python3"}  # which dh_python3 names


@ALL
@pytest.mark.parametrize("suite", ["bookworm", "trixie"])
def test_no_other_package_has_a_command_of_ours(suite, tmp_path):
    """As rtla has timerlat, which one of ours once was: dpkg would refuse to install both."""
    taken = set()
    for part in ("amd64", "all"):
        mirror = apt.sources(suite)[0].split()[1].rstrip("/")
        run("/usr/lib/apt/apt-helper", "download-file",
            f"{mirror}/dists/{suite}/main/Contents-{part}.gz", tmp_path / part, check=True)
        with gzip.open(tmp_path / part, "rt", encoding="utf-8") as lines:
            taken |= {line.split()[0] for line in lines
                      if line.startswith(("usr/bin/", "usr/libexec/tare/"))}
    assert len(taken) > 20_000
    ours = {f"usr/bin/{name}" for one in experiments.everyone() for name in one.programs}
    assert not (ours | {"usr/bin/tare"}) & taken


@pytest.fixture(scope="module")
def packages(tmp_path_factory):
    """The folder with the packages of an archive of what is committed, as of a tag, without git."""
    for program in ("dpkg-buildpackage", "dh", "dh_dkms", "dh_python3", "git"):
        if not shutil.which(program):
            pytest.skip(f"{program} is not installed here: tools/install-packages packages")
    folder = tmp_path_factory.mktemp("packages")
    run("git", "-C", TOP, "archive", "--prefix", "tree/", "-o", folder / "tree.tar", "HEAD",
        check=True)
    run("tar", "-xf", folder / "tree.tar", "-C", folder, check=True)
    no_git = folder / "git"
    no_git.write_text(f"#!/bin/sh\ntouch {folder}/asked\nexit 127\n")
    no_git.chmod(0o755)
    done = run("dpkg-buildpackage", "-us", "-uc", "-b", cwd=folder / "tree", timeout=1800,
               env={**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"})
    assert done.returncode == 0, done.stderr[-3000:]
    assert not (folder / "asked").exists()
    assert {path.name.partition("_")[0] for path in folder.glob("*.deb")} - {"tare-dbgsym"} == \
        set(NAMES)
    return folder


@ALL
def test_lintian_has_no_word_to_say(packages):
    if not shutil.which("lintian"):
        pytest.skip("lintian is not installed here: tools/install-packages packages")
    [changes] = packages.glob("*.changes")
    done = run("lintian", "--allow-root", "--fail-on", "error,warning", changes)
    assert (done.returncode, done.stdout) == (0, "")


def files(root):
    """Every path below ROOT, but what any installation or user of a package changes."""
    left_out = re.compile(r"(var/(cache|log|lib/dpkg)|tmp|proc|home)(/|$)|.*\.pyc$"
                          r"|etc/ld\.so\.cache|.*/fontconfig(/|$)")
    return {name for folder, folders, inside in os.walk(root) for one in (*folders, *inside)
            if not left_out.match(name := os.path.relpath(os.path.join(folder, one), root))}


@pytest.fixture(scope="module", params=["bookworm", "trixie"])
def debian(request, packages, tmp_path_factory):
    """(root of a Debian with what the packages depend on, words that install and purge them)."""
    if os.geteuid():
        pytest.skip("a chroot for packages with scripts of their own needs root")
    folder = tmp_path_factory.mktemp(request.param)
    wanted = {"man-db", "bash-completion", "dkms", "passwd"}
    for name in NAMES:
        [path] = packages.glob(f"{name}_*.deb")
        said = run("dpkg-deb", "-f", path, "Depends", check=True).stdout
        wanted |= {re.split(r"[ :(|]", word.strip())[0] for word in said.split(",") if word.strip()}
    roots.install(folder / "archive", request.param, apt.sources(request.param), sorted(wanted))
    root = folder / "root"
    root.mkdir()
    run("tar", "-xpf", folder / "archive", "--numeric-owner", "-C", root, check=True)
    (folder / "archive").unlink()
    for path in (root / "etc/dpkg/dpkg.cfg.d").iterdir():
        path.unlink()  # which leave manuals out
    for name in NAMES:
        [path] = packages.glob(f"{name}_*.deb")
        shutil.copy(path, root / "tmp")
    yield root
    shutil.rmtree(root)


def inside(root, *words, home="/root"):
    return enter.inside(root, words, capture_output=True, text=True, env={
        "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8", "HOME": home,
        "DEBIAN_FRONTEND": "noninteractive"})


def there(root, *words):
    done = inside(root, *words, home="/home/user")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def as_user(root, script):
    return there(root, "setpriv", "--reuid=1000", "--regid=1000", "--clear-groups", "bash", "-c",
                 f"set -e; cd; {script}")


@ALL
def test_installed_used_and_purged(debian):
    there(debian, "useradd", "-m", "-u", "1000", "user")
    before = files(debian)
    there(debian, "sh", "-c", "dpkg -i /tmp/*.deb")
    assert as_user(debian, "tare --version") == f"tare {package.__version__}\n"
    assert "kptr_restrict" in as_user(debian, "tare doctor || [ $? = 77 ]")
    said = as_user(debian, "tare reproduce timers --quick --json r.json >/dev/null; "
                           "tare report r.json")
    assert "gettimeofday" in said
    for page in ("tare", "tare-memcpy", "memrecord", "wakelat", "tare_memtap"):
        assert "NAME" in as_user(debian, f"man {page} | cat")
    # as bash asks it at a TAB after `tare machine r`
    asked = (". /usr/share/bash-completion/bash_completion; "
             ". /usr/share/bash-completion/completions/tare; "
             "COMP_LINE='tare machine r' COMP_POINT=14 COMP_TYPE=9 COMP_WORDS=(tare machine r); "
             "COMP_CWORD=2; _python_argcomplete tare r machine; echo \"${COMPREPLY[@]}\"")
    assert as_user(debian, asked).split() == ["run"]
    assert "tare/" in there(debian, "dkms", "status")
    there(debian, "dpkg", "-P", *NAMES)
    assert files(debian) == before
