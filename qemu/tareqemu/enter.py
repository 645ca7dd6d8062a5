# SPDX-License-Identifier: GPL-2.0-only
"""Commands inside a Debian tree: as root, in namespaces of an ordinary user, or by fakechroot.

Each way runs the tree's own programs with the tree's own libraries at the same paths, so what
they make is the same to the byte.
"""

import functools
import os
import subprocess
from pathlib import Path

from . import child
from .errors import CannotHere

ROOT, NAMESPACE, FAKECHROOT = "root", "namespace", "fakechroot"
_ENVIRONMENT = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C"}
_OWN_PROCESSES = ["--mount", "--pid", "--fork", "--kill-child"]
_AS_ROOT_THERE = ["--user", "--map-root-user"]
_LIBRARIES = "usr/lib/x86_64-linux-gnu"
_PRELOADED = f"{_LIBRARIES}/fakechroot/libfakechroot.so"
LOADER = "lib64/ld-linux-x86-64.so.2"


@functools.cache
def way():
    """How this user gets into a tree."""
    if not os.geteuid():
        return ROOT
    return NAMESPACE if namespaces() else FAKECHROOT


def namespaces():
    """Whether the kernel gives namespaces of users, by trying: in a chroot and in many containers
    it does not, to root neither."""
    return _works(*_AS_ROOT_THERE, *_OWN_PROCESSES, "--mount-proc")


@functools.cache
def many_users():
    """Whether this user can have namespaces with many users in them, as installing Debian needs:
    newuidmap and lines in /etc/subuid and /etc/subgid give them."""
    # where it gets no namespace, unshare leaves a child that waits for ever for one
    return way() == NAMESPACE and _works(*_AS_ROOT_THERE, "--map-auto", *_OWN_PROCESSES,
                                         "--mount-proc")


def _works(*options):
    done = subprocess.run(["unshare", *options, "true"], stdin=subprocess.DEVNULL,
                          stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return not done.returncode


def packages():
    """What a tree has to hold for its user's way into it."""
    return ["libfakechroot"] if way() == FAKECHROOT else []


def inside(root, command, **options):
    """Runs a command inside a tree; returns what subprocess.run returns.

    It has a /proc, which compilers' helpers ask for, and /dev/null. Its mounts and processes are
    its own and are gone with it, but by fakechroot, where there are no mounts, /proc is the host's,
    and statically linked programs do not run.
    """
    words, changes = _WAYS[way()](root)
    options = {"env": _ENVIRONMENT, "what": command[0], **changes, **options}
    return child.run([*words, *command], **options)


def _as_root(root):
    return _alone(root, f"--propagation={propagation()}"), {}


def _in_namespace(root):
    (root / "dev").mkdir(exist_ok=True)
    # devices are those of the host: who is not root cannot make any
    return _alone(root, *_AS_ROOT_THERE, before='mount --rbind /dev "$1/dev" && '), {}


def _alone(root, *options, before=""):
    """The shell stays as process 1, to which the kernel hands orphans and no signal that would
    end it: make, told to end, would wait there for ever for children that it has reaped."""
    (root / "proc").mkdir(exist_ok=True)
    script = f'{before}{{ chroot "$@"; exit $?; }}'
    # by unshare itself: a minimal Debian has no program mount
    return ["unshare", *options, *_OWN_PROCESSES, f"--mount-proc={root}/proc", "sh", "-c", script,
            "sh", root]


def outside(command):
    """The words that run a command on this host's own tree: its processes end with it, daemons
    too, but by fakechroot."""
    options = {ROOT: [f"--propagation={propagation()}"],
               NAMESPACE: ["--user", "--map-current-user"]}.get(way())
    if options is None:
        return command
    return ["unshare", *options, *_OWN_PROCESSES, "--mount-proc", "sh", "-c", '"$@"; exit $?',
            "sh", *command]


def _faked(root):
    """The tree's own loader and its own libfakechroot: the host's C library may be another one."""
    if not (root / _PRELOADED).is_file():
        raise CannotHere(f"{root} was made by somebody with other rights: the kernel lets you have "
                         "no namespaces here, and the tree has no libfakechroot; remove it")
    _lead_back(root)
    loader = root / LOADER
    # for the loader alone: the host's programs before it take the host's libraries
    environment = {
        "FAKECHROOT": "true", "FAKECHROOT_BASE": str(root), "FAKECHROOT_EXCLUDE_PATH": "/dev:/proc",
        # without its option for argv[0], with which scripts lose arguments
        "FAKECHROOT_ELFLOADER": str(loader),
        "LD_LIBRARY_PATH": str(root / _LIBRARIES), "LD_PRELOAD": str(root / _PRELOADED)}
    # a shell finds the command, and starts scripts too
    words = [loader, "--argv0", "sh", root / "usr/bin/dash", "-c", 'exec "$@"', "sh"]
    return ["env", *map("=".join, environment.items()), *words], {"cwd": root}


_WAYS = {ROOT: _as_root, NAMESPACE: _in_namespace, FAKECHROOT: _faked}


def _lead_back(root):
    """Paths that make's wildcards ask for get the tree's own path before them twice, since
    fakechroot hands its glob() what it has changed already. Then they shall lead here as well."""
    again = root / str(root).lstrip("/")
    again.parent.mkdir(parents=True, exist_ok=True)
    if not again.is_symlink():
        again.symlink_to(os.path.relpath(root, again.parent))


def relative_links(root):
    """Turns absolute links into relative ones: fakechroot cannot bend where the kernel goes."""
    for folder, folders, files in os.walk(root):
        for name in (*folders, *files):
            path = Path(folder, name)
            if path.is_symlink() and (target := os.readlink(path)).startswith("/"):
                path.unlink()
                # made by a program under fakechroot it has the tree's path in it
                inner = target.removeprefix(f"{root}/").lstrip("/")
                path.symlink_to(os.path.relpath(root / inner, folder))


def propagation():
    """Of mounts in a namespace of one's own: private, so that they are not seen outside; in a
    chroot there is no mount at / to make private, and the kernel refuses to."""
    mounts = Path("/proc/self/mountinfo").read_text().splitlines()
    return "private" if any(line.split()[4] == "/" for line in mounts) else "unchanged"
